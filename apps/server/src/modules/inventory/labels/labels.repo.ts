import type { Sql } from '../../../platform/db/sql.ts'

export type LabelRow = {
  product_id: string
  name: string
  name_hi: string | null
  brand: string
  sku: string | null
  pack_size: string | null
  unit: string
  price_paise: number
  mrp_paise: number | null
  gst_rate_percent: string
  barcode: string | null
}

/** What a label says of products; deleted ones are left out. */
export const listLabelRows = (sql: Sql, storeId: string, ids: readonly string[]): Promise<LabelRow[]> =>
  sql.query<LabelRow>(
    `SELECT product_id, name, name_hi, brand, sku, pack_size, unit, price_paise, mrp_paise, gst_rate_percent, barcode
     FROM products WHERE store_id = $1 AND product_id = ANY($2::uuid[]) AND deleted_at IS NULL`,
    [storeId, ids],
  )

/** Those of the products that carry no code yet, held until the transaction ends; in id order, as every lock of products is. */
export const lockUncoded = async (tx: Sql, storeId: string, ids: readonly string[]): Promise<string[]> => {
  const rows = await tx.query<{ product_id: string }>(
    `SELECT product_id FROM products WHERE store_id = $1 AND product_id = ANY($2::uuid[]) AND barcode IS NULL AND deleted_at IS NULL
     ORDER BY product_id FOR UPDATE`,
    [storeId, ids],
  )
  return rows.map(({ product_id }) => product_id)
}

/** The next of the shop's own code numbers, so many at once: the first of them. */
export const takeCodeNumbers = async (tx: Sql, storeId: string, count: number): Promise<number> => {
  const rows = await tx.query<{ last: number }>(
    `INSERT INTO shop_codes (store_id, last_number) VALUES ($1, $2)
     ON CONFLICT (store_id) DO UPDATE SET last_number = shop_codes.last_number + excluded.last_number RETURNING last_number AS last`,
    [storeId, count],
  )
  return (rows[0]?.last ?? count) - count + 1
}

/** Gives products their codes; one that another product carries already is left out. Returns those given. */
export const setCodes = (
  tx: Sql,
  storeId: string,
  codes: readonly { product_id: string; barcode: string }[],
  at: Date,
): Promise<{ id: string; barcode: string }[]> =>
  tx.query<{ id: string; barcode: string }>(
    `UPDATE products p SET barcode = n.barcode, version = p.version + 1, updated_at = $3
     FROM json_to_recordset($2::json) AS n (product_id uuid, barcode text)
     WHERE p.store_id = $1 AND p.product_id = n.product_id AND NOT EXISTS (
       SELECT 1 FROM products o WHERE o.store_id = $1 AND o.barcode = n.barcode AND o.deleted_at IS NULL)
     RETURNING p.product_id AS id, p.barcode`,
    [storeId, JSON.stringify(codes), at],
  )
