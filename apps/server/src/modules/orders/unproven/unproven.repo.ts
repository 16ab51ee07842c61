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

const FIND_UNPROVEN_PLACE = statement(
  'find_unproven_place',
  `SELECT a.key AS "key!" FROM unproven_orders u CROSS JOIN LATERAL unnest(u.kinds, u.keys) AS a(kind, key)
     WHERE u.store_id = :store_id AND u.order_id = :order_id AND a.kind = 'slot'`,
)
const FREE_UNPROVEN_PLACE = statement(
  'free_unproven_place',
  `UPDATE unproven_counts SET open = greatest(0, open - 1) WHERE store_id = :store_id AND kind = 'slot' AND key = :key`,
)
const TAKE_UNPROVEN_PLACE = statement(
  'take_unproven_place',
  `INSERT INTO unproven_counts AS c (store_id, kind, key, open, most) VALUES (:store_id, 'slot', :key, 1, :most)
     ON CONFLICT (store_id, kind, key) DO UPDATE SET open = c.open + 1, most = EXCLUDED.most WHERE c.open < EXCLUDED.most`,
)
const WRITE_UNPROVEN_PLACE = statement(
  'write_unproven_place',
  `UPDATE unproven_orders u SET
       keys = (SELECT coalesce(array_agg(a.key ORDER BY a.n), '{}') FROM unnest(u.kinds, u.keys) WITH ORDINALITY AS a(kind, key, n)
         WHERE a.kind <> 'slot') || CASE WHEN :key::text IS NULL THEN '{}'::text[] ELSE ARRAY[:key] END,
       kinds = array_remove(u.kinds, 'slot') || CASE WHEN :key IS NULL THEN '{}'::text[] ELSE ARRAY['slot'] END
     WHERE u.store_id = :store_id AND u.order_id = :order_id`,
)

/**
 * Counts an open unproven order in another delivery slot; `to` null: in none. Counters are locked in one sequence. False: unproven
 * orders have taken their part of the slot, and the caller must roll back. The caller holds the locks of the order and of its slots.
 */
export const moveUnprovenPlace = async (
  tx: Sql,
  { storeId, orderId }: { storeId: string; orderId: string },
  to: { key: string; most: number } | null,
): Promise<boolean> => {
  const of = { store_id: storeId, order_id: orderId }
  const from = (await tx.first(FIND_UNPROVEN_PLACE, of))?.key
  if (from === to?.key) return true
  const free = async () => from !== undefined && (await tx.run(FREE_UNPROVEN_PLACE, { store_id: storeId, key: from }))
  const take = async () => to === null || (await tx.run(TAKE_UNPROVEN_PLACE, { store_id: storeId, ...to })) === 1
  const isTakenFirst = to !== null && from !== undefined && to.key < from
  if (!isTakenFirst) await free()
  if (!(await take())) return false
  if (isTakenFirst) await free()
  await tx.run(WRITE_UNPROVEN_PLACE, { ...of, key: to?.key ?? null })
  return true
}

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
