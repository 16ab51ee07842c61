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

/** Which products are searched and what is read of them. */
type SearchedPart = { columns: string; where: string }
type Page = { limit: number; skip: number }

const BEST_FIRST = 'm.named DESC, m.said, m.pack DESC, m.name, m.product_id'

const isMet = (query: string): string => `p.search_index @@ :${query}::tsquery`
const isMetIf = (isAsked: boolean, query: string): string => (isAsked ? isMet(query) : 'false')

const saidAs = (amounts: boolean): string =>
  `CASE WHEN ${isMet('exact')} THEN 0 WHEN ${isMet('sound')} THEN 1 ELSE 2 END AS said, ${isMetIf(amounts, 'amounts')} AS pack`

/** What a page shows is read last, of its rows only. */
const readFound = (columns: string, order: string): string =>
  `SELECT ${columns}, m.total AS "total!" FROM found m JOIN products p ON p.store_id = :store_id AND p.product_id = m.product_id ORDER BY ${order}`

/** Those of `match` that are named by both the category and the thing, by one of them, by none; what nothing can meet is left out. */
const groupsOf = ({ match, category, heads }: AskedSearch): [string, ...string[]] => {
  const [one, other] = [category, heads].filter((query) => query !== null)
  if (one === undefined) return [match]
  if (other === undefined) return [`(${match}) & (${one})`, `(${match}) & !(${one})`]
  return [
    `(${match}) & (${one}) & (${other})`,
    `(${match}) & ((${one}) & !(${other}) | (${other}) & !(${one}))`,
    `(${match}) & !(${one} | ${other})`,
  ]
}

/** What decides the text of a search, the best first: how many groups there are, and whether a pack is asked for. */
export const BEST_CHOICES = { groups: [1, 2, 3], amounts: [false, true] } as const
type BestChoice = { groups: 1 | 2 | 3; amounts: boolean }

/**
 * The best of what meets `match`: groups come from the index one after the other, and only as many as fill the page are read and
 * ranked. All others are only counted: a broad word in a large shop means thousands of products.
 */
export const bestText = ({ columns, where }: SearchedPart, { groups: count, amounts }: BestChoice): string => {
  const groups = Array.from({ length: count }, (_, at) => `group_${at}`)
  const texts = groups.map((group, at) => {
    const earlier = groups.slice(0, at).map((before) => `(SELECT count(*) FROM ${before})`)
    const isNeeded = earlier.length === 0 ? '' : `AND ${earlier.join(' + ')} < :wanted::int`
    return `${group} AS MATERIALIZED (
       SELECT ${count - 1 - at} AS named, ${saidAs(amounts)}, p.name, p.product_id FROM products p
       WHERE ${where} AND ${isMet(group)} ${isNeeded} ORDER BY said, pack DESC, name, product_id LIMIT :wanted::int
     )`
  })
  return `WITH ${texts.join(', ')},
   found AS (
     SELECT m.*, (SELECT count(*) FROM products p WHERE ${where} AND ${isMet('match')})::int AS total
     FROM (${groups.map((group) => `SELECT * FROM ${group}`).join(' UNION ALL ')}) m
     ORDER BY ${BEST_FIRST} LIMIT :limit OFFSET :skip
   )
   ${readFound(columns, BEST_FIRST)}`
}

/** The choice and the parameters of `bestText`. */
export const askBest = (asked: AskedSearch, page: Page) => {
  const { match, exact, sound, amounts } = asked
  const [group_0, group_1, group_2] = groupsOf(asked)
  const groups: BestChoice['groups'] = group_1 === undefined ? 1 : group_2 === undefined ? 2 : 3
  return {
    choice: { groups, amounts: amounts !== null },
    params: {
      ...{ match, exact, sound, group_0, ...page, wanted: page.limit + page.skip },
      ...(group_1 === undefined ? {} : { group_1 }),
      ...(group_2 === undefined ? {} : { group_2 }),
      ...(amounts === null ? {} : { amounts }),
    },
  }
}

/** What meets `match` in another order than the best first; needs `match`, `limit` and `skip`. */
export const sortedText = ({ columns, where }: SearchedPart, order: string): string =>
  `WITH found AS (
     SELECT p.product_id, row_number() OVER (ORDER BY ${order}) AS place, count(*) OVER ()::int AS total
     FROM products p WHERE ${where} AND ${isMet('match')} ORDER BY place LIMIT :limit OFFSET :skip
   )
   ${readFound(columns, 'm.place')}`

/** What decides the text of a search by how much is met: which of its queries there are. */
export const MOST_MET_CHOICES = {
  counted: [false, true],
  named_category: [false, true],
  heads: [false, true],
  amounts: [false, true],
} as const
type MostMetChoice = { counted: boolean; named_category: boolean; heads: boolean; amounts: boolean }

/** Another order than the best first; and by what a product is also found, whatever the search means. */
type MostMetPart = SearchedPart & { order?: string | undefined; or?: string | undefined }

/** Of what meets `match` (or `or`) those that meet most of `counted`: each of them has to be looked at. */
export const mostMetText = (
  { columns, where, or, order }: MostMetPart,
  { counted, named_category, heads, amounts }: MostMetChoice,
): string => {
  const met = counted ? '(SELECT count(*) FROM unnest(:counted::tsquery[]) one WHERE p.search_index @@ one)' : '0'
  return `WITH met AS MATERIALIZED (
     SELECT p.product_id, p.name, ${met} AS met, (${isMetIf(named_category, 'named_category')})::int + (${isMetIf(heads, 'heads')})::int AS named,
       ${saidAs(amounts)}, ${order === undefined ? '0' : `row_number() OVER (ORDER BY ${order})`} AS place
     FROM products p WHERE ${where} AND (${isMet('match')}${or === undefined ? '' : ` OR ${or}`})
   ),
   found AS (
     SELECT m.*, count(*) OVER ()::int AS total FROM met m WHERE m.met = (SELECT max(met) FROM met)
     ORDER BY m.place, ${BEST_FIRST} LIMIT :limit OFFSET :skip
   )
   ${readFound(columns, `m.place, ${BEST_FIRST}`)}`
}

/** The choice and the parameters of `mostMetText`. */
export const askMostMet = ({ match, counted, category, heads, exact, sound, amounts }: AskedSearch, page: Page) => ({
  choice: { counted: counted.length > 0, named_category: category !== null, heads: heads !== null, amounts: amounts !== null },
  params: {
    ...{ match, exact, sound, ...page },
    ...(counted.length === 0 ? {} : { counted }),
    ...(category === null ? {} : { named_category: category }),
    ...(heads === null ? {} : { heads }),
    ...(amounts === null ? {} : { amounts }),
  },
})
