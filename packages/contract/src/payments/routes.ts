import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { storeIdSchema } from '../shared/ids.ts'

export const paymentRoutes = {
  methods: defineRoute({
    method: 'GET',
    path: '/payments/methods',
    summary: 'Ways of paying at a shop; what it does not take is listed as not enabled',
    policy: 'anyone',
    rate: 'read',
    query: z.strictObject({ store_id: storeIdSchema.optional() }),
    reply: z.object({
      success: z.literal(true),
      methods: z.array(z.object({ id: z.string(), name: z.string(), description: z.string(), enabled: z.boolean() })),
    }),
  }),
} as const
