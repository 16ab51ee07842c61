import type { StockMode } from '@jhola/contract/availability/stock-modes'
import type { VegMark } from '@jhola/contract/catalogue/schema'
import type { TaxMode } from '@jhola/contract/tax/gst'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import { PRODUCT_COLUMNS, type ProductRow } from './product-row.sql.ts'
import {
  type AskedSearch,
  askBest,
  askMostMet,
  BEST_CHOICES,
  bestText,
  MOST_MET_CHOICES,
  mostMetText,
} from './search/search-statement.sql.ts'
import { isSold, type ShelfMoment } from './shelf-conditions.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement, family, composed } = statementsOf<Statements>('catalogue')

/**
 * Which part of the shelf; what is left out asks for all of it. `belowMrp`: how the shop's prices stand to tax, to compare them with the
 * MRP. `moment`: what has expired or is off the shelf is not sold.
 */
export type CatalogueFilters = {
  categories?: readonly string[] | undefined
  ids?: readonly string[] | undefined
  belowMrp?: TaxMode | undefined
  moment: ShelfMoment
  /** Categories in the shop's order; others follow by name. */
  order?: readonly string[]
}
export type CataloguePage = { total: number; rows: ProductRow[] }
type Page = { limit: number; skip: number }

const toParams = ({ today, nowMs }: ShelfMoment) => ({ today, now: new Date(nowMs) })

/** `percentOff` of the contract for the database: whole percent that a price with tax is below the MRP. `savings.test.ts` holds them together. */
const PERCENT_BELOW: Record<TaxMode, string> = {
  inclusive: '(p.mrp_paise - p.price_paise) * 100 / p.mrp_paise',
  exclusive: '(p.mrp_paise - p.price_paise - (p.price_paise * p.gst_rate_percent / 100)::bigint) * 100 / p.mrp_paise',
}

const isBelowMrp = (mode: TaxMode): string =>
  `(${isSold(':now')} AND (p.expiry_date IS NULL OR p.expiry_date >= :today::date) AND ${PERCENT_BELOW[mode]} >= 1)`

/** The conditions that a text contains. */
const FILTER_CHOICES = {
  below_mrp: ['any', 'inclusive', 'exclusive'],
  categories: [false, true],
  ids: [false, true],
} as const
type FilterChoice = { below_mrp: TaxMode | 'any'; categories: boolean; ids: boolean }

/** Only the requested conditions: a condition that may be null prevents the use of an index. */
const filterText = ({ categories, ids, below_mrp }: FilterChoice): string =>
  [
    'p.store_id = :store_id AND p.active AND p.deleted_at IS NULL',
    ...(categories ? ['p.category = ANY(:categories::text[])'] : []),
    ...(ids ? ['p.product_id = ANY(:ids::uuid[])'] : []),
    ...(below_mrp === 'any' ? [] : [isBelowMrp(below_mrp)]),
  ].join(' AND ')

/** The choice and the parameters of `filterText`. */
const askFilters = (storeId: string, { categories, ids, belowMrp, moment }: CatalogueFilters) => {
  const choice: FilterChoice = { below_mrp: belowMrp ?? 'any', categories: categories !== undefined, ids: ids !== undefined }
  const params = {
    store_id: storeId,
    ...(categories === undefined ? {} : { categories }),
    ...(ids === undefined ? {} : { ids }),
    ...(belowMrp === undefined ? {} : toParams(moment)),
  }
  return { choice, params }
}

type Counted = ProductRow & { total: number }
const toPage = (rows: Counted[]): CataloguePage => ({ total: rows[0]?.total ?? 0, rows })

const WALK_CATEGORIES = statement(
  'walk_categories',
  `WITH page AS (
       SELECT c.place, g.name, g.product_id FROM unnest(:categories::text[]) WITH ORDINALITY AS c (category, place)
       CROSS JOIN LATERAL (
         SELECT p.name, p.product_id FROM products p
         WHERE p.store_id = :store_id AND p.category = c.category AND p.active AND p.deleted_at IS NULL
         ORDER BY p.name, p.product_id LIMIT :limit::int
       ) g
       ORDER BY c.place, g.name, g.product_id LIMIT :page_size OFFSET :skip
     )
     SELECT ${PRODUCT_COLUMNS} FROM page g JOIN products p ON p.store_id = :store_id AND p.product_id = g.product_id ORDER BY g.place, g.name, g.product_id`,
)

/**
 * A page of these categories one after the other, names in order. The names come from an index, and what a page shows is read of its
 * rows only. The caller counts them.
 */
export const listByCategory = (
  sql: Sql,
  storeId: string,
  categories: readonly string[],
  { limit, skip }: Page,
): Promise<ProductRow[]> =>
  sql.rows(WALK_CATEGORIES, { store_id: storeId, categories, limit: limit + skip, page_size: limit, skip })

const LIST_CATALOGUE = composed('list_catalogue', FILTER_CHOICES, (choice) => {
  const saving = choice.below_mrp === 'any' ? '0' : PERCENT_BELOW[choice.below_mrp]
  return `WITH page AS (
       SELECT p.product_id, p.category, p.name, ${saving} AS saving, array_position(:category_order::text[], p.category) AS place,
         count(*) OVER ()::int AS total
       FROM products p WHERE ${filterText(choice)} ORDER BY saving DESC, place, p.category, p.name, p.product_id
       LIMIT :limit OFFSET :skip
     )
     SELECT ${PRODUCT_COLUMNS}, g.total FROM page g JOIN products p ON p.store_id = :store_id AND p.product_id = g.product_id
     ORDER BY g.saving DESC, g.place, g.category, g.name, g.product_id`
})

/** A page of chosen products, what is furthest below its MRP first where that is asked for. A page past the end is empty with total 0. */
export const listCatalogue = async (sql: Sql, storeId: string, filters: CatalogueFilters, page: Page): Promise<CataloguePage> => {
  const { choice, params } = askFilters(storeId, filters)
  return toPage(await sql.rows(LIST_CATALOGUE(choice), { ...params, ...page, category_order: filters.order ?? [] }))
}

const SEARCH_BEST = composed('search_best', { ...FILTER_CHOICES, ...BEST_CHOICES }, (choice) =>
  bestText({ columns: PRODUCT_COLUMNS, where: filterText(choice) }, choice),
)

const SEARCH_MOST_MET = composed('search_most_met', { ...FILTER_CHOICES, ...MOST_MET_CHOICES }, (choice) =>
  mostMetText({ columns: PRODUCT_COLUMNS, where: filterText(choice) }, choice),
)

/** A page of search results, best first. */
export const searchCatalogue = async (
  sql: Sql,
  storeId: string,
  filters: CatalogueFilters,
  asked: AskedSearch,
  page: Page,
): Promise<CataloguePage> => {
  const part = askFilters(storeId, filters)
  if (asked.counted.length > 0) {
    const { choice, params } = askMostMet(asked, page)
    return toPage(await sql.rows(SEARCH_MOST_MET({ ...part.choice, ...choice }), { ...part.params, ...params }))
  }
  const { choice, params } = askBest(asked, page)
  return toPage(await sql.rows(SEARCH_BEST({ ...part.choice, ...choice }), { ...part.params, ...params }))
}

const LIST_SHOP_TOKENS = statement(
  'list_shop_tokens',
  `SELECT word AS "word!" FROM ts_stat(format('SELECT search_index FROM products WHERE store_id = %L AND active', :store_id::text))
     WHERE left(word, 1) IN ('=', '~')`,
)

/** Every token in names and other words of a shop's products, once. */
export const listShopTokens = async (sql: Sql, storeId: string): Promise<string[]> => {
  const rows = await sql.rows(LIST_SHOP_TOKENS, { store_id: storeId })
  return rows.map(({ word }) => word)
}

const FIND_BY_BARCODE = statement(
  'find_by_barcode',
  `SELECT product_id FROM products WHERE store_id = :store_id AND barcode = ANY(:codes::text[]) AND active
     ORDER BY array_position(:codes::text[], barcode) LIMIT 1`,
)

/** The product that has one of these codes, the first of them before the others. */
export const findByBarcode = async (sql: Sql, storeId: string, codes: readonly string[]): Promise<string | undefined> => {
  const row = await sql.first(FIND_BY_BARCODE, { store_id: storeId, codes })
  return row?.product_id
}

/** A product with what the law has its shop tell. `is_sold`: false when the shop has taken it off its list. */
export type KnownRow = ProductRow & {
  family_id: string | null
  country_of_origin: string | null
  importer: string
  maker: string
  consumer_care: string
  veg_mark: VegMark | null
  is_sold: boolean
}

const FIND_KNOWN = statement(
  'find_known',
  `SELECT ${PRODUCT_COLUMNS}, p.family_id, p.country_of_origin, p.importer, p.maker, p.consumer_care, p.veg_mark,
       (p.active AND p.deleted_at IS NULL) AS "is_sold!"
     FROM products p WHERE p.store_id = :store_id AND p.product_id = :product_id`,
)

/** One product of a shop, in stock or not, on its list or not any more. */
export const findKnown = (sql: Sql, storeId: string, productId: string): Promise<KnownRow | undefined> =>
  sql.first(FIND_KNOWN, { store_id: storeId, product_id: productId })

export type CountedCategory = {
  category: string
  category_hi: string | null
  count: number
  below_mrp: number
  most_percent: number
}

const countCategoriesSql = (mode: TaxMode): string =>
  `SELECT category, min(category_hi) AS category_hi, count(*)::int AS count,
     count(*) FILTER (WHERE ${isBelowMrp(mode)})::int AS below_mrp,
     coalesce(max(${PERCENT_BELOW[mode]}) FILTER (WHERE ${isBelowMrp(mode)}), 0)::int AS most_percent
   FROM products p WHERE store_id = :store_id AND active GROUP BY category ORDER BY count(*) DESC, category`

const COUNT_CATEGORIES = family('count_categories', {
  inclusive: countCategoriesSql('inclusive'),
  exclusive: countCategoriesSql('exclusive'),
})

/** The shop's categories with how many products each has and how many of them are below their MRP, fullest first. */
export const countCategories = (sql: Sql, storeId: string, taxMode: TaxMode, moment: ShelfMoment): Promise<CountedCategory[]> =>
  sql.rows(COUNT_CATEGORIES[taxMode], { store_id: storeId, ...toParams(moment) })

/** What an order needs to know of a product. */
export type OrderableRow = {
  product_id: string
  version: number
  name: string
  name_hi: string | null
  image: string
  unit: string
  unit_size: number
  pack_size: string | null
  loose: boolean
  active: boolean
  price_paise: number
  gst_rate_percent: string
  on_hand: number
  reserved: number
  stock_mode: StockMode
  off_until: Date | null
  expiry_date: string | null
}

const LIST_ORDERABLE = statement(
  'list_orderable',
  `SELECT product_id, version, name, name_hi, image, unit, unit_size, pack_size, loose, active, price_paise, gst_rate_percent,
       on_hand, reserved, stock_mode, off_until, expiry_date
     FROM products WHERE store_id = :store_id AND product_id = ANY(:product_ids::uuid[])`,
)

/** Products by id, sold or not; those of other shops are left out. */
export const listOrderable = (sql: Sql, storeId: string, productIds: readonly string[]): Promise<OrderableRow[]> =>
  sql.rows(LIST_ORDERABLE, { store_id: storeId, product_ids: productIds })
