import { POLL_ORDERS_MS } from '@jhola/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { ConnectionStatus } from '../../../domain/realtime/realtime-client.ts'
import { todayQuery } from './board-api.ts'
import { finishedOrders, type Order } from './board-state.ts'
import { useShopDate } from './use-shop-date.ts'

const NO_ORDERS: readonly Order[] = []

/**
 * The orders that ended on the shop's day, the latest first. `live`: the orders of the board, among them those that ended while this
 * page watched. The server is asked again after midnight, and when the channel opens: what ended while it was closed may have left
 * the board without an event.
 */
export const useFinishedToday = (live: readonly Order[], status: ConnectionStatus): Order[] => {
  const date = useShopDate()
  const isConnected = status === 'connected'
  const { data, refetch } = useQuery({ ...todayQuery, staleTime: 0, refetchInterval: isConnected ? false : POLL_ORDERS_MS })
  const read = data?.data ?? NO_ORDERS
  const readOn = useRef({ date, isConnected })
  useEffect(() => {
    const last = readOn.current
    readOn.current = { date, isConnected }
    if (last.date !== date || (isConnected && !last.isConnected)) void refetch({ cancelRefetch: false })
  }, [date, isConnected, refetch])
  return useMemo(() => finishedOrders(read, live, date), [read, live, date])
}
