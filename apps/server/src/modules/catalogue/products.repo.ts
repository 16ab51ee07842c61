import type { StockMode } from '@jhola/contract/availability/stock-modes'
import type { VegMark } from '@jhola/contract/catalogue/schema'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import { MODE_OF } from './shelf-conditions.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('catalogue')

/** A product to insert; money in paise, levels in base units, times ISO 8601. */
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
  /** Fields that are usually unknown when a product is created. */
  supplier_name?: string
  country_of_origin?: string | null
  importer?: string
  maker?: string
  consumer_care?: string
  veg_mark?: VegMark | null
  shelf_place?: string
  expiry_date?: string | null
  /** Null: by the rule of groups. */
  family_id?: string | null
  /** Null: the mode of its category or shop. */
  own_mode?: StockMode | null
  active?: boolean
  /** The first stock in base units; the caller writes it to the ledger too. */
  on_hand?: number
}

/** The columns that an edit may change, besides stock. */
const EDITED_COLUMNS = `name, name_hi, description, description_hi, brand, category, category_hi, sku, barcode, hsn, tags, aliases,
  unit, pack_size, loose, unit_size, price_paise, mrp_paise, cost_paise, gst_rate_percent, min_stock, max_stock, supplier_name, country_of_origin, importer, maker, consumer_care, veg_mark, shelf_place, expiry_date,
  family_id, active, own_mode, search_index, search_version`
const NEW_COLUMNS = `store_id, product_id, image, created_at, on_hand, ${EDITED_COLUMNS}`

/** A product with its search columns. */
export type ProductRecord = Required<NewProduct> & { search_index: string; search_version: number }

const INSERT_PRODUCT_RECORDS = statement(
  'insert_product_records',
  `INSERT INTO products (${NEW_COLUMNS}, updated_at, stock_mode)
     SELECT ${NEW_COLUMNS}, created_at, ${MODE_OF('n')} FROM json_populate_recordset(NULL::products, :records::json) n`,
)

/** Inserts products. */
export const insertProductRecords = (sql: Sql, records: readonly ProductRecord[]): Promise<number> =>
  sql.run(INSERT_PRODUCT_RECORDS, { records: JSON.stringify(records) })

const edited = EDITED_COLUMNS.split(',').map((column) => column.trim())

const SET_PRODUCT_RECORDS = statement(
  'set_product_records',
  `UPDATE products p SET (${EDITED_COLUMNS}, version, updated_at, stock_mode) = (${edited.map((column) => `n.${column}`).join(', ')}, p.version + 1, :at, ${MODE_OF('n')})
     FROM json_populate_recordset(NULL::products, :records::json) n
     WHERE p.store_id = n.store_id AND p.product_id = n.product_id AND p.deleted_at IS NULL`,
)

/**
 * Updates texts, prices and settings of products and increases their versions. Pictures, stock and deleted products stay
 * unchanged.
 */
export const setProductRecords = (
  tx: Sql,
  records: readonly Omit<ProductRecord, 'image' | 'created_at' | 'on_hand'>[],
  at: Date,
): Promise<number> => tx.run(SET_PRODUCT_RECORDS, { records: JSON.stringify(records), at })

const WRITE_MODES = statement(
  'write_modes',
  `WITH locked AS MATERIALIZED (
       SELECT p.product_id, ${MODE_OF('p')} AS mode FROM products p WHERE p.store_id = :store_id ORDER BY p.product_id FOR UPDATE
     )
     UPDATE products p SET stock_mode = l.mode, off_until = CASE l.mode WHEN 'counted' THEN NULL ELSE p.off_until END,
       version = p.version + 1, updated_at = :at
     FROM locked l WHERE p.store_id = :store_id AND p.product_id = l.product_id AND p.stock_mode <> l.mode`,
)

/** Writes the mode that holds to every product whose mode changed. Returns how many. */
export const writeModes = (tx: Sql, storeId: string, at: Date): Promise<number> => tx.run(WRITE_MODES, { store_id: storeId, at })
