import { INDEX_VERSION } from '@jhola/contract/catalogue/search/index-product'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('catalogue')

/** The fields of a product that the search indexes. */
export type IndexSource = {
  store_id: string
  product_id: string
  name: string
  name_hi: string | null
  brand: string
  aliases: string
  barcode: string | null
  category: string
  category_hi: string | null
  tags: string[]
  pack_size: string | null
  description: string
  description_hi: string | null
}

const LOCK_STALE = statement(
  'lock_stale',
  `SELECT store_id, product_id, name, name_hi, brand, aliases, barcode, category, category_hi, tags, pack_size, description, description_hi
     FROM products WHERE search_version < :index_version LIMIT :limit FOR UPDATE SKIP LOCKED`,
)

/** Locks products whose index has another version; skips those that another node has locked. */
export const lockStale = (tx: Sql, limit: number): Promise<IndexSource[]> =>
  tx.rows(LOCK_STALE, { index_version: INDEX_VERSION, limit })

const SET_INDEXES = statement(
  'set_indexes',
  `UPDATE products p SET search_index = n.search_index, search_version = :index_version
     FROM json_to_recordset(:rows::json) AS n (store_id text, product_id uuid, search_index tsvector)
     WHERE p.store_id = n.store_id AND p.product_id = n.product_id`,
)

/** Saves new search indexes of products. */
export const setIndexes = (
  tx: Sql,
  rows: readonly { store_id: string; product_id: string; search_index: string }[],
): Promise<number> => tx.run(SET_INDEXES, { rows: JSON.stringify(rows), index_version: INDEX_VERSION })
