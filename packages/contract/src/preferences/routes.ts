import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { momentSchema } from '../shared/wire.ts'
import { AUTO_ACCEPT_RULES } from './auto-accept.ts'
import { autoAcceptSchema, preferencesSchema } from './schema.ts'

/** `version` increases with every change of the preferences and of the shop data in them. */
const preferencesReply = z.object({ success: z.literal(true), version: z.number().int(), preferences: preferencesSchema })
const rulesSchema = z.array(z.enum(AUTO_ACCEPT_RULES))

/** How the way to the customer was judged: km to the known place, and how far off that may be. */
export const deliveryDistanceSchema = z.object({ km: z.number(), uncertainty_km: z.number(), by: z.enum(['pin', 'pincode']) })

/** The rules' result for one order; money in rupees. */
export const autoAcceptDecisionSchema = z.object({
  order_id: z.string(),
  order_number: z.string(),
  total_amount: z.number(),
  accepted: z.boolean(),
  passed: rulesSchema,
  failed: rulesSchema,
  /** The way to the customer in km as it was judged; null for pickup, and when the address has no place. */
  distance: deliveryDistanceSchema.nullable(),
  at: momentSchema,
})
export type AutoAcceptDecision = z.infer<typeof autoAcceptDecisionSchema>

const decisionsReply = z.object({
  success: z.literal(true),
  accepted: z.number().int(),
  decisions: z.array(autoAcceptDecisionSchema),
})

export const preferenceRoutes = {
  show: defineRoute({
    method: 'GET',
    path: '/stores/me/preferences',
    summary:
      "The shop's preferences: accessibility, auto-accept, notifications, business hours, display, alarm, inventory, packing, counter",
    policy: 'shop',
    needs: 'shop.see',
    rate: 'read',
    reply: preferencesReply,
  }),
  change: defineRoute({
    method: 'PUT',
    path: '/stores/me/preferences',
    summary:
      'Change whole sections of the preferences, on the version that was seen; only the owner changes auto-accept, business hours, the alarm, packing and counter',
    policy: 'shop',
    needs: { any: ['shop.pause', 'settings'] },
    rate: 'write',
    body: preferencesSchema.partial().extend({ version: z.number().int().optional() }),
    reply: preferencesReply,
  }),
  stopAutoAccept: defineRoute({
    method: 'POST',
    path: '/stores/me/auto-accept/stop',
    summary: 'The kill switch: from now on no order is accepted by itself; anybody of the shop may pull it',
    policy: 'shop',
    needs: 'orders.accept',
    rate: 'write',
    reply: preferencesReply,
  }),
  autoAcceptDecisions: defineRoute({
    method: 'GET',
    path: '/stores/me/auto-accept/decisions',
    summary: 'The last 50 decisions, with the rules that passed and failed',
    policy: 'shop',
    needs: 'orders.see',
    rate: 'read',
    reply: decisionsReply,
  }),
  tryAutoAccept: defineRoute({
    method: 'POST',
    path: '/stores/me/auto-accept/dry-run',
    summary: 'What these rules would have done with the last 50 orders; stock is judged as it is now, nothing is changed',
    policy: 'shop',
    needs: 'settings',
    rate: 'read',
    body: autoAcceptSchema,
    reply: decisionsReply,
  }),
} as const
