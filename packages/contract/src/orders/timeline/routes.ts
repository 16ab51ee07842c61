import { z } from 'zod'
import { defineRoute } from '../../route.ts'
import { momentSchema } from '../../shared/wire.ts'
import { SHOP_ROLES } from '../../staff/roles.ts'
import { orderParams } from '../route-parts.ts'
import { orderStatusSchema } from '../schema.ts'
import { ACTOR_KINDS } from '../statuses.ts'

/** One entry of what happened to an order. `name` and `role`: the person of the shop; `reason`: a code or a text. */
export const timelineEntrySchema = z.object({
  at: momentSchema,
  type: z.string(),
  from_status: orderStatusSchema.nullable(),
  to_status: orderStatusSchema,
  by: z.enum(ACTOR_KINDS),
  name: z.string().nullable(),
  role: z.enum(SHOP_ROLES).nullable(),
  device: z.string().nullable(),
  reason: z.string().nullable(),
})
export type TimelineEntry = z.infer<typeof timelineEntrySchema>

/** The audit of an order, for its shop only: customers are not told who of the shop did what. */
export const timelineRoutes = {
  show: defineRoute({
    method: 'GET',
    path: '/orders/{id}/timeline',
    summary: 'Who of the shop did what with an order, in which role and on which device, oldest first',
    policy: 'shop',
    needs: 'orders.see',
    rate: 'read',
    params: orderParams,
    reply: z.object({ success: z.literal(true), entries: z.array(timelineEntrySchema) }),
  }),
} as const
