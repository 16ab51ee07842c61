import { z } from 'zod'
import { deliveryPartnerSchema, orderItemSchema, orderSchema, statusHistorySchema } from './schema.ts'

/** Fields of an order that a shared link shows, apart from composed ones. */
const sharedFields = {
  id: true,
  order_id: true,
  order_number: true,
  store_id: true,
  store_name: true,
  store_phone: true,
  created_at: true,
  updated_at: true,
  customer_name: true,
  customer_phone: true,
  customer_email: true,
  delivery_type: true,
  delivery_address: true,
  landmark: true,
  pincode: true,
  notes: true,
  if_missing: true,
  packing: true,
  subtotal: true,
  discount: true,
  tax: true,
  tax_mode: true,
  delivery_fee: true,
  express_fee: true,
  round_off: true,
  total_amount: true,
  total: true,
  paid_amount: true,
  owed_amount: true,
  give_back_amount: true,
  given_back_amount: true,
  refunded_amount: true,
  status: true,
  payment_status: true,
  payment_method: true,
  payment_claimed_at: true,
  payment_missed_at: true,
  delivery_slot: true,
  delivery_date: true,
  estimated_delivery: true,
  accept_by: true,
  acknowledged_at: true,
  cancellation_reason: true,
  cancelled_by: true,
  problem: true,
  channel: true,
  language: true,
  urgent: true,
  practice: true,
  version: true,
} as const
const sharedParts = { items: true, delivery_partner: true, status_history: true } as const

/**
 * The order behind a shared link, as an allow-list: a new field of an order does not appear here until it is added to a list.
 * Personal data and the address are masked or null (`shareOrder` of the server).
 */
export const sharedOrderSchema = orderSchema.pick(sharedFields).extend({
  items: z.array(
    orderItemSchema.pick({
      id: true,
      product_id: true,
      product_name: true,
      product_name_hi: true,
      image: true,
      unit: true,
      pack_size: true,
      quantity: true,
      unit_price: true,
      total_price: true,
      gst_rate: true,
      tax: true,
      loose: true,
      line_no: true,
      if_missing: true,
      note: true,
      replaces: true,
      change: true,
    }),
  ),
  delivery_partner: deliveryPartnerSchema.pick({ name: true, phone: true, vehicle_number: true }).nullable(),
  status_history: z.array(statusHistorySchema.pick({ status: true, message: true, timestamp: true, by: true })),
})
export type SharedOrder = z.infer<typeof sharedOrderSchema>

/** The reply to a request for an order: only the fields of `sharedOrderSchema` for a shared link, all fields for its parties. */
export const shownOrderSchema = sharedOrderSchema.extend(orderSchema.omit({ ...sharedFields, ...sharedParts }).partial().shape)
