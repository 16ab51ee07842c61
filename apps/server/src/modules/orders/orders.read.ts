import { toLikePattern } from '../../platform/db/like-pattern.ts'
import type { Sql } from '../../platform/db/sql.ts'
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

/** Filters of the owner's table; `undefined` filters nothing. Amounts in paise, times half open; `search` in small letters. */
export type OrderFilters = {
  status?: string | undefined
  search?: string | undefined
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
 * One statement text for every combination of filters, so that the set of prepared statements stays small. Every column in it
 * stands in the index `orders_list`, which answers alone; only orders too long for it are looked at themselves.
 */
const ORDER_FILTER = `o.store_id = $1 AND NOT o.practice
  AND ($2::text IS NULL OR o.status = $2)
  AND ($3::text IS NULL OR o.payment_method = $3)
  AND ($4::text IS NULL OR o.payment_status = $4)
  AND ($5::timestamptz IS NULL OR o.created_at >= $5)
  AND ($6::timestamptz IS NULL OR o.created_at < $6)
  AND ($7::bigint IS NULL OR o.total_paise >= $7)
  AND ($8::bigint IS NULL OR o.total_paise <= $8)
  AND ($9::text IS NULL OR o.channel = $9)
  AND ($10::text IS NULL OR o.search_text LIKE $10 OR (o.search_text LIKE '%…' AND EXISTS (
    SELECT 1 FROM orders w WHERE w.store_id = o.store_id AND w.order_id = o.order_id
      AND lower(w.delivery_address || ' ' || w.product_words) LIKE $10)))`

const filterValues = (storeId: string, filters: OrderFilters): unknown[] => [
  storeId,
  filters.status ?? null,
  filters.payment_method ?? null,
  filters.payment_status ?? null,
  filters.from ?? null,
  filters.to ?? null,
  filters.minPaise ?? null,
  filters.maxPaise ?? null,
  filters.channel ?? null,
  toLikePattern(filters.search),
]

const orderBy = ({ sort, direction }: Pick<OrderFilters, 'sort' | 'direction'>): string => {
  const way = direction === 'asc' ? 'ASC' : 'DESC'
  return sort === 'created_at'
    ? `o.created_at ${way}, o.order_id ${way}`
    : `${SORT_COLUMNS[sort]} ${way}, o.created_at ${way}, o.order_id ${way}`
}

/** A page of the owner's table. Lines and history are read for its orders only, not for those that the page skips. */
export const listOrders = (sql: Sql, storeId: string, filters: OrderFilters): Promise<OrderRow[]> => {
  const order = orderBy(filters)
  return sql.query<OrderRow>(
    `WITH page AS MATERIALIZED (SELECT o.order_id FROM orders o WHERE ${ORDER_FILTER} ORDER BY ${order} LIMIT $11 OFFSET $12)
     ${ORDER_SELECT} ${FROM_ORDERS} JOIN page ON page.order_id = o.order_id WHERE o.store_id = $1 ORDER BY ${order}`,
    [...filterValues(storeId, filters), filters.pageSize, (filters.page - 1) * filters.pageSize],
  )
}

/**
 * The same page when words are searched for, with how many orders have them: words are looked for in every order of the shop, so
 * once for both. `total` is `null` on a page past the last.
 */
export const searchOrders = async (
  sql: Sql,
  storeId: string,
  filters: OrderFilters,
): Promise<{ rows: OrderRow[]; total: number | null }> => {
  const order = orderBy(filters)
  const rows = await sql.query<OrderRow & { total: number }>(
    `WITH hits AS MATERIALIZED (SELECT o.order_id, o.created_at, o.total_paise, o.status, o.customer_name FROM orders o WHERE ${ORDER_FILTER}),
       page AS MATERIALIZED (SELECT o.order_id FROM hits o ORDER BY ${order} LIMIT $11 OFFSET $12)
     ${ORDER_SELECT}, (SELECT count(*)::int FROM hits) AS total
     ${FROM_ORDERS} JOIN page ON page.order_id = o.order_id WHERE o.store_id = $1 ORDER BY ${order}`,
    [...filterValues(storeId, filters), filters.pageSize, (filters.page - 1) * filters.pageSize],
  )
  return { rows, total: rows[0]?.total ?? (filters.page === 1 ? 0 : null) }
}

/** Every order that passes the filters, up to a limit, for a file: without history. */
export const listOrdersToExport = (sql: Sql, storeId: string, filters: OrderFilters, limit: number): Promise<OrderToExport[]> => {
  const order = orderBy(filters)
  return sql.query<OrderToExport>(
    `WITH page AS MATERIALIZED (SELECT o.order_id FROM orders o WHERE ${ORDER_FILTER} ORDER BY ${order} LIMIT $11)
     ${EXPORT_SELECT} FROM orders o JOIN page ON page.order_id = o.order_id WHERE o.store_id = $1 ORDER BY ${order}`,
    [...filterValues(storeId, filters), limit],
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
  const rows = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM orders o WHERE ${ORDER_FILTER}`,
    filterValues(storeId, filters),
  )
  return rows[0]?.count ?? 0
}

/**
 * What the list comes to. A customer is a telephone number: the third word of `search_text`, so that the index answers alone here
 * too and 100,000 orders are not read for it.
 */
export const readTotals = async (
  sql: Sql,
  storeId: string,
  filters: OrderFilters,
): Promise<{ customers: number; value_paise: number }> => {
  const rows = await sql.query<{ customers: number; value_paise: number }>(
    `SELECT count(*)::int AS customers, coalesce(sum(c.value_paise), 0)::bigint AS value_paise FROM (
       SELECT sum(o.total_paise) FILTER (WHERE o.status NOT IN ('cancelled', 'refunded')) AS value_paise
       FROM orders o WHERE ${ORDER_FILTER} GROUP BY split_part(o.search_text, ' ', 3)) c`,
    filterValues(storeId, filters),
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
