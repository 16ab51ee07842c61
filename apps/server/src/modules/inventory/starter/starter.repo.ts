import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('inventory')

export type InventoryNameRow = { sku: string | null; name: string; brand: string; pack_size: string | null }

const LIST_SHELF_NAMES = statement(
  'list_shelf_names',
  'SELECT sku, name, brand, pack_size FROM products WHERE store_id = :store_id AND deleted_at IS NULL',
)

/** The names of a shop's products without deleted ones. */
export const listInventoryNames = (sql: Sql, storeId: string): Promise<InventoryNameRow[]> =>
  sql.rows(LIST_SHELF_NAMES, { store_id: storeId })

const LOCK_SHELF = statement('lock_shelf', 'SELECT store_id FROM stores WHERE store_id = :store_id FOR NO KEY UPDATE')

/** Serialises additions from the starter catalogue, so that no product is added twice. */
export const lockInventory = (tx: Sql, storeId: string): Promise<unknown> => tx.rows(LOCK_SHELF, { store_id: storeId })
