import type { StockMode } from '@jhola/contract/availability/stock-modes'
import type { VegMark } from '@jhola/contract/catalogue/schema'
import type { Sql } from '../../../../platform/db/sql.ts'
import { statementsOf } from '../../../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('inventory')

/** The fields of a product that files contain. */
export type ProductDataRow = {
  product_id: string
  name: string
  name_hi: string | null
  description: string
  description_hi: string | null
  brand: string
  supplier_name: string
  country_of_origin: string | null
  importer: string
  maker: string
  consumer_care: string
  veg_mark: VegMark | null
  shelf_place: string
  category: string
  category_hi: string | null
  price_paise: number
  mrp_paise: number | null
  cost_paise: number | null
  gst_rate_percent: string
  hsn: string | null
  sku: string | null
  barcode: string | null
  unit: string
  unit_size: number
  pack_size: string | null
  loose: boolean
  tags: string[]
  aliases: string
  expiry_date: string | null
  active: boolean
  on_hand: number
  reserved: number
  own_mode: StockMode | null
  family_id: string | null
  min_stock: number
  max_stock: number
}

const COLUMNS = `p.product_id, p.name, p.name_hi, p.description, p.description_hi, p.brand, p.supplier_name, p.country_of_origin, p.importer, p.maker, p.consumer_care, p.veg_mark, p.shelf_place, p.category, p.category_hi, p.price_paise,
  p.mrp_paise, p.cost_paise, p.gst_rate_percent, p.hsn, p.sku, p.barcode, p.unit, p.unit_size, p.pack_size, p.loose, p.tags, p.aliases, p.expiry_date,
  p.active, p.on_hand, p.reserved, p.own_mode, p.family_id, p.min_stock, p.max_stock`

const OF_SHOP = 'p.store_id = :store_id AND p.product_id = ANY(:ids::uuid[]) AND p.deleted_at IS NULL'

const LIST_PRODUCT_FACTS = statement('list_product_facts', `SELECT ${COLUMNS} FROM products p WHERE ${OF_SHOP}`)

/** Products by their IDs. */
export const listProductData = (sql: Sql, storeId: string, ids: readonly string[]): Promise<ProductDataRow[]> =>
  sql.rows(LIST_PRODUCT_FACTS, { store_id: storeId, ids })

const LOCK_PRODUCT_FACTS = statement(
  'lock_product_facts',
  `SELECT ${COLUMNS} FROM products p WHERE ${OF_SHOP} ORDER BY p.product_id FOR UPDATE`,
)

/** The same, locked in ID order until the end of the transaction. */
export const lockProductData = (tx: Sql, storeId: string, ids: readonly string[]): Promise<ProductDataRow[]> =>
  tx.rows(LOCK_PRODUCT_FACTS, { store_id: storeId, ids })

type KeysRow = { product_id: string; name: string; pack_size: string | null; sku: string | null; barcode: string | null }

const LIST_PRODUCT_KEYS = statement(
  'list_product_keys',
  `SELECT product_id, name, pack_size, sku, barcode FROM products
     WHERE store_id = :store_id AND deleted_at IS NULL AND (:after::uuid IS NULL OR product_id > :after) ORDER BY product_id LIMIT :limit`,
)

/** The fields that identify a shop's products, one page at a time in ID order. */
export const listProductKeys = (sql: Sql, storeId: string, after: string | null, limit: number): Promise<KeysRow[]> =>
  sql.rows(LIST_PRODUCT_KEYS, { store_id: storeId, after, limit })

const FIND_TAKEN_CODES = statement(
  'find_taken_codes',
  `SELECT found.* FROM unnest(:barcodes::text[]) AS asked (code) CROSS JOIN LATERAL (
       SELECT product_id, name, barcode, lower(sku) AS sku FROM products
       WHERE store_id = :store_id AND barcode = asked.code AND deleted_at IS NULL LIMIT 1
     ) found
     UNION
     SELECT found.* FROM unnest(:skus::text[]) AS asked (code) CROSS JOIN LATERAL (
       SELECT product_id, name, barcode, lower(sku) AS sku FROM products
       WHERE store_id = :store_id AND lower(sku) = asked.code AND sku IS NOT NULL AND deleted_at IS NULL LIMIT 1
     ) found`,
)

/**
 * Which of these codes are used by products of the shop. Each code is looked up in its index: a cached plan from a small
 * inventory, with a join or a full scan, would also be used for a large one.
 */
export const findTakenCodes = (
  sql: Sql,
  storeId: string,
  codes: { barcodes: readonly string[]; skus: readonly string[] },
): Promise<{ product_id: string; name: string; barcode: string | null; sku: string | null }[]> =>
  sql.rows(FIND_TAKEN_CODES, { store_id: storeId, barcodes: codes.barcodes, skus: codes.skus })

const ANALYSE_PRODUCTS = statement('analyse_products', 'ANALYZE products')

/** Renews the table statistics that the query planner uses. Blocks no other statement. */
export const analyseProducts = (sql: Sql): Promise<number> => sql.run(ANALYSE_PRODUCTS)
