import type { Order } from '@jhola/contract/orders/schema'
import { type OrderStatus, progressSteps } from '@jhola/contract/orders/statuses'

/** One step of an order on its page. `at`: when it was reached (ISO 8601), if it was. */
export type OrderStep = { status: OrderStatus; state: 'done' | 'current' | 'todo'; at: string | null }

type Way = Pick<Order, 'status' | 'delivery_type' | 'status_history'>

const reachedAt = (order: Way, status: OrderStatus): string | null =>
  order.status_history.findLast((entry) => entry.status === status)?.timestamp ?? null

/**
 * The steps of an order in sequence; a pickup has no delivery step. A step that the shop skipped (packed and dispatched at once)
 * is left out. A delivered order has no current step.
 */
export const orderSteps = (order: Way): OrderStep[] => {
  const steps = progressSteps(order.delivery_type)
  const current = steps.indexOf(order.status)
  return steps.flatMap((status, index): OrderStep[] => {
    const at = reachedAt(order, status)
    if (index > current) return [{ status, state: 'todo', at: null }]
    if (index < current && at === null) return []
    return [{ status, state: index === current && status !== 'delivered' ? 'current' : 'done', at }]
  })
}
