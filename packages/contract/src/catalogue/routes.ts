import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { pageReply } from '../shared/pagination.ts'
import { categoryCountSchema, productSchema, productsQuerySchema, savingsSchema } from './schema.ts'

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
} as const
