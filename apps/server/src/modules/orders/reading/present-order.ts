import { orderNumber } from '@jhola/contract/orders/order-number'
import { balanceOf } from '@jhola/contract/orders/packing/money-after-packing'
import type { ExportedOrder, Order } from '@jhola/contract/orders/schema'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { toUnits } from '@jhola/contract/shared/weight'
import type { OrderHistoryRow, OrderRow, OrderToExport } from '../order-row.sql.ts'
import { presentItem } from './present-item.ts'
import { presentPacking } from './present-packing.ts'
import { toStoredMoney } from './stored-money.ts'

const rupees = (amount: number): number => paiseToRupees(paise(amount))
const moment = (at: Date | null): string | null => at?.toISOString() ?? null

const HISTORY_MESSAGES: Record<OrderStatus, string> = {
  pending: 'Order placed',
  confirmed: 'The shop accepted the order',
  preparing: 'The order is being packed',
  ready: 'The order is packed and ready',
  out_for_delivery: 'The order is on its way',
  delivered: 'The order was delivered',
  cancelled: 'The order was cancelled',
  refunded: 'The money was returned',
}

const presentHistory = (entry: OrderHistoryRow): Order['status_history'][number] => ({
  status: entry.to_status,
  message: HISTORY_MESSAGES[entry.to_status],
  timestamp: new Date(entry.at).toISOString(),
  by: entry.actor_kind,
})

const presentBalance = (row: OrderRow) => {
  const { paid, owed, giveBack, givenBack } = balanceOf(toStoredMoney(row))
  return {
    paid_amount: rupees(paid),
    owed_amount: rupees(owed),
    give_back_amount: rupees(giveBack),
    given_back_amount: rupees(givenBack),
  }
}

const presentBill = (row: OrderRow) => ({
  subtotal: rupees(row.subtotal_paise),
  discount: rupees(row.discount_paise),
  tax: rupees(row.tax_paise),
  tax_mode: row.tax_mode,
  delivery_fee: rupees(row.delivery_fee_paise),
  express_fee: rupees(row.express_fee_paise),
  round_off: rupees(row.round_off_paise),
  rounds_total: row.rounds_total,
  total_amount: rupees(row.total_paise),
  total: rupees(row.total_paise),
  ...presentBalance(row),
  refunded_amount: rupees(row.refunded_paise),
})

const presentTimes = (row: OrderRow) => ({
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  payment_claimed_at: moment(row.payment_status === 'pending' ? row.payment_claimed_at : row.rest_claimed_at),
  paid_by_service: row.paid_by_service,
  payment_missed_at: moment(row.payment_missed_at),
  estimated_delivery: moment(row.estimated_delivery),
  accept_by: moment(row.accept_by),
  acknowledged_at: moment(row.acknowledged_at),
})

const presentProblem = (row: OrderRow): Order['problem'] =>
  row.problem_kind && row.problem_at
    ? {
        kind: row.problem_kind,
        text: row.problem_text ?? '',
        reported_at: row.problem_at.toISOString(),
        answer: row.problem_answer,
        answered_at: moment(row.problem_answered_at),
      }
    : null

/** The one representation of an order that the server sends, on every channel. */
export const presentOrder = (row: OrderRow): Order => ({
  id: row.order_id,
  order_id: row.order_id,
  order_number: orderNumber(row.store_id, row.order_no),
  store_id: row.store_id,
  store_name: row.store_name,
  store_phone: row.store_phone,
  customer_name: row.customer_name,
  customer_phone: row.customer_phone,
  customer_email: row.customer_email,
  delivery_type: row.delivery_type,
  delivery_address: row.delivery_address,
  landmark: row.landmark,
  pincode: row.pincode,
  notes: row.notes,
  items: row.items.map((item) => presentItem(row.order_id, item, row.item_notes)),
  if_missing: row.if_missing,
  packing: presentPacking(row),
  ...presentBill(row),
  ...presentTimes(row),
  status: row.status,
  payment_status: row.payment_status,
  payment_method: row.payment_method,
  delivery_slot: row.delivery_slot,
  delivery_date: row.delivery_date,
  cancellation_reason: row.cancellation_reason,
  cancelled_by: row.cancelled_by,
  delivery_partner: row.partner_name
    ? { name: row.partner_name, phone: row.partner_phone, vehicle_number: row.partner_vehicle }
    : null,
  problem: presentProblem(row),
  status_history: row.history.map(presentHistory),
  channel: row.channel,
  language: row.language,
  urgent: row.urgent,
  practice: row.practice,
  version: row.version,
})

/** An order as a row of a file; the express fee is included in the delivery fee. */
export const presentExported = (row: OrderToExport): ExportedOrder => ({
  order_number: orderNumber(row.store_id, row.order_no),
  created_at: row.created_at.toISOString(),
  customer_name: row.customer_name,
  customer_phone: row.customer_phone,
  delivery_type: row.delivery_type,
  delivery_address: row.delivery_address,
  landmark: row.landmark,
  pincode: row.pincode,
  notes: row.notes,
  items: row.items.map((item) => ({
    product_name: item.product_name,
    product_name_hi: item.product_name_hi,
    quantity: toUnits(item.quantity, item.unit_size),
    unit: item.unit,
    pack_size: item.pack_size,
  })),
  subtotal: rupees(row.subtotal_paise),
  discount: rupees(row.discount_paise),
  tax: rupees(row.tax_paise),
  delivery_fee: rupees(row.delivery_fee_paise + row.express_fee_paise),
  round_off: rupees(row.round_off_paise),
  total_amount: rupees(row.total_paise),
  status: row.status,
  payment_status: row.payment_status,
  payment_method: row.payment_method,
  channel: row.channel,
})
