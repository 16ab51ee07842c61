import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('inventory')

/** A product that is counted; stock in base units. */
export type CountableRow = { product_id: string; unit: string; unit_size: number; on_hand: number; reserved: number }

const LOCK_COUNTABLE = statement(
  'lock_countable',
  `SELECT p.product_id, p.unit, p.unit_size, p.on_hand, p.reserved FROM products p
     WHERE p.store_id = :store_id AND p.product_id = ANY (:product_ids::uuid[]) AND p.deleted_at IS NULL ORDER BY p.product_id FOR UPDATE`,
)

/** These products of the shop, locked in ID order; deleted ones are left out. */
export const lockCountable = (tx: Sql, storeId: string, productIds: readonly string[]): Promise<CountableRow[]> =>
  tx.rows(LOCK_COUNTABLE, { store_id: storeId, product_ids: [...productIds] })

const SET_COUNTED = statement(
  'set_counted',
  `UPDATE products p SET own_mode = 'counted', stock_mode = 'counted', off_until = NULL, seen_at = :at, version = p.version + 1, updated_at = :at
     WHERE p.store_id = :store_id AND p.product_id = ANY (:product_ids::uuid[])
       AND (p.stock_mode <> 'counted' OR p.off_until IS NOT NULL)`,
)

/** Locked products are counted from now on, and on the shelf: somebody counted them there. */
export const setCounted = (tx: Sql, storeId: string, productIds: readonly string[], at: Date): Promise<number> =>
  tx.run(SET_COUNTED, { store_id: storeId, product_ids: [...productIds], at })
