import { z } from 'zod'
import { CART_LINES_MAX } from '../constants.ts'
import { storeIdSchema, uuidSchema } from '../shared/ids.ts'
import {
  dateSchema,
  languageSchema,
  momentSchema,
  phoneSchema,
  pincodeSchema,
  requiredTextSchema,
  rupeesSchema,
  textSchema,
} from '../shared/wire.ts'
import { SLOT_IDS } from '../stores/hours.ts'
import { ORDER_PAYMENT_METHODS } from './payment-methods.ts'
import { PROBLEM_KINDS } from './problem-kinds.ts'
import { DELIVERY_TYPES, ORDER_STATUSES, REJECT_REASONS } from './statuses.ts'

export const orderStatusSchema = z.enum(ORDER_STATUSES)
export const deliveryTypeSchema = z.enum(DELIVERY_TYPES)
export const rejectReasonSchema = z.enum(REJECT_REASONS)
/** `express` is a slot of the screens: within two hours, for an extra fee. */
export const deliverySlotSchema = z.enum(['asap', 'express', ...SLOT_IDS] as ['asap', 'express', ...typeof SLOT_IDS])
export type DeliverySlot = 'asap' | 'express' | (typeof SLOT_IDS)[number]

export const PAYMENT_STATUSES = ['pending', 'completed', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Quantity in selling units; loose goods have up to three decimals (0.25 kg). `decideOrder` says which can be ordered, by product. */
const quantitySchema = z.number()
/** A line of a cart that is kept or priced. */
export const cartLineSchema = z.strictObject({
  product_id: uuidSchema,
  quantity: z.number().positive().max(9999).multipleOf(0.001),
})
/** What the client believes a price to be. Never used as the price: only to tell the customer what changed. */
const seenPriceSchema = rupeesSchema.optional()
const nameSchema = requiredTextSchema(80, 'Name is required')
const emailSchema = z.union([z.email().max(254), z.literal('')]).optional()
const notesSchema = textSchema(500).optional()

export const addressSchema = z.strictObject({
  name: textSchema(80).optional(),
  phone: z.string().max(20).optional(),
  addressLine1: textSchema(300).refine((text) => text.length >= 10, { message: 'Please enter a complete address' }),
  addressLine2: textSchema(200).optional(),
  landmark: textSchema(120).optional(),
  city: textSchema(80).optional(),
  state: textSchema(80).optional(),
  pincode: z.union([pincodeSchema, z.literal('')]).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
})

/** `POST /orders` as the checkout sends it. */
export const checkoutOrderSchema = z.strictObject({
  storeId: storeIdSchema,
  items: z
    .array(z.strictObject({ productId: uuidSchema, quantity: quantitySchema, price: seenPriceSchema }))
    .min(1)
    .max(CART_LINES_MAX),
  customer: z.strictObject({ name: nameSchema, phone: phoneSchema, email: emailSchema }).optional(),
  deliveryType: deliveryTypeSchema.default('delivery'),
  deliveryAddress: addressSchema.partial({ addressLine1: true }).optional(),
  delivery_slot: deliverySlotSchema.default('asap'),
  delivery_date: dateSchema.optional(),
  paymentMethod: z.enum(['upi', 'cod', 'cash', 'card', 'netbanking', 'wallet']).default('cash'),
  customerNotes: notesSchema,
  expected_total: rupeesSchema.optional(),
  language: languageSchema.optional(),
})

/** `POST /orders` as the shop's own wizard sends it. */
export const wizardOrderSchema = z.strictObject({
  store_id: storeIdSchema,
  customer_name: nameSchema,
  customer_phone: phoneSchema,
  customer_email: emailSchema,
  /** Without one the goods are handed over the counter. */
  delivery_address: textSchema(400).optional(),
  landmark: textSchema(120).optional(),
  items: z
    .array(
      z.strictObject({
        product_id: uuidSchema,
        product_name: textSchema(200).optional(),
        quantity: quantitySchema,
        unit: z.string().max(20).optional(),
        unit_price: seenPriceSchema,
        total_price: seenPriceSchema,
      }),
    )
    .min(1)
    .max(CART_LINES_MAX),
  payment_method: z.enum(['upi', 'cod', 'cash', 'card', 'wallet']).default('cod'),
  delivery_notes: notesSchema,
  expected_total: rupeesSchema.optional(),
  is_urgent: z.boolean().default(false),
  channel: z.enum(['web', 'counter', 'phone', 'whatsapp']).default('web'),
  /** What the customer is written to in; without it the language of who asks. */
  language: languageSchema.optional(),
})

export const placeOrderBodySchema = z.union([checkoutOrderSchema, wizardOrderSchema])
export type PlaceOrderBody = z.infer<typeof placeOrderBodySchema>

export const orderItemSchema = z.object({
  id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  product_name_hi: z.string().nullable(),
  image: z.string(),
  unit: z.string(),
  pack_size: z.string().nullable(),
  quantity: z.number(),
  unit_price: z.number(),
  total_price: z.number(),
  gst_rate: z.number(),
  tax: z.number(),
  /** Sold by weight: quantities go in steps of a paav. */
  loose: z.boolean(),
})
export type OrderItem = z.infer<typeof orderItemSchema>

export const statusHistorySchema = z.object({
  status: orderStatusSchema,
  message: z.string(),
  timestamp: momentSchema,
  by: z.string(),
})

export const problemKindSchema = z.enum(PROBLEM_KINDS)

/** The customer's latest report about an order and the shop's answer to it. */
export const orderProblemSchema = z.object({
  kind: problemKindSchema,
  text: z.string(),
  reported_at: momentSchema,
  answer: z.string().nullable(),
  answered_at: momentSchema.nullable(),
})
export type OrderProblem = z.infer<typeof orderProblemSchema>

export const deliveryPartnerSchema = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  vehicle_number: z.string().nullable(),
})

/** The one representation of an order: REST, sockets, push and exports. Money in rupees. */
export const orderSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  store_id: z.string(),
  store_name: z.string(),
  store_phone: z.string(),
  created_at: momentSchema,
  updated_at: momentSchema,
  customer_name: z.string(),
  customer_phone: z.string(),
  customer_email: z.string().nullable(),
  delivery_type: deliveryTypeSchema,
  delivery_address: z.string(),
  landmark: z.string().nullable(),
  pincode: z.string().nullable(),
  notes: z.string().nullable(),
  items: z.array(orderItemSchema),
  subtotal: z.number(),
  discount: z.number(),
  tax: z.number(),
  tax_mode: z.enum(['exclusive', 'inclusive']),
  delivery_fee: z.number(),
  express_fee: z.number(),
  total_amount: z.number(),
  total: z.number(),
  /** What of it went back, or is on its way back. */
  refunded_amount: z.number(),
  status: orderStatusSchema,
  payment_status: z.enum(PAYMENT_STATUSES),
  payment_method: z.enum(ORDER_PAYMENT_METHODS),
  payment_claimed_at: momentSchema.nullable(),
  /** When the shop looked for a claimed payment and did not find it. */
  payment_missed_at: momentSchema.nullable(),
  delivery_slot: deliverySlotSchema,
  delivery_date: dateSchema.nullable(),
  estimated_delivery: momentSchema.nullable(),
  accept_by: momentSchema.nullable(),
  acknowledged_at: momentSchema.nullable(),
  cancellation_reason: z.string().nullable(),
  cancelled_by: z.enum(['store', 'customer', 'system']).nullable(),
  problem: orderProblemSchema.nullable(),
  delivery_partner: deliveryPartnerSchema.nullable(),
  status_history: z.array(statusHistorySchema),
  channel: z.string(),
  language: languageSchema,
  urgent: z.boolean(),
  /** Nobody's order, to try the counter out: it counts nowhere. */
  practice: z.boolean(),
  version: z.number().int(),
})
export type Order = z.infer<typeof orderSchema>

/** An order as a line of a file. */
export const exportedOrderSchema = orderSchema
  .pick({
    order_number: true,
    created_at: true,
    customer_name: true,
    customer_phone: true,
    delivery_type: true,
    delivery_address: true,
    landmark: true,
    pincode: true,
    notes: true,
    subtotal: true,
    discount: true,
    tax: true,
    delivery_fee: true,
    total_amount: true,
    status: true,
    payment_status: true,
    payment_method: true,
    channel: true,
  })
  .extend({
    items: z.array(
      orderItemSchema.pick({ product_name: true, product_name_hi: true, quantity: true, unit: true, pack_size: true }),
    ),
  })
export type ExportedOrder = z.infer<typeof exportedOrderSchema>

/** What a UPI app needs to pay this order straight to the shop (NPCI UPI linking specification 1.6). */
export const upiRequestSchema = z.object({
  vpa: z.string(),
  payee: z.string(),
  amount: z.number(),
  /** What the payer writes beside the money, so that the shop finds it again. */
  note: z.string(),
  link: z.string(),
})
export type UpiRequestDetails = z.infer<typeof upiRequestSchema>

/** The answer of `POST /orders`: what both documents' shapes read. */
export const placedOrderSchema = z.object({
  success: z.literal(true),
  order_id: z.string(),
  total_amount: z.number(),
  message: z.string(),
  tracking_token: z.string(),
  order: orderSchema,
})
export type PlacedOrder = z.infer<typeof placedOrderSchema>
