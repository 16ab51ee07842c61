import { UNPROVEN_HOLD_PERCENT, UNPROVEN_ORDER_PERCENT } from '@jhola/contract/constants'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { OrderToInsert } from '../order-to-insert.sql.ts'
import { INSERT_ORDER } from './insert-order.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/**
 * The result of inserting an order. Nothing was written unless `placed`. `has_counter`: the slot has a counter row; `has_room`:
 * the slot has capacity. Both are true without a slot.
 */
export type InsertOutcome = Statements['insert_order']['row']

const billColumns = (bill: OrderToInsert['bill']) => ({
  subtotal_paise: bill.subtotal,
  discount_paise: bill.discount,
  tax_paise: bill.tax,
  delivery_fee_paise: bill.deliveryFee,
  express_fee_paise: bill.expressFee,
  round_off_paise: bill.roundOff,
  total_paise: bill.total,
})

const lineParams = (lines: OrderToInsert['lines']) => ({
  product_ids: lines.map((line) => line.product_id),
  versions: lines.map((line) => line.version),
  quantities: lines.map((line) => line.quantity),
  line_totals: lines.map((line) => line.totalPaise),
  line_taxes: lines.map((line) => line.taxPaise),
  movement_ids: lines.map((line) => line.movement_id),
  // Empty: as chosen for the order.
  choices: lines.map((line) => line.if_missing ?? ''),
})

/** Inserts an order with all its rows in one statement; see `insert-order.sql.ts`. */
export const insertOrder = async (
  sql: Sql,
  order: OrderToInsert,
  { isSlotted }: { isSlotted: boolean },
): Promise<InsertOutcome> => {
  const { lines, customer, bill, idempotency, actor } = order
  const { stranger, stranger_slotted, plain, slotted } = INSERT_ORDER
  const text = order.isTrusted ? (isSlotted ? slotted : plain) : isSlotted ? stranger_slotted : stranger
  const outcome = await sql.first(text, {
    ...lineParams(lines),
    store_id: order.store_id,
    store_version: order.store_version,
    order_id: order.order_id,
    token_hash: order.token_hash,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_email: customer.email,
    delivery_type: order.delivery_type,
    delivery_address: order.delivery_address,
    landmark: order.landmark,
    pincode: order.pincode,
    latitude: order.place?.latitude ?? null,
    longitude: order.place?.longitude ?? null,
    notes: order.notes,
    item_notes: order.item_notes && JSON.stringify(order.item_notes),
    ...billColumns(bill),
    if_missing: order.if_missing,
    tax_mode: order.tax_mode,
    rounds_total: order.rounds_total,
    payment_method: order.payment_method,
    delivery_slot: order.slot,
    delivery_date: order.delivery_date,
    estimated_delivery: order.estimatedAt,
    heard_at: order.heardAt,
    accept_by: order.acceptBy,
    channel: order.channel,
    at: order.at,
    open_orders_most: order.openOrdersMax,
    is_own_number: order.isOwnNumber,
    principal: idempotency?.principal ?? null,
    key: idempotency?.key ?? null,
    route: idempotency?.route ?? null,
    request_hash: idempotency?.requestHash ?? null,
    answer: order.answerJson,
    customer_user_id: actor.kind === 'customer' ? actor.user_id : null,
    language: order.language,
    urgent: order.urgent,
    actor_kind: actor.kind,
    actor_id: actor.user_id,
    actor_label: actor.label,
    actor_role: actor.role ?? null,
    is_above_code_limit: order.isAboveCodeLimit,
    order_percent: UNPROVEN_ORDER_PERCENT,
    hold_percent: UNPROVEN_HOLD_PERCENT,
    count_kinds: order.countedBy.kinds,
    count_keys: order.countedBy.keys,
    count_mosts: order.countedBy.mosts,
  })
  if (!outcome) throw new Error(`placing ${order.order_id} returned no row`)
  return outcome
}

const FIND_PLACED_ANSWER = statement(
  'find_placed_answer',
  `SELECT k.request_hash, k.body, o.order_no FROM idempotency_keys k
     LEFT JOIN orders o ON o.store_id = :store_id AND o.order_id = (k.body ->> 'order_id')::uuid
     WHERE k.principal = :principal AND k.key = :key`,
)

/** The stored first response to a key. The order number comes from the order, because the same statement assigned it. */
export const findPlacedAnswer = async (
  sql: Sql,
  storeId: string,
  { principal, key }: { principal: string; key: string },
): Promise<{ request_hash: Buffer; body: unknown; order_no: number | null } | undefined> => {
  return sql.first(FIND_PLACED_ANSWER, { store_id: storeId, principal, key })
}
