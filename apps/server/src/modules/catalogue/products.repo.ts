import type { Sql } from '../../platform/db/sql.ts'

/** A product to be written, as yet without stock; money in paise, levels in base units, times ISO 8601. */
export type NewProduct = {
  store_id: string
  product_id: string
  name: string
  name_hi: string | null
  description: string
  description_hi: string | null
  brand: string
  category: string
  category_hi: string | null
  sku: string | null
  barcode: string | null
  hsn: string | null
  tags: readonly string[]
  aliases: string
  image: string
  unit: string
  pack_size: string | null
  loose: boolean
  unit_size: number
  price_paise: number
  mrp_paise: number | null
  cost_paise: number | null
  gst_rate_percent: number
  min_stock: number
  max_stock: number
  created_at: string
}

const NEW_COLUMNS = `store_id, product_id, name, name_hi, description, description_hi, brand, category, category_hi, sku, barcode, hsn, tags, aliases,
  image, unit, pack_size, loose, unit_size, price_paise, mrp_paise, cost_paise, gst_rate_percent, min_stock, max_stock, created_at,
  search_index, search_version`

/** A product with the columns that search reads. */
export type ProductRecord = NewProduct & { search_index: string; search_version: number }

/** Writes products with nothing on hand. */
export const insertProductRecords = (sql: Sql, records: readonly ProductRecord[]): Promise<number> =>
  sql.execute(
    `INSERT INTO products (${NEW_COLUMNS}, updated_at)
     SELECT ${NEW_COLUMNS}, created_at FROM json_populate_recordset(NULL::products, $1::json)`,
    [JSON.stringify(records)],
  )
