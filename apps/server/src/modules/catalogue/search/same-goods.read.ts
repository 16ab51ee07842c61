import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import { PRODUCT_COLUMNS, type ProductRow } from '../product-row.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('catalogue')

const FIND_MARKS = statement(
  'find_marks',
  `SELECT p.product_id, p.brand, p.barcode FROM products p
     WHERE p.store_id = :store_id AND p.product_id = ANY(:product_ids::uuid[])`,
)

/** Brand and barcode of products of a shop, of those too that it does not sell any more. */
export const findMarks = (sql: Sql, storeId: string, productIds: readonly string[]) =>
  sql.rows(FIND_MARKS, { store_id: storeId, product_ids: productIds })

/** What is searched for a line: like it at all, and of its brand. `pack`: its size as written, in small letters. */
export type AskedGoods = { line: number; match: string; brand: string; pack: string }

/** Each shop and line is a look-up of its own in the index of the search, which begins with the shop. */
const SEARCH_GOODS = statement(
  'search_goods',
  `SELECT ${PRODUCT_COLUMNS}, asked.line::int AS "line!"
     FROM unnest(:lines::int[], :matches::tsquery[], :brands::tsquery[], :packs::text[]) AS asked (line, match, brand, pack)
     CROSS JOIN unnest(:store_ids::text[]) AS shop (store_id)
     CROSS JOIN LATERAL (
       SELECT p.product_id FROM products p
       WHERE p.store_id = shop.store_id AND p.active AND p.deleted_at IS NULL AND p.search_index @@ asked.match
       ORDER BY p.search_index @@ asked.brand DESC, lower(coalesce(p.pack_size, '')) = asked.pack DESC, length(p.name), p.product_id
       LIMIT :limit::int
     ) m
     JOIN products p ON p.store_id = shop.store_id AND p.product_id = m.product_id
     ORDER BY asked.line, p.store_id, p.product_id`,
)

/** For each line, at most `limit` products of each shop that are like it: of its brand and size first. */
export const searchGoods = (
  sql: Sql,
  storeIds: readonly string[],
  asked: readonly AskedGoods[],
  limit: number,
): Promise<(ProductRow & { line: number })[]> =>
  sql.rows(SEARCH_GOODS, {
    lines: asked.map(({ line }) => line),
    matches: asked.map(({ match }) => match),
    brands: asked.map(({ brand }) => brand),
    packs: asked.map(({ pack }) => pack),
    store_ids: storeIds,
    limit,
  })

const FIND_SAME_CODES = statement(
  'find_same_codes',
  `SELECT ${PRODUCT_COLUMNS}, p.barcode AS "barcode!" FROM products p
     WHERE p.store_id = ANY(:store_ids::text[]) AND p.barcode = ANY(:codes::text[]) AND p.active AND p.deleted_at IS NULL`,
)

/** The products of these shops that have one of these barcodes. */
export const findSameCodes = (sql: Sql, storeIds: readonly string[], codes: readonly string[]) =>
  sql.rows(FIND_SAME_CODES, { store_ids: storeIds, codes })
