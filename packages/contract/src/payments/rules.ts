import { balanceOf } from '../orders/packing/money-after-packing.ts'
import type { PaymentStatus } from '../orders/schema.ts'
import { agree, type Decision, refuse } from '../shared/decision.ts'
import { type Paise, rupeesToPaise } from '../shared/money.ts'

/**
 * The state of a payment attempt. `held`: another amount than requested arrived; a person must check it. `given_back`: the
 * money was refunded.
 */
export const PAYMENT_STATES = ['created', 'paid', 'failed', 'held', 'given_back'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The provider's report about an attempt; `open`: no result yet. `transaction`: its id of the received money. */
export type PaymentOutcome =
  | { state: 'open' }
  | { state: 'paid'; amountPaise: number; transaction: string | null }
  | { state: 'failed'; reason: PaymentFailure }

/** Why an attempt failed. */
export const PAYMENT_FAILURES = ['declined', 'timed_out'] as const
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]

/** Whether money was received, in any state. */
export const hasMoneyCome = (state: PaymentState): boolean => state === 'paid' || state === 'held' || state === 'given_back'

/**
 * The state after a provider's report about an attempt over this amount. Only forward: reports can be late, duplicated and out
 * of order. Received money stays received. A success after a failure is accepted, because the bank has the money then. Another
 * amount than requested does not pay the order.
 */
export const nextPaymentState = (current: PaymentState, word: PaymentOutcome, askedPaise: number): PaymentState => {
  if (hasMoneyCome(current)) return current
  if (word.state === 'paid') return word.amountPaise === askedPaise ? 'paid' : 'held'
  return word.state === 'failed' ? 'failed' : current
}

/** The order's data for deciding how a payment is applied. */
export type OrderMoney = {
  status: string
  payment_status: PaymentStatus
  totalPaise: number
  /** What was paid, if that is not the total: the order was packed since. */
  paidPaise?: number | null
  givenBackPaise?: number
  /** What it costs was changed while it was packed, so that an attempt over an earlier total is no mistake. */
  isPacked?: boolean
}

/** Whether the order is unpaid. */
export const isMoneyDue = ({ status, payment_status }: Pick<OrderMoney, 'status' | 'payment_status'>): boolean =>
  payment_status === 'pending' && status !== 'cancelled' && status !== 'refunded'

/** What can be paid of an order now, in paise: its total, or what is owed since more was packed than was paid. */
export const amountDue = ({ status, payment_status, totalPaise, paidPaise, givenBackPaise }: OrderMoney): number =>
  balanceOf({ status, payment_status, totalPaise, paidPaise: paidPaise ?? null, givenBackPaise: givenBackPaise ?? 0 }).owed

/**
 * How received money is applied: it pays the order; it is refunded, because the order was cancelled or is already paid; or it
 * is held for a person's check, because the order's total differs; or it pays exactly what is owed since packing. Exactly one of
 * them. An order that was packed while its payer was at the bank is paid with what it cost then; the difference follows.
 */
export const decideSettlement = (order: OrderMoney, amountPaise: number): 'pay_order' | 'pay_rest' | 'give_back' | 'hold' => {
  if (isMoneyDue(order)) return order.totalPaise === amountPaise || order.isPacked ? 'pay_order' : 'hold'
  return amountDue(order) > 0 && amountDue(order) === amountPaise ? 'pay_rest' : 'give_back'
}

/** Whether a payment attempt for this order may begin with this amount (rupees, as the caller states it). */
export const decidePaying = (order: OrderMoney, amount: number): Decision<Paise> => {
  const due = amountDue(order)
  if (due <= 0) return refuse('payments.not_due')
  const requested = rupeesToPaise(amount)
  return requested === due ? agree(requested) : refuse('payments.amount_differs')
}

/** Whether the customer's word that money was paid waits for the shop's: of the order, or of what packing made it dearer by. */
export const isClaimOpen = (order: { payment_claimed_at: string | null; owed_amount: number }): boolean =>
  order.payment_claimed_at !== null && order.owed_amount > 0
