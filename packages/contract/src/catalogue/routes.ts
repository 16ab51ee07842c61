import { z } from 'zod'
import { defineRoute } from '../route.ts'
import { storeIdSchema, uuidSchema } from '../shared/ids.ts'
import { pageReply } from '../shared/pagination.ts'
import { listBodySchema, listedLineSchema } from './lists/schema.ts'
import { productDetailsSchema, productSchema, productsQuerySchema, savingsSchema, shelfCategorySchema } from './schema.ts'
import { SEARCH_ANSWERS } from './search/answer.ts'

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
      categories: z.array(shelfCategorySchema),
      savings: savingsSchema,
      /** Of a search: whether the thing itself is on this page, or only similar ones; null: nothing was searched. */
      answer: z.enum(SEARCH_ANSWERS).nullable(),
      ...pageReply,
    }),
  }),
  details: defineRoute({
    method: 'GET',
    path: '/stores/{store_id}/products/{sold_id}',
    summary:
      'One product on the shelf with what the law has its shop tell, its other sizes, and what is there instead when it is not',
    policy: 'anyone',
    rate: 'read',
    params: z.strictObject({ store_id: storeIdSchema, sold_id: uuidSchema }),
    reply: z.object({
      success: z.literal(true),
      product: productDetailsSchema,
      /** All sizes and packs of this product, itself among them, to be chosen from; empty where there is one only. */
      sizes: z.array(productSchema),
      /** Of a product that is out of stock: what is there and comes nearest to it. */
      alternatives: z.array(productSchema),
    }),
  }),
  list: defineRoute({
    method: 'POST',
    path: '/inventory/lists/read',
    summary: 'Read a shopping list and find its things on the shelf of a shop; writes nothing',
    policy: 'anyone',
    rate: 'write',
    body: listBodySchema,
    reply: z.object({ success: z.literal(true), lines: z.array(listedLineSchema) }),
  }),
} as const
