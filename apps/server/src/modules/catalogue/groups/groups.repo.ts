import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import { PRODUCT_COLUMNS, type ProductRow } from '../product-row.sql.ts'
import { isSold } from '../shelf-conditions.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('catalogue')

const LIST_SIZES = statement(
  'list_sizes',
  `SELECT ${PRODUCT_COLUMNS} FROM products p
     WHERE p.store_id = :store_id AND p.family_id = :family_id AND p.active AND p.deleted_at IS NULL ORDER BY p.product_id LIMIT :limit`,
)

/** What a shop sells of one group. */
export const listSizes = (sql: Sql, storeId: string, familyId: string, limit: number): Promise<ProductRow[]> =>
  sql.rows(LIST_SIZES, { store_id: storeId, family_id: familyId, limit })

const LIST_THERE = statement(
  'list_there',
  `SELECT ${PRODUCT_COLUMNS}, p.family_id FROM products p
     WHERE p.store_id = :store_id AND p.category = :category AND p.active AND p.deleted_at IS NULL AND ${isSold(':now')}
     ORDER BY p.family_id IS NOT DISTINCT FROM :family_id DESC, p.name, p.product_id LIMIT :limit`,
)

/** What is there of a category, the products of one group first. */
export const listThere = (
  sql: Sql,
  wanted: { storeId: string; category: string; familyId: string | null; now: Date },
  limit: number,
): Promise<(ProductRow & { family_id: string | null })[]> =>
  sql.rows(LIST_THERE, {
    ...{ store_id: wanted.storeId, category: wanted.category, family_id: wanted.familyId, now: wanted.now, limit },
  })

const LOCK_UNGROUPED = statement(
  'lock_ungrouped',
  `SELECT store_id, product_id, name, brand, category, pack_size, loose FROM products WHERE family_id IS NULL
     LIMIT :limit FOR UPDATE SKIP LOCKED`,
)

/** Locks products that no group has been computed for; skips those that another node has locked. */
export const lockUngrouped = (tx: Sql, limit: number) => tx.rows(LOCK_UNGROUPED, { limit })

const SET_FAMILIES = statement(
  'set_families',
  `UPDATE products p SET family_id = n.family_id FROM json_to_recordset(:rows::json) AS n (store_id text, product_id uuid, family_id uuid)
     WHERE p.store_id = n.store_id AND p.product_id = n.product_id`,
)

/** Saves the groups of products. */
export const setFamilies = (
  tx: Sql,
  rows: readonly { store_id: string; product_id: string; family_id: string }[],
): Promise<number> => tx.run(SET_FAMILIES, { rows: JSON.stringify(rows) })
