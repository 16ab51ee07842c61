import type { Sql } from '../../../platform/db/sql.ts'

export type OnShelf = { sku: string | null; name: string; brand: string; pack_size: string | null }

/** How the goods of a shop are called, deleted ones left out. */
export const listShelfNames = (sql: Sql, storeId: string): Promise<OnShelf[]> =>
  sql.query<OnShelf>('SELECT sku, name, brand, pack_size FROM products WHERE store_id = $1 AND deleted_at IS NULL', [storeId])

/** One at a time fills a shop's shelf from the starter catalogue: nothing is put on it twice. */
export const lockShelf = (tx: Sql, storeId: string): Promise<unknown> =>
  tx.query('SELECT store_id FROM stores WHERE store_id = $1 FOR NO KEY UPDATE', [storeId])

/** The first stock of new products, with a line in the ledger for each; base units. Returns how many. */
export const fillFirstStock = (
  tx: Sql,
  fill: { storeId: string; userId: string; at: Date; levels: readonly { product_id: string; quantity: number }[] },
): Promise<number> =>
  tx.execute(
    `WITH filled AS (
       UPDATE products p SET on_hand = p.on_hand + f.quantity
       FROM json_to_recordset($2::json) AS f(product_id uuid, quantity bigint)
       WHERE p.store_id = $1 AND p.product_id = f.product_id
       RETURNING p.product_id, f.quantity, p.on_hand, p.reserved)
     INSERT INTO stock_movements (store_id, movement_id, product_id, kind, quantity, delta_on_hand, delta_reserved, on_hand_after,
       reserved_after, order_id, actor_kind, actor_id, reason, at)
     SELECT $1, gen_random_uuid(), product_id, 'in', quantity, quantity, 0, on_hand, reserved, NULL, 'shop', $3, NULL, $4 FROM filled`,
    [fill.storeId, JSON.stringify(fill.levels), fill.userId, fill.at],
  )
