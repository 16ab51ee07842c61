import type { Sql } from '../../../platform/db/sql.ts'

export type OnShelf = { sku: string | null; name: string; brand: string; pack_size: string | null }

/** How the goods of a shop are called, deleted ones left out. */
export const listShelfNames = (sql: Sql, storeId: string): Promise<OnShelf[]> =>
  sql.query<OnShelf>('SELECT sku, name, brand, pack_size FROM products WHERE store_id = $1 AND deleted_at IS NULL', [storeId])

/** One at a time fills a shop's shelf from the starter catalogue: nothing is put on it twice. */
export const lockShelf = (tx: Sql, storeId: string): Promise<unknown> =>
  tx.query('SELECT store_id FROM stores WHERE store_id = $1 FOR NO KEY UPDATE', [storeId])
