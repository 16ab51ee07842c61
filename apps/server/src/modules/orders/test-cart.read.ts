import type { Sql } from '../../platform/db/sql.ts'

/** Something of a shop's shelf that can be sold now: what one selling unit holds, and what is free, in base units. */
export type SellableRow = { product_id: string; unit_size: number; loose: boolean; available: number }

/** A few products that the shop can sell now, from all over its shelf and every time others. */
export const pickSellable = (sql: Sql, storeId: string, most: number): Promise<SellableRow[]> =>
  sql.query<SellableRow>(
    `SELECT product_id, unit_size, loose, on_hand - reserved AS available FROM products
     WHERE store_id = $1 AND active AND on_hand - reserved >= unit_size ORDER BY random() LIMIT $2`,
    [storeId, most],
  )
