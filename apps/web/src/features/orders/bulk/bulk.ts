import type { QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import type { Partner } from '@jhola/contract/orders/offline/owner-actions'
import { ORDER_STATUSES, type OrderStatus } from '@jhola/contract/orders/statuses'
import type { BulkPlan } from '@jhola/contract/orders/steps/bulk-step'
import { isCashAtHandover } from '@jhola/contract/orders/steps/handover-money'
import type { PaidBy } from '@jhola/contract/orders/steps/paid-by'
import { nextSteps, type UsedSteps } from '@jhola/contract/orders/steps/step-chains'
import type { OrderAction } from '../actions/send-action.ts'
import type { Order } from '../data/board-state.ts'
import { oneTap, type Usual } from '../one-tap/one-tap.ts'

/** A step that some of the selected orders can take, and how many of them. */
export type BulkStep = { to: OrderStatus; count: number }

/** The bulk steps: every next step of at least one selected order, in workflow order. */
export const bulkSteps = (orders: readonly Order[], used: UsedSteps): BulkStep[] => {
  const counts = new Map<OrderStatus, number>()
  for (const order of orders) for (const to of nextSteps(order, used)) counts.set(to, (counts.get(to) ?? 0) + 1)
  return ORDER_STATUSES.flatMap((to) => {
    const count = counts.get(to)
    return count === undefined ? [] : [{ to, count }]
  })
}

/** Why nothing was stored for an order: `unusual`: something has to be asked about it, `illegal`: it is not at that step. */
export type NotDone = 'illegal' | 'unusual' | 'full' | 'repeated' | 'lost'

/** The selected orders of a step. `action`: its id in the queue; `why`: it could not be stored. */
export type BulkRow = { id: string; number: string } & ({ action: string } | { why: NotDone })

/** The status of one of them. `dropped`: the user undid it. `problem`: why it could not be applied. */
export type BulkLine =
  | { id: string; number: string; state: 'done' | 'waiting' | 'dropped' }
  | { id: string; number: string; state: 'refused'; why: NotDone }
  | { id: string; number: string; state: 'problem'; action: QueuedAction }

/** The actions of a bulk step: for each order that can take it and about which nothing has to be asked, that of its one tap. */
export const toActions = (
  orders: readonly Order[],
  to: OrderStatus,
  used: UsedSteps,
  usualOf: (order: Order) => Usual,
): OrderAction[] =>
  orders.filter((order) => nextSteps(order, used).includes(to)).flatMap((order) => oneTap(order, to, usualOf(order)) ?? [])

type PlanChoices = { usualOf(order: Order): Usual; partner: Partner | undefined; paidBy: PaidBy }

/** The actions of a plan: those of one tap, with the rider of all of them, and the cash as it came. */
export const planActions = ({ orders, to }: BulkPlan<Order>, { usualOf, partner, paidBy }: PlanChoices): OrderAction[] =>
  orders.flatMap((order) => {
    const action = oneTap(order, to, { ...usualOf(order), partner })
    if (!action) return []
    const isOtherWay = action.kind === 'move' && to === 'delivered' && paidBy !== 'cash' && isCashAtHandover(order)
    return [isOtherWay ? { ...action, paidBy } : action]
  })

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
