import { z } from 'zod'
import { defineRoute } from '../../route.ts'
import { uuidSchema } from '../../shared/ids.ts'
import { momentSchema, successSchema } from '../../shared/wire.ts'
import { orderParams } from '../route-parts.ts'
import { orderSchema } from '../schema.ts'

/** Somebody who takes orders out. `user_id`: one of the shop's people; the others have no account. `used_at`: the last time. */
export const riderSchema = z.object({
  rider_id: z.string(),
  user_id: z.string().nullable(),
  name: z.string(),
  phone: z.string().nullable(),
  vehicle_number: z.string().nullable(),
  used_at: momentSchema.nullable(),
})
export type Rider = z.infer<typeof riderSchema>

/** Orders on their way, and who brings them. */
export const deliveryRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/orders/deliveries',
    summary: 'The orders on their way with the cash to collect; a rider gets the own ones and those given to nobody',
    policy: 'shop',
    needs: 'orders.deliver',
    rate: 'read',
    reply: z.object({
      success: z.literal(true),
      deliveries: z.array(z.object({ order: orderSchema, rider_id: z.string().nullable(), cash_to_collect: z.number() })),
      cash_to_collect: z.number(),
      riders: z.array(z.object({ user_id: z.string(), name: z.string() })),
    }),
  }),
  give: defineRoute({
    method: 'PUT',
    path: '/orders/{id}/rider',
    summary: "Give an order to one of the shop's people, or with null to whoever comes",
    policy: 'shop',
    needs: 'orders.pack',
    rate: 'write',
    params: orderParams,
    body: z.strictObject({ user_id: uuidSchema.nullable() }),
    reply: successSchema,
  }),
  riders: defineRoute({
    method: 'GET',
    path: '/orders/riders',
    summary: "Who takes orders out: the shop's own people first, then those whom it named before, the last one first",
    policy: 'shop',
    needs: 'orders.pack',
    rate: 'read',
    reply: z.object({ success: z.literal(true), riders: z.array(riderSchema) }),
  }),
  forgetRider: defineRoute({
    method: 'DELETE',
    path: '/orders/riders/{rider_id}',
    summary: 'Forget somebody without an account who took orders out',
    policy: 'shop',
    needs: 'orders.pack',
    rate: 'write',
    params: z.strictObject({ rider_id: uuidSchema }),
    reply: successSchema,
  }),
} as const
