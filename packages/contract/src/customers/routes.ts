import { z } from 'zod'
import { deliveryTypeSchema } from '../orders/schema.ts'
import { defineRoute } from '../route.ts'
import { languageSchema, momentSchema, phoneSchema, textSchema } from '../shared/wire.ts'

/** The customer's previous order, to repeat it with one tap. Prices are computed again for the new order. */
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

/** A customer as this shop knows them from its own orders. Other shops' orders are not included. */
export const shopCustomerSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  /** The address of their last delivery; empty if they always picked up. */
  delivery_address: z.string(),
  landmark: z.string().nullable(),
  /** The language of their own last order, else the one in which the shop wrote to them. */
  language: languageSchema,
  orders: z.number().int(),
  last_order: lastOrderSchema,
})
export type ShopCustomer = z.infer<typeof shopCustomerSchema>

/** A number that the shop takes no orders from. `blocked_by`: who blocked it, as the shop's people are shown. */
export const blockedNumberSchema = z.object({
  phone: z.string(),
  name: z.string(),
  blocked_by: z.string(),
  blocked_at: momentSchema,
})
export type BlockedNumber = z.infer<typeof blockedNumberSchema>

const blockedReply = z.object({ success: z.literal(true), blocked: z.array(blockedNumberSchema) })

export const customerRoutes = {
  lookUp: defineRoute({
    method: 'GET',
    path: '/customers/lookup',
    summary: "Who of the shop's own customers has this number, where their goods go, and what they had last",
    policy: 'shop',
    needs: 'customers',
    rate: 'write',
    query: z.strictObject({ phone: phoneSchema }),
    reply: z.object({ success: z.literal(true), customer: shopCustomerSchema.nullable() }),
  }),
  blocked: defineRoute({
    method: 'GET',
    path: '/customers/blocked',
    summary: 'The numbers that the shop takes no orders from, newest first',
    policy: 'shop',
    needs: 'customers',
    rate: 'read',
    reply: blockedReply,
  }),
  block: defineRoute({
    method: 'POST',
    path: '/customers/block',
    summary: 'Take no more orders from this number, at this shop only; its open orders stay',
    policy: 'shop',
    needs: 'customers',
    rate: 'write',
    body: z.strictObject({ phone: phoneSchema, name: textSchema(80).default('') }),
    reply: blockedReply,
  }),
  unblock: defineRoute({
    method: 'POST',
    path: '/customers/unblock',
    summary: 'Take orders from this number again',
    policy: 'shop',
    needs: 'customers',
    rate: 'write',
    body: z.strictObject({ phone: phoneSchema }),
    reply: blockedReply,
  }),
} as const
