import { z } from 'zod'
import { defineRoute } from '../../route.ts'
import { momentSchema } from '../../shared/wire.ts'
import { SHOP_ROLES } from '../../staff/roles.ts'
import { ORDER_CHANGE_STATES } from '../packing/given-line.ts'
import { lineChangeSchema } from '../packing/schema.ts'
import { orderParams } from '../route-parts.ts'
import { ACTOR_KINDS } from '../statuses.ts'
import { packingProductSchema } from './product-schema.ts'

/** One numbered change of an order: who, when, why, and what became of it. Money in rupees. */
export const orderChangeSchema = z.object({
  change_no: z.number().int(),
  state: z.enum(ORDER_CHANGE_STATES),
  changes: z.array(lineChangeSchema),
  reason: z.string().nullable(),
  total_before: z.number(),
  total_after: z.number(),
  by: z.enum(ACTOR_KINDS),
  name: z.string().nullable(),
  role: z.enum(SHOP_ROLES).nullable(),
  by_phone: z.boolean(),
  at: momentSchema,
  answer_by: momentSchema.nullable(),
  answered_at: momentSchema.nullable(),
})
export type OrderChange = z.infer<typeof orderChangeSchema>

const deliveryPricing = z.object({ fee: z.number(), free_from: z.number(), express_fee: z.number() })

/** What the shop reads while it packs. */
export const packingRoutes = {
  shelf: defineRoute({
    method: 'GET',
    path: '/orders/packing/shelf',
    summary:
      'The products of the orders that are packed and what could replace them, with codes and shelf places; kept on the device',
    policy: 'shop',
    needs: 'orders.pack',
    rate: 'read',
    reply: z.object({
      success: z.literal(true),
      products: z.array(packingProductSchema),
      delivery: deliveryPricing,
      /** Whole rupees are paid. */
      rounds_total: z.boolean(),
      /** In percent: how much dearer a best match may be without a question. */
      cap_percent: z.number(),
    }),
  }),
  changes: defineRoute({
    method: 'GET',
    path: '/orders/{id}/changes',
    summary: 'The numbered changes of an order, oldest first: who, when, why, and what the customer answered',
    policy: 'shop',
    needs: 'orders.see',
    rate: 'read',
    params: orderParams,
    reply: z.object({ success: z.literal(true), changes: z.array(orderChangeSchema) }),
  }),
} as const
