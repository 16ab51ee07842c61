import { SHELF_ORDER } from '@jhola/contract/constants'
import type { Sql } from '../../platform/db/sql.ts'

/** A product as the shelf shows it; money in paise, stock in base units. */
export type ProductRow = {
  store_id: string
  product_id: string
  name: string
  name_hi: string | null
  description: string
  description_hi: string | null
  brand: string
  category: string
  image: string
  unit: string
  unit_size: number
  pack_size: string | null
  loose: boolean
  price_paise: number
  mrp_paise: number | null
  gst_rate_percent: string
  on_hand: number
  reserved: number
  min_stock: number
}

/** Which part of the shelf; `null` asks for all of it. */
export type ShelfFilters = { category: string | null; ids: readonly string[] | null }

export type ShelfPage = { total: number; rows: ProductRow[] }

const COLUMNS = `p.store_id, p.product_id, p.name, p.name_hi, p.description, p.description_hi, p.brand, p.category, p.image, p.unit, p.unit_size,
  p.pack_size, p.loose, p.price_paise, p.mrp_paise, p.gst_rate_percent, p.on_hand, p.reserved, p.min_stock`

const SHELF = `p.store_id = $1 AND p.active AND ($2::text IS NULL OR p.category = $2 OR p.category_hi = $2)
  AND ($3::uuid[] IS NULL OR p.product_id = ANY($3))`

type Counted = ProductRow & { total: number }

const toPage = (rows: Counted[]): ShelfPage => ({ total: rows[0]?.total ?? 0, rows })

/** A page of the shelf, category by category in the order people shop, names in order. A page past the end is empty with total 0. */
export const listShelf = async (
  sql: Sql,
  storeId: string,
  filters: ShelfFilters,
  page: { most: number; skip: number },
): Promise<ShelfPage> =>
  toPage(
    await sql.query<Counted>(
      `SELECT ${COLUMNS}, count(*) OVER ()::int AS total FROM products p WHERE ${SHELF}
       ORDER BY array_position($6::text[], p.category), p.category, p.name, p.product_id LIMIT $4 OFFSET $5`,
      [storeId, filters.category, filters.ids, page.most, page.skip, SHELF_ORDER],
    ),
  )

/** Products that have every word (as a beginning) in their names, brand, category, other words or barcode; best first. */
export const searchShelf = async (
  sql: Sql,
  storeId: string,
  filters: ShelfFilters,
  search: { tsquery: string; text: string },
  page: { most: number; skip: number },
): Promise<ShelfPage> =>
  toPage(
    await sql.query<Counted>(
      `SELECT ${COLUMNS}, count(*) OVER ()::int AS total FROM products p
       WHERE ${SHELF} AND p.search_text @@ to_tsquery('simple', $6)
       ORDER BY starts_with(lower(p.name), $7) DESC, ts_rank(p.search_text, to_tsquery('simple', $6)) DESC, p.name, p.product_id
       LIMIT $4 OFFSET $5`,
      [storeId, filters.category, filters.ids, page.most, page.skip, search.tsquery, search.text],
    ),
  )

/** Products with words that look somewhat like those of a search, most alike first: a net with wide meshes. */
export const listSomewhatAlike = (
  sql: Sql,
  storeId: string,
  filters: ShelfFilters,
  words: readonly string[],
  most: number,
): Promise<{ product_id: string; words: string }[]> =>
  sql.query(
    `SELECT w.product_id, w.words FROM (
       SELECT p.product_id, concat_ws(' ', p.name, p.name_hi, p.brand, p.aliases, p.category, p.category_hi, array_to_string(p.tags, ' '),
         p.pack_size, p.description, p.description_hi) AS words
       FROM products p WHERE ${SHELF}
     ) w, LATERAL (SELECT max(word_similarity(asked, w.words)) AS best, avg(word_similarity(asked, w.words)) AS mean FROM unnest($4::text[]) asked) s
     WHERE s.best >= 0.3 ORDER BY s.mean DESC, w.product_id LIMIT $5`,
    [storeId, filters.category, filters.ids, words, most],
  )

/** The shop's categories with how many products each has, fullest first. */
export const countCategories = (
  sql: Sql,
  storeId: string,
): Promise<{ category: string; category_hi: string | null; count: number }[]> =>
  sql.query(
    `SELECT category, min(category_hi) AS category_hi, count(*)::int AS count FROM products
     WHERE store_id = $1 AND active GROUP BY category ORDER BY count(*) DESC, category`,
    [storeId],
  )

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
  available: number
}

/** Products by id, sold or not; those of other shops are left out. */
export const listOrderable = (sql: Sql, storeId: string, productIds: readonly string[]): Promise<OrderableRow[]> =>
  sql.query(
    `SELECT product_id, version, name, name_hi, image, unit, unit_size, pack_size, loose, active, price_paise, gst_rate_percent,
       on_hand - reserved AS available
     FROM products WHERE store_id = $1 AND product_id = ANY($2::uuid[])`,
    [storeId, productIds],
  )
