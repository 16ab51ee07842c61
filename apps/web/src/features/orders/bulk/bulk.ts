import type { QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { forwardStatuses, ORDER_STATUSES, type OrderStatus } from '@jhola/contract/orders/statuses'
import type { OrderAction } from '../actions/send-action.ts'
import type { Order } from '../data/board-state.ts'

/** A step that some of the selected orders can take, and how many of them. */
export type BulkStep = { to: OrderStatus; count: number }

/** The bulk steps: every next step of at least one selected order, in workflow order. */
export const bulkSteps = (orders: readonly Order[]): BulkStep[] => {
  const counts = new Map<OrderStatus, number>()
  for (const order of orders) for (const to of forwardStatuses(order)) counts.set(to, (counts.get(to) ?? 0) + 1)
  return ORDER_STATUSES.flatMap((to) => {
    const count = counts.get(to)
    return count === undefined ? [] : [{ to, count }]
  })
}

/** The selected orders of a step. `action`: its id in the queue; `why`: it could not be stored. */
export type BulkRow = { id: string; number: string } & ({ action: string } | { why: 'illegal' | 'full' | 'repeated' | 'lost' })

/** The status of one of them. `dropped`: the user undid it. `problem`: why it could not be applied. */
export type BulkLine =
  | { id: string; number: string; state: 'done' | 'waiting' | 'dropped' }
  | { id: string; number: string; state: 'refused'; why: 'illegal' | 'full' | 'repeated' | 'lost' }
  | { id: string; number: string; state: 'problem'; action: QueuedAction }

/** The actions of a bulk step: for each order that can take it, the same action as for a single order. */
export const toActions = (orders: readonly Order[], to: OrderStatus): OrderAction[] =>
  orders
    .filter((order) => forwardStatuses(order).includes(to))
    .map((order) => (to === 'confirmed' ? { kind: 'accept', order } : { kind: 'move', order, to }))

/** The current result of each selected order, from the succeeded actions (`done`, action ids) and the queue. */
export const bulkLines = (rows: readonly BulkRow[], queue: readonly QueuedAction[], done: ReadonlySet<string>): BulkLine[] =>
  rows.map((row): BulkLine => {
    const { id, number } = row
    if ('why' in row) return { id, number, state: 'refused', why: row.why }
    if (done.has(row.action)) return { id, number, state: 'done' }
    const action = queue.find((one) => one.id === row.action)
    if (!action) return { id, number, state: 'dropped' }
    return action.state === 'waiting' ? { id, number, state: 'waiting' } : { id, number, state: 'problem', action }
  })
