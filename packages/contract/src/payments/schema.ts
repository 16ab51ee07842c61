import { z } from 'zod'
import { ORDER_PAYMENT_METHODS } from '../orders/payment-methods.ts'
import { PAYMENT_FAILURES, PAYMENT_STATES } from './rules.ts'

/** Who carries the money. Cash and UPI straight to the shop need nobody; `simulator` is the bank of the test mode. */
export const PROVIDER_IDS = ['cod', 'upi_direct', 'razorpay', 'simulator'] as const
export type ProviderId = (typeof PROVIDER_IDS)[number]

/** Names of ways to pay in the order that screens show them. */
export const METHOD_IDS = ['upi', 'card', 'netbanking', 'cod', 'wallet'] as const

/** One attempt to pay an order. Amount in rupees. `pay_path`: the page that goes on with it while it is open. */
export const paymentSchema = z.object({
  payment_id: z.string(),
  order_id: z.string(),
  provider: z.enum(PROVIDER_IDS),
  method: z.enum(ORDER_PAYMENT_METHODS),
  amount: z.number(),
  status: z.enum(PAYMENT_STATES),
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  is_test: z.boolean(),
  pay_path: z.string().nullable(),
})
export type Payment = z.infer<typeof paymentSchema>

/** A form that the browser sends to the payment service, whose own page goes on; no card's data is typed into ours. */
export const checkoutFormSchema = z.object({ action: z.string(), fields: z.record(z.string(), z.string()) })
export type CheckoutForm = z.infer<typeof checkoutFormSchema>

/** What the bank of the test mode can be told to do. `approve_late`: after it gave up. `approve_less`: over a smaller amount. */
export const BANK_OUTCOMES = ['approve', 'decline', 'time_out', 'approve_late', 'approve_less'] as const
/** How it tells us: at once, after a while, twice, or the second word before the first. */
export const BANK_REPORTS = ['at_once', 'late', 'twice', 'out_of_order'] as const
/** How it returns money later: at once, after a while, or not until it is asked a second time. */
export const BANK_REFUNDS = ['at_once', 'late', 'fails_first'] as const
export const BANK_STATES = ['open', 'approved', 'declined', 'timed_out', 'given_back'] as const

/** A payment as the bank's page shows it. */
export const bankPaymentSchema = z.object({
  reference: z.string(),
  payment_id: z.string(),
  payee: z.string(),
  amount: z.number(),
  method: z.enum(ORDER_PAYMENT_METHODS),
  state: z.enum(BANK_STATES),
  return_path: z.string(),
})
export type BankPayment = z.infer<typeof bankPaymentSchema>
