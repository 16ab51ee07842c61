import { z } from 'zod'
import { CART_LINES_MAX } from '../../constants.ts'
import { defineRoute } from '../../route.ts'
import { storeIdSchema } from '../../shared/ids.ts'
import {
  dateSchema,
  latitudeSchema,
  longitudeSchema,
  momentSchema,
  phoneSchema,
  pincodeSchema,
  requiredTextSchema,
} from '../../shared/wire.ts'
import { oneOrder } from '../route-parts.ts'
import { deliverySlotSchema, deliveryTypeSchema } from '../schema.ts'
import { cartLineSchema, placedOrderSchema, placeOrderBodySchema } from './schema.ts'

/** Pricing a cart and placing an order. */
export const placingRoutes = {
  quote: defineRoute({
    method: 'POST',
    path: '/orders/quote',
    summary: 'Price a cart as the shop would bill it now; writes nothing',
    policy: 'anyone',
    rate: 'read',
    body: z.strictObject({
      store_id: storeIdSchema,
      items: z.array(cartLineSchema).min(1).max(CART_LINES_MAX),
      delivery_type: deliveryTypeSchema.default('delivery'),
      delivery_slot: deliverySlotSchema.default('asap'),
      delivery_date: dateSchema.optional(),
      latitude: latitudeSchema.optional(),
      longitude: longitudeSchema.optional(),
      pincode: pincodeSchema.optional(),
      /** A quote for a counter order on the shop's own terms. For other callers it is a customer's quote. */
      by_shop: z.boolean().default(false),
    }),
    reply: z.object({
      success: z.literal(true),
      lines: z.array(
        z.object({
          product_id: z.string(),
          product_name: z.string(),
          unit_price: z.number(),
          quantity: z.number(),
          total_price: z.number(),
          available: z.number(),
          back_at: momentSchema.nullable(),
        }),
      ),
      subtotal: z.number(),
      discount: z.number(),
      tax: z.number(),
      tax_mode: z.enum(['exclusive', 'inclusive']),
      delivery_fee: z.number(),
      express_fee: z.number(),
      round_off: z.number(),
      total_amount: z.number(),
      free_delivery_gap: z.number(),
      /** How much dearer a best match may be without asking. */
      substitution_cap_percent: z.number(),
      slots: z.array(z.object({ date: dateSchema, slot: deliverySlotSchema, starts_at: momentSchema, ends_at: momentSchema })),
      problems: z.array(z.object({ code: z.string(), message: z.string(), details: z.unknown().optional() })),
    }),
  }),
  place: defineRoute({
    method: 'POST',
    path: '/orders',
    summary: 'Place an order; the checkout shape and the wizard shape are both taken',
    policy: 'anyone',
    rate: 'order',
    body: placeOrderBodySchema,
    status: 201,
    reply: placedOrderSchema,
  }),
  proveNumber: defineRoute({
    method: 'POST',
    path: '/orders/prove-number',
    summary: 'Confirm a number with the code sent to it; the proof is kept in a cookie, or sent with orders as X-Phone-Proof',
    policy: 'anyone',
    rate: 'code',
    body: z.strictObject({ phone: phoneSchema, otp: z.string().regex(/^\d{6}$/, { message: 'Invalid OTP' }) }),
    reply: z.object({ success: z.literal(true), proof: z.string(), valid_until: momentSchema }),
  }),
  generateTestOrder: defineRoute({
    method: 'POST',
    path: '/orders/test/generate-order',
    summary: 'A practice order of the own shop, to see one arrive and work on it; it counts nowhere',
    policy: 'shop',
    needs: 'orders.create',
    rate: 'order',
    status: 201,
    body: z.strictObject({
      store_id: storeIdSchema,
      customer_name: requiredTextSchema(80, 'Name is required'),
      customer_phone: phoneSchema,
    }),
    reply: oneOrder,
  }),
} as const
