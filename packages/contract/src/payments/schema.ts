import { z } from 'zod'
import { ORDER_PAYMENT_METHODS } from '../orders/payment-methods.ts'
import { PAYMENT_FAILURES, PAYMENT_STATES } from './rules.ts'

/** The payment providers. Cash and UPI direct to the shop need none; `simulator` is the bank of the test mode. */
export const PROVIDER_IDS = ['cod', 'upi_direct', 'razorpay', 'simulator'] as const
export type ProviderId = (typeof PROVIDER_IDS)[number]

/** Payment methods in the order in which screens show them. */
export const METHOD_IDS = ['upi', 'card', 'netbanking', 'cod', 'wallet'] as const

/** One attempt to pay an order. Amount in rupees. `pay_path`: the page to continue with while it is open. */
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

/** A form that the browser posts to the payment service's own page. Card data is never entered on our pages. */
export const checkoutFormSchema = z.object({ action: z.string(), fields: z.record(z.string(), z.string()) })
export type CheckoutForm = z.infer<typeof checkoutFormSchema>

/** The outcomes of the payment simulator. `approve_late`: after it gave up. `approve_less`: with a smaller amount. */
export const BANK_OUTCOMES = ['approve', 'decline', 'time_out', 'approve_late', 'approve_less'] as const
/** How the simulator sends webhooks: immediately, delayed, twice, or in the wrong order. */
export const BANK_REPORTS = ['at_once', 'late', 'twice', 'out_of_order'] as const
/** How the simulator refunds later: immediately, delayed, or only after a second request. */
export const BANK_REFUNDS = ['at_once', 'late', 'fails_first'] as const
export const BANK_STATES = ['open', 'approved', 'declined', 'timed_out', 'given_back'] as const

/** A payment as shown on the simulator's page. */
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
