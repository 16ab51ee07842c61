import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { momentSchema } from '../shared/wire.ts'

export const developmentRoutes = {
  outbox: defineRoute({
    method: 'GET',
    path: '/dev/outbox',
    summary: 'Messages that would have been sent, newest first; not there in production',
    policy: 'development',
    rate: 'read',
    query: z.strictObject({ to: z.string().max(254).optional() }),
    reply: z.object({
      success: z.literal(true),
      messages: z.array(
        z.object({
          to: z.string(),
          channel: z.string(),
          text: z.string(),
          code: z.string().nullable(),
          created_at: momentSchema,
        }),
      ),
    }),
  }),
} as const
