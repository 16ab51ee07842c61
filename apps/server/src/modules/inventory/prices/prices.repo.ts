import { inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'

/** A product's price with what bounds it; paise. */
export type PriceFacts = {
  product_id: string
  name: string
  name_hi: string | null
  pack_size: string | null
  price_paise: number
  mrp_paise: number | null
  gst_rate_percent: string
}

const FACTS = 'product_id, name, name_hi, pack_size, price_paise, mrp_paise, gst_rate_percent'

/** Prices of products, by id; deleted ones are left out. */
export const listPrices = (sql: Sql, storeId: string, ids: readonly string[]): Promise<PriceFacts[]> =>
  sql.query<PriceFacts>(
    `SELECT ${FACTS} FROM products WHERE store_id = $1 AND product_id = ANY($2::uuid[]) AND deleted_at IS NULL ORDER BY product_id`,
    [storeId, ids],
  )

/** The same, held until the transaction ends; in id order, as every lock of products is. */
export const lockPrices = (tx: Sql, storeId: string, ids: readonly string[]): Promise<PriceFacts[]> =>
  tx.query<PriceFacts>(
    `SELECT ${FACTS} FROM products WHERE store_id = $1 AND product_id = ANY($2::uuid[]) AND deleted_at IS NULL
     ORDER BY product_id FOR UPDATE`,
    [storeId, ids],
  )

/** Gives products other prices; orders that were priced by the old ones are asked again. */
export const setPrices = (
  tx: Sql,
  storeId: string,
  prices: readonly { product_id: string; price_paise: number }[],
  at: Date,
): Promise<number> =>
  tx.execute(
    `UPDATE products p SET price_paise = n.price_paise, version = p.version + 1, updated_at = $3
     FROM json_to_recordset($2::json) AS n (product_id uuid, price_paise bigint)
     WHERE p.store_id = $1 AND p.product_id = n.product_id`,
    [storeId, JSON.stringify(prices), at],
  )

export type KeptPrice = { product_id: string; name: string; old_paise: number; new_paise: number }

/** Keeps what a change did, so that it can be taken back. */
export const insertPriceChange = (
  tx: Sql,
  change: { storeId: string; changeId: string; userId: string; at: Date; what: object; rows: readonly KeptPrice[] },
): Promise<number> =>
  tx.execute(
    `WITH made AS (
       INSERT INTO price_changes (store_id, change_id, made_by, made_at, what) VALUES ($1, $2, $3, $4, $5::jsonb))
     INSERT INTO price_change_rows (store_id, change_id, product_id, name, old_paise, new_paise)
     SELECT $1, $2, r.product_id, r.name, r.old_paise, r.new_paise
     FROM json_to_recordset($6::json) AS r (product_id uuid, name text, old_paise bigint, new_paise bigint)`,
    [change.storeId, change.changeId, change.userId, change.at, JSON.stringify(change.what), JSON.stringify(change.rows)],
  )

/** A change that is about to be taken back; `undefined`: this shop made no such one. */
export const lockPriceChange = async (
  tx: Sql,
  storeId: string,
  changeId: string,
): Promise<{ undone_at: Date | null } | undefined> => {
  const rows = await tx.query<{ undone_at: Date | null }>(
    'SELECT undone_at FROM price_changes WHERE store_id = $1 AND change_id = $2 FOR UPDATE',
    [storeId, changeId],
  )
  return rows[0]
}

export const listChangedPrices = (tx: Sql, storeId: string, changeId: string): Promise<KeptPrice[]> =>
  tx.query<KeptPrice>(
    'SELECT product_id, name, old_paise, new_paise FROM price_change_rows WHERE store_id = $1 AND change_id = $2 ORDER BY product_id',
    [storeId, changeId],
  )

export const markPriceChangeUndone = (tx: Sql, storeId: string, changeId: string, at: Date): Promise<number> =>
  tx.execute('UPDATE price_changes SET undone_at = $3 WHERE store_id = $1 AND change_id = $2', [storeId, changeId, at])

/** A change has up to thousands of rows. */
const CHANGES_AT_ONCE = 10

/** Forgets changes with their rows, the rows in the statement of their change. Returns how many changes. */
export const deletePriceChangesBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches(async (most) => {
    const rows = await sql.query<{ changes: number }>(
      `WITH old AS (
         DELETE FROM price_changes WHERE ctid = ANY (ARRAY(SELECT ctid FROM price_changes WHERE made_at < $1 LIMIT $2))
         RETURNING store_id, change_id),
       gone AS (DELETE FROM price_change_rows r USING old o WHERE r.store_id = o.store_id AND r.change_id = o.change_id)
       SELECT count(*)::int AS changes FROM old`,
      [before, most],
    )
    return rows[0]?.changes ?? 0
  }, CHANGES_AT_ONCE)
