import type { Order } from '@jhola/contract/orders/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from '../../../../shared/navigation/navigation.tsx'
import { type OrderKey, takeOrder } from '../api/order.ts'
import { fetchPaymentStatus, refundStatusQuery } from './payment-api.ts'

/**
 * The refunds of an order, refetched with every change of the order. A user who returns from the payment page to an order that
 * needs no payment any more (`?paying=`) may have paid nevertheless: the payment service is queried at once.
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
  const checkOnArrival = useEffectEvent(async (paymentId: string) => {
    // Not paid, or the payment service does not answer: nothing to report.
    const reply = await fetchPaymentStatus(orderKey, paymentId).catch(() => null)
    if (reply) takeOrder(client, orderKey, reply.order)
    await refetch()
  })
  useEffect(() => {
    if (comesFrom) void checkOnArrival(comesFrom)
  }, [comesFrom])
  return data
}
