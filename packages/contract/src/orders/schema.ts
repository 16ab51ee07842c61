import { z } from 'zod'
import { dateSchema, languageSchema, momentSchema } from '../shared/wire.ts'
import { SLOT_IDS } from '../stores/hours.ts'
import { QUESTION_REASONS, SILENCE_OUTCOMES } from './packing/consent.ts'
import { GIVEN_CHANGES, ORDER_CHANGE_STATES } from './packing/given-line.ts'
import { missingChoiceSchema } from './packing/schema.ts'
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
  line_no: z.number().int(),
  /** What the shop may do when this product is not there; null: as chosen for the order. */
  if_missing: missingChoiceSchema.nullable(),
  /** What the customer said of it; never behind a shared link. */
  note: z.string().nullish(),
  /** The ordered line that this one replaces. */
  replaces: z.number().int().nullable(),
  /** How it differs from the order; null: as ordered. */
  change: z.enum(GIVEN_CHANGES).nullable(),
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

const packingBill = {
  items: z.array(orderItemSchema),
  subtotal: z.number(),
  discount: z.number(),
  tax: z.number(),
  delivery_fee: z.number(),
  express_fee: z.number(),
  round_off: z.number(),
  total: z.number(),
}

/** The lines and the bill of an order as ordered, or as they would be. Money in rupees. */
export const packingBillSchema = z.object(packingBill)
export type PackingBill = z.infer<typeof packingBillSchema>

/** What the shop asks the customer: the lines and the bill that a yes would make. */
export const packingQuestionSchema = z.object({
  change_no: z.number().int(),
  answer_by: momentSchema,
  reasons: z.array(z.object({ line_no: z.number().int(), reason: z.enum(QUESTION_REASONS) })),
  /** What happens when nobody answers. */
  silence: z.enum(SILENCE_OUTCOMES).optional(),
  given: packingBillSchema,
})
export type PackingQuestion = z.infer<typeof packingQuestionSchema>

export const OWN_CHANGE_PARTS = ['lines', 'choice', 'notes', 'address', 'time'] as const
export type OwnChangePart = (typeof OWN_CHANGE_PARTS)[number]

/** The order before its customer changed it. What was written in the notes and the address before is not kept. */
export const ownChangeSchema = z.object({
  change_no: z.number().int(),
  at: momentSchema,
  seen_at: momentSchema.nullable(),
  parts: z.array(z.enum(OWN_CHANGE_PARTS)),
  before: packingBillSchema,
  slot: deliverySlotSchema,
  delivery_date: dateSchema.nullable(),
  if_missing: missingChoiceSchema.optional(),
})
export type OwnChangeShown = z.infer<typeof ownChangeSchema>

/** How an order was changed since it was placed: what was ordered, the last change, and the open question. */
export const orderPackingSchema = z.object({
  change_no: z.number().int(),
  last_change: z.object({
    state: z.enum(ORDER_CHANGE_STATES),
    by: z.enum(['shop', 'customer', 'system']),
    by_phone: z.boolean(),
    reason: z.string().nullable(),
    at: momentSchema,
  }),
  ordered: packingBillSchema,
  /** The last change that the customer agreed to by phone, and who of the shop says so. */
  agreed_by_phone: z.object({ by: z.string(), at: momentSchema }).nullable().optional(),
  question: packingQuestionSchema.nullable(),
  /** What the customer changed before packing: the first change that nobody at the shop has seen, else the last one. */
  own_change: ownChangeSchema.nullable().optional(),
})
export type OrderPacking = z.infer<typeof orderPackingSchema>

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
  /** The lines as they are given; `packing` has them as ordered. */
  items: z.array(orderItemSchema),
  /** What the shop may do when a product is not there. */
  if_missing: missingChoiceSchema,
  /** Null while nothing of the order was changed. */
  packing: orderPackingSchema.nullable(),
  subtotal: z.number(),
  discount: z.number(),
  tax: z.number(),
  tax_mode: z.enum(['exclusive', 'inclusive']),
  delivery_fee: z.number(),
  express_fee: z.number(),
  /** Added so that whole rupees are paid; negative when it was taken off. */
  round_off: z.number(),
  /** Whether it is rounded when it is priced anew; null: an order from before this was kept. */
  rounds_total: z.boolean().nullish(),
  total_amount: z.number(),
  total: z.number(),
  /** What came for it so far, also what goes back when it is handed over. */
  paid_amount: z.number(),
  /** What is still to be paid: all of it, or what packing made it dearer after it was paid. */
  owed_amount: z.number(),
  /** What goes back when it is handed over, because packing made it cheaper after it was paid; and what went back then. */
  give_back_amount: z.number(),
  given_back_amount: z.number(),
  /** The refunded amount, including refunds in progress. */
  refunded_amount: z.number(),
  status: orderStatusSchema,
  payment_status: z.enum(PAYMENT_STATUSES),
  payment_method: z.enum(ORDER_PAYMENT_METHODS),
  /** A payment service took the money. */
  paid_by_service: z.boolean().nullish(),
  /** When its customer said that it was paid; once it is paid, when they said so of what packing made it dearer by. */
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
    round_off: true,
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
