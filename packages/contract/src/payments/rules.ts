import type { OrderPaymentMethod } from '../orders/payment-methods.ts'
import type { PaymentStatus } from '../orders/schema.ts'
import { agree, type Decision, refuse } from '../shared/decision.ts'
import { type Paise, rupeesToPaise } from '../shared/money.ts'

/**
 * Where one attempt to pay stands. `held`: money came, but not the amount that was asked for; people look at it. `given_back`: the money
 * came and was returned.
 */
export const PAYMENT_STATES = ['created', 'paid', 'failed', 'held', 'given_back'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** What a provider says of an attempt; `open`: nothing yet. `transaction`: its own name of the money that came. */
export type PaymentOutcome =
  | { state: 'open' }
  | { state: 'paid'; amountPaise: number; transaction: string | null }
  | { state: 'failed'; reason: PaymentFailure }

/** Why an attempt came to nothing. */
export const PAYMENT_FAILURES = ['declined', 'timed_out'] as const
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]

/** Ways of paying that only a payment service can take. UPI goes straight to the shop when it has an address of its own. */
export const ONLINE_METHODS = ['card', 'netbanking', 'wallet'] as const satisfies readonly OrderPaymentMethod[]

/** Is an order of this kind paid through a payment service, whose word alone counts? */
export const isPaidOnline = (method: string): boolean => ONLINE_METHODS.some((online) => online === method)

/** Has money come, whatever became of it? */
export const hasMoneyCome = (state: PaymentState): boolean => state === 'paid' || state === 'held' || state === 'given_back'

/**
 * The state after a provider's word about an attempt over this amount. Forward only: words come late, twice and out of order. Money that
 * has come stays come; a bank that says yes after a no is believed, because it has the money then. Another amount than the one asked for
 * pays nothing.
 */
export const nextPaymentState = (current: PaymentState, word: PaymentOutcome, askedPaise: number): PaymentState => {
  if (hasMoneyCome(current)) return current
  if (word.state === 'paid') return word.amountPaise === askedPaise ? 'paid' : 'held'
  return word.state === 'failed' ? 'failed' : current
}

/** What an order says of its money, for the decision what a payment does to it. */
export type OrderMoney = { status: string; payment_status: PaymentStatus; totalPaise: number }

/** Is the order waiting for money? */
export const isMoneyDue = ({ status, payment_status }: Pick<OrderMoney, 'status' | 'payment_status'>): boolean =>
  payment_status === 'pending' && status !== 'cancelled' && status !== 'refunded'

/**
 * What becomes of money that has come: it pays the order; it goes back, because the order was called off or is paid already; or it is
 * held for people to look at, because the order costs something else. Exactly one of them.
 */
export const decideSettlement = (order: OrderMoney, amountPaise: number): 'pay_order' | 'give_back' | 'hold' => {
  if (!isMoneyDue(order)) return 'give_back'
  return order.totalPaise === amountPaise ? 'pay_order' : 'hold'
}

/** May an attempt to pay this order begin with this amount (rupees, as the caller believes it)? */
export const decidePaying = (order: OrderMoney, amount: number): Decision<Paise> => {
  if (!isMoneyDue(order) || order.totalPaise <= 0) return refuse('payments.not_due')
  const asked = rupeesToPaise(amount)
  return asked === order.totalPaise ? agree(asked) : refuse('payments.amount_differs')
}
