import { z } from 'zod'
import { orderParams } from '../../orders/route-parts.ts'
import { defineRoute } from '../../route.ts'
import { uuidSchema } from '../../shared/ids.ts'
import { momentSchema } from '../../shared/wire.ts'
import { UTR_PATTERN } from '../upi.ts'
import { MATCHES_MAX, MESSAGES_MAX } from './limits.ts'
import { DECIDE_REASONS, UNKNOWN_REASONS } from './match-credits.ts'
import { ROW_PROBLEMS, SKIP_REASONS } from './statement/credit.ts'

/**
 * A received payment; rupees. `at`: to the minute if `has_time`, else the day. `text`: its original text, which is not stored.
 */
const creditSchema = z.object({
  place: z.number().int(),
  amount: z.number(),
  at: momentSchema.nullable(),
  has_time: z.boolean(),
  utr: z.string().nullable(),
  text: z.string(),
})
export type ShownCredit = z.infer<typeof creditSchema>

const askedSchema = z.object({
  order_id: z.string(),
  order_number: z.string(),
  customer_name: z.string(),
  amount: z.number(),
  created_at: momentSchema,
  claimed_at: momentSchema.nullable(),
})
export type ShownCandidate = z.infer<typeof askedSchema>

/** What a statement or messages would do. `ticket`: identifies the credit when it is confirmed; nothing else of it is stored. */
export const matchingSchema = z.object({
  kind: z.enum(['statement', 'messages']),
  /** Credits that were read, and those that already paid an order. */
  credits: z.number().int(),
  known: z.number().int(),
  from: momentSchema.nullable(),
  to: momentSchema.nullable(),
  sure: z.array(z.object({ ticket: z.string(), credit: creditSchema, order: askedSchema })),
  decide: z.array(
    z.object({
      ticket: z.string(),
      credit: creditSchema,
      reason: z.enum(DECIDE_REASONS),
      /** `fits`: its total is exactly this, so the shop may choose it. */
      orders: z.array(z.object({ ...askedSchema.shape, fits: z.boolean() })),
    }),
  ),
  unknown: z.array(z.object({ credit: creditSchema, reason: z.enum(UNKNOWN_REASONS), order: askedSchema.nullable() })),
  unknown_count: z.number().int(),
  not_found: z.array(askedSchema),
  skipped: z.record(z.enum(SKIP_REASONS), z.number().int()),
  problems: z.array(z.object({ place: z.number().int(), code: z.enum(ROW_PROBLEMS) })),
  problem_count: z.number().int(),
})
export type ShownMatching = z.infer<typeof matchingSchema>

const matchingReply = z.object({ success: z.literal(true), matching: matchingSchema })

/** The result of a match. `already`: this transfer paid this order before. */
export const MATCH_OUTCOMES = ['confirmed', 'already', 'utr_used', 'not_due', 'amount_differs'] as const

/** Finds UPI payments to the shop in its bank statement. Reading a statement stores nothing. */
export const matchRoutes = {
  nameTransfer: defineRoute({
    method: 'PUT',
    path: '/orders/{id}/payment/utr',
    summary: "What the customer's UPI app calls the transfer to the shop: helps the shop to find it, confirms nothing",
    policy: 'order_party',
    needs: { all: ['orders.see', 'payments.take'] },
    rate: 'write',
    params: orderParams,
    body: z.strictObject({ utr: z.string().regex(UTR_PATTERN) }),
    reply: z.object({ success: z.literal(true), utr: z.string() }),
  }),
  transferName: defineRoute({
    method: 'GET',
    path: '/orders/{id}/payment/utr',
    summary: 'What the customer has said the transfer is called, if anything',
    policy: 'order_party',
    needs: { all: ['orders.see', 'payments.take'] },
    rate: 'read',
    params: orderParams,
    query: z.strictObject({ t: z.string().max(200).optional() }),
    reply: z.object({ success: z.literal(true), utr: z.string().nullable() }),
  }),
  readStatement: defineRoute({
    method: 'POST',
    path: '/payments/statement',
    summary: "Reads a bank's or UPI app's statement (CSV or Excel) and says which orders it pays; changes and keeps nothing",
    policy: 'shop',
    needs: 'payments.see',
    rate: 'write',
    upload: 'table',
    reply: matchingReply,
  }),
  readMessages: defineRoute({
    method: 'POST',
    path: '/payments/messages',
    summary: 'Reads pasted messages of banks and UPI apps and says which orders they pay; changes and keeps nothing',
    policy: 'shop',
    needs: 'payments.see',
    rate: 'write',
    body: z.strictObject({ text: z.string().min(1).max(MESSAGES_MAX) }),
    reply: matchingReply,
  }),
  confirmMatches: defineRoute({
    method: 'POST',
    path: '/payments/matches',
    summary:
      'Credits that were read pay these orders: the sure ones, and those that the shop has decided. Each transfer pays once',
    policy: 'shop',
    needs: 'payments.see',
    rate: 'write',
    body: z.strictObject({
      matches: z
        .array(z.strictObject({ ticket: z.string().max(400), order_id: uuidSchema }))
        .min(1)
        .max(MATCHES_MAX),
    }),
    reply: z.object({
      success: z.literal(true),
      results: z.array(
        z.object({ order_id: z.string(), order_number: z.string(), amount: z.number(), outcome: z.enum(MATCH_OUTCOMES) }),
      ),
    }),
  }),
} as const
