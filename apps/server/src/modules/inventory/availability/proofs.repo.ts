import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('inventory')

/** A proof worth a write: the first one for an hour, or one after somebody looked and the product was not there. */
const isNews = (at: string): string =>
  `(p.seen_at IS NULL OR p.seen_at < ${at} - interval '1 hour' OR (p.missed_at >= p.seen_at AND p.missed_at < ${at}))`

const MARK_SEEN_IN_ORDER = statement(
  'mark_seen_in_order',
  `WITH locked AS MATERIALIZED (
       SELECT p.product_id FROM products p
       WHERE p.store_id = :store_id AND p.stock_mode <> 'counted' AND ${isNews(':at::timestamptz')}
         AND p.product_id = ANY (SELECT i.product_id FROM order_items i WHERE i.store_id = :store_id AND i.order_id = :order_id)
       ORDER BY p.product_id FOR UPDATE
     )
     UPDATE products p SET seen_at = :at FROM locked WHERE p.store_id = :store_id AND p.product_id = locked.product_id`,
)

/**
 * The goods of an order were there when it was packed. Written for what nobody counts, at most once an hour for each product. The
 * caller holds the order's lock and not yet the counter of the shop.
 */
export const markSeenInOrder = (
  tx: Sql,
  { storeId, orderId, at }: { storeId: string; orderId: string; at: Date },
): Promise<number> => tx.run(MARK_SEEN_IN_ORDER, { store_id: storeId, order_id: orderId, at })

const MARK_SCANNED = statement(
  'mark_scanned',
  `WITH locked AS MATERIALIZED (
       SELECT p.product_id, s.at FROM products p JOIN json_to_recordset(:seen::json) AS s(product_id uuid, at timestamptz) ON s.product_id = p.product_id
       WHERE p.store_id = :store_id AND p.stock_mode <> 'counted' AND ${isNews('s.at')} ORDER BY p.product_id FOR UPDATE OF p
     )
     UPDATE products p SET seen_at = locked.at FROM locked
     WHERE p.store_id = :store_id AND p.product_id = locked.product_id AND (p.seen_at IS NULL OR p.seen_at < locked.at)`,
)

/** These products of the shop were scanned at these times (ISO 8601). Written for what nobody counts. */
export const markScanned = (tx: Sql, storeId: string, seen: readonly { product_id: string; at: string }[]): Promise<number> =>
  tx.run(MARK_SCANNED, { store_id: storeId, seen: JSON.stringify(seen) })

const MARK_MISSED = statement(
  'mark_missed',
  `WITH locked AS MATERIALIZED (
       SELECT p.product_id FROM products p WHERE p.store_id = :store_id AND p.product_id = ANY (:product_ids::uuid[])
       ORDER BY p.product_id FOR UPDATE
     )
     UPDATE products p SET missed_at = :at FROM locked WHERE p.store_id = :store_id AND p.product_id = locked.product_id`,
)

/** Somebody looked for these products, and they were not there. */
export const markMissed = async (
  tx: Sql,
  { storeId, productIds, at }: { storeId: string; productIds: readonly string[]; at: Date },
): Promise<void> => {
  if (productIds.length > 0) await tx.run(MARK_MISSED, { store_id: storeId, product_ids: [...productIds], at })
}
