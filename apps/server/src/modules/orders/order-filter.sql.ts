import { toLikePattern } from '../../platform/db/like-pattern.ts'

/**
 * Filters of the owner's order table; `undefined` does not filter. Amounts in paise, times half open. `search` is in lower case;
 * `goods` is an additional search term, the English name of the product.
 */
export type OrderFilters = {
  /** Any of these statuses. */
  statuses?: string[] | undefined
  search?: string | undefined
  goods?: string | undefined
  /** A search must not find orders by what this person may not see: by typing digits they would learn a customer's number. */
  hidesContacts: boolean
  payment_method?: string | undefined
  payment_status?: string | undefined
  channel?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
  minPaise?: number | undefined
  maxPaise?: number | undefined
  sort: 'created_at' | 'total_amount' | 'status' | 'customer_name'
  direction: 'asc' | 'desc'
  page: number
  pageSize: number
}

export const SORT_COLUMNS = {
  created_at: 'o.created_at',
  total_amount: 'o.total_paise',
  status: 'o.status',
  customer_name: 'o.customer_name',
} as const

/**
 * One SQL text for every combination of filters. It is planned with its values, so unused filters cost nothing. All its columns
 * are in the index `orders_list`, which allows an index-only scan.
 */
const ORDER_FILTER = `o.store_id = :store_id AND NOT o.practice
  AND (:statuses::text[] IS NULL OR o.status = ANY(:statuses))
  AND (:payment_method::text IS NULL OR o.payment_method = :payment_method)
  AND (:payment_status::text IS NULL OR o.payment_status = :payment_status)
  AND (:from::timestamptz IS NULL OR o.created_at >= :from)
  AND (:to::timestamptz IS NULL OR o.created_at < :to)
  AND (:min_paise::bigint IS NULL OR o.total_paise >= :min_paise)
  AND (:max_paise::bigint IS NULL OR o.total_paise <= :max_paise)
  AND (:channel::text IS NULL OR o.channel = :channel)`

/** The number of search patterns. `alone`: there are no other filters, so the table of search terms is enough. */
const SEARCHES = ['none', 'one', 'two', 'one_alone', 'two_alone'] as const
type Search = (typeof SEARCHES)[number]

/** One condition for each pattern, so that the trigram index can be used. */
const hasAny = (column: string, search: Search): string =>
  search.startsWith('one') ? `${column} LIKE :pattern` : `(${column} LIKE :pattern OR ${column} LIKE :other_pattern)`

/** What an order is found by without its customer's number and address. */
const SHOWN_WORDS = "words_of_order(o.order_id, o.order_no, '', o.customer_name, '', o.product_words)"

/** Columns of an order that the table of search terms contains. */
const WORDS_KNOW: readonly string[] = ['o.order_id', 'o.created_at']

/** Reads columns of the orders that pass the filters, as `o`; with search terms, of the orders that match them. */
const passing = (columns: readonly string[], search: Search): string => {
  const select = `SELECT ${columns.join(', ')} FROM`
  if (search === 'none') return `${select} orders o WHERE ${ORDER_FILTER}`
  if (search.endsWith('_alone') && columns.every((column) => WORDS_KNOW.includes(column)))
    return `${select} order_words o WHERE o.store_id = :store_id AND ${hasAny('o.words', search)}`
  return `${select} order_words w JOIN orders o ON o.store_id = w.store_id AND o.order_id = w.order_id
      WHERE w.store_id = :store_id AND ${hasAny('w.words', search)} AND ${ORDER_FILTER}
        AND (NOT :hides_contacts::boolean OR ${hasAny(SHOWN_WORDS, search)})`
}

/** The texts of a statement on the filtered orders, one for each kind of search. */
export const searchCases = (columns: readonly string[], text: (passing: string) => string): Record<Search, string> => ({
  none: text(passing(columns, 'none')),
  one: text(passing(columns, 'one')),
  two: text(passing(columns, 'two')),
  one_alone: text(passing(columns, 'one_alone')),
  two_alone: text(passing(columns, 'two_alone')),
})

type Sorting = Pick<OrderFilters, 'sort' | 'direction'>
type PageCase = `${OrderFilters['sort']}_${OrderFilters['direction']}_${Search}`

const orderBy = ({ sort, direction }: Sorting): string => {
  const way = direction === 'asc' ? 'ASC' : 'DESC'
  return sort === 'created_at'
    ? `o.created_at ${way}, o.order_id ${way}`
    : `${SORT_COLUMNS[sort]} ${way}, o.created_at ${way}, o.order_id ${way}`
}

/** The parts of a page statement. */
export type PageParts = { passing: string; order: string; page: string }

/** The texts of a statement on a page of the filtered orders, one for each sort order and kind of search. */
export const pageCases = (text: (parts: PageParts) => string): Record<PageCase, string> => {
  const sorts = Object.keys(SORT_COLUMNS) as OrderFilters['sort'][]
  const cases = sorts.flatMap((sort) =>
    (['asc', 'desc'] as const).flatMap((direction) => {
      const order = orderBy({ sort, direction })
      const columns = [...new Set(['o.order_id', 'o.created_at', SORT_COLUMNS[sort]])]
      const page = `ORDER BY ${order} LIMIT :limit OFFSET :offset`
      return SEARCHES.map((search) => [
        `${sort}_${direction}_${search}`,
        text({ passing: passing(columns, search), order, page }),
      ])
    }),
  )
  // @NOTE Object.fromEntries loses the key type.
  return Object.fromEntries(cases) as Record<PageCase, string>
}

const patternsOf = ({ search, goods }: OrderFilters): string[] => [search, goods].flatMap((words) => toLikePattern(words) ?? [])

/** The case of `searchCases` that serves these filters. */
export const searchOf = (filters: OrderFilters): Search => {
  const count = patternsOf(filters).length
  if (count === 0) return 'none'
  const { statuses, payment_method, payment_status, from, to, minPaise, maxPaise, channel } = filters
  const isAlone =
    !filters.hidesContacts &&
    [statuses, payment_method, payment_status, from, to, minPaise, maxPaise, channel].every((one) => one === undefined)
  if (isAlone) return count === 1 ? 'one_alone' : 'two_alone'
  return count === 1 ? 'one' : 'two'
}

/** The case of `pageCases` that serves these filters. */
export const pageCaseOf = (filters: OrderFilters): PageCase => `${filters.sort}_${filters.direction}_${searchOf(filters)}`

/** The filters as parameters; `null` filters nothing. */
export const filterParams = (storeId: string, filters: OrderFilters) => {
  const [pattern, other_pattern] = patternsOf(filters)
  return {
    store_id: storeId,
    statuses: filters.statuses ?? null,
    payment_method: filters.payment_method ?? null,
    payment_status: filters.payment_status ?? null,
    from: filters.from ?? null,
    to: filters.to ?? null,
    min_paise: filters.minPaise ?? null,
    max_paise: filters.maxPaise ?? null,
    channel: filters.channel ?? null,
    hides_contacts: filters.hidesContacts,
    ...(pattern === undefined ? {} : { pattern }),
    ...(other_pattern === undefined ? {} : { other_pattern }),
  }
}
