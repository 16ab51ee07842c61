import { z } from 'zod'
import { defineRoute } from '../../route.ts'
import { uuidSchema } from '../../shared/ids.ts'
import { successSchema } from '../../shared/wire.ts'
import { orderParams } from '../route-parts.ts'
import { orderSchema } from '../schema.ts'

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
} as const
