import type { Order } from '@jhola/contract/orders/schema'
import { isOpenStatus } from '@jhola/contract/orders/statuses'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ConnectionStatus, connectOrder } from '../../../shared/realtime-client.ts'
import { useOnline } from '../../../shared/use-online.ts'
import { type OrderKey, orderQuery, type ShownOrder, takeOrder } from '../api/order.ts'

/** How often the order is read while the live channel is down. */
const POLL_MS = 15_000

/** Can anything still happen to it? A paid, delivered order is at rest. */
const isMoving = (order: Order): boolean =>
  isOpenStatus(order.status) ||
  (order.payment_method !== 'cod' &&
    order.payment_method !== 'cash' &&
    order.payment_status === 'pending' &&
    order.status !== 'cancelled')

/** The order as it was placed a moment ago: shown until the server has answered. */
const justPlaced = (order: Order | undefined): ShownOrder | undefined =>
  order && { success: true, order, view_only: false, seq: 0, upi: null }

/**
 * One order, kept up to date: by the live channel while it stands, by asking every 15 s while it does not. `status` says which,
 * so that the page can be honest about it. `placed`: what the checkout passed on.
 */
export const useLiveOrder = ({ orderId, token }: OrderKey, placed: Order | undefined) => {
  const client = useQueryClient()
  const isOnline = useOnline()
  const [status, setStatus] = useState<ConnectionStatus>('connecting')
  const query = useQuery({
    ...orderQuery({ orderId, token }),
    // An order is only worth what it says now.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data.order) && status !== 'connected' ? POLL_MS : false),
    initialData: () => justPlaced(placed?.id === orderId ? placed : undefined),
    initialDataUpdatedAt: placed ? Date.parse(placed.updated_at) : 0,
  })
  const isFollowing = query.data !== undefined && isMoving(query.data.order)
  useEffect(() => {
    if (!isFollowing) return
    const key = { orderId, token }
    const channel = connectOrder({
      orderId,
      token,
      onStatus: setStatus,
      onEvent: ({ order }) => takeOrder(client, key, order),
      onResync: () => void client.invalidateQueries({ queryKey: orderQuery(key).queryKey }),
    })
    return () => channel.close()
  }, [client, orderId, token, isFollowing])
  return { ...query, live: status === 'connected' && isFollowing && isOnline, isFollowing }
}
