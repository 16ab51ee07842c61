import type { InventorySort, InventoryStatus } from '@jhola/contract/inventory/schema'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import { PRODUCT_COLUMNS, type ProductRow } from './product-row.sql.ts'
import { type AskedSearch, searchStatement } from './search/search-statement.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('catalogue')

/** A product with everything its shop keeps of it; money in paise, levels in base units, dates as the shop's calendar has them. */
export type InventoryProductRow = ProductRow & {
  category_hi: string | null
  sku: string | null
  barcode: string | null
  hsn: string | null
  tags: string[]
  aliases: string
  photo_media_id: string | null
  cost_paise: number | null
  max_stock: number
  active: boolean
  supplier_name: string
  family_id: string | null
  version: number
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}

const COLUMNS = `${PRODUCT_COLUMNS}, p.category_hi, p.sku, p.barcode, p.hsn, p.tags, p.aliases, p.photo_media_id, p.cost_paise, p.max_stock,
  p.active, p.supplier_name, p.family_id, p.version, p.created_at, p.updated_at, p.deleted_at`

/** Which part of the shelf; what is left out asks for all of it. */
export type InventoryFilters = {
  category?: string | undefined
  status?: InventoryStatus | undefined
  minPaise?: number | undefined
  maxPaise?: number | undefined
  expiresUntil?: string | undefined
  ids?: readonly string[] | undefined
}

const IS_LOW = 'p.active AND p.on_hand > p.reserved AND p.on_hand - p.reserved <= p.min_stock'
const IS_OUT = 'p.active AND p.on_hand <= p.reserved'

const BY_STATUS: Record<InventoryStatus, string> = {
  active: 'p.active',
  inactive: 'NOT p.active',
  in_stock: 'p.active AND p.on_hand - p.reserved > p.min_stock AND p.on_hand > p.reserved',
  low_stock: IS_LOW,
  out_of_stock: IS_OUT,
  deleted: 'true',
}

const ORDERS: Record<InventorySort, string> = {
  name: 'p.name, p.product_id',
  '-name': 'p.name DESC, p.product_id DESC',
  stock: '(p.on_hand - p.reserved)::float8 / p.unit_size, p.name, p.product_id',
  '-stock': '(p.on_hand - p.reserved)::float8 / p.unit_size DESC, p.name, p.product_id',
  price: 'p.price_paise, p.name, p.product_id',
  '-price': 'p.price_paise DESC, p.name, p.product_id',
  updated: 'p.updated_at, p.product_id',
  '-updated': 'p.updated_at DESC, p.product_id DESC',
  expiry: 'p.expiry_date NULLS LAST, p.name, p.product_id',
}

type Part = { where: string; chosen: string; params: unknown[] }

/** Only the conditions that are asked for: a condition that might hold for anything lets no index serve it. */
const partOf = (storeId: string, filters: InventoryFilters): Part => {
  const params: unknown[] = [storeId]
  const chosen: string[] = []
  const add = (value: unknown, condition: (place: string) => string): void => {
    if (value !== undefined) chosen.push(condition(`$${params.push(value)}`))
  }
  const { status } = filters
  if (status !== undefined) chosen.push(`(${BY_STATUS[status]})`)
  add(filters.category, (place) => `p.category = ${place}`)
  add(filters.minPaise, (place) => `p.price_paise >= ${place}`)
  add(filters.maxPaise, (place) => `p.price_paise <= ${place}`)
  add(filters.expiresUntil, (place) => `p.expiry_date <= ${place}::date`)
  add(filters.ids, (place) => `p.product_id = ANY(${place}::uuid[])`)
  const isThere = status === 'deleted' ? 'p.deleted_at IS NOT NULL' : 'p.deleted_at IS NULL'
  return { where: ['p.store_id = $1', isThere, ...chosen].join(' AND '), chosen: chosen.join(' AND ') || 'true', params }
}

/** A page of the shop's products in the asked order. What comes before it is read off an index, what is shown of its rows only. */
export const listInventoryProducts = (
  sql: Sql,
  storeId: string,
  filters: InventoryFilters,
  { sort, limit, skip }: { sort: InventorySort; limit: number; skip: number },
): Promise<InventoryProductRow[]> => {
  const { where, params } = partOf(storeId, filters)
  return sql.query<InventoryProductRow>(
    `SELECT ${COLUMNS} FROM (
       SELECT p.product_id FROM products p WHERE ${where} ORDER BY ${ORDERS[sort]} LIMIT $${params.length + 1} OFFSET $${params.length + 2}
     ) page JOIN products p ON p.store_id = $1 AND p.product_id = page.product_id ORDER BY ${ORDERS[sort]}`,
    [...params, limit, skip],
  )
}

/** How many products these filters leave. */
export const countInventoryProducts = async (sql: Sql, storeId: string, filters: InventoryFilters): Promise<number> => {
  const { where, params } = partOf(storeId, filters)
  const rows = await sql.query<{ total: number }>(`SELECT count(*)::int AS total FROM products p WHERE ${where}`, params)
  return rows[0]?.total ?? 0
}

/** A page of what a search means, best first or in the asked order; with `sku` also what has a SKU that begins so. */
export const searchInventoryProducts = async (
  sql: Sql,
  storeId: string,
  filters: InventoryFilters,
  asked: AskedSearch & { sku: string | null },
  { sort, limit, skip }: { sort: InventorySort | undefined; limit: number; skip: number },
): Promise<{ total: number; rows: InventoryProductRow[] }> => {
  const { where, params: given } = partOf(storeId, filters)
  const bySku = asked.sku === null ? {} : { params: [...given, asked.sku], or: `lower(p.sku) LIKE $${given.length + 1}` }
  const part = { columns: COLUMNS, where, params: given, order: sort && ORDERS[sort], ...bySku }
  const statement = searchStatement(part, asked, { limit, skip })
  const rows = await sql.query<InventoryProductRow & { total: number }>(statement.text, statement.params)
  return { total: rows[0]?.total ?? 0, rows }
}

/** Products whose SKU begins like this, or that carry one of these codes, by name. */
export const listInventoryByCode = async (
  sql: Sql,
  storeId: string,
  filters: InventoryFilters,
  { sku, codes }: { sku: string; codes: readonly string[] },
  { limit, skip }: { limit: number; skip: number },
): Promise<{ total: number; rows: InventoryProductRow[] }> => {
  const { where, params: given } = partOf(storeId, filters)
  const params = [...given, sku, codes, limit, skip]
  const at = given.length
  const rows = await sql.query<InventoryProductRow & { total: number }>(
    `SELECT ${COLUMNS}, count(*) OVER ()::int AS total FROM products p
     WHERE ${where} AND (lower(p.sku) LIKE $${at + 1} OR p.barcode = ANY($${at + 2}::text[]))
     ORDER BY p.name, p.product_id LIMIT $${at + 3} OFFSET $${at + 4}`,
    params,
  )
  return { total: rows[0]?.total ?? 0, rows }
}

/** One category of the shop with its figures; money in paise. */
export type InventoryCategoryRow = {
  category: string
  category_hi: string | null
  count: number
  active: number
  out_of_stock: number
  low_stock: number
  value_paise: number
  expiring: number
  expired: number
}

const SUM_OWN_SHELF = statement(
  'sum_own_shelf',
  `SELECT p.category, min(p.category_hi) AS category_hi, count(*)::int AS count, count(*) FILTER (WHERE p.active)::int AS active,
       count(*) FILTER (WHERE ${IS_OUT})::int AS out_of_stock, count(*) FILTER (WHERE ${IS_LOW})::int AS low_stock,
       coalesce(sum((p.on_hand * p.price_paise + p.unit_size / 2) / p.unit_size), 0)::bigint AS value_paise,
       count(*) FILTER (WHERE p.on_hand > 0 AND p.expiry_date <= :until::date)::int AS expiring,
       count(*) FILTER (WHERE p.on_hand > 0 AND p.expiry_date < :today::date)::int AS expired
     FROM products p WHERE p.store_id = :store_id AND p.deleted_at IS NULL
     GROUP BY p.category ORDER BY count(*) DESC, p.category`,
)

/** The figures of everything that is not deleted, by category, fullest first. */
export const sumInventory = (
  sql: Sql,
  storeId: string,
  dates: { today: string; until: string },
): Promise<InventoryCategoryRow[]> => sql.rows(SUM_OWN_SHELF, { store_id: storeId, today: dates.today, until: dates.until })

const FIND_OWN_PRODUCT = statement(
  'find_own_product',
  `SELECT ${COLUMNS} FROM products p WHERE p.store_id = :store_id AND p.product_id = :product_id`,
)

/** One product, deleted ones too. */
export const findInventoryProduct = async (
  sql: Sql,
  storeId: string,
  productId: string,
): Promise<InventoryProductRow | undefined> => {
  return sql.first(FIND_OWN_PRODUCT, { store_id: storeId, product_id: productId })
}

const LOCK_OWN_PRODUCT = statement(
  'lock_own_product',
  `SELECT ${COLUMNS} FROM products p WHERE p.store_id = :store_id AND p.product_id = :product_id FOR UPDATE`,
)

/** The same, held until the transaction ends. */
export const lockInventoryProduct = async (
  tx: Sql,
  storeId: string,
  productId: string,
): Promise<InventoryProductRow | undefined> => {
  return tx.first(LOCK_OWN_PRODUCT, { store_id: storeId, product_id: productId })
}

const LIST_FAMILY = statement(
  'list_family',
  `SELECT ${COLUMNS} FROM products p WHERE p.store_id = :store_id AND p.family_id = :family_id AND p.deleted_at IS NULL
     ORDER BY p.price_paise, p.name LIMIT :limit`,
)

/** Packs of the same thing, the cheapest first. */
export const listFamily = (sql: Sql, storeId: string, familyId: string, limit: number): Promise<InventoryProductRow[]> =>
  sql.rows(LIST_FAMILY, { store_id: storeId, family_id: familyId, limit })

const FIND_CODE_HOLDER = statement(
  'find_code_holder',
  `SELECT name, CASE WHEN barcode = ANY(:barcodes::text[]) THEN 'barcode' ELSE 'sku' END AS by FROM products
     WHERE store_id = :store_id AND product_id <> :product_id AND deleted_at IS NULL AND (barcode = ANY(:barcodes::text[]) OR lower(sku) = lower(:sku::text)) LIMIT 1`,
)

/** Which other product of the shop has one of these codes. */
export const findCodeHolder = async (
  sql: Sql,
  storeId: string,
  code: { productId: string; barcodes: readonly string[]; sku: string | null },
): Promise<{ name: string; by: 'barcode' | 'sku' } | undefined> => {
  return sql.first(FIND_CODE_HOLDER, { store_id: storeId, product_id: code.productId, barcodes: code.barcodes, sku: code.sku })
}
