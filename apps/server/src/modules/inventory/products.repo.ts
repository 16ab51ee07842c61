import type { TaxMode } from '@jhola/contract/shared/gst'
import type { Sql } from '../../platform/db/sql.ts'

/** How a shop's prices stand to tax; `undefined`: there is no such shop. */
export const findTaxMode = async (sql: Sql, storeId: string): Promise<TaxMode | undefined> => {
  const rows = await sql.query<{ tax_mode: TaxMode }>('SELECT tax_mode FROM stores WHERE store_id = $1', [storeId])
  return rows[0]?.tax_mode
}

/** Shows a product to customers, or hides it. */
export const setProductActive = (tx: Sql, storeId: string, productId: string, active: boolean, at: Date): Promise<number> =>
  tx.execute(
    'UPDATE products SET active = $3, version = version + 1, updated_at = $4 WHERE store_id = $1 AND product_id = $2 AND deleted_at IS NULL',
    [storeId, productId, active, at],
  )

/** Takes a product off the shelf; it stays for its orders and its ledger. */
export const markProductDeleted = (tx: Sql, storeId: string, productId: string, at: Date): Promise<number> =>
  tx.execute(
    `UPDATE products SET deleted_at = $3, active_before = active, active = false, version = version + 1, updated_at = $3
     WHERE store_id = $1 AND product_id = $2 AND deleted_at IS NULL`,
    [storeId, productId, at],
  )

/** Puts a deleted product back as it was. */
export const markProductRestored = (tx: Sql, storeId: string, productId: string, at: Date): Promise<number> =>
  tx.execute(
    `UPDATE products SET deleted_at = NULL, active = active_before, version = version + 1, updated_at = $3
     WHERE store_id = $1 AND product_id = $2 AND deleted_at IS NOT NULL`,
    [storeId, productId, at],
  )

/** Packs of one thing carry one id: the product gets it unless it has one. */
export const setProductFamily = (tx: Sql, storeId: string, productId: string, familyId: string): Promise<number> =>
  tx.execute('UPDATE products SET family_id = $3 WHERE store_id = $1 AND product_id = $2 AND family_id IS NULL', [
    storeId,
    productId,
    familyId,
  ])

/** Shows an uploaded picture of a product, or none. */
export const setProductPhoto = (
  tx: Sql,
  storeId: string,
  productId: string,
  photo: { image: string; mediaId: string | null; at: Date },
): Promise<number> =>
  tx.execute(
    `UPDATE products SET image = $3, photo_media_id = $4, version = version + 1, updated_at = $5
     WHERE store_id = $1 AND product_id = $2 AND deleted_at IS NULL`,
    [storeId, productId, photo.image, photo.mediaId, photo.at],
  )

/** Was this product ever ordered? Its picture then stands on somebody's order. */
export const wasOrdered = async (tx: Sql, storeId: string, productId: string): Promise<boolean> => {
  const rows = await tx.query(
    'SELECT 1 FROM stock_movements WHERE store_id = $1 AND product_id = $2 AND order_id IS NOT NULL LIMIT 1',
    [storeId, productId],
  )
  return rows.length > 0
}

/** Has this product a ledger? Then it is counted in its unit for ever. */
export const hasLedger = async (tx: Sql, storeId: string, productId: string): Promise<boolean> => {
  const rows = await tx.query('SELECT 1 FROM stock_movements WHERE store_id = $1 AND product_id = $2 LIMIT 1', [
    storeId,
    productId,
  ])
  return rows.length > 0
}
