import { z } from 'zod'
import { deliveryTypeSchema } from '../orders/schema.ts'
import { defineRoute } from '../route.ts'
import { languageSchema, momentSchema, phoneSchema } from '../shared/wire.ts'

/** What somebody had last, so that one tap repeats it; priced anew by whoever puts it in an order. */
const lastOrderSchema = z.object({
  order_id: z.string(),
  order_number: z.string(),
  created_at: momentSchema,
  delivery_type: deliveryTypeSchema,
  total_amount: z.number(),
  items: z.array(
    z.object({
      product_id: z.string(),
      product_name: z.string(),
      product_name_hi: z.string().nullable(),
      quantity: z.number(),
      unit: z.string(),
    }),
  ),
})

/** A customer as this shop knows them by its own orders; other shops' orders say nothing here. */
export const shopCustomerSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  /** Where their last delivery went; empty when they always came themselves. */
  delivery_address: z.string(),
  landmark: z.string().nullable(),
  /** What they ordered in last by themselves, else what the shop wrote to them in. */
  language: languageSchema,
  orders: z.number().int(),
  last_order: lastOrderSchema,
})
export type ShopCustomer = z.infer<typeof shopCustomerSchema>

export const customerRoutes = {
  lookUp: defineRoute({
    method: 'GET',
    path: '/customers/lookup',
    summary: "Who of the shop's own customers has this number, where their goods go, and what they had last",
    policy: 'shop',
    rate: 'write',
    query: z.strictObject({ phone: phoneSchema }),
    reply: z.object({ success: z.literal(true), customer: shopCustomerSchema.nullable() }),
  }),
} as const
