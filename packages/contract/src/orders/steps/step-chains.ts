import { agree, type Decision, refuse } from '../../shared/decision.ts'
import { type ActorKind, type DeliveryType, decideTransition, type OrderPosition, type OrderStatus } from '../statuses.ts'

/** The steps between the acceptance and the way to the customer that a shop may leave out on its screens. */
export type UsedSteps = { preparing: boolean; ready: boolean }

/** The way of an accepted order by how it is handed over, every step of the state machine in order. */
const WAYS: Record<DeliveryType, readonly OrderStatus[]> = {
  delivery: ['confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered'],
  pickup: ['confirmed', 'preparing', 'ready', 'delivered'],
}

/** What one tap passes through on its way, by where the order is and where it goes. A move that is not here is one step. */
const BETWEEN: Partial<Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderStatus[]>>>> = {
  confirmed: { ready: ['preparing'], out_for_delivery: ['preparing'], delivered: ['preparing', 'ready'] },
  preparing: { delivered: ['ready'] },
}

/**
 * The statuses that the order gets one after the other on its way to `to`, which is the last. Each is a move of the state machine;
 * refuses as `decideTransition` with the move that is not allowed.
 */
export const decideChain = (order: OrderPosition, to: OrderStatus, actor: ActorKind): Decision<OrderStatus[]> => {
  const chain = [...(BETWEEN[order.status]?.[to] ?? []), to]
  let status = order.status
  for (const next of chain) {
    // Who asked is told where the order is, not where it would have been.
    if (!decideTransition({ ...order, status }, next, actor).ok)
      return refuse('orders.illegal_transition', {
        current: order.status,
        wanted: to,
        by: order.changed_by ?? null,
        at: order.changed_at ?? null,
      })
    status = next
  }
  return agree(chain)
}

/**
 * The next steps on a shop's screen, the usual one first, without the steps that the shop does not use. An order that stands in a
 * step that was switched off since goes on from there.
 */
export const nextSteps = (
  { status, delivery_type }: Pick<OrderPosition, 'status' | 'delivery_type'>,
  used: UsedSteps,
): OrderStatus[] => {
  if (status === 'pending') return ['confirmed']
  const way = WAYS[delivery_type]
  const place = way.indexOf(status)
  if (place === -1) return []
  const ahead = way.slice(place + 1).filter((step) => (step !== 'preparing' && step !== 'ready') || used[step])
  const [next] = ahead
  if (!next) return []
  // A packed order may leave the shop at once.
  return next === 'ready' && delivery_type === 'delivery' ? ['ready', 'out_for_delivery'] : [next]
}
