import type { Sql } from '../../platform/db/sql.ts'
import { INSERT_PRACTICE_ORDER_SQL } from './insert-practice-order.sql.ts'
import type { OrderToInsert } from './order-to-insert.sql.ts'

/** Something of a shop's shelf that can be sold now: what one selling unit holds, and what is free, in base units. */
export type SellableRow = { product_id: string; unit_size: number; loose: boolean; available: number }

/** A few products that the shop can sell now, from all over its shelf and every time others. */
export const pickSellable = (sql: Sql, storeId: string, most: number): Promise<SellableRow[]> =>
  sql.query<SellableRow>(
    `SELECT product_id, unit_size, loose, on_hand - reserved AS available FROM products
     WHERE store_id = $1 AND active AND on_hand - reserved >= unit_size ORDER BY random() LIMIT $2`,
    [storeId, most],
  )

/** Writes an order to practise on; see `insert-practice-order.sql.ts`. */
export const insertPracticeOrder = (sql: Sql, order: Omit<OrderToInsert, 'answerJson'>): Promise<number> =>
  sql.execute(INSERT_PRACTICE_ORDER_SQL, [
    order.lines.map((line) => line.product_id),
    order.lines.map((line) => line.quantity),
    order.lines.map((line) => line.totalPaise),
    order.lines.map((line) => line.taxPaise),
    order.store_id,
    order.order_id,
    order.token_hash,
    order.customer.name,
    order.customer.phone,
    order.delivery_type,
    order.delivery_address,
    order.bill.subtotal,
    order.bill.tax,
    order.tax_mode,
    order.bill.deliveryFee,
    order.bill.total,
    order.payment_method,
    order.estimatedAt,
    order.acceptBy,
    order.language,
    order.at,
    order.actor.user_id,
    order.actor.label,
  ])
