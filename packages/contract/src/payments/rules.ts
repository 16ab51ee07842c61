import type { OrderPaymentMethod } from '../orders/payment-methods.ts'
import type { PaymentStatus } from '../orders/schema.ts'
import { agree, type Decision, refuse } from '../shared/decision.ts'
import { type Paise, rupeesToPaise } from '../shared/money.ts'

/** Where one attempt to pay stands. `given_back`: the money came and was returned. */
export const PAYMENT_STATES = ['created', 'paid', 'failed', 'given_back'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** What a provider says of an attempt; `open`: nothing yet. */
export type ProviderWord = { state: 'open' } | { state: 'paid' } | { state: 'failed'; reason: PaymentFailure }

/** Why an attempt came to nothing. */
export const PAYMENT_FAILURES = ['declined', 'timed_out'] as const
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]

/** Ways of paying that only a payment service can take. UPI goes straight to the shop when it has an address of its own. */
export const ONLINE_METHODS = ['card', 'netbanking', 'wallet'] as const satisfies readonly OrderPaymentMethod[]

/** Is an order of this kind paid through a payment service, whose word alone counts? */
export const isPaidOnline = (method: string): boolean => ONLINE_METHODS.some((online) => online === method)

/**
 * The state after a provider's word. Forward only: words come late, twice and out of order. Money that has come stays come; a
 * bank that says yes after a no is believed, because it has the money then.
 */
export const nextPaymentState = (current: PaymentState, word: ProviderWord): PaymentState => {
  if (current === 'paid' || current === 'given_back') return current
  if (word.state === 'paid') return 'paid'
  return word.state === 'failed' ? 'failed' : current
}

/** What an order says of its money, for the decision what a payment does to it. */
export type OrderMoney = { status: string; payment_status: PaymentStatus; totalPaise: number }

/**
 * What becomes of money that has come: it pays the order, or it goes back, because the order was called off, is paid already, or costs
 * something else. Never both, never neither.
 */
export const decideSettlement = (order: OrderMoney, amountPaise: number): 'pay_order' | 'give_back' =>
  order.payment_status === 'pending' &&
  order.status !== 'cancelled' &&
  order.status !== 'refunded' &&
  order.totalPaise === amountPaise
    ? 'pay_order'
    : 'give_back'

/** May an attempt to pay this order begin with this amount (rupees, as the caller believes it)? */
export const decidePaying = (order: OrderMoney, amount: number): Decision<Paise> => {
  if (order.payment_status !== 'pending' || order.status === 'cancelled' || order.totalPaise <= 0)
    return refuse('payments.not_due')
  const asked = rupeesToPaise(amount)
  return asked === order.totalPaise ? agree(asked) : refuse('payments.amount_differs')
}
