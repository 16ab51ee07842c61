import { z } from 'zod'
import { BULK_ORDERS_MAX, DELAY_MINUTES } from '../constants.ts'
import { defineRoute } from '../route.ts'
import { uuidSchema } from '../shared/ids.ts'
import { optionalNameSchema, requiredTextSchema, textSchema } from '../shared/wire.ts'
import { neededForMissing } from '../staff/body-needs.ts'
import { CHANGE_REASON_MAX } from './packing/change-reasons.ts'
import { HAND_RETURNS } from './packing/money-after-packing.ts'
import { lineChangeSchema } from './packing/schema.ts'
import { missingField, oneOrder, orderParams, versionField } from './route-parts.ts'
import { orderStatusSchema, rejectReasonSchema } from './schema.ts'
import { PAID_BY } from './steps/paid-by.ts'

/** A shop's changes of its orders, from accepting to replying to a problem. */
export const shopChangeRoutes = {
  accept: defineRoute({
    method: 'POST',
    path: '/orders/{id}/accept',
    summary: 'Accept a pending order',
    policy: 'shop',
    needs: 'orders.accept',
    rate: 'write',
    params: orderParams,
    body: z.strictObject({ ...versionField, ready_in_minutes: z.number().int().min(5).max(240).optional() }).optional(),
    reply: oneOrder,
  }),
  reject: defineRoute({
    method: 'POST',
    path: '/orders/{id}/reject',
    summary: 'Reject a pending order with a reason',
    policy: 'shop',
    needs: 'orders.cancel',
    needs_also: neededForMissing,
    rate: 'write',
    params: orderParams,
    body: z
      .strictObject({
        ...versionField,
        reason: rejectReasonSchema.default('out_of_stock'),
        note: textSchema(200).optional(),
        ...missingField,
      })
      .optional(),
    reply: oneOrder,
  }),
  changeLines: defineRoute({
    method: 'POST',
    path: '/orders/{id}/packing',
    summary:
      'Say what of an accepted order is given: less, weighed, replaced, dearer or more. Beyond the choice of the customer it asks',
    policy: 'shop',
    needs: 'orders.pack',
    rate: 'write',
    params: orderParams,
    body: z.strictObject({
      ...versionField,
      /** None: the customer agreed on the phone to what is asked. */
      changes: z.array(lineChangeSchema).max(100),
      /** Why: a code of `CHANGE_REASONS`, or the shop's own words. */
      reason: textSchema(CHANGE_REASON_MAX).optional(),
      /** The customer agreed on the phone. */
      by_phone: z.boolean().default(false),
    }),
    reply: z.object({ ...oneOrder.shape, outcome: z.enum(['applied', 'asked']) }),
  }),
  delay: defineRoute({
    method: 'POST',
    path: '/orders/{id}/delay',
    summary: 'It needs more minutes than promised: the promise moves and the customer is told',
    policy: 'shop',
    needs: 'orders.accept',
    rate: 'write',
    params: orderParams,
    body: z.strictObject({ ...versionField, minutes: z.literal([...DELAY_MINUTES]) }),
    reply: oneOrder,
  }),
  acknowledge: defineRoute({
    method: 'POST',
    path: '/orders/{id}/acknowledge',
    summary: 'Somebody at the shop has seen the order: it stops ringing on every device',
    policy: 'shop',
    needs: { any: ['orders.accept', 'orders.pack'] },
    rate: 'write',
    params: orderParams,
    reply: oneOrder,
  }),
  setStatus: defineRoute({
    method: 'PUT',
    path: '/orders/{id}/status',
    summary: 'Move an order on, by its state machine',
    policy: 'shop',
    needs: { any: ['orders.accept', 'orders.pack', 'orders.deliver', 'orders.cancel', 'refunds'] },
    needs_also: neededForMissing,
    rate: 'write',
    params: orderParams,
    body: z.strictObject({
      ...versionField,
      status: orderStatusSchema,
      reason: rejectReasonSchema.optional(),
      note: textSchema(200).optional(),
      ...missingField,
      delivery_partner: z
        .strictObject({
          name: optionalNameSchema(80),
          phone: z.string().max(20).optional(),
          vehicle_number: textSchema(20).optional(),
          /** One of the shop's people: the order is given to them, and the name is theirs. */
          user_id: uuidSchema.optional(),
        })
        .optional(),
      /** At the handover of an order that packing made cheaper: how the shop gave the difference back, if no service does. */
      give_back: z.enum(HAND_RETURNS).optional(),
      /** Also takes the steps between, as one change with a history of each: packed goods may go out at once. */
      chained: z.boolean().optional(),
      /** At the handover of an order that is not paid: how the money came, if it did. Without it cash counts as taken. */
      paid_by: z.enum(PAID_BY).optional(),
    }),
    reply: oneOrder,
  }),
  bulkStatus: defineRoute({
    method: 'PUT',
    path: '/orders/bulk/status',
    summary: 'Move several orders; an answer for each',
    policy: 'shop',
    needs: { any: ['orders.accept', 'orders.pack', 'orders.deliver', 'orders.cancel', 'refunds'] },
    rate: 'write',
    body: z.strictObject({ orderIds: z.array(uuidSchema).min(1).max(BULK_ORDERS_MAX), status: orderStatusSchema }),
    reply: z.object({
      success: z.literal(true),
      updated: z.number().int(),
      results: z.array(
        z.object({ order_id: z.string(), success: z.boolean(), code: z.string().nullable(), message: z.string().nullable() }),
      ),
    }),
  }),
  answerProblem: defineRoute({
    method: 'POST',
    path: '/orders/{id}/problem/answer',
    summary: "The shop's answer to a reported problem",
    policy: 'shop',
    needs: 'orders.accept',
    rate: 'write',
    params: orderParams,
    body: z.strictObject({ ...versionField, answer: requiredTextSchema(500) }),
    reply: oneOrder,
  }),
} as const
