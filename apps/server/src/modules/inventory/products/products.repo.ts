import type { TaxMode } from '@jhola/contract/tax/gst'
import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('inventory')

const FIND_TAX_MODE = statement('find_tax_mode', 'SELECT tax_mode FROM stores WHERE store_id = :store_id')

/** Whether a shop's prices include tax; `undefined` when the shop does not exist. */
export const findTaxMode = async (sql: Sql, storeId: string): Promise<TaxMode | undefined> => {
  const row = await sql.first(FIND_TAX_MODE, { store_id: storeId })
  return row?.tax_mode
}

const SET_PRODUCT_ACTIVE = statement(
  'set_product_active',
  'UPDATE products SET active = :active, version = version + 1, updated_at = :at WHERE store_id = :store_id AND product_id = :product_id AND deleted_at IS NULL',
)

/** Shows a product to customers, or hides it. */
export const setProductActive = (tx: Sql, storeId: string, productId: string, active: boolean, at: Date): Promise<number> =>
  tx.run(SET_PRODUCT_ACTIVE, { store_id: storeId, product_id: productId, active, at })

const MARK_PRODUCT_DELETED = statement(
  'mark_product_deleted',
  `UPDATE products SET deleted_at = :at, active_before = active, active = false, version = version + 1, updated_at = :at
     WHERE store_id = :store_id AND product_id = :product_id AND deleted_at IS NULL`,
)

/** Marks a product as deleted; its row stays for orders and the ledger. */
export const markProductDeleted = (tx: Sql, storeId: string, productId: string, at: Date): Promise<number> =>
  tx.run(MARK_PRODUCT_DELETED, { store_id: storeId, product_id: productId, at })

const MARK_PRODUCT_RESTORED = statement(
  'mark_product_restored',
  `UPDATE products SET deleted_at = NULL, active = active_before, version = version + 1, updated_at = :at
     WHERE store_id = :store_id AND product_id = :product_id AND deleted_at IS NOT NULL`,
)

/** Restores a deleted product. */
export const markProductRestored = (tx: Sql, storeId: string, productId: string, at: Date): Promise<number> =>
  tx.run(MARK_PRODUCT_RESTORED, { store_id: storeId, product_id: productId, at })

const SET_PRODUCT_FAMILY = statement(
  'set_product_family',
  'UPDATE products SET family_id = :family_id WHERE store_id = :store_id AND product_id = :product_id AND family_id IS NULL',
)

/** Sets the family ID, which connects pack sizes of one product, unless it is set. */
export const setProductFamily = (tx: Sql, storeId: string, productId: string, familyId: string): Promise<number> =>
  tx.run(SET_PRODUCT_FAMILY, { store_id: storeId, product_id: productId, family_id: familyId })

const SET_PRODUCT_PHOTO = statement(
  'set_product_photo',
  `UPDATE products SET image = :image, photo_media_id = :media_id, version = version + 1, updated_at = :at
     WHERE store_id = :store_id AND product_id = :product_id AND deleted_at IS NULL`,
)

/** Sets or removes the uploaded photo of a product. */
export const setProductPhoto = (
  tx: Sql,
  storeId: string,
  productId: string,
  photo: { image: string; mediaId: string | null; at: Date },
): Promise<number> =>
  tx.run(SET_PRODUCT_PHOTO, {
    store_id: storeId,
    product_id: productId,
    image: photo.image,
    media_id: photo.mediaId,
    at: photo.at,
  })

const WAS_ORDERED = statement(
  'was_ordered',
  'SELECT 1 FROM stock_movements WHERE store_id = :store_id AND product_id = :product_id AND order_id IS NOT NULL LIMIT 1',
)

/** True when the product was ordered: orders then show its photo. */
export const wasOrdered = async (tx: Sql, storeId: string, productId: string): Promise<boolean> => {
  const rows = await tx.rows(WAS_ORDERED, { store_id: storeId, product_id: productId })
  return rows.length > 0
}

const HAS_LEDGER = statement(
  'has_ledger',
  'SELECT 1 FROM stock_movements WHERE store_id = :store_id AND product_id = :product_id LIMIT 1',
)

/** True when the product has a ledger: its unit then cannot change. */
export const hasLedger = async (tx: Sql, storeId: string, productId: string): Promise<boolean> => {
  const rows = await tx.rows(HAS_LEDGER, { store_id: storeId, product_id: productId })
  return rows.length > 0
}
