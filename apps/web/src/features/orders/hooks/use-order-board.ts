import { POLL_BOARD_MS } from '@jhola/contract/constants'
import type { OrderEvent } from '@jhola/contract/realtime/events'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { apiQuery } from '../../../shared/api-query.ts'
import { type ConnectionStatus, connectShop } from '../../../shared/realtime-client.ts'
import { applyEvent, mergeOrder, type Order } from '../board-state.ts'

export const boardQuery = apiQuery('GET /orders/board', {})

type Options = { onNewOrder(order: Order): void; onStatusChange(status: ConnectionStatus): void }

/**
 * The shop's open orders, live. Events are patched into the one cache entry that the board reads; after a gap that the server
 * cannot fill the list is read again. While the socket is down the list is polled.
 */
export const useOrderBoard = ({ onNewOrder, onStatusChange }: Options) => {
  const client = useQueryClient()
  const [status, setStatus] = useState<ConnectionStatus>('connecting')
  const [latencyMs, setLatencyMs] = useState<number | null>(null)
  const board = useQuery({ ...boardQuery, refetchInterval: status === 'connected' ? false : POLL_BOARD_MS, staleTime: 0 })
  const handlers = useRef({ onNewOrder, onStatusChange })
  handlers.current = { onNewOrder, onStatusChange }

  const patch = useCallback(
    (order: Order) =>
      client.setQueryData(
        boardQuery.queryKey,
        (before) => before && { ...before, orders: [...mergeOrder(before.orders, order)] },
      ),
    [client],
  )
  const isReady = board.data !== undefined
  useEffect(() => {
    if (!isReady) return
    const take = (event: OrderEvent) => {
      client.setQueryData(
        boardQuery.queryKey,
        (before) => before && { ...before, ...applyEvent(before, event), orders: [...applyEvent(before, event).orders] },
      )
      if (event.type === 'order.placed' && event.order.status === 'pending') handlers.current.onNewOrder(event.order)
    }
    const channel = connectShop({
      since: client.getQueryData(boardQuery.queryKey)?.seq ?? 0,
      onEvent: take,
      onResync: () => void client.invalidateQueries({ queryKey: boardQuery.queryKey }),
      onStatus: (next) => {
        setStatus(next)
        handlers.current.onStatusChange(next)
      },
      onLatency: setLatencyMs,
    })
    return () => channel.close()
  }, [client, isReady])
  return { board, status, latencyMs, patch }
}
