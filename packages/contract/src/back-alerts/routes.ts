import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { storeIdSchema, uuidSchema } from '../shared/ids.ts'
import { phoneSchema, successSchema } from '../shared/wire.ts'

/** Products that one person waits for at a time; the oldest wish makes room. */
export const BACK_ALERTS_MAX = 20

export const backAlertRoutes = {
  ask: defineRoute({
    method: 'POST',
    path: '/stores/{store_id}/products/{sold_id}/back-alerts',
    summary:
      'Tell me once when this product is there again: the account by push, else by message; a guest by message to a number',
    policy: 'anyone',
    rate: 'code',
    params: z.strictObject({ store_id: storeIdSchema, sold_id: uuidSchema }),
    /** Needed without an account only. */
    body: z.strictObject({ phone: phoneSchema.optional() }),
    reply: successSchema,
  }),
} as const
