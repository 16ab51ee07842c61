import { z } from 'zod'
import { dateSchema, languageSchema, momentSchema } from '../shared/wire.ts'
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
  /** Sold by weight: quantities in steps of a paav. */
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

/** The customer's latest problem report about an order and the shop's reply. */
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
  /** The refunded amount, including refunds in progress. */
  refunded_amount: z.number(),
  status: orderStatusSchema,
  payment_status: z.enum(PAYMENT_STATUSES),
  payment_method: z.enum(ORDER_PAYMENT_METHODS),
  payment_claimed_at: momentSchema.nullable(),
  /** When the shop checked a claimed payment and did not find it. */
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
  /** A test order: it is not included in any figure. */
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

/** The data for a UPI app to pay this order directly to the shop (NPCI UPI linking specification 1.6). */
export const upiRequestSchema = z.object({
  vpa: z.string(),
  payee: z.string(),
  amount: z.number(),
  /** The payment note, by which the shop finds the payment. */
  note: z.string(),
  link: z.string(),
})
export type UpiRequestDetails = z.infer<typeof upiRequestSchema>
