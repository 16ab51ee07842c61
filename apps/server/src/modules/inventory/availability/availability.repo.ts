import type { StockMode } from '@jhola/contract/availability/stock-modes'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('inventory')

/** What is said about one product. A date that is not given stays. */
export type ShelfPatch = { offUntil: Date | null; seenAt?: Date; missedAt?: Date; askedAt?: Date; at: Date }

const SET_ON_SHELF = statement(
  'set_on_shelf',
  `UPDATE products SET off_until = :off_until, seen_at = coalesce(:seen_at?, seen_at), missed_at = coalesce(:missed_at?, missed_at),
       asked_at = coalesce(:asked_at?, asked_at), updated_at = :at
     WHERE store_id = :store_id AND product_id = :product_id`,
)

/** Puts a product on the shelf or takes it off. The caller has locked it. */
export const setOnShelf = (tx: Sql, storeId: string, productId: string, patch: ShelfPatch): Promise<number> =>
  tx.run(SET_ON_SHELF, {
    store_id: storeId,
    product_id: productId,
    off_until: patch.offUntil,
    seen_at: patch.seenAt ?? null,
    missed_at: patch.missedAt ?? null,
    asked_at: patch.askedAt ?? null,
    at: patch.at,
  })

const SET_SHOP_MODE = statement('set_shop_mode', 'UPDATE stores SET stock_mode = :mode WHERE store_id = :store_id')
const SET_CATEGORY_MODE = statement(
  'set_category_mode',
  `INSERT INTO category_stock_modes (store_id, category, stock_mode) VALUES (:store_id, :category, :mode)
     ON CONFLICT (store_id, category) DO UPDATE SET stock_mode = EXCLUDED.stock_mode`,
)
const CLEAR_CATEGORY_MODES = statement(
  'clear_category_modes',
  'DELETE FROM category_stock_modes WHERE store_id = :store_id AND (:category::text IS NULL OR category = :category)',
)
const SET_OWN_MODES = statement(
  'set_own_modes',
  `WITH locked AS MATERIALIZED (
       SELECT p.product_id FROM products p WHERE p.store_id = :store_id AND p.deleted_at IS NULL
         AND (:category::text IS NULL OR p.category = :category) AND (:product_ids::uuid[] IS NULL OR p.product_id = ANY (:product_ids))
       ORDER BY p.product_id FOR UPDATE
     )
     UPDATE products p SET own_mode = :mode FROM locked WHERE p.store_id = :store_id AND p.product_id = locked.product_id`,
)
/** Locks the shop for its modes, so that two choices at the same moment leave the mode that the later one says. */
const LOCK_MODES = statement('lock_modes', 'SELECT store_id FROM stores WHERE store_id = :store_id FOR NO KEY UPDATE')

export const lockModes = (tx: Sql, storeId: string): Promise<unknown> => tx.rows(LOCK_MODES, { store_id: storeId })
export const setShopMode = (tx: Sql, storeId: string, mode: StockMode): Promise<number> =>
  tx.run(SET_SHOP_MODE, { store_id: storeId, mode })
export const setCategoryMode = (tx: Sql, storeId: string, category: string, mode: StockMode): Promise<number> =>
  tx.run(SET_CATEGORY_MODE, { store_id: storeId, category, mode })
/** Takes back what was chosen for a category, or for all of them. */
export const clearCategoryModes = (tx: Sql, storeId: string, category: string | null): Promise<number> =>
  tx.run(CLEAR_CATEGORY_MODES, { store_id: storeId, category })

/** The own mode of products: of these, of a category, or of all. */
export const setOwnModes = (
  tx: Sql,
  storeId: string,
  of: { category?: string; productIds?: readonly string[] },
  mode: StockMode | null,
): Promise<number> =>
  tx.run(SET_OWN_MODES, {
    store_id: storeId,
    category: of.category ?? null,
    product_ids: of.productIds ? [...of.productIds] : null,
    mode,
  })
