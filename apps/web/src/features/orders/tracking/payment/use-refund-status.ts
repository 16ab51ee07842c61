import type { Order } from '@jhola/contract/orders/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from '../../../../shared/navigation/navigation.tsx'
import { type OrderKey, takeOrder } from '../api/order.ts'
import { fetchPaymentStatus, refundStatusQuery } from './payment-api.ts'

/**
 * What of an order's money goes back; read again with every change of the order. Whoever comes back from the bank's page to an order that
 * needs no money any more (`?paying=`) may have paid all the same: the bank is asked at once.
 */
export const useRefundStatus = (orderKey: OrderKey, order: Order) => {
  const client = useQueryClient()
  const [search] = useSearchParams()
  const { data, refetch } = useQuery({ ...refundStatusQuery(orderKey), staleTime: 0 })
  const { version } = order
  const readAgain = useEffectEvent(() => void refetch({ cancelRefetch: false }))
  useEffect(() => {
    if (version > 1) readAgain()
  }, [version])
  const comesFrom = search.get('paying')
  const askOnArrival = useEffectEvent(async (paymentId: string) => {
    // Not paid, or the bank does not say: nothing to tell then.
    const reply = await fetchPaymentStatus(orderKey, paymentId).catch(() => null)
    if (reply) takeOrder(client, orderKey, reply.order)
    await refetch()
  })
  useEffect(() => {
    if (comesFrom) void askOnArrival(comesFrom)
  }, [comesFrom])
  return data
}
