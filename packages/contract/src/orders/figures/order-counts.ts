import { isOpenStatus, ORDER_STATUSES, type OrderStatus } from '../statuses.ts'

/** The status filter of the list that means several statuses: accepted and not yet on its way. */
export const PACKING_GROUP = 'packing'
export type ListStatus = OrderStatus | typeof PACKING_GROUP
export const LIST_STATUSES: readonly ListStatus[] = [...ORDER_STATUSES, PACKING_GROUP]

/** The statuses that a filter of the list stands for. */
export const statusesOf = (status: ListStatus): OrderStatus[] =>
  status === PACKING_GROUP ? ['confirmed', 'preparing', 'ready'] : [status]

/** The statuses that a shop's orders are counted by. */
export const COUNTED_STATUSES = ['pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered'] as const
type CountedStatus = (typeof COUNTED_STATUSES)[number]

/** The number of orders in each status. */
export type StatusCounts = Record<CountedStatus, number>

/**
 * The numbers beside the stages of a shop's work. Practice orders never count. `open`: every unfinished order; `pending`: waits for
 * an answer; `packing`: accepted, not yet packed; `ready`: packed; `preparing`: the two together; `unpacked`: waits for an answer or
 * for packing.
 */
export type OrderCounts = {
  open: number
  pending: number
  packing: number
  ready: number
  preparing: number
  out_for_delivery: number
  unpacked: number
}

/** The stages from the number of orders in each status. */
export const toOrderCounts = (of: StatusCounts): OrderCounts => {
  const packing = of.confirmed + of.preparing
  const preparing = packing + of.ready
  return {
    open: of.pending + preparing + of.out_for_delivery,
    pending: of.pending,
    packing,
    ready: of.ready,
    preparing,
    out_for_delivery: of.out_for_delivery,
    unpacked: of.pending + packing,
  }
}

const isCounted = (status: OrderStatus): status is CountedStatus => COUNTED_STATUSES.some((one) => one === status)

/** Counts orders by status, without practice orders. */
export const countByStatus = (orders: readonly { status: OrderStatus; practice: boolean }[]): StatusCounts => {
  const counts: StatusCounts = { pending: 0, confirmed: 0, preparing: 0, ready: 0, out_for_delivery: 0, delivered: 0 }
  for (const { status, practice } of orders) if (!practice && isCounted(status)) counts[status] += 1
  return counts
}

/** The stages of the orders on a shop's board; the only source of these numbers on a screen. */
export const countOrders = (orders: readonly { status: OrderStatus; practice: boolean }[]): OrderCounts =>
  toOrderCounts(countByStatus(orders))

/** When a finished order ended: its last change of status, ISO 8601. */
export const endedAt = (order: { updated_at: string; status_history: readonly { timestamp: string }[] }): string =>
  order.status_history.at(-1)?.timestamp ?? order.updated_at

/** Whether the order ended at this moment or later; `sinceMs` in epoch ms. Practice orders never count as done. */
export const isDoneSince = (
  order: { status: OrderStatus; practice: boolean; updated_at: string; status_history: readonly { timestamp: string }[] },
  sinceMs: number,
): boolean => !isOpenStatus(order.status) && !order.practice && Date.parse(endedAt(order)) >= sinceMs
