import { z } from 'zod'
import { CART_LINES_MAX } from '../../constants.ts'
import { orderParams } from '../../orders/route-parts.ts'
import { orderSchema } from '../../orders/schema.ts'
import { defineRoute } from '../../route.ts'
import { momentSchema, rupeesSchema, textSchema } from '../../shared/wire.ts'
import {
  FULL_REFUND_REASONS,
  RECORDED_REFUND_REASONS,
  REFUND_BEARERS,
  REFUND_DESTINATIONS,
  REFUND_REASONS,
  REFUND_STATES,
} from './refunds.ts'

/** A refund; rupees, quantities in selling units. `by_service`: the payment service sends it. */
export const refundSchema = z.object({
  refund_id: z.string(),
  order_id: z.string(),
  amount: z.number(),
  goods: z.number(),
  tax: z.number(),
  fees: z.number(),
  /** What of it belongs to no part: it was added, or taken off, so that whole rupees were paid. */
  round_off: z.number(),
  destination: z.enum(REFUND_DESTINATIONS),
  by_service: z.boolean(),
  status: z.enum(REFUND_STATES),
  reason: z.enum(RECORDED_REFUND_REASONS),
  /** Who bears the cost, and the shop's note: for the shop only. */
  borne_by: z.enum(REFUND_BEARERS).nullable(),
  note: z.string().nullable(),
  created_at: momentSchema,
  done_at: momentSchema.nullable(),
  lines: z.array(z.object({ item_id: z.string(), product_name: z.string(), quantity: z.number(), unit: z.string() })),
})
export type Refund = z.infer<typeof refundSchema>

/** The automatic refund of a whole payment; rupees. */
export const fullRefundSchema = z.object({
  payment_id: z.string(),
  amount: z.number(),
  status: z.enum(REFUND_STATES),
  why: z.enum(FULL_REFUND_REASONS),
  created_at: momentSchema,
  done_at: momentSchema.nullable(),
})
export type FullRefund = z.infer<typeof fullRefundSchema>

const refundBodySchema = z.strictObject({
  /** Default: all items that are left. */
  lines: z
    .array(z.strictObject({ item_id: z.string().max(60), quantity: z.number().positive().max(9999).multipleOf(0.001) }))
    .min(1)
    .max(CART_LINES_MAX)
    .optional(),
  destination: z.enum(REFUND_DESTINATIONS).default('source'),
  reason: z.enum(REFUND_REASONS),
  borne_by: z.enum(REFUND_BEARERS).default('store'),
  note: textSchema(200).optional(),
  /** The amount on the shop's screen; if it has changed since, the call is rejected. */
  expected_amount: rupeesSchema.optional(),
  version: z.number().int().optional(),
})
export type RefundBody = z.output<typeof refundBodySchema>

export const refundRoutes = {
  create: defineRoute({
    method: 'POST',
    path: '/orders/{id}/refunds',
    summary: 'Gives money of a paid order back by lines and quantities, to where it came from or in cash',
    policy: 'shop',
    needs: 'refunds',
    rate: 'write',
    params: orderParams,
    body: refundBodySchema,
    reply: z.object({ success: z.literal(true), refund: refundSchema, order: orderSchema }),
  }),
  list: defineRoute({
    method: 'GET',
    path: '/orders/{id}/refunds',
    summary: 'What of an order went back and how',
    policy: 'order_party',
    needs: 'orders.see',
    rate: 'read',
    params: orderParams,
    query: z.strictObject({ t: z.string().max(200).optional() }),
    reply: z.object({ success: z.literal(true), refunds: z.array(refundSchema), returns: z.array(fullRefundSchema) }),
  }),
} as const
