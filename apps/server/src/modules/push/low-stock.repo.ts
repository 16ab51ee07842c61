import type { Sql } from '../../platform/db/sql.ts'

/** Products of one shop that have just run low. */
export type LowStock = { store_id: string; products: { name: string; name_hi: string | null }[] }

const IS_LOW = 'p.active AND p.on_hand - p.reserved <= p.min_stock'

/** Notes what has run low since the last look, in shops where a device would be told, and gives it; each time once. */
export const noteLowStock = (tx: Sql, at: Date): Promise<LowStock[]> =>
  tx.query<LowStock>(
    `WITH low AS (
       SELECT p.store_id, p.product_id, p.name, p.name_hi FROM products p
       WHERE p.store_id IN (SELECT store_id FROM push_subscriptions WHERE store_id IS NOT NULL) AND ${IS_LOW}),
     fresh AS (
       INSERT INTO low_stock_told (store_id, product_id, told_at) SELECT store_id, product_id, $1 FROM low
       ON CONFLICT DO NOTHING RETURNING store_id, product_id)
     SELECT store_id, json_agg(json_build_object('name', name, 'name_hi', name_hi) ORDER BY name) AS products
     FROM fresh JOIN low USING (store_id, product_id) GROUP BY store_id`,
    [at],
  )

/** Forgets what there is enough of again. */
export const forgetRestocked = (tx: Sql): Promise<number> =>
  tx.execute(
    `DELETE FROM low_stock_told t WHERE NOT EXISTS (
       SELECT 1 FROM products p WHERE p.store_id = t.store_id AND p.product_id = t.product_id AND ${IS_LOW})`,
  )
