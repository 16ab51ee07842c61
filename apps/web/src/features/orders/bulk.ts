import { forwardStatuses, ORDER_STATUSES, type OrderStatus } from '@jhola/contract/orders/statuses'
import type { ApiReply } from '../../shared/api-client.ts'
import type { Order } from './board-state.ts'

type BulkReply = ApiReply<'PUT /orders/bulk/status'>

/** A step that some of the chosen orders can take, and how many. */
export type BulkStep = { to: OrderStatus; count: number }

/** What can be done with several orders at once: every next step that one of them has, in the order of the work. */
export const bulkSteps = (orders: readonly Order[]): BulkStep[] => {
  const counts = new Map<OrderStatus, number>()
  for (const order of orders) for (const to of forwardStatuses(order)) counts.set(to, (counts.get(to) ?? 0) + 1)
  return ORDER_STATUSES.flatMap((to) => {
    const count = counts.get(to)
    return count === undefined ? [] : [{ to, count }]
  })
}

/** What became of one order. `code`: why not. */
export type BulkLine = { id: string; number: string; isDone: boolean; code: string | null }

/** The server's answer in the order in which the orders were chosen, each by the number that people know. */
export const bulkLines = (orders: readonly Order[], results: BulkReply['results']): BulkLine[] => {
  const answers = new Map(results.map((result) => [result.order_id, result]))
  return orders.map(({ id, order_number: number }) => {
    const answer = answers.get(id)
    return { id, number, isDone: answer?.success ?? false, code: answer ? answer.code : 'server.failed' }
  })
}
