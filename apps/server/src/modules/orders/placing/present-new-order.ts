import type { OrderLineRow } from '@jhola/contract/orders/packing/order-line-row'
import type { Order } from '@jhola/contract/orders/schema'
import type { OrderableProduct, OrderableStore } from '../deps.ts'
import type { OrderRow } from '../order-row.sql.ts'
import type { OrderToInsert } from '../order-to-insert.sql.ts'
import { presentOrder } from '../reading/present-order.ts'

type PlacingData = { store: OrderableStore; products: ReadonlyMap<string, OrderableProduct> }

const itemRows = (order: Pick<OrderToInsert, 'lines'>, data: PlacingData): OrderLineRow[] =>
  order.lines.flatMap((line, index) => {
    const product = data.products.get(line.product_id)
    if (!product) return []
    return [
      {
        line_no: index + 1,
        product_id: line.product_id,
        product_name: product.name,
        product_name_hi: product.name_hi,
        image: product.image,
        unit: product.unit,
        pack_size: product.pack_size,
        unit_size: product.unit_size,
        quantity: line.quantity,
        unit_price_paise: product.pricePaise,
        total_paise: line.totalPaise,
        gst_rate_percent: product.gst_rate_percent,
        tax_paise: line.taxPaise,
        if_missing: line.if_missing,
        replaces: null,
        change: null,
      },
    ]
  })

/** Fields that only later changes of an order set. */
const NOTHING_YET = {
  partner_name: null,
  partner_phone: null,
  partner_vehicle: null,
  packing: null,
  problem_kind: null,
  problem_text: null,
  problem_at: null,
  problem_answer: null,
  problem_answered_at: null,
} as const

/** Fields that immediate acceptance sets for an order entered by the shop (`insertPlaced`). */
const accepted = (row: OrderRow): OrderRow => ({
  ...row,
  status: 'confirmed',
  acknowledged_at: row.created_at,
  version: row.version + 1,
  history: row.history.flatMap((placed) => [placed, { ...placed, to_status: 'confirmed' as const }]),
})

/** The row that the statement is about to insert, so that the response needs no second read. The number is added later. */
const newRow = (order: Omit<OrderToInsert, 'answerJson'>, data: PlacingData): OrderRow => ({
  store_id: order.store_id,
  order_id: order.order_id,
  order_no: 0,
  store_name: data.store.name,
  store_phone: data.store.phone,
  token_hash: order.token_hash,
  customer_user_id: order.actor.kind === 'customer' ? order.actor.user_id : null,
  customer_name: order.customer.name,
  customer_phone: order.customer.phone,
  customer_email: order.customer.email,
  delivery_type: order.delivery_type,
  delivery_address: order.delivery_address,
  landmark: order.landmark,
  pincode: order.pincode,
  notes: order.notes,
  item_notes: order.item_notes,
  if_missing: order.if_missing,
  subtotal_paise: order.bill.subtotal,
  discount_paise: order.bill.discount,
  tax_paise: order.bill.tax,
  tax_mode: order.tax_mode,
  rounds_total: order.rounds_total,
  delivery_fee_paise: order.bill.deliveryFee,
  express_fee_paise: order.bill.expressFee,
  round_off_paise: order.bill.roundOff,
  total_paise: order.bill.total,
  paid_paise: null,
  given_back_paise: 0,
  refunded_paise: 0,
  status: 'pending',
  payment_method: order.payment_method,
  payment_status: 'pending',
  payment_claimed_at: null,
  payment_missed_at: null,
  paid_by_service: false,
  rest_claimed_at: null,
  delivery_slot: order.slot,
  delivery_date: order.delivery_date,
  estimated_delivery: order.estimatedAt,
  accept_by: order.acceptBy,
  acknowledged_at: null,
  cancellation_reason: null,
  cancelled_by: null,
  ...NOTHING_YET,
  channel: order.channel,
  language: order.language,
  urgent: order.urgent,
  practice: order.practice,
  version: 1,
  created_at: order.at,
  updated_at: order.at,
  items: itemRows(order, data),
  history: [
    {
      to_status: 'pending',
      actor_kind: order.actor.kind,
      actor_label: order.actor.label,
      reason: null,
      at: order.at.toISOString(),
    },
  ],
})

/** A new order as the response shows it, before it is inserted. */
export const presentNewOrder = (
  order: Omit<OrderToInsert, 'answerJson'>,
  data: PlacingData,
  { isByShop }: { isByShop: boolean },
): Order => {
  const row = newRow(order, data)
  return presentOrder(isByShop ? accepted(row) : row)
}
