import { deleteSome, inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('orders')

const RELEASE_UNPROVEN = statement(
  'release_unproven',
  `WITH locked AS MATERIALIZED (
       SELECT p.product_id FROM products p
       WHERE p.store_id = :store_id AND p.product_id = ANY (SELECT i.product_id FROM order_items i WHERE i.store_id = :store_id AND i.order_id = :order_id)
       ORDER BY p.product_id FOR UPDATE
     ),
     ended AS (
       DELETE FROM unproven_orders u WHERE u.store_id = :store_id AND u.order_id = :order_id AND (SELECT count(*) FROM locked) >= 0
       RETURNING u.kinds, u.keys
     ),
     freed AS (
       UPDATE products p SET unproven_held = greatest(0, p.unproven_held - d.quantity)
       FROM (SELECT i.product_id, sum(i.quantity)::bigint AS quantity FROM order_items i JOIN locked USING (product_id)
         WHERE i.store_id = :store_id AND i.order_id = :order_id AND i.counted GROUP BY i.product_id) d
       WHERE p.store_id = :store_id AND p.product_id = d.product_id AND EXISTS (SELECT 1 FROM ended)
     ),
     counters AS MATERIALIZED (
       SELECT c.kind, c.key FROM ended e CROSS JOIN LATERAL unnest(e.kinds, e.keys) AS a(kind, key)
       JOIN unproven_counts c ON c.store_id = :store_id AND c.kind = a.kind AND c.key = a.key
       ORDER BY c.kind, c.key FOR UPDATE OF c
     )
     UPDATE unproven_counts c SET open = greatest(0, c.open - 1)
     FROM counters a WHERE c.store_id = :store_id AND c.kind = a.kind AND c.key = a.key`,
)

/**
 * Takes an order that has ended out of what unproven orders hold and count, once: its row goes with it. The caller holds the lock
 * of the order and not yet that of the shop's counter.
 */
export const releaseUnproven = (tx: Sql, { storeId, orderId }: { storeId: string; orderId: string }): Promise<number> =>
  tx.run(RELEASE_UNPROVEN, { store_id: storeId, order_id: orderId })

const LIST_ENDED_UNPROVEN = statement(
  'list_ended_unproven',
  `SELECT u.store_id, u.order_id FROM unproven_orders u JOIN orders o ON o.store_id = u.store_id AND o.order_id = u.order_id
     WHERE o.status IN ('delivered', 'cancelled', 'refunded') LIMIT :limit`,
)

/** Orders that have ended and are still counted: an older build that knows no unproven orders ended them. */
export const listEndedUnproven = (sql: Sql, limit: number): Promise<{ store_id: string; order_id: string }[]> =>
  sql.rows(LIST_ENDED_UNPROVEN, { limit })

const DELETE_EMPTY_COUNTS = statement('delete_empty_counts', deleteSome('unproven_counts', 'open <= 0'))

/** Deletes counters that count nothing. Returns the number of rows. */
export const deleteEmptyCounts = (sql: Sql): Promise<number> => inBatches((limit) => sql.run(DELETE_EMPTY_COUNTS, { limit }))
