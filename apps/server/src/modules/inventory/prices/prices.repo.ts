import { inBatches } from '../../../platform/db/in-batches.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('inventory')

/** A product's price with its limits; paise. */
export type PricedProductRow = {
  product_id: string
  name: string
  name_hi: string | null
  pack_size: string | null
  price_paise: number
  mrp_paise: number | null
  gst_rate_percent: string
}

const PRICE_COLUMNS = 'product_id, name, name_hi, pack_size, price_paise, mrp_paise, gst_rate_percent'

const LIST_PRICES = statement(
  'list_prices',
  `SELECT ${PRICE_COLUMNS} FROM products WHERE store_id = :store_id AND product_id = ANY(:ids::uuid[]) AND deleted_at IS NULL ORDER BY product_id`,
)

/** Prices of products by ID; deleted ones are omitted. */
export const listPrices = (sql: Sql, storeId: string, ids: readonly string[]): Promise<PricedProductRow[]> =>
  sql.rows(LIST_PRICES, { store_id: storeId, ids })

const LOCK_PRICES = statement(
  'lock_prices',
  `SELECT ${PRICE_COLUMNS} FROM products WHERE store_id = :store_id AND product_id = ANY(:ids::uuid[]) AND deleted_at IS NULL
     ORDER BY product_id FOR UPDATE`,
)

/** The same, locked until the end of the transaction in ID order, as every lock of products. */
export const lockPrices = (tx: Sql, storeId: string, ids: readonly string[]): Promise<PricedProductRow[]> =>
  tx.rows(LOCK_PRICES, { store_id: storeId, ids })

const SET_PRICES = statement(
  'set_prices',
  `UPDATE products p SET price_paise = n.price_paise, version = p.version + 1, updated_at = :at
     FROM json_to_recordset(:prices::json) AS n (product_id uuid, price_paise bigint)
     WHERE p.store_id = :store_id AND p.product_id = n.product_id`,
)

/** Sets new prices; the new product version makes orders with the old prices be priced again. */
export const setPrices = (
  tx: Sql,
  storeId: string,
  prices: readonly { product_id: string; price_paise: number }[],
  at: Date,
): Promise<number> => tx.run(SET_PRICES, { store_id: storeId, prices: JSON.stringify(prices), at })

export type PriceChangeRow = { product_id: string; name: string; old_paise: number; new_paise: number }

const INSERT_PRICE_CHANGE = statement(
  'insert_price_change',
  `WITH made AS (
       INSERT INTO price_changes (store_id, change_id, made_by, made_at, what) VALUES (:store_id, :change_id, :user_id, :at, :what::jsonb))
     INSERT INTO price_change_rows (store_id, change_id, product_id, name, old_paise, new_paise)
     SELECT :store_id, :change_id, r.product_id, r.name, r.old_paise, r.new_paise
     FROM json_to_recordset(:rows::json) AS r (product_id uuid, name text, old_paise bigint, new_paise bigint)`,
)

/** Stores a price change, so that it can be undone. */
export const insertPriceChange = (
  tx: Sql,
  change: { storeId: string; changeId: string; userId: string; at: Date; what: object; rows: readonly PriceChangeRow[] },
): Promise<number> =>
  tx.run(INSERT_PRICE_CHANGE, {
    store_id: change.storeId,
    change_id: change.changeId,
    user_id: change.userId,
    at: change.at,
    what: JSON.stringify(change.what),
    rows: JSON.stringify(change.rows),
  })

const LOCK_PRICE_CHANGE = statement(
  'lock_price_change',
  'SELECT undone_at FROM price_changes WHERE store_id = :store_id AND change_id = :change_id FOR UPDATE',
)

/** Locks a price change for its undo; `undefined` when this shop has no such change. */
export const lockPriceChange = async (
  tx: Sql,
  storeId: string,
  changeId: string,
): Promise<{ undone_at: Date | null } | undefined> => {
  return tx.first(LOCK_PRICE_CHANGE, { store_id: storeId, change_id: changeId })
}

const LIST_CHANGED_PRICES = statement(
  'list_changed_prices',
  'SELECT product_id, name, old_paise, new_paise FROM price_change_rows WHERE store_id = :store_id AND change_id = :change_id ORDER BY product_id',
)

export const listChangedPrices = (tx: Sql, storeId: string, changeId: string): Promise<PriceChangeRow[]> =>
  tx.rows(LIST_CHANGED_PRICES, { store_id: storeId, change_id: changeId })

const MARK_PRICE_CHANGE_UNDONE = statement(
  'mark_price_change_undone',
  'UPDATE price_changes SET undone_at = :at WHERE store_id = :store_id AND change_id = :change_id',
)

export const markPriceChangeUndone = (tx: Sql, storeId: string, changeId: string, at: Date): Promise<number> =>
  tx.run(MARK_PRICE_CHANGE_UNDONE, { store_id: storeId, change_id: changeId, at })

const LIST_PRICE_HISTORY = statement(
  'list_price_history',
  `SELECT c.change_id, r.old_paise, r.new_paise, c.undone_at IS NOT NULL AS undone, c.made_at, coalesce(m.name, u.name) AS name, m.role, m.staff_role
     FROM price_change_rows r JOIN price_changes c ON c.store_id = :store_id AND c.change_id = r.change_id
     LEFT JOIN users u ON u.user_id = c.made_by
     LEFT JOIN memberships m ON m.store_id = :store_id AND m.user_id = c.made_by
     WHERE r.store_id = :store_id AND r.product_id = :product_id ORDER BY c.made_at DESC, c.change_id DESC LIMIT :limit`,
)

/** The latest changes of a product's price with their person; the role as long as they work in the shop. */
export const listPriceHistory = (sql: Sql, of: { store_id: string; product_id: string }, limit: number) =>
  sql.rows(LIST_PRICE_HISTORY, { ...of, limit })

/** Batch size of the purge: a change has up to thousands of rows. */
const CHANGES_AT_ONCE = 10

const DELETE_PRICE_CHANGES_BEFORE = statement(
  'delete_price_changes_before',
  `WITH old AS (
         DELETE FROM price_changes WHERE ctid = ANY (ARRAY(SELECT ctid FROM price_changes WHERE made_at < :before LIMIT :limit))
         RETURNING store_id, change_id),
       gone AS (DELETE FROM price_change_rows r USING old o WHERE r.store_id = o.store_id AND r.change_id = o.change_id)
       SELECT count(*)::int AS changes FROM old`,
)

/** Purges changes with their rows in one statement. Returns the number of changes. */
export const deletePriceChangesBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches(async (limit) => {
    const row = await sql.first(DELETE_PRICE_CHANGES_BEFORE, { before, limit })
    return row?.changes ?? 0
  }, CHANGES_AT_ONCE)
