import { UNCOUNTED_UNITS } from '@jhola/contract/availability/stock-modes'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { OrderToInsert } from '../order-to-insert.sql.ts'
import { INSERT_TEST_ORDER_SQL } from './insert-test-order.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

/** A product in stock. `unit_size`: base units in one selling unit; `available`: base units that it can sell now. */
export type SellableRow = { product_id: string; unit_size: number; loose: boolean; available: number }

const PICK_SELLABLE = statement(
  'pick_sellable',
  `SELECT p.product_id, p.unit_size, p.loose, CASE WHEN p.stock_mode = 'counted' THEN p.on_hand - p.reserved ELSE :uncounted::bigint END AS "available!" FROM products p
     WHERE p.store_id = :store_id AND p.active AND (p.off_until IS NULL OR p.off_until <= :now)
       AND (p.stock_mode <> 'counted' OR p.on_hand - p.reserved >= p.unit_size) ORDER BY random() LIMIT :limit`,
)

/** Random products that the shop can sell now. */
export const listSellable = (sql: Sql, storeId: string, { now, limit }: { now: Date; limit: number }): Promise<SellableRow[]> =>
  sql.rows(PICK_SELLABLE, { store_id: storeId, uncounted: UNCOUNTED_UNITS, now, limit })

const INSERT_PRACTICE_ORDER = statement('insert_practice_order', INSERT_TEST_ORDER_SQL)

/** Inserts a test order; see `insert-test-order.sql.ts`. */
export const insertTestOrder = (sql: Sql, order: Omit<OrderToInsert, 'answerJson'>): Promise<number> => {
  if (order.acceptBy === null) throw new Error('an order to practise on waits for its shop')
  return sql.run(INSERT_PRACTICE_ORDER, {
    product_ids: order.lines.map((line) => line.product_id),
    quantities: order.lines.map((line) => line.quantity),
    line_totals: order.lines.map((line) => line.totalPaise),
    line_taxes: order.lines.map((line) => line.taxPaise),
    store_id: order.store_id,
    order_id: order.order_id,
    token_hash: order.token_hash,
    customer_name: order.customer.name,
    customer_phone: order.customer.phone,
    delivery_type: order.delivery_type,
    delivery_address: order.delivery_address,
    subtotal_paise: order.bill.subtotal,
    tax_paise: order.bill.tax,
    tax_mode: order.tax_mode,
    rounds_total: order.rounds_total,
    delivery_fee_paise: order.bill.deliveryFee,
    round_off_paise: order.bill.roundOff,
    total_paise: order.bill.total,
    payment_method: order.payment_method,
    estimated_delivery: order.estimatedAt,
    accept_by: order.acceptBy,
    language: order.language,
    at: order.at,
    actor_id: order.actor.user_id,
    actor_label: order.actor.label,
    actor_role: order.actor.role ?? null,
  })
}
