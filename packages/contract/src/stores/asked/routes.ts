import { z } from 'zod'
import { defineRoute } from '../../route.ts'
import { momentSchema, successSchema } from '../../shared/wire.ts'
import { storeParamsSchema } from '../schema.ts'
import { askedKey } from './asked.ts'

const askedProductSchema = z.object({
  /** By which it is dismissed. */
  key: z.string(),
  /** As it was said last. */
  said: z.string(),
  count: z.number().int(),
  last_at: momentSchema,
})
export type AskedProduct = z.infer<typeof askedProductSchema>

export const askedRoutes = {
  ask: defineRoute({
    method: 'POST',
    path: '/stores/{store_id}/asked-products',
    summary: 'Ask a shop for something that it does not have; a device counts once a day for each thing',
    policy: 'anyone',
    rate: 'write',
    params: storeParamsSchema,
    body: z.strictObject({
      search: z
        .string()
        .trim()
        .min(2)
        .max(80)
        .refine((text) => askedKey(text) !== '', { message: 'A word is required' }),
    }),
    reply: successSchema,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/stores/me/asked-products',
    summary: 'What customers asked the shop for, most asked first',
    policy: 'shop',
    needs: 'products.see',
    rate: 'read',
    reply: z.object({ success: z.literal(true), asked: z.array(askedProductSchema) }),
  }),
  dismiss: defineRoute({
    method: 'POST',
    path: '/stores/me/asked-products/dismiss',
    summary: 'Take one thing off the list of what was asked for; idempotent',
    policy: 'shop',
    needs: 'products.edit',
    rate: 'write',
    body: z.strictObject({ key: z.string().min(1).max(120) }),
    reply: successSchema,
  }),
} as const
