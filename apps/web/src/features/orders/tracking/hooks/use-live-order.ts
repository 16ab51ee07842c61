import type { Order } from '@jhola/contract/orders/schema'
import { isOpenStatus } from '@jhola/contract/orders/statuses'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ConnectionStatus, connectOrder } from '../../../../domain/realtime/realtime-client.ts'
import { useOnline } from '../../../../shared/api/use-online.ts'
import { type OrderKey, orderQuery, takeOrder } from '../api/order.ts'
import { askAgain, beginWith, isGoneError, useCachedOrder } from './use-cached-order.ts'

/** Polling interval while the live channel is down. Milliseconds. */
const POLL_MS = 15_000

/** True while the order can still change. A paid, delivered order is final. */
const isMoving = (order: Order): boolean =>
  isOpenStatus(order.status) ||
  (order.payment_method !== 'cod' &&
    order.payment_method !== 'cash' &&
    order.payment_status === 'pending' &&
    order.status !== 'cancelled')

/**
 * One order, kept current by the live channel, or by polling every 15 s while the channel is down or the last answer failed. `status`
 * says which; `asOfMs` is the time of the shown state when the server cannot be reached. `placed`: the order passed on by the checkout.
 */
export const useLiveOrder = (key: OrderKey, placed: Order | undefined) => {
  const { orderId, token } = key
  const client = useQueryClient()
  const isOnline = useOnline()
  const [status, setStatus] = useState<ConnectionStatus>('connecting')
  const query = useQuery({
    ...orderQuery({ orderId, token }),
    // Always stale: only the server's latest answer counts.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: askAgain(({ order }) => status !== 'connected' && isMoving(order), POLL_MS),
    ...beginWith(key, placed),
  })
  const asOfMs = useCachedOrder(key, query)
  const data = isGoneError(query.error) ? undefined : query.data
  const isFollowing = data !== undefined && isMoving(data.order)
  useEffect(() => {
    if (!isFollowing) return
    const followed = { orderId, token }
    const channel = connectOrder({
      orderId,
      token,
      onStatus: setStatus,
      onEvent: ({ order }) => takeOrder(client, followed, order),
      onResync: () => void client.invalidateQueries({ queryKey: orderQuery(followed).queryKey }),
    })
    return () => channel.close()
  }, [client, orderId, token, isFollowing])
  const live = status === 'connected' && isFollowing && isOnline
  return { ...query, data, live, isFollowing, asOfMs: live ? null : asOfMs }
}
