import type { AutoAcceptRule, StockInfo } from '@jhola/contract/preferences/auto-accept'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('alarms')

/** An order with the data for the auto-accept rules. */
export type OrderToDecide = {
  order_id: string
  order_no: number
  total_paise: number
  delivery_type: 'delivery' | 'pickup'
  latitude: number | null
  longitude: number | null
  pincode: string | null
  created_at: Date
  delivered: number
  called_off: number
  lines: StockInfo[]
}

/** The lines of an order summed by product. Stock reserved by a pending order counts as available. */
const ORDER_TO_DECIDE_SELECT = `SELECT o.order_id, o.order_no, o.total_paise, o.delivery_type, o.latitude, o.longitude, o.pincode, o.created_at,
    (SELECT count(*)::int FROM orders h WHERE h.customer_phone = o.customer_phone AND h.store_id = o.store_id AND NOT h.practice AND h.status = 'delivered') AS delivered,
    (SELECT count(*)::int FROM orders h WHERE h.customer_phone = o.customer_phone AND h.store_id = o.store_id AND NOT h.practice AND h.status = 'cancelled'
       AND (h.cancelled_by = 'customer' OR h.cancellation_reason LIKE 'cannot_reach_customer%')) AS called_off,
    (SELECT coalesce(json_agg(json_build_object('wanted', w.wanted, 'active', p.active, 'min_stock', p.min_stock,
         'mode', p.stock_mode, 'off_until_ms', (extract(epoch FROM p.off_until) * 1000)::bigint, 'seen_ms', (extract(epoch FROM p.seen_at) * 1000)::bigint,
         'missed_ms', (extract(epoch FROM p.missed_at) * 1000)::bigint,
         'available', (p.on_hand - p.reserved + CASE WHEN o.status = 'pending' THEN w.held ELSE 0 END)::bigint)), '[]')
     FROM (SELECT i.product_id, sum(i.quantity)::bigint AS wanted, coalesce(sum(i.quantity) FILTER (WHERE i.counted), 0)::bigint AS held FROM order_items i
           WHERE i.store_id = o.store_id AND i.order_id = o.order_id GROUP BY i.product_id) w
     JOIN products p ON p.store_id = o.store_id AND p.product_id = w.product_id) AS lines
  FROM orders o`

const FIND_JUDGED_ORDER = statement(
  'find_judged_order',
  `${ORDER_TO_DECIDE_SELECT} WHERE o.store_id = :store_id AND o.order_id = :order_id`,
)

/** One order with the data for the rules. */
export const findOrderToDecide = async (sql: Sql, storeId: string, orderId: string): Promise<OrderToDecide | undefined> => {
  return sql.first(FIND_JUDGED_ORDER, { store_id: storeId, order_id: orderId })
}

const LIST_LATEST_ORDERS = statement(
  'list_latest_orders',
  `${ORDER_TO_DECIDE_SELECT} WHERE o.store_id = :store_id AND NOT o.practice AND o.accept_by IS NOT NULL ORDER BY o.created_at DESC, o.order_id DESC LIMIT :limit`,
)

/** The latest orders of customers with the current data for the rules; newest first. */
export const listLatestOrders = (sql: Sql, storeId: string, limit: number): Promise<OrderToDecide[]> =>
  sql.rows(LIST_LATEST_ORDERS, { store_id: storeId, limit })

/** A stored decision, with its order. */
export type DecisionRow = {
  order_id: string
  order_no: number
  total_paise: number
  accepted: boolean
  passed: AutoAcceptRule[]
  failed: AutoAcceptRule[]
  /** From the stored facts; older decisions have none. */
  distance: unknown
  at: Date
}

const LIST_DECISIONS = statement(
  'list_decisions',
  `SELECT d.order_id, o.order_no, o.total_paise, d.accepted, d.passed, d.failed, d.facts->'distance' AS distance, d.at
     FROM auto_accept_decisions d JOIN orders o ON o.store_id = d.store_id AND o.order_id = d.order_id
     WHERE d.store_id = :store_id ORDER BY d.at DESC LIMIT :limit`,
)

/** The latest decisions of a shop, newest first. */
export const listDecisions = (sql: Sql, storeId: string, limit: number): Promise<DecisionRow[]> =>
  sql.rows(LIST_DECISIONS, { store_id: storeId, limit })

const INSERT_DECISION = statement(
  'insert_decision',
  `INSERT INTO auto_accept_decisions (store_id, order_id, accepted, passed, failed, facts, at)
     VALUES (:store_id, :order_id, :accepted, :passed, :failed, :facts::jsonb, :at) ON CONFLICT DO NOTHING`,
)

/** Stores a decision with its input; an order is decided once. */
export const insertDecision = (
  sql: Sql,
  decision: {
    store_id: string
    order_id: string
    accepted: boolean
    passed: readonly string[]
    failed: readonly string[]
    facts: unknown
    at: Date
  },
): Promise<number> =>
  sql.run(INSERT_DECISION, {
    store_id: decision.store_id,
    order_id: decision.order_id,
    accepted: decision.accepted,
    passed: decision.passed,
    failed: decision.failed,
    facts: JSON.stringify(decision.facts),
    at: decision.at,
  })
