import type { OrderLineRow } from '@jhola/contract/orders/packing/order-line-row'
import { SLOT_IDS } from '@jhola/contract/stores/hours'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('demo')

/** An arbitrary key of the advisory lock, unique in this product. */
const DEMO_LOCK = 7_105_204_412
const ROWS_AT_ONCE = 2000

export type MovementRecord = {
  store_id: string
  movement_id: string
  product_id: string
  kind: string
  quantity: number
  delta_on_hand: number
  delta_reserved: number
  on_hand_after: number
  reserved_after: number
  order_id: string | null
  actor_kind: string
  actor_id: string | null
  reason: string | null
  at: string
}

export type OrderRecord = {
  store_id: string
  order_id: string
  order_no: number
  /** `\x` and hexadecimal digits. */
  token_hash: string
  customer_user_id: string | null
  customer_name: string
  customer_phone: string
  delivery_type: 'delivery' | 'pickup'
  delivery_address: string
  landmark: string | null
  pincode: string | null
  latitude: number | null
  longitude: number | null
  notes: string | null
  subtotal_paise: number
  discount_paise: number
  tax_paise: number
  tax_mode: string
  delivery_fee_paise: number
  express_fee_paise: number
  round_off_paise: number
  total_paise: number
  status: string
  payment_method: string
  payment_status: string
  payment_claimed_at: string | null
  paid_at: string | null
  delivery_slot: string
  delivery_date: string | null
  estimated_delivery: string
  accept_by: string | null
  acknowledged_at: string | null
  cancellation_reason: string | null
  cancelled_by: string | null
  partner_name: string | null
  partner_phone: string | null
  partner_vehicle: string | null
  channel: string
  language: string
  urgent: boolean
  version: number
  created_at: string
  updated_at: string
}

/** A line of a past order; nothing of it was changed. */
export type ItemRecord = Omit<OrderLineRow, 'if_missing' | 'replaces' | 'change'> & {
  store_id: string
  order_id: string
  hsn: string | null
}

export type AuditRecord = {
  store_id: string
  order_id: string
  version: number
  type: string
  from_status: string | null
  to_status: string
  actor_kind: string
  actor_id: string | null
  actor_label: string
  reason: string | null
  at: string
}

export type StoreEventRecord = {
  store_id: string
  seq: number
  type: string
  order_id: string
  order_version: number
  at: string
  published_at: string
}

/** The rows behind the demo's orders. */
export type History = {
  movements: readonly MovementRecord[]
  orders: readonly OrderRecord[]
  items: readonly ItemRecord[]
  audit: readonly AuditRecord[]
  events: readonly StoreEventRecord[]
}

const LIFT_TIME_LIMITS = statement(
  'lift_time_limits',
  `SELECT set_config('statement_timeout', '0', true) AS statements, set_config('lock_timeout', '0', true) AS locks,
    set_config('idle_in_transaction_session_timeout', '0', true) AS idle`,
)

const LOCK_FOR_DEMO = statement('lock_for_demo', 'SELECT pg_advisory_xact_lock(:demo_lock)')

const HAS_STORES = statement('has_stores', 'SELECT EXISTS (SELECT 1 FROM stores) AS any')

/** Takes the demo's advisory lock until the transaction ends and lifts its time limits; returns whether shops exist already. */
export const lockForDemo = async (tx: Sql): Promise<boolean> => {
  await tx.rows(LIFT_TIME_LIMITS)
  await tx.rows(LOCK_FOR_DEMO, { demo_lock: DEMO_LOCK })
  const row = await tx.first(HAS_STORES)
  return row?.any ?? true
}

/** Its own orders have no alarm; those that somebody placed while trying the demo out have one, and end as anywhere. */
const RENEW_DEADLINES = statement(
  'renew_deadlines',
  `UPDATE orders o SET accept_by = :accept_by
     WHERE o.store_id = ANY(:store_ids::text[]) AND o.status = 'pending' AND NOT o.practice AND o.accept_by < :accept_by
       AND NOT EXISTS (SELECT 1 FROM order_alarms a WHERE a.store_id = o.store_id AND a.order_id = o.order_id)`,
)

/** Gives the demo's waiting orders a later time to answer; returns how many. */
export const renewDeadlines = (tx: Sql, storeIds: readonly string[], acceptBy: Date): Promise<number> =>
  tx.run(RENEW_DEADLINES, { store_ids: storeIds, accept_by: acceptBy })

/** Rows of one shop, without its id: that is a parameter. */
const insertRows = (table: string, columns: string): string =>
  `INSERT INTO ${table} (store_id, ${columns}) SELECT :store_id, ${columns} FROM json_populate_recordset(NULL::${table}, :rows::json)`

const INSERT_STOCK_MOVEMENTS = statement(
  'insert_stock_movements',
  insertRows(
    'stock_movements',
    'movement_id, product_id, kind, quantity, delta_on_hand, delta_reserved, on_hand_after, reserved_after, order_id, actor_kind, actor_id, reason, at',
  ),
)
const INSERT_ORDER_ITEMS = statement(
  'insert_order_items',
  insertRows(
    'order_items',
    'order_id, line_no, product_id, product_name, product_name_hi, image, unit, pack_size, unit_size, quantity, unit_price_paise, total_paise, gst_rate_percent, tax_paise, hsn',
  ),
)
const INSERT_ORDER_EVENTS = statement(
  'insert_order_events',
  insertRows('order_events', 'order_id, version, type, from_status, to_status, actor_kind, actor_id, actor_label, reason, at'),
)
const INSERT_STORE_EVENTS = statement(
  'insert_store_events',
  insertRows('store_events', 'seq, type, order_id, order_version, at, published_at'),
)

/** Rows as JSON, in batches. */
const parts = function* (rows: readonly object[]): Generator<string> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))
}

/** Inserts the rows of a month of orders: the ledger, the lines, the audit and the events (already sent). */
export const insertHistory = async (tx: Sql, storeId: string, history: Omit<History, 'orders'>): Promise<void> => {
  for (const rows of parts(history.movements)) await tx.run(INSERT_STOCK_MOVEMENTS, { store_id: storeId, rows })
  for (const rows of parts(history.items)) await tx.run(INSERT_ORDER_ITEMS, { store_id: storeId, rows })
  for (const rows of parts(history.audit)) await tx.run(INSERT_ORDER_EVENTS, { store_id: storeId, rows })
  for (const rows of parts(history.events)) await tx.run(INSERT_STORE_EVENTS, { store_id: storeId, rows })
}

const SET_PRODUCT_WORDS = statement(
  'set_product_words',
  `UPDATE orders o SET product_words = w.words FROM (
       SELECT order_id, string_agg(concat_ws(' ', product_name, product_name_hi), ' ' ORDER BY line_no) AS words
       FROM order_items WHERE store_id = :store_id GROUP BY order_id) w
     WHERE o.store_id = :store_id AND o.order_id = w.order_id`,
)

const INSERT_ORDER_WORDS = statement(
  'insert_order_words',
  `INSERT INTO order_words (store_id, order_id, created_at, words)
     SELECT store_id, order_id, created_at,
       words_of_order(order_id, order_no, customer_phone, customer_name, delivery_address, product_words)
     FROM orders WHERE store_id = :store_id AND NOT practice`,
)

/** Writes the search terms of the inserted orders. */
const writeWords = async (tx: Sql, storeId: string): Promise<void> => {
  await tx.run(SET_PRODUCT_WORDS, { store_id: storeId })
  await tx.run(INSERT_ORDER_WORDS, { store_id: storeId })
}

const SETTLE_SHELVES = statement(
  'settle_shelves',
  `UPDATE products p SET on_hand = m.on_hand, reserved = m.reserved
     FROM (SELECT product_id, sum(delta_on_hand)::bigint AS on_hand, sum(delta_reserved)::bigint AS reserved
       FROM stock_movements WHERE store_id = :store_id GROUP BY product_id) m
     WHERE p.store_id = :store_id AND p.product_id = m.product_id`,
)

const SETTLE_COUNTERS = statement(
  'settle_counters',
  `UPDATE store_counters c SET order_no = n.order_no, event_seq = n.event_seq, delivered = n.delivered
     FROM (SELECT max(e.seq) AS event_seq, (SELECT max(o.order_no) FROM orders o WHERE o.store_id = :store_id) AS order_no,
         (SELECT count(*) FROM orders o WHERE o.store_id = :store_id AND o.status = 'delivered' AND NOT o.practice) AS delivered
       FROM store_events e WHERE e.store_id = :store_id GROUP BY e.store_id) n
     WHERE c.store_id = :store_id`,
)

const COUNT_SLOTS = statement(
  'count_slots',
  `INSERT INTO slot_counters (store_id, date, slot, taken)
     SELECT store_id, delivery_date, delivery_slot, count(*) FROM orders
     WHERE store_id = :store_id AND delivery_slot = ANY(:slot_ids::text[]) AND delivery_date IS NOT NULL AND status <> 'cancelled'
     GROUP BY store_id, delivery_date, delivery_slot`,
)

/** Sets the stock from the ledger and the counters to the last numbers, and counts the slots. */
export const settleHistory = async (tx: Sql, storeId: string): Promise<void> => {
  await writeWords(tx, storeId)
  await tx.run(SETTLE_SHELVES, { store_id: storeId })
  await tx.run(SETTLE_COUNTERS, { store_id: storeId })
  await tx.run(COUNT_SLOTS, { store_id: storeId, slot_ids: SLOT_IDS })
}

const ANALYSE = statement(
  'analyse',
  'ANALYZE users, stores, products, stock_movements, orders, order_items, order_events, store_events',
)

/** Renews the table statistics at once. */
export const analyse = (sql: Sql): Promise<number> => sql.run(ANALYSE)
