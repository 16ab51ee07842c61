import type { Order, PackingBill } from '@jhola/contract/orders/schema'
import type { SharedOrder } from '@jhola/contract/orders/shared-order'
import { maskPhone } from '@jhola/contract/shared/phone'

const maskText = (text: string): string => text.replace(/\S/gu, (letter, index: number) => (index < 2 ? letter : '•'))

/** Masks the customer: two letters of the name, two digits of the phone and the area of the PIN code stay. */
const maskPerson = (order: Order) => ({
  customer_name: maskText(order.customer_name),
  customer_phone: maskPhone(order.customer_phone),
  customer_email: null,
  delivery_address: order.delivery_address === '' ? '' : '••••••',
  landmark: null,
  notes: null,
  problem: null,
  pincode: order.pincode ? `${order.pincode.slice(0, 3)}•••` : null,
})

const shareItem = (item: Order['items'][number]): SharedOrder['items'][number] => ({
  id: item.id,
  product_id: item.product_id,
  product_name: item.product_name,
  product_name_hi: item.product_name_hi,
  image: item.image,
  unit: item.unit,
  pack_size: item.pack_size,
  quantity: item.quantity,
  unit_price: item.unit_price,
  total_price: item.total_price,
  gst_rate: item.gst_rate,
  tax: item.tax,
  loose: item.loose,
  line_no: item.line_no,
  if_missing: item.if_missing,
  note: null,
  replaces: item.replaces,
  change: item.change,
})

const shareLines = (bill: PackingBill): PackingBill => ({
  items: bill.items.map(shareItem),
  subtotal: bill.subtotal,
  discount: bill.discount,
  tax: bill.tax,
  delivery_fee: bill.delivery_fee,
  express_fee: bill.express_fee,
  round_off: bill.round_off,
  total: bill.total,
})

/** Without the reason: it is free text. */
const sharePacking = (packing: Order['packing']): SharedOrder['packing'] =>
  packing && {
    change_no: packing.change_no,
    last_change: {
      state: packing.last_change.state,
      by: packing.last_change.by,
      by_phone: packing.last_change.by_phone,
      reason: null,
      at: packing.last_change.at,
    },
    ordered: shareLines(packing.ordered),
    question: packing.question && {
      change_no: packing.question.change_no,
      answer_by: packing.question.answer_by,
      reasons: packing.question.reasons.map(({ line_no, reason }) => ({ line_no, reason })),
      given: shareLines(packing.question.given),
    },
  }

const shareBill = (order: Order) => ({
  subtotal: order.subtotal,
  discount: order.discount,
  tax: order.tax,
  tax_mode: order.tax_mode,
  delivery_fee: order.delivery_fee,
  express_fee: order.express_fee,
  round_off: order.round_off,
  total_amount: order.total_amount,
  total: order.total,
  paid_amount: order.paid_amount,
  owed_amount: order.owed_amount,
  give_back_amount: order.give_back_amount,
  given_back_amount: order.given_back_amount,
  refunded_amount: order.refunded_amount,
})

const shareProgress = (order: Order) => ({
  created_at: order.created_at,
  updated_at: order.updated_at,
  status: order.status,
  payment_status: order.payment_status,
  payment_method: order.payment_method,
  payment_claimed_at: order.payment_claimed_at,
  payment_missed_at: order.payment_missed_at,
  estimated_delivery: order.estimated_delivery,
  accept_by: order.accept_by,
  acknowledged_at: order.acknowledged_at,
  cancellation_reason: order.cancellation_reason,
  cancelled_by: order.cancelled_by,
  status_history: order.status_history.map(({ status, message, timestamp, by }) => ({ status, message, timestamp, by })),
  version: order.version,
})

const sharePartner = (partner: Order['delivery_partner']): SharedOrder['delivery_partner'] =>
  partner && { name: partner.name, phone: partner.phone, vehicle_number: partner.vehicle_number }

/**
 * The order behind a shared link: products and times, but not the customer or the address. Name each field; never spread the
 * order here.
 */
export const shareOrder = (order: Order): SharedOrder => ({
  id: order.id,
  order_id: order.order_id,
  order_number: order.order_number,
  store_id: order.store_id,
  store_name: order.store_name,
  store_phone: order.store_phone,
  ...maskPerson(order),
  ...shareBill(order),
  ...shareProgress(order),
  items: order.items.map(shareItem),
  if_missing: order.if_missing,
  packing: sharePacking(order.packing),
  delivery_type: order.delivery_type,
  delivery_slot: order.delivery_slot,
  delivery_date: order.delivery_date,
  delivery_partner: sharePartner(order.delivery_partner),
  channel: order.channel,
  language: order.language,
  urgent: order.urgent,
  practice: order.practice,
})
