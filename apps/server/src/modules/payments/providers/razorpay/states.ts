import type { RefundPayoutState } from '@jhola/contract/payments/refunds/refunds'
import type { PaymentOutcome } from '@jhola/contract/payments/rules'
import { z } from 'zod'

/** A payment of the Razorpay API, reduced to the fields that decide. Amounts in paise. */
export const rzpPaymentSchema = z.object({
  id: z.string().max(64),
  order_id: z.string().max(64).nullish(),
  amount: z.number().int().positive(),
  amount_refunded: z.number().int().nonnegative().nullish(),
  currency: z.string().max(3),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
})
export type RzpPayment = z.infer<typeof rzpPaymentSchema>

export const rzpPaymentsSchema = z.object({ items: z.array(rzpPaymentSchema) })

/** A refund of the Razorpay API. `notes` contain our key; empty notes are sent as a list. */
export const rzpRefundSchema = z.object({
  id: z.string().max(64),
  payment_id: z.string().max(64),
  status: z.enum(['pending', 'processed', 'failed']),
  notes: z.union([z.object({ key: z.string().max(100).optional() }), z.array(z.unknown())]).nullish(),
})
export type RzpRefund = z.infer<typeof rzpRefundSchema>

export const rzpRefundsSchema = z.object({ items: z.array(rzpRefundSchema) })

const RETURN_STATES: Record<RzpRefund['status'], RefundPayoutState> = { pending: 'sent', processed: 'done', failed: 'failed' }

/** The state of a Razorpay refund, and our key when we made it. */
export const readRefund = ({ status, notes }: RzpRefund): { state: RefundPayoutState; key: string | undefined } => ({
  state: RETURN_STATES[status],
  key: notes && 'key' in notes ? notes.key : undefined,
})

/** A webhook; `payload` contains its entities. */
export const rzpWebhookSchema = z.object({
  event: z.string().max(60),
  payload: z.object({
    payment: z.object({ entity: rzpPaymentSchema }).optional(),
    refund: z.object({ entity: rzpRefundSchema }).optional(),
  }),
})

/** Only captured payments count, without the amount refunded outside of our product. */
const isCaptured = ({ status, currency }: RzpPayment): boolean => status === 'captured' && currency === 'INR'

/** The payment that must be captured before it counts. */
export const findAuthorized = (payments: readonly RzpPayment[]): RzpPayment | undefined =>
  payments.some(isCaptured) ? undefined : payments.find(({ status, currency }) => status === 'authorized' && currency === 'INR')

/**
 * The outcome of a Razorpay order from its payments. An order can have several, in any sequence: a captured one decides; while
 * one is open the outcome is open; it failed only when all failed, until a bank approves later.
 */
export const outcomeOfPayments = (payments: readonly RzpPayment[]): PaymentOutcome => {
  const captured = payments.find(isCaptured)
  if (captured) return { state: 'paid', amountPaise: captured.amount - (captured.amount_refunded ?? 0), transaction: captured.id }
  if (payments.length > 0 && payments.every(({ status }) => status === 'failed' || status === 'refunded'))
    return { state: 'failed', reason: 'declined' }
  return { state: 'open' }
}
