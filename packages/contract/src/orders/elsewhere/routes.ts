import { z } from 'zod'
import { productSchema } from '../../catalogue/schema.ts'
import { defineRoute } from '../../route.ts'
import { aroundShopSchema } from '../../stores/around/schema.ts'
import { orderParams } from '../route-parts.ts'
import { LIKENESSES } from './match-goods.ts'
import { DIFFERENCES } from './same-goods.ts'

/** The nearest open shops that are looked through, and how many of them are shown. */
export const ELSEWHERE_SHOPS_MAX = 10
export const ELSEWHERE_SHOWN_MAX = 4

export const elsewhereShopSchema = z.object({
  shop: aroundShopSchema,
  /** Lines that the shop has the same for, and what these cost there (rupees). */
  has: z.number().int(),
  total: z.number(),
  /** What it has, in the order of the order; a line that is not here is missing. */
  lines: z.array(
    z.object({
      /** The ordered product. */
      product_id: z.string(),
      likeness: z.enum(LIKENESSES),
      differs: z.array(z.enum(DIFFERENCES)),
      quantity: z.number(),
      product: productSchema,
    }),
  ),
})
export type ElsewhereShop = z.infer<typeof elsewhereShopSchema>

const elsewhereReply = z.object({
  success: z.literal(true),
  /** The lines of the order. */
  of: z.number().int(),
  shops: z.array(elsewhereShopSchema),
})
export type Elsewhere = z.infer<typeof elsewhereReply>

export const elsewhereRoutes = {
  show: defineRoute({
    method: 'GET',
    path: '/orders/{id}/elsewhere',
    summary: 'Open shops that deliver to the place of a refused order and have the same goods; for its customer only',
    policy: 'order_party',
    needs: 'orders.see',
    rate: 'read',
    params: orderParams,
    reply: elsewhereReply,
  }),
} as const
