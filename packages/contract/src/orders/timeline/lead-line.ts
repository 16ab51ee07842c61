import type { Order } from '../schema.ts'
import { isUnderWay } from '../statuses.ts'

/** What the one line at the top of an order's page says. */
export const LEAD_KINDS = [
  'waiting',
  'answersBy',
  'unanswered',
  'pay',
  'accepted',
  'arriving',
  'readyBy',
  'packing',
  'packed',
  'onTheWay',
  'pickUp',
  'pickUpUntil',
  'delivered',
  'pickedUp',
  'refunding',
  'refunded',
  'unpaid',
  'cancelled',
] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

/**
 * `atMs`: the time that the line names, or until which it counts; null: none. `late`: that time was promised and has passed.
 * `amount`: rupees to pay or that come back.
 */
export type LeadLine = { kind: LeadKind; atMs: number | null; late: boolean; amount: number | null }

/** The fields of an order that the line is made of. */
export type LeadOrder = Pick<
  Order,
  | 'status'
  | 'delivery_type'
  | 'accept_by'
  | 'estimated_delivery'
  | 'status_history'
  | 'payment_status'
  | 'payment_claimed_at'
  | 'payment_method'
  | 'paid_by_service'
  | 'paid_amount'
  | 'owed_amount'
  | 'refunded_amount'
  | 'total_amount'
>

/** Above this a clock time is told instead of counting down. Milliseconds. */
export const COUNTS_WITHIN_MS = 60 * 60_000

const line = (kind: LeadKind, more: Partial<Omit<LeadLine, 'kind'>> = {}): LeadLine => ({
  kind,
  atMs: null,
  late: false,
  amount: null,
  ...more,
})

const waiting = (acceptBy: string | null, nowMs: number): LeadLine => {
  if (acceptBy === null) return line('waiting')
  const atMs = Date.parse(acceptBy)
  if (atMs <= nowMs) return line('unanswered')
  return line(atMs - nowMs > COUNTS_WITHIN_MS ? 'answersBy' : 'waiting', { atMs })
}

/** Money that has come goes back; where none is known to have come, the line says so, unless the customer says that it was paid. */
const cancelled = (order: LeadOrder): LeadLine => {
  const amount = order.refunded_amount || order.paid_amount
  if (order.status === 'refunded' || order.payment_status === 'refunded')
    return line('refunded', { amount: amount || order.total_amount })
  if (order.refunded_amount > 0 || order.payment_status === 'completed')
    return line('refunding', { amount: amount || order.total_amount })
  return line(order.payment_claimed_at === null ? 'unpaid' : 'cancelled')
}

const over = (order: LeadOrder): LeadLine => {
  const at = order.status_history.findLast(({ status }) => status === 'delivered')?.timestamp
  return line(order.delivery_type === 'pickup' ? 'pickedUp' : 'delivered', { atMs: at === undefined ? null : Date.parse(at) })
}

const onItsWay = (order: LeadOrder, nowMs: number): LeadLine => {
  const atMs = order.estimated_delivery === null ? null : Date.parse(order.estimated_delivery)
  const promise = { atMs, late: atMs !== null && atMs < nowMs }
  if (order.status === 'preparing') return line('packing', promise)
  if (order.status === 'ready') return line('packed', promise)
  if (order.status === 'out_for_delivery') return line(atMs === null || promise.late ? 'onTheWay' : 'arriving', promise)
  if (atMs === null || promise.late) return line('accepted', promise)
  return line(order.delivery_type === 'pickup' ? 'readyBy' : 'arriving', promise)
}

/** Whether the customer is to pay by UPI now and has not said that they did. */
const owesByUpi = (order: LeadOrder): boolean =>
  order.payment_method === 'upi' &&
  order.payment_status === 'pending' &&
  order.payment_claimed_at === null &&
  !order.paid_by_service

/**
 * What matters of an order now. `closesAtMs`: when its shop closes, where that is known: goods that are ready wait until then.
 * `asksForUpi`: the page shows how to pay the shop by UPI. Times in epoch ms.
 */
export const leadLineOf = (
  order: LeadOrder,
  nowMs: number,
  { closesAtMs = null, asksForUpi = false }: { closesAtMs?: number | null; asksForUpi?: boolean } = {},
): LeadLine => {
  if (order.status === 'pending') return waiting(order.accept_by, nowMs)
  if (order.status === 'delivered') return over(order)
  if (!isUnderWay(order.status)) return cancelled(order)
  if (asksForUpi && order.status === 'confirmed' && owesByUpi(order))
    return line('pay', { amount: order.owed_amount || order.total_amount })
  if (order.status === 'ready' && order.delivery_type === 'pickup')
    return closesAtMs === null ? line('pickUp') : line('pickUpUntil', { atMs: closesAtMs })
  return onItsWay(order, nowMs)
}
