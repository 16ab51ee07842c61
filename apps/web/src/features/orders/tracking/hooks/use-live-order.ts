import type { Order } from '@jhola/contract/orders/schema'
import { isOpenStatus } from '@jhola/contract/orders/statuses'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ConnectionStatus, connectOrder } from '../../../../domain/realtime/realtime-client.ts'
import { useOnline } from '../../../../shared/api/use-online.ts'
import { type OrderKey, orderQuery, takeOrder } from '../api/order.ts'
import { beginWith, isGoneError, useCachedOrder } from './use-cached-order.ts'

/** How often the order is read while the live channel is down. */
const POLL_MS = 15_000

/** Can anything still happen to it? A paid, delivered order is at rest. */
const isMoving = (order: Order): boolean =>
  isOpenStatus(order.status) ||
  (order.payment_method !== 'cod' &&
    order.payment_method !== 'cash' &&
    order.payment_status === 'pending' &&
    order.status !== 'cancelled')

/**
 * One order, kept up to date: by the live channel while it stands, by asking every 15 s while it does not. `status` says which,
 * so that the page can be honest about it; `asOfMs` of when it is, when the server cannot be asked. `placed`: what the checkout passed on.
 */
export const useLiveOrder = (key: OrderKey, placed: Order | undefined) => {
  const { orderId, token } = key
  const client = useQueryClient()
  const isOnline = useOnline()
  const [status, setStatus] = useState<ConnectionStatus>('connecting')
  const query = useQuery({
    ...orderQuery({ orderId, token }),
    // An order is only worth what it says now.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data.order) && status !== 'connected' ? POLL_MS : false),
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
