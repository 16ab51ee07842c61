import type { StockMode } from '@jhola/contract/availability/stock-modes'
import type { VegMark } from '@jhola/contract/catalogue/schema'
import { INVENTORY_SORTS, type InventorySort } from '@jhola/contract/inventory/schema'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import {
  askFilters,
  FILTER_CHOICES,
  filterText,
  INVENTORY_ORDERS,
  type InventoryFilters,
  IS_LOW,
  IS_OUT,
  SORT_CHOICES,
} from './inventory-filter.sql.ts'
import { PRODUCT_COLUMNS, type ProductRow } from './product-row.sql.ts'
import {
  type AskedSearch,
  askBest,
  askMostMet,
  BEST_CHOICES,
  bestText,
  MOST_MET_CHOICES,
  mostMetText,
  sortedText,
} from './search/search-statement.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement, composed } = statementsOf<Statements>('catalogue')

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
  country_of_origin: string | null
  importer: string
  maker: string
  consumer_care: string
  veg_mark: VegMark | null
  shelf_place: string
  family_id: string | null
  own_mode: StockMode | null
  version: number
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}

const COLUMNS = `${PRODUCT_COLUMNS}, p.category_hi, p.sku, p.barcode, p.hsn, p.tags, p.aliases, p.photo_media_id, p.cost_paise, p.max_stock,
  p.active, p.supplier_name, p.country_of_origin, p.importer, p.maker, p.consumer_care, p.veg_mark, p.shelf_place, p.family_id, p.own_mode, p.version, p.created_at, p.updated_at, p.deleted_at`

const LIST_OWN = composed(
  'list_own_products',
  { ...SORT_CHOICES, ...FILTER_CHOICES },
  ({ sort, ...filters }) =>
    `SELECT ${COLUMNS} FROM (
       SELECT p.product_id FROM products p WHERE ${filterText(filters)} ORDER BY ${INVENTORY_ORDERS[sort]} LIMIT :limit OFFSET :skip
     ) page JOIN products p ON p.store_id = :store_id AND p.product_id = page.product_id ORDER BY ${INVENTORY_ORDERS[sort]}`,
)

/** A page of the shop's products in the requested order. An index gives the order; only the rows of the page are read. */
export const listInventoryProducts = (
  sql: Sql,
  storeId: string,
  filters: InventoryFilters,
  { sort, limit, skip }: { sort: InventorySort; limit: number; skip: number },
): Promise<InventoryProductRow[]> => {
  const { choice, params } = askFilters(storeId, filters)
  return sql.rows(LIST_OWN({ sort, ...choice }), { ...params, limit, skip })
}

const COUNT_OWN = composed(
  'count_own_products',
  FILTER_CHOICES,
  (filters) => `SELECT count(*)::int AS total FROM products p WHERE ${filterText(filters)}`,
)

/** The number of products that match the filters. */
export const countInventoryProducts = async (sql: Sql, storeId: string, filters: InventoryFilters): Promise<number> => {
  const { choice, params } = askFilters(storeId, filters)
  const row = await sql.first(COUNT_OWN(choice), params)
  return row?.total ?? 0
}

const SEARCH_OWN_BEST = composed('search_own_best', { ...FILTER_CHOICES, ...BEST_CHOICES }, (choice) =>
  bestText({ columns: COLUMNS, where: filterText(choice) }, choice),
)

const SEARCH_OWN_SORTED = composed('search_own_sorted', { ...SORT_CHOICES, ...FILTER_CHOICES }, ({ sort, ...filters }) =>
  sortedText({ columns: COLUMNS, where: filterText(filters) }, INVENTORY_ORDERS[sort]),
)

const BEST = 'best'

const SEARCH_OWN_MOST_MET = composed(
  'search_own_most_met',
  { sort: [BEST, ...INVENTORY_SORTS], ...FILTER_CHOICES, ...MOST_MET_CHOICES, sku: [false, true] },
  ({ sort, sku, ...choice }) => {
    const order = sort === BEST ? undefined : INVENTORY_ORDERS[sort]
    const or = sku ? 'lower(p.sku) LIKE :sku' : undefined
    return mostMetText({ columns: COLUMNS, where: filterText(choice), order, or }, choice)
  },
)

type Counted = InventoryProductRow & { total: number }
type InventoryPage = { total: number; rows: InventoryProductRow[] }
const toPage = (rows: Counted[]): InventoryPage => ({ total: rows[0]?.total ?? 0, rows })

/** A page of search results, best first or in the requested order; with `sku` also products whose SKU begins with it. */
export const searchInventoryProducts = async (
  sql: Sql,
  storeId: string,
  filters: InventoryFilters,
  { sku, ...asked }: AskedSearch & { sku: string | null },
  { sort, ...page }: { sort: InventorySort | undefined; limit: number; skip: number },
): Promise<InventoryPage> => {
  const part = askFilters(storeId, filters)
  if (asked.counted.length > 0 || sku !== null) {
    const { choice, params } = askMostMet(asked, page)
    const statement = SEARCH_OWN_MOST_MET({ sort: sort ?? BEST, ...part.choice, ...choice, sku: sku !== null })
    return toPage(await sql.rows(statement, { ...part.params, ...params, ...(sku === null ? {} : { sku }) }))
  }
  if (sort !== undefined) {
    const statement = SEARCH_OWN_SORTED({ sort, ...part.choice })
    return toPage(await sql.rows(statement, { ...part.params, match: asked.match, ...page }))
  }
  const { choice, params } = askBest(asked, page)
  return toPage(await sql.rows(SEARCH_OWN_BEST({ ...part.choice, ...choice }), { ...part.params, ...params }))
}

const LIST_OWN_BY_CODE = composed(
  'list_own_by_code',
  FILTER_CHOICES,
  (filters) => `SELECT ${COLUMNS}, count(*) OVER ()::int AS total FROM products p
     WHERE ${filterText(filters)} AND (lower(p.sku) LIKE :sku OR p.barcode = ANY(:codes::text[]))
     ORDER BY p.name, p.product_id LIMIT :limit OFFSET :skip`,
)

/** Products whose SKU begins like this, or that carry one of these codes, by name. */
export const listInventoryByCode = async (
  sql: Sql,
  storeId: string,
  filters: InventoryFilters,
  code: { sku: string; codes: readonly string[] },
  page: { limit: number; skip: number },
): Promise<InventoryPage> => {
  const { choice, params } = askFilters(storeId, filters)
  return toPage(await sql.rows(LIST_OWN_BY_CODE(choice), { ...params, ...code, ...page }))
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
  dates: { today: string; until: string; now: Date },
): Promise<InventoryCategoryRow[]> => sql.rows(SUM_OWN_SHELF, { store_id: storeId, ...dates })

const COUNT_LOW_STOCK = statement(
  'count_low_stock',
  `SELECT count(*)::int AS count FROM products p WHERE p.store_id = :store_id AND p.deleted_at IS NULL AND ${IS_LOW}`,
)

/** How many products run low at that moment: the same number as `low_stock` of the inventory. Products that ran out are not among them. */
export const countLowStock = async (sql: Sql, storeId: string, now: Date): Promise<number> =>
  (await sql.first(COUNT_LOW_STOCK, { store_id: storeId, now }))?.count ?? 0

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

/** As `findInventoryProduct`, with a row lock. */
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

/** Packs of the same product, cheapest first. */
export const listFamily = (sql: Sql, storeId: string, familyId: string, limit: number): Promise<InventoryProductRow[]> =>
  sql.rows(LIST_FAMILY, { store_id: storeId, family_id: familyId, limit })

const FIND_CODE_HOLDER = statement(
  'find_code_holder',
  `SELECT name, CASE WHEN barcode = ANY(:barcodes::text[]) THEN 'barcode' ELSE 'sku' END AS by FROM products
     WHERE store_id = :store_id AND product_id <> :product_id AND deleted_at IS NULL AND (barcode = ANY(:barcodes::text[]) OR lower(sku) = lower(:sku::text)) LIMIT 1`,
)

/** The other product of the shop that has one of these codes. */
export const findCodeHolder = async (
  sql: Sql,
  storeId: string,
  code: { productId: string; barcodes: readonly string[]; sku: string | null },
): Promise<{ name: string; by: 'barcode' | 'sku' } | undefined> => {
  return sql.first(FIND_CODE_HOLDER, { store_id: storeId, product_id: code.productId, barcodes: code.barcodes, sku: code.sku })
}
