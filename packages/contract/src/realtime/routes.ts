import { z } from 'zod'
import { orderSchema } from '../orders/schema.ts'
import { defineRoute } from '../route.ts'
import { ORDER_EVENT_TYPES } from './events.ts'

export const realtimeRoutes = {
  events: defineRoute({
    method: 'GET',
    path: '/events',
    summary: "The shop's events after a sequence number, in order; resync when they are no longer kept",
    policy: 'shop',
    needs: 'orders.see',
    rate: 'read',
    query: z.strictObject({ since: z.coerce.number().int().min(0) }),
    reply: z.object({
      success: z.literal(true),
      seq: z.number().int(),
      resync: z.boolean(),
      events: z.array(
        z.object({
          store_id: z.string(),
          seq: z.number().int(),
          type: z.enum(ORDER_EVENT_TYPES),
          order: orderSchema,
          message: z.string(),
        }),
      ),
    }),
  }),
} as const
