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
type Page = { limit: number; skip: number }
type Statement = { text: string; params: unknown[] }

const BEST_FIRST = 'm.named DESC, m.said, m.pack DESC, m.name, m.product_id'

/** Places of values in a statement that has some already. */
const createPlaces = (given: readonly unknown[]) => {
  const params = [...given]
  const put = (value: unknown): string => `$${params.push(value)}`
  const isMet = (query: string | null): string => (query === null ? 'false' : `p.search_index @@ ${put(query)}::tsquery`)
  return { params, put, isMet }
}
type Places = ReturnType<typeof createPlaces>

const saidAs = ({ isMet }: Places, { exact, sound, amounts }: AskedSearch): string =>
  `CASE WHEN ${isMet(exact)} THEN 0 WHEN ${isMet(sound)} THEN 1 ELSE 2 END AS said, ${isMet(amounts)} AS pack`

/** What a page shows is read last, of its rows only. */
const readFound = (columns: string, order: string): string =>
  `SELECT ${columns}, m.total FROM found m JOIN products p ON p.store_id = $1 AND p.product_id = m.product_id ORDER BY ${order}`

/** Those of `match` that are named by both the category and the thing, by one of them, by none; what nothing can meet is left out. */
const groupsOf = ({ match, category, heads }: AskedSearch): { named: number; query: string }[] => {
  const [one, other] = [category, heads].filter((query) => query !== null)
  if (one === undefined) return [{ named: 0, query: match }]
  if (other === undefined)
    return [
      { named: 1, query: `(${match}) & (${one})` },
      { named: 0, query: `(${match}) & !(${one})` },
    ]
  return [
    { named: 2, query: `(${match}) & (${one}) & (${other})` },
    { named: 1, query: `(${match}) & ((${one}) & !(${other}) | (${other}) & !(${one}))` },
    { named: 0, query: `(${match}) & !(${one} | ${other})` },
  ]
}

/**
 * The best of what meets `match`: groups come from the index one after the other, and only as many as fill the page are read and
 * ranked. All others are only counted: a broad word in a large shop means thousands of products.
 */
const bestStatement = ({ columns, where, params: given }: SearchedPart, asked: AskedSearch, page: Page): Statement => {
  const places = createPlaces(given)
  const { params, put } = places
  const said = saidAs(places, asked)
  const wanted = put(page.limit + page.skip)
  const groups = groupsOf(asked)
  const texts = groups.map(({ named, query }, at) => {
    const earlier = groups.slice(0, at).map((_, before) => `(SELECT count(*) FROM group_${before})`)
    const isNeeded = earlier.length === 0 ? '' : `AND ${earlier.join(' + ')} < ${wanted}::int`
    return `group_${at} AS MATERIALIZED (
       SELECT ${named} AS named, ${said}, p.name, p.product_id FROM products p
       WHERE ${where} AND p.search_index @@ ${put(query)}::tsquery ${isNeeded} ORDER BY said, pack DESC, name, product_id LIMIT ${wanted}::int
     )`
  })
  const text = `WITH ${texts.join(', ')},
   found AS (
     SELECT m.*, (SELECT count(*) FROM products p WHERE ${where} AND p.search_index @@ ${put(asked.match)}::tsquery)::int AS total
     FROM (${groups.map((_, at) => `SELECT * FROM group_${at}`).join(' UNION ALL ')}) m
     ORDER BY ${BEST_FIRST} LIMIT ${put(page.limit)} OFFSET ${put(page.skip)}
   )
   ${readFound(columns, BEST_FIRST)}`
  return { text, params }
}

/** What meets `match` in another order than the best first. */
const sortedStatement = (
  { columns, where, params: given, order }: SearchedPart & { order: string },
  { match }: AskedSearch,
  page: Page,
): Statement => {
  const { params, put, isMet } = createPlaces(given)
  const text = `WITH found AS (
     SELECT p.product_id, row_number() OVER (ORDER BY ${order}) AS place, count(*) OVER ()::int AS total
     FROM products p WHERE ${where} AND ${isMet(match)} ORDER BY place LIMIT ${put(page.limit)} OFFSET ${put(page.skip)}
   )
   ${readFound(columns, 'm.place')}`
  return { text, params }
}

/** Of what meets `match` (or `or`) those that meet most of `counted`: each of them has to be looked at. */
const mostMetStatement = (
  { columns, where, params: given, or, order }: SearchedPart,
  asked: AskedSearch,
  page: Page,
): Statement => {
  const places = createPlaces(given)
  const { params, put, isMet } = places
  const met =
    asked.counted.length === 0
      ? '0'
      : `(SELECT count(*) FROM unnest(${put(asked.counted)}::tsquery[]) one WHERE p.search_index @@ one)`
  const text = `WITH met AS MATERIALIZED (
     SELECT p.product_id, p.name, ${met} AS met, (${isMet(asked.category)})::int + (${isMet(asked.heads)})::int AS named,
       ${saidAs(places, asked)}, ${order === undefined ? '0' : `row_number() OVER (ORDER BY ${order})`} AS place
     FROM products p WHERE ${where} AND (${isMet(asked.match)}${or === undefined ? '' : ` OR ${or}`})
   ),
   found AS (
     SELECT m.*, count(*) OVER ()::int AS total FROM met m WHERE m.met = (SELECT max(met) FROM met)
     ORDER BY m.place, ${BEST_FIRST} LIMIT ${put(page.limit)} OFFSET ${put(page.skip)}
   )
   ${readFound(columns, `m.place, ${BEST_FIRST}`)}`
  return { text, params }
}

/**
 * A page of the products that meet a search. First what is named so, then words as typed before those that sound or mean the same,
 * then the pack that was asked for, unless another order is asked for.
 */
export const searchStatement = (part: SearchedPart, asked: AskedSearch, page: Page): Statement => {
  const { or, order } = part
  if (asked.counted.length > 0 || or !== undefined) return mostMetStatement(part, asked, page)
  return order === undefined ? bestStatement(part, asked, page) : sortedStatement({ ...part, order }, asked, page)
}
