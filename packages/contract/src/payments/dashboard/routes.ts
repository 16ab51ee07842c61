import { z } from 'zod'
import { orderParams } from '../../orders/route-parts.ts'
import { orderSchema } from '../../orders/schema.ts'
import { defineRoute } from '../../route.ts'
import { uuidSchema } from '../../shared/ids.ts'
import { pageQuery, pageReply } from '../../shared/pagination.ts'
import { dateSchema, rupeesSchema, textSchema } from '../../shared/wire.ts'
import { REFUND_STATES } from '../refunds/refunds.ts'
import { CLOSING_REASONS, PIECES_MAX } from './day-closing.ts'
import {
  closingSchema,
  paymentDaySchema,
  paymentIssueSchema,
  paymentMovementSchema,
  refundStatusSchema,
  unrecordedPaymentSchema,
} from './schema.ts'

/** Maximum number of days in one call, and of movements in one file. */
export const PAYMENT_DAYS_MAX = 92
export const PAYMENT_MOVEMENTS_MAX = 10_000

const daysQuery = z.strictObject({ from: dateSchema, to: dateSchema })
const done = z.object({ success: z.literal(true) })
const paymentParams = z.strictObject({ payment_id: uuidSchema })
const whichBack = z.strictObject({ refund_id: uuidSchema.optional() }).optional()
const oneBack = z.object({ success: z.literal(true), back: refundStatusSchema })

const piecesSchema = z.strictObject({
  '500': z.number().int().min(0).max(PIECES_MAX).optional(),
  '200': z.number().int().min(0).max(PIECES_MAX).optional(),
  '100': z.number().int().min(0).max(PIECES_MAX).optional(),
  '50': z.number().int().min(0).max(PIECES_MAX).optional(),
  '20': z.number().int().min(0).max(PIECES_MAX).optional(),
  '10': z.number().int().min(0).max(PIECES_MAX).optional(),
  '5': z.number().int().min(0).max(PIECES_MAX).optional(),
  '2': z.number().int().min(0).max(PIECES_MAX).optional(),
  '1': z.number().int().min(0).max(PIECES_MAX).optional(),
})

const closingBodySchema = z.strictObject({
  date: dateSchema,
  /** Opening cash of the drawer, and cash taken out; rupees. */
  opening: rupeesSchema,
  taken_out: rupeesSchema.default(0),
  /** Notes and coins one by one, or one sum. */
  pieces: piecesSchema.optional(),
  counted: rupeesSchema.optional(),
  /** The amount on the shop's screen; if it has changed since, the call is rejected. May be negative. */
  expected: z.number().min(-10_000_000).max(10_000_000).multipleOf(0.01),
  reason: z.enum(CLOSING_REASONS).optional(),
  note: textSchema(200).optional(),
})
export type ClosingBody = z.output<typeof closingBodySchema>

/** The owner's payments dashboard. A shop's changes to an order's payment are in `orders`. */
export const paymentsDashboardRoutes = {
  days: defineRoute({
    method: 'GET',
    path: '/payments/days',
    summary: "The shop's money day by day, by the way it came and went back",
    policy: 'shop',
    needs: 'payments.see',
    rate: 'read',
    query: daysQuery,
    reply: z.object({ success: z.literal(true), today: dateSchema, days: z.array(paymentDaySchema) }),
  }),
  moves: defineRoute({
    method: 'GET',
    path: '/payments/moves',
    summary: 'Every amount that came or went back in these days, for a file; more than the limit is said, not cut silently',
    policy: 'shop',
    needs: { all: ['payments.see', 'exports'] },
    rate: 'read',
    query: daysQuery,
    reply: z.object({
      success: z.literal(true),
      moves: z.array(paymentMovementSchema),
      total: z.number().int(),
      limit: z.number().int(),
    }),
  }),
  open: defineRoute({
    method: 'GET',
    path: '/payments/open',
    summary: 'Orders on their way or handed over whose money nobody noted, and what customers say they have paid',
    policy: 'shop',
    needs: { all: ['orders.see', 'payments.take'] },
    rate: 'read',
    reply: z.object({
      success: z.literal(true),
      waiting: z.array(unrecordedPaymentSchema),
      claims: z.array(unrecordedPaymentSchema),
    }),
  }),
  notFound: defineRoute({
    method: 'POST',
    path: '/orders/{id}/payment/not-found',
    summary:
      'The shop did not find what its customer says they have paid: the order waits for its money again, and its page says so',
    policy: 'shop',
    needs: { all: ['orders.see', 'payments.take'] },
    rate: 'write',
    params: orderParams,
    reply: z.object({ success: z.literal(true), order: orderSchema }),
  }),
  stuck: defineRoute({
    method: 'GET',
    path: '/payments/stuck',
    summary: 'Money that somebody has to look at, and what of it goes back already',
    policy: 'shop',
    needs: 'payments.see',
    rate: 'read',
    reply: z.object({
      success: z.literal(true),
      stuck: z.array(paymentIssueSchema),
      backs: z.array(refundStatusSchema),
    }),
  }),
  giveBack: defineRoute({
    method: 'POST',
    path: '/payments/{payment_id}/give-back',
    summary: 'Has the payment service return money that it holds for an order that costs another amount',
    policy: 'shop',
    needs: { all: ['payments.see', 'refunds'] },
    rate: 'write',
    params: paymentParams,
    reply: done,
  }),
  backs: defineRoute({
    method: 'GET',
    path: '/payments/refunds',
    summary: "What goes back to the shop's customers, the newest first",
    policy: 'shop',
    needs: 'payments.see',
    rate: 'read',
    query: z.strictObject({ ...pageQuery, state: z.enum(REFUND_STATES).optional() }),
    reply: z.object({ success: z.literal(true), backs: z.array(refundStatusSchema), ...pageReply }),
  }),
  retryBack: defineRoute({
    method: 'POST',
    path: '/payments/{payment_id}/returns/retry',
    summary: 'Asks the payment service again for money that it failed to return: of one refund, or all of the payment',
    policy: 'shop',
    needs: { all: ['payments.see', 'refunds'] },
    rate: 'write',
    params: paymentParams,
    body: whichBack,
    reply: oneBack,
  }),
  backInCash: defineRoute({
    method: 'POST',
    path: '/payments/{payment_id}/returns/in-cash',
    summary: 'What the payment service failed to return was handed over in cash',
    policy: 'shop',
    needs: { all: ['payments.see', 'refunds'] },
    rate: 'write',
    params: paymentParams,
    body: whichBack,
    reply: oneBack,
  }),
  backByHand: defineRoute({
    method: 'POST',
    path: '/payments/hand-returns/{return_id}/given',
    summary:
      'What the shop owed its customer after packing was given back by hand, in cash or by UPI; said twice it changes nothing',
    policy: 'shop',
    needs: { all: ['payments.see', 'refunds'] },
    rate: 'write',
    params: z.strictObject({ return_id: uuidSchema }),
    body: z.strictObject({ by: z.enum(['cash', 'upi']) }),
    reply: oneBack,
  }),
  drawer: defineRoute({
    method: 'GET',
    path: '/payments/drawer/{date}',
    summary: 'The drawer on one day: what lay in it, the cash of orders, and how the day was closed',
    policy: 'shop',
    needs: 'payments.see',
    rate: 'read',
    params: z.strictObject({ date: dateSchema }),
    reply: z.object({
      success: z.literal(true),
      date: dateSchema,
      today: dateSchema,
      /** The opening cash by the last closing; missing without one. */
      opening: z.number(),
      cash_in: z.number(),
      cash_out: z.number(),
      /** What of it is round-off to whole rupees. */
      round_off: z.number(),
      closing: closingSchema.nullable(),
    }),
  }),
  closings: defineRoute({
    method: 'GET',
    path: '/payments/closings',
    summary: 'Days that were closed, the newest first',
    policy: 'shop',
    needs: 'payments.see',
    rate: 'read',
    query: z.strictObject(pageQuery),
    reply: z.object({ success: z.literal(true), closings: z.array(closingSchema), ...pageReply }),
  }),
  close: defineRoute({
    method: 'POST',
    path: '/payments/closings',
    summary: 'Closes a day of the shop, once',
    policy: 'shop',
    needs: 'payments.see',
    rate: 'write',
    body: closingBodySchema,
    reply: z.object({ success: z.literal(true), closing: closingSchema }),
  }),
} as const
