/** A search as the database is asked: every text but `counted` is one `tsquery`; `null` is met by nothing. */
export type AskedSearch = {
  match: string
  counted: readonly string[]
  category: string | null
  heads: string | null
  exact: string
  sound: string
  amounts: string | null
}

/** Which products are searched and what is read of them. `params` belong to `where`, the store first. */
type SearchedPart = {
  columns: string
  where: string
  params: readonly unknown[]
  /** Also found by this, whatever the search means. */
  or?: string
  /** Another order than the best first. */
  order?: string | undefined
}

const BEST_FIRST = 'm.named DESC, m.said, m.pack DESC, m.name, m.product_id'

/**
 * Products that meet `match`, and of those the ones that meet most of `counted`. First what is named so, then words as typed
 * before those that sound or mean the same, then the pack that was asked for. What a page shows is read last, of its rows only.
 */
export const searchStatement = (
  { columns, where, params: given, or, order }: SearchedPart,
  asked: AskedSearch,
  page: { most: number; skip: number },
): { text: string; params: unknown[] } => {
  const params = [...given]
  const put = (value: unknown): string => `$${params.push(value)}`
  const met =
    asked.counted.length === 0
      ? '0'
      : `(SELECT count(*) FROM unnest(${put(asked.counted)}::tsquery[]) one WHERE p.search_index @@ one)`
  const isMet = (query: string | null): string => (query === null ? 'false' : `p.search_index @@ ${put(query)}::tsquery`)
  const text = `WITH met AS MATERIALIZED (
     SELECT p.product_id, p.name, ${met} AS met,
       (${isMet(asked.category)})::int + (${isMet(asked.heads)})::int AS named,
       CASE WHEN ${isMet(asked.exact)} THEN 0 WHEN ${isMet(asked.sound)} THEN 1 ELSE 2 END AS said,
       ${isMet(asked.amounts)} AS pack,
       ${order === undefined ? '0' : `row_number() OVER (ORDER BY ${order})`} AS place
     FROM products p WHERE ${where} AND (p.search_index @@ ${put(asked.match)}::tsquery${or === undefined ? '' : ` OR ${or}`})
   ),
   found AS (
     SELECT m.*, count(*) OVER ()::int AS total FROM met m WHERE m.met = (SELECT max(met) FROM met)
     ORDER BY m.place, ${BEST_FIRST} LIMIT ${put(page.most)} OFFSET ${put(page.skip)}
   )
   SELECT ${columns}, m.total FROM found m JOIN products p ON p.store_id = $1 AND p.product_id = m.product_id
   ORDER BY m.place, ${BEST_FIRST}`
  return { text, params }
}
