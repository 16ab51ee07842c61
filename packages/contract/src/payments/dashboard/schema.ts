import { z } from 'zod'
import { ORDER_PAYMENT_METHODS } from '../../orders/payment-methods.ts'
import { ORDER_STATUSES } from '../../orders/statuses.ts'
import { dateSchema, momentSchema } from '../../shared/wire.ts'
import { FULL_REFUND_REASONS, RECORDED_REFUND_REASONS, REFUND_BEARERS, REFUND_STATES } from '../refunds/refunds.ts'
import { CLOSING_REASONS } from './day-closing.ts'
import { SETTLEMENT_CHANNELS } from './settlement-channels.ts'

/** Money of one channel in a period; amount in rupees. */
export const channelSumSchema = z.object({ way: z.enum(SETTLEMENT_CHANNELS), count: z.number().int(), amount: z.number() })

/** One day of the shop's money. */
export const paymentDaySchema = z.object({
  date: dateSchema,
  received: z.array(channelSumSchema),
  returned: z.array(channelSumSchema),
  net: z.number(),
  /** What of `net` is round-off to whole rupees. */
  round_off: z.number(),
})
export type PaymentDay = z.infer<typeof paymentDaySchema>

/** An order's payment or refund; rupees. `reference`: the payment service's id. */
export const paymentMovementSchema = z.object({
  at: momentSchema,
  order_id: z.string(),
  order_number: z.string(),
  kind: z.enum(['received', 'returned']),
  way: z.enum(SETTLEMENT_CHANNELS),
  amount: z.number(),
  /** What of it is round-off to whole rupees. */
  round_off: z.number(),
  reference: z.string().nullable(),
})
export type PaymentMovement = z.infer<typeof paymentMovementSchema>

/** An order whose payment is not recorded yet. `reference`: the note of its UPI payment at the bank. */
export const unrecordedPaymentSchema = z.object({
  order_id: z.string(),
  order_number: z.string(),
  customer_name: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment_method: z.enum(ORDER_PAYMENT_METHODS),
  amount: z.number(),
  claimed_at: momentSchema.nullable(),
  reference: z.string().nullable(),
  /** The transfer's number according to the customer. */
  transfer: z.string().nullable(),
  since: momentSchema,
})
export type UnrecordedPayment = z.infer<typeof unrecordedPaymentSchema>

/** A refund to a customer; rupees. */
export const refundStatusSchema = z.object({
  /** `refund:…`, `payment:…` or `order:…`: the kind and the id. */
  key: z.string(),
  /** The payment whose service sends the refund; null: the shop refunds it itself. */
  payment_id: z.string().nullable(),
  refund_id: z.string().nullable(),
  order_id: z.string(),
  order_number: z.string(),
  customer_name: z.string(),
  amount: z.number(),
  way: z.enum(SETTLEMENT_CHANNELS),
  state: z.enum(REFUND_STATES),
  reason: z.enum([...RECORDED_REFUND_REASONS, ...FULL_REFUND_REASONS]),
  borne_by: z.enum(REFUND_BEARERS).nullable(),
  note: z.string().nullable(),
  at: momentSchema,
  done_at: momentSchema.nullable(),
})
export type RefundStatus = z.infer<typeof refundStatusSchema>

/**
 * A payment that needs attention. `held`: another amount than requested. `by_hand`: of a cancelled order, paid directly to the
 * shop.
 */
export const PAYMENT_ISSUE_KINDS = ['held', 'by_hand'] as const
export const paymentIssueSchema = z.object({
  kind: z.enum(PAYMENT_ISSUE_KINDS),
  order_id: z.string(),
  order_number: z.string(),
  customer_name: z.string(),
  /** For held money: the payment attempt. */
  payment_id: z.string().nullable(),
  way: z.enum(SETTLEMENT_CHANNELS),
  /** The order's total, and the amount received; rupees. */
  asked: z.number(),
  received: z.number(),
  at: momentSchema,
})
export type PaymentIssue = z.infer<typeof paymentIssueSchema>

/** A closed day; rupees. `after`: cash of that day received or refunded after the closing. */
export const closingSchema = z.object({
  date: dateSchema,
  opening: z.number(),
  cash_in: z.number(),
  cash_out: z.number(),
  /** What of the cash of orders is round-off to whole rupees, as known now. */
  round_off: z.number(),
  taken_out: z.number(),
  expected: z.number(),
  counted: z.number(),
  difference: z.number(),
  /** Counts of notes and coins by value, if they were counted one by one. */
  pieces: z.record(z.string(), z.number()).nullable(),
  reason: z.enum(CLOSING_REASONS).nullable(),
  note: z.string().nullable(),
  closed_at: momentSchema,
  closed_by: z.string(),
  after: z.number(),
})
export type Closing = z.infer<typeof closingSchema>
