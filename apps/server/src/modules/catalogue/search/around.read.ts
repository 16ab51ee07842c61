import type { Sql } from '../../../platform/db/sql.ts'
import { statementsOf } from '../../../platform/db/statement.ts'
import { PRODUCT_COLUMNS, type ProductRow } from '../product-row.sql.ts'
import type { AskedSearch } from './search-statement.sql.ts'
import type { Statements } from './statements.sql.ts'

const { composed, statement } = statementsOf<Statements>('catalogue')

const CHOICES = { counted: [false, true], named_category: [false, true], heads: [false, true], amounts: [false, true] } as const

const isMetIf = (isAsked: boolean, query: string): string => (isAsked ? `p.search_index @@ :${query}::tsquery` : 'false')

/** The best of each shop, in the order of `bestText`. The index begins with the shop, so each shop is a look-up of its own. */
const SEARCH_SHOPS = composed(
  'search_shops',
  CHOICES,
  ({ counted, named_category, heads, amounts }) => `SELECT ${PRODUCT_COLUMNS}, asked.place::int AS "place!"
     FROM unnest(:store_ids::text[]) WITH ORDINALITY AS asked (store_id, place)
     CROSS JOIN LATERAL (
       SELECT p.product_id, row_number() OVER (ORDER BY
         ${counted ? '(SELECT count(*) FROM unnest(:counted::tsquery[]) one WHERE p.search_index @@ one)' : '0'} DESC,
         (${isMetIf(named_category, 'named_category')})::int + (${isMetIf(heads, 'heads')})::int DESC,
         CASE WHEN p.search_index @@ :exact::tsquery THEN 0 WHEN p.search_index @@ :sound::tsquery THEN 1 ELSE 2 END,
         ${isMetIf(amounts, 'amounts')} DESC, p.name, p.product_id) AS best
       FROM products p
       WHERE p.store_id = asked.store_id AND p.active AND p.deleted_at IS NULL AND p.search_index @@ :match::tsquery
       ORDER BY best LIMIT :limit::int
     ) m
     JOIN products p ON p.store_id = asked.store_id AND p.product_id = m.product_id
     ORDER BY asked.place, m.best`,
)

/** Products of these shops that match a search, at most `limit` of each shop, best first. */
export const searchShops = (
  sql: Sql,
  storeIds: readonly string[],
  { match, counted, category, heads, exact, sound, amounts }: AskedSearch,
  limit: number,
): Promise<ProductRow[]> =>
  sql.rows(
    SEARCH_SHOPS({
      counted: counted.length > 0,
      named_category: category !== null,
      heads: heads !== null,
      amounts: amounts !== null,
    }),
    {
      ...{ store_ids: storeIds, match, exact, sound, limit },
      ...(counted.length === 0 ? {} : { counted }),
      ...(category === null ? {} : { named_category: category }),
      ...(heads === null ? {} : { heads }),
      ...(amounts === null ? {} : { amounts }),
    },
  )

const FIND_CODES = statement(
  'find_codes',
  `SELECT ${PRODUCT_COLUMNS} FROM products p
     WHERE p.store_id = ANY(:store_ids::text[]) AND p.barcode = ANY(:codes::text[]) AND p.active AND p.deleted_at IS NULL`,
)

/** The products of these shops that have one of these barcodes. */
export const findCodes = (sql: Sql, storeIds: readonly string[], codes: readonly string[]): Promise<ProductRow[]> =>
  sql.rows(FIND_CODES, { store_ids: storeIds, codes })
