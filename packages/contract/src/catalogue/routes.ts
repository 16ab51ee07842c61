import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { storeIdSchema, uuidSchema } from '../shared/ids.ts'
import { pageReply } from '../shared/pagination.ts'
import { categoryCountSchema, productDetailsSchema, productSchema, productsQuerySchema, savingsSchema } from './schema.ts'

export const catalogueRoutes = {
  products: defineRoute({
    method: 'GET',
    path: '/inventory/products',
    summary: "A shop's shelf: searched, by category, a page at a time",
    policy: 'anyone',
    rate: 'read',
    query: productsQuerySchema,
    reply: z.object({
      success: z.literal(true),
      store_id: z.string(),
      products: z.array(productSchema),
      categories: z.array(categoryCountSchema),
      savings: savingsSchema,
      ...pageReply,
    }),
  }),
  details: defineRoute({
    method: 'GET',
    path: '/stores/{store_id}/products/{sold_id}',
    summary: 'One product on the shelf, with its country of origin and its best-before date where the shop has given them',
    policy: 'anyone',
    rate: 'read',
    params: z.strictObject({ store_id: storeIdSchema, sold_id: uuidSchema }),
    reply: z.object({ success: z.literal(true), product: productDetailsSchema }),
  }),
} as const
