import { toLikePattern } from '../../platform/db/like-pattern.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { PLANNED_BY_VALUES } from '../../platform/db/statement-naming.ts'
import type { OrderRow } from './order-row.sql.ts'
import { EXPORT_SELECT, ORDER_SELECT, type OrderToExport } from './order-select.sql.ts'

const FROM_ORDERS = 'FROM orders o JOIN stores s ON s.store_id = o.store_id'

const OPEN_STATUS = `o.status NOT IN ('delivered', 'cancelled', 'refunded')`

/** Whose orders may be read: a shop's own, or (for the customer's side, which proves itself by token) any shop's. */
export type OrderScope = { storeId: string } | 'any_store'

/** One order, or `undefined` when there is none in this scope. */
export const findOrder = async (sql: Sql, scope: OrderScope, orderId: string): Promise<OrderRow | undefined> => {
  const rows =
    scope === 'any_store'
      ? await sql.query<OrderRow>(`${ORDER_SELECT} ${FROM_ORDERS} WHERE o.order_id = $1`, [orderId])
      : await sql.query<OrderRow>(`${ORDER_SELECT} ${FROM_ORDERS} WHERE o.store_id = $1 AND o.order_id = $2`, [
          scope.storeId,
          orderId,
        ])
  return rows[0]
}

/** Orders by id, in no order; for events that are about to be sent. */
export const listOrdersByIds = (sql: Sql, storeIds: string[], orderIds: string[]): Promise<OrderRow[]> =>
  sql.query<OrderRow>(`${ORDER_SELECT} ${FROM_ORDERS} WHERE o.store_id = ANY($1::text[]) AND o.order_id = ANY($2::uuid[])`, [
    storeIds,
    orderIds,
  ])

/** Unfinished orders of a shop with those it practises on, oldest first, and the event number they are as of: read in one snapshot. */
export const readBoard = async (sql: Sql, storeId: string): Promise<{ seq: number; orders: OrderRow[] }> => {
  const rows = await sql.query<{ seq: number; order: OrderRow | null } & OrderRow>(
    `SELECT c.event_seq AS seq, b.* FROM store_counters c
     LEFT JOIN LATERAL (${ORDER_SELECT} ${FROM_ORDERS} WHERE o.store_id = c.store_id AND ${OPEN_STATUS} ORDER BY o.created_at LIMIT 1000) b ON true
     WHERE c.store_id = $1 ORDER BY b.created_at`,
    [storeId],
  )
  return { seq: rows[0]?.seq ?? 0, orders: rows.filter((row) => row.order_id !== null) }
}

/** Orders created in [from, to), newest first, at most 1,000: one day of a shop. */
export const listOrdersBetween = (sql: Sql, storeId: string, from: Date, to: Date): Promise<OrderRow[]> =>
  sql.query<OrderRow>(
    `${ORDER_SELECT} ${FROM_ORDERS} WHERE o.store_id = $1 AND NOT o.practice AND o.created_at >= $2 AND o.created_at < $3 ORDER BY o.created_at DESC LIMIT 1000`,
    [storeId, from, to],
  )

/** Filters of the owner's table; `undefined` filters nothing. Amounts in paise, times half open; `search` in small letters, `goods`: what is searched for by another name too. */
export type OrderFilters = {
  status?: string | undefined
  search?: string | undefined
  goods?: string | undefined
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

const SORT_COLUMNS = {
  created_at: 'o.created_at',
  total_amount: 'o.total_paise',
  status: 'o.status',
  customer_name: 'o.customer_name',
} as const

/**
 * One text for every combination of filters; planned for its values, so that what is not asked for costs nothing. Every column
 * in it stands in the index `orders_list`, which answers alone.
 */
const ORDER_FILTER = `o.store_id = $1 AND NOT o.practice
  AND ($2::text IS NULL OR o.status = $2)
  AND ($3::text IS NULL OR o.payment_method = $3)
  AND ($4::text IS NULL OR o.payment_status = $4)
  AND ($5::timestamptz IS NULL OR o.created_at >= $5)
  AND ($6::timestamptz IS NULL OR o.created_at < $6)
  AND ($7::bigint IS NULL OR o.total_paise >= $7)
  AND ($8::bigint IS NULL OR o.total_paise <= $8)
  AND ($9::text IS NULL OR o.channel = $9)`

type Filtering = Omit<OrderFilters, 'sort' | 'direction' | 'page' | 'pageSize'>

const filterValues = (storeId: string, filters: Filtering): unknown[] => [
  storeId,
  filters.status ?? null,
  filters.payment_method ?? null,
  filters.payment_status ?? null,
  filters.from ?? null,
  filters.to ?? null,
  filters.minPaise ?? null,
  filters.maxPaise ?? null,
  filters.channel ?? null,
]

/** Of an order these alone are known to the table of words. */
const WORDS_KNOW: readonly string[] = ['o.order_id', 'o.created_at']

/** Each pattern by itself: an index over three-letter parts serves them one by one. */
const hasAny = (column: string, patterns: readonly string[], place: number): string =>
  `(${patterns.map((_, at) => `${column} LIKE $${place + at}`).join(' OR ')})`

type Asked = { filters: Filtering; columns: readonly string[] }

/** Reads columns of the orders that pass the filters, as `o`; with words to search for, of those that have them. */
const readPassing = (storeId: string, { filters, columns }: Asked): { sql: string; values: unknown[] } => {
  const [, ...others] = filterValues(storeId, filters)
  const select = `SELECT ${columns.join(', ')} FROM`
  const patterns = [filters.search, filters.goods].flatMap((words) => toLikePattern(words) ?? [])
  if (patterns.length === 0) return { sql: `${select} orders o WHERE ${ORDER_FILTER}`, values: [storeId, ...others] }
  if (others.every((value) => value === null) && columns.every((column) => WORDS_KNOW.includes(column)))
    return {
      sql: `${select} order_words o WHERE o.store_id = $1 AND ${hasAny('o.words', patterns, 2)}`,
      values: [storeId, ...patterns],
    }
  return {
    sql: `${select} order_words w JOIN orders o ON o.store_id = w.store_id AND o.order_id = w.order_id
      WHERE w.store_id = $1 AND ${hasAny('w.words', patterns, 10)} AND ${ORDER_FILTER}`,
    values: [storeId, ...others, ...patterns],
  }
}

const orderBy = ({ sort, direction }: Pick<OrderFilters, 'sort' | 'direction'>): string => {
  const way = direction === 'asc' ? 'ASC' : 'DESC'
  return sort === 'created_at'
    ? `o.created_at ${way}, o.order_id ${way}`
    : `${SORT_COLUMNS[sort]} ${way}, o.created_at ${way}, o.order_id ${way}`
}

/** The statement that picks a page of what passes the filters, with the values for it. */
const readPage = (storeId: string, filters: OrderFilters, limit: number, offset: number) => {
  const columns = [...new Set(['o.order_id', 'o.created_at', SORT_COLUMNS[filters.sort]])]
  const { sql: passing, values } = readPassing(storeId, { filters, columns })
  const order = orderBy(filters)
  const page = `ORDER BY ${order} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`
  return { passing, order, page, values: [...values, limit, offset] }
}

const pageOf = (storeId: string, filters: OrderFilters) =>
  readPage(storeId, filters, filters.pageSize, (filters.page - 1) * filters.pageSize)

/** A page of the owner's table. Lines and history are read for its orders only, not for those that the page skips. */
export const listOrders = (sql: Sql, storeId: string, filters: OrderFilters): Promise<OrderRow[]> => {
  const { passing, order, page, values } = pageOf(storeId, filters)
  return sql.query<OrderRow>(
    `${PLANNED_BY_VALUES} WITH page AS MATERIALIZED (${passing} ${page})
     ${ORDER_SELECT} ${FROM_ORDERS} JOIN page ON page.order_id = o.order_id WHERE o.store_id = $1 ORDER BY ${order}`,
    values,
  )
}

/**
 * The same page when words are searched for, with how many orders have them: looked for once for both. `total` is `null` on a
 * page past the last.
 */
export const searchOrders = async (
  sql: Sql,
  storeId: string,
  filters: OrderFilters,
): Promise<{ rows: OrderRow[]; total: number | null }> => {
  const { passing, order, page, values } = pageOf(storeId, filters)
  const rows = await sql.query<OrderRow & { total: number }>(
    `${PLANNED_BY_VALUES} WITH hits AS MATERIALIZED (${passing}),
       page AS MATERIALIZED (SELECT o.order_id FROM hits o ${page})
     ${ORDER_SELECT}, (SELECT count(*)::int FROM hits) AS total
     ${FROM_ORDERS} JOIN page ON page.order_id = o.order_id WHERE o.store_id = $1 ORDER BY ${order}`,
    values,
  )
  return { rows, total: rows[0]?.total ?? (filters.page === 1 ? 0 : null) }
}

/** Every order that passes the filters, up to a limit, for a file: without history. */
export const listOrdersToExport = (sql: Sql, storeId: string, filters: OrderFilters, limit: number): Promise<OrderToExport[]> => {
  const { passing, order, page, values } = readPage(storeId, filters, limit, 0)
  return sql.query<OrderToExport>(
    `${PLANNED_BY_VALUES} WITH page AS MATERIALIZED (${passing} ${page})
     ${EXPORT_SELECT} FROM orders o JOIN page ON page.order_id = o.order_id WHERE o.store_id = $1 ORDER BY ${order}`,
    values,
  )
}

/** How many orders a shop has, without those it practises on: it numbers them one by one, and none is ever deleted. */
export const countAllOrders = async (sql: Sql, storeId: string): Promise<number> => {
  const rows = await sql.query<{ count: number }>('SELECT order_no::int AS count FROM store_counters WHERE store_id = $1', [
    storeId,
  ])
  return rows[0]?.count ?? 0
}

/** How many orders pass the filters. */
export const countOrders = async (sql: Sql, storeId: string, filters: OrderFilters): Promise<number> => {
  const { sql: passing, values } = readPassing(storeId, { filters, columns: ['o.order_id'] })
  const rows = await sql.query<{ count: number }>(
    `${PLANNED_BY_VALUES} SELECT count(*)::int AS count FROM (${passing}) o`,
    values,
  )
  return rows[0]?.count ?? 0
}

/** What the list comes to. A customer is a telephone number. */
export const readTotals = async (
  sql: Sql,
  storeId: string,
  filters: OrderFilters,
): Promise<{ customers: number; value_paise: number }> => {
  const columns = ['o.customer_phone', 'o.total_paise', 'o.status']
  const { sql: passing, values } = readPassing(storeId, { filters, columns })
  const rows = await sql.query<{ customers: number; value_paise: number }>(
    `${PLANNED_BY_VALUES} SELECT count(*)::int AS customers, coalesce(sum(c.value_paise), 0)::bigint AS value_paise FROM (
       SELECT sum(o.total_paise) FILTER (WHERE o.status NOT IN ('cancelled', 'refunded')) AS value_paise
       FROM (${passing}) o GROUP BY o.customer_phone) c`,
    values,
  )
  return rows[0] ?? { customers: 0, value_paise: 0 }
}

export type MetricsRow = {
  total_orders: number
  pending_orders: number
  completed_orders: number
  cancelled_orders: number
  revenue_paise: number
  new_customers: number
  low_stock: number
}

/** The shop's figures since a moment. Pending counts pending, confirmed and preparing (store-owner.md §4); revenue is of delivered orders. */
export const readMetrics = async (sql: Sql, storeId: string, from: Date): Promise<MetricsRow> => {
  const rows = await sql.query<MetricsRow>(
    `WITH period AS (SELECT status, total_paise, customer_phone FROM orders WHERE store_id = $1 AND created_at >= $2 AND NOT practice)
     SELECT count(*)::int AS total_orders,
       count(*) FILTER (WHERE status IN ('pending', 'confirmed', 'preparing'))::int AS pending_orders,
       count(*) FILTER (WHERE status = 'delivered')::int AS completed_orders,
       count(*) FILTER (WHERE status IN ('cancelled', 'refunded'))::int AS cancelled_orders,
       coalesce(sum(total_paise) FILTER (WHERE status = 'delivered'), 0)::bigint AS revenue_paise,
       (SELECT count(DISTINCT p.customer_phone)::int FROM period p WHERE NOT EXISTS (
         SELECT 1 FROM orders e WHERE e.store_id = $1 AND e.created_at < $2 AND NOT e.practice AND e.customer_phone = p.customer_phone)) AS new_customers,
       (SELECT count(*)::int FROM products WHERE store_id = $1 AND active AND on_hand - reserved <= min_stock) AS low_stock
     FROM period`,
    [storeId, from],
  )
  return rows[0] as MetricsRow
}

/** The number of the shop's last event: where a live channel goes on from. */
export const readStoreSeq = async (sql: Sql, storeId: string): Promise<number> => {
  const rows = await sql.query<{ seq: number }>('SELECT event_seq AS seq FROM store_counters WHERE store_id = $1', [storeId])
  return rows[0]?.seq ?? 0
}
