import { COUNTED_STATUSES, countByStatus, type StatusCounts } from '@jhola/contract/orders/figures/order-counts'
import { isOpenStatus } from '@jhola/contract/orders/statuses'
import { PLANNED_BY_VALUES } from '../../platform/db/connection/statement-naming.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import { filterParams, type OrderFilters, pageCaseOf, pageCases, searchCases, searchOf } from './order-filter.sql.ts'
import type { OrderRow, OrderToExport } from './order-row.sql.ts'
import { EXPORT_SELECT, ORDER_SELECT } from './order-select.sql.ts'
import type { Statements } from './statements.sql.ts'

const { statement, family } = statementsOf<Statements>('orders')

const FROM_ORDERS = 'FROM orders o JOIN stores s ON s.store_id = o.store_id'

const OPEN_STATUS = `o.status NOT IN ('delivered', 'cancelled', 'refunded')`

/** The orders that may be read: those of one shop, or of any shop (for customers, whose access is checked by token). */
export type OrderScope = { storeId: string } | 'any_store'

const FIND_ORDER = statement('find_order', `${ORDER_SELECT} ${FROM_ORDERS} WHERE o.order_id = :order_id`)

const FIND_SHOP_ORDER = statement(
  'find_shop_order',
  `${ORDER_SELECT} ${FROM_ORDERS} WHERE o.store_id = :store_id AND o.order_id = :order_id`,
)

/** One order; `undefined` when it is not in this scope. */
export const findOrder = async (sql: Sql, scope: OrderScope, orderId: string): Promise<OrderRow | undefined> => {
  const rows =
    scope === 'any_store'
      ? await sql.rows(FIND_ORDER, { order_id: orderId })
      : await sql.rows(FIND_SHOP_ORDER, { store_id: scope.storeId, order_id: orderId })
  return rows[0]
}

const LIST_ORDERS_BY_IDS = statement(
  'list_orders_by_ids',
  `${ORDER_SELECT} ${FROM_ORDERS} WHERE o.store_id = ANY(:store_ids::text[]) AND o.order_id = ANY(:order_ids::uuid[])`,
)

/** Orders by ID, unordered; for events that are about to be sent. */
export const listOrdersByIds = (sql: Sql, storeIds: string[], orderIds: string[]): Promise<OrderRow[]> =>
  sql.rows(LIST_ORDERS_BY_IDS, { store_ids: storeIds, order_ids: orderIds })

const READ_BOARD = statement(
  'read_board',
  `SELECT c.event_seq AS seq, b.* FROM store_counters c
     LEFT JOIN LATERAL (${ORDER_SELECT} ${FROM_ORDERS} WHERE o.store_id = c.store_id AND ${OPEN_STATUS} ORDER BY o.created_at LIMIT 1000) b ON true
     WHERE c.store_id = :store_id ORDER BY b.created_at`,
)

type BoardRow = Statements['read_board']['row']

/** A shop without orders returns one row with the event number only. */
const isOrder = (row: BoardRow): row is BoardRow & OrderRow => row.order_id !== null

/** Unfinished orders of a shop including test orders, oldest first, and the event number of the same snapshot. */
export const readBoard = async (sql: Sql, storeId: string): Promise<{ seq: number; orders: OrderRow[] }> => {
  const rows = await sql.rows(READ_BOARD, { store_id: storeId })
  return { seq: rows[0]?.seq ?? 0, orders: rows.filter(isOrder) }
}

/** `orders_finished` has the finished orders in the order of their last change. */
const LIST_ORDERS_OF_DAY = statement(
  'list_orders_of_day',
  `WITH day AS MATERIALIZED (
       SELECT order_id FROM orders WHERE store_id = :store_id AND NOT practice AND created_at >= :from
       UNION SELECT order_id FROM orders
       WHERE store_id = :store_id AND NOT practice AND status IN ('delivered', 'cancelled', 'refunded') AND updated_at >= :from)
     ${ORDER_SELECT} ${FROM_ORDERS} JOIN day ON day.order_id = o.order_id WHERE o.store_id = :store_id ORDER BY o.created_at DESC LIMIT 1000`,
)

/** Orders created since a moment, and finished ones that changed since then, newest first, at most 1,000: one day of a shop. */
export const listOrdersOfDay = (sql: Sql, storeId: string, from: Date): Promise<OrderRow[]> =>
  sql.rows(LIST_ORDERS_OF_DAY, { store_id: storeId, from })

const LIST_ORDERS = family(
  'list_orders',
  pageCases(
    ({ passing, order, page }) => `${PLANNED_BY_VALUES} WITH page AS MATERIALIZED (${passing} ${page})
      ${ORDER_SELECT} ${FROM_ORDERS} JOIN page ON page.order_id = o.order_id WHERE o.store_id = :store_id ORDER BY ${order}`,
  ),
)

const pageParams = (storeId: string, filters: OrderFilters) => ({
  ...filterParams(storeId, filters),
  limit: filters.pageSize,
  offset: (filters.page - 1) * filters.pageSize,
})

/** A page of the owner's table. Lines and history are read for the orders of the page only. */
export const listOrders = (sql: Sql, storeId: string, filters: OrderFilters): Promise<OrderRow[]> =>
  sql.rows(LIST_ORDERS[pageCaseOf(filters)], pageParams(storeId, filters))

const SEARCH_ORDERS = family(
  'search_orders',
  pageCases(
    ({ passing, order, page }) => `${PLANNED_BY_VALUES} WITH hits AS MATERIALIZED (${passing}),
      page AS MATERIALIZED (SELECT o.order_id FROM hits o ${page})
      ${ORDER_SELECT}, (SELECT count(*)::int FROM hits) AS total
      ${FROM_ORDERS} JOIN page ON page.order_id = o.order_id WHERE o.store_id = :store_id ORDER BY ${order}`,
  ),
)

/**
 * The same page for search terms, with the number of matches: one search gives both. `total` is `null` on a page after the last.
 */
export const searchOrders = async (
  sql: Sql,
  storeId: string,
  filters: OrderFilters,
): Promise<{ rows: OrderRow[]; total: number | null }> => {
  const rows = await sql.rows(SEARCH_ORDERS[pageCaseOf(filters)], pageParams(storeId, filters))
  return { rows, total: rows[0]?.total ?? (filters.page === 1 ? 0 : null) }
}

const LIST_ORDERS_TO_EXPORT = family(
  'list_orders_to_export',
  pageCases(
    ({ passing, order, page }) => `${PLANNED_BY_VALUES} WITH page AS MATERIALIZED (${passing} ${page})
      ${EXPORT_SELECT} FROM orders o JOIN page ON page.order_id = o.order_id WHERE o.store_id = :store_id ORDER BY ${order}`,
  ),
)

/** All orders that pass the filters, up to a limit, without history; for the export. */
export const listOrdersToExport = (sql: Sql, storeId: string, filters: OrderFilters, limit: number): Promise<OrderToExport[]> =>
  sql.rows(LIST_ORDERS_TO_EXPORT[pageCaseOf(filters)], { ...filterParams(storeId, filters), limit, offset: 0 })

const COUNT_ALL_ORDERS = statement(
  'count_all_orders',
  'SELECT order_no::int AS count FROM store_counters WHERE store_id = :store_id',
)

/**
 * The number of a shop's orders without test orders. It equals the last order number: numbers have no gaps and no order is
 * deleted.
 */
export const countAllOrders = async (sql: Sql, storeId: string): Promise<number> => {
  const row = await sql.first(COUNT_ALL_ORDERS, { store_id: storeId })
  return row?.count ?? 0
}

const COUNT_ORDERS = family(
  'count_orders',
  searchCases(['o.order_id'], (passing) => `${PLANNED_BY_VALUES} SELECT count(*)::int AS count FROM (${passing}) o`),
)

/** Counts the orders that pass the filters. */
export const countOrders = async (sql: Sql, storeId: string, filters: OrderFilters): Promise<number> => {
  const row = await sql.first(COUNT_ORDERS[searchOf(filters)], filterParams(storeId, filters))
  return row?.count ?? 0
}

/** Columns with the number of rows in each status. */
const IN_EACH_STATUS = COUNTED_STATUSES.map(
  (status) => `count(*) FILTER (WHERE o.status = '${status}')::int AS "${status}!"`,
).join(', ')
const IN_EACH_OPEN_STATUS = COUNTED_STATUSES.filter(isOpenStatus)

const COUNT_BY_STATUS = family(
  'count_by_status',
  searchCases(
    ['o.status'],
    (passing) => `${PLANNED_BY_VALUES} SELECT count(*)::int AS "all!", ${IN_EACH_STATUS} FROM (${passing}) o`,
  ),
)

const COUNT_SHOP_BY_STATUS = statement(
  'count_shop_by_status',
  `SELECT c.order_no::int AS "all!", c.delivered::int AS "delivered!", ${IN_EACH_OPEN_STATUS.map((status) => `b."${status}!"`).join(', ')}
     FROM store_counters c CROSS JOIN LATERAL (
       SELECT ${IN_EACH_STATUS} FROM orders o WHERE o.store_id = c.store_id AND ${OPEN_STATUS} AND NOT o.practice) b
     WHERE c.store_id = :store_id`,
)

type ListCounts = StatusCounts & { all: number }
const NO_COUNTS: ListCounts = { all: 0, ...countByStatus([]) }

/** The number of orders in each status that pass the filters, or of all orders of the shop. */
export const countOrdersByStatus = async (sql: Sql, storeId: string, filters: OrderFilters | undefined): Promise<ListCounts> => {
  const row = filters
    ? await sql.first(COUNT_BY_STATUS[searchOf(filters)], filterParams(storeId, filters))
    : await sql.first(COUNT_SHOP_BY_STATUS, { store_id: storeId })
  return row ?? NO_COUNTS
}

const READ_TOTALS = family(
  'read_totals',
  searchCases(
    ['o.customer_phone', 'o.total_paise', 'o.status'],
    (passing) =>
      `${PLANNED_BY_VALUES} SELECT count(*)::int AS customers, coalesce(sum(c.value_paise), 0)::bigint AS value_paise FROM (
       SELECT sum(o.total_paise) FILTER (WHERE o.status NOT IN ('cancelled', 'refunded')) AS value_paise
       FROM (${passing}) o GROUP BY o.customer_phone) c`,
  ),
)

/** Totals of the filtered orders. Customers are counted by phone number. */
export const readTotals = async (
  sql: Sql,
  storeId: string,
  filters: OrderFilters,
): Promise<{ customers: number; value_paise: number }> =>
  (await sql.first(READ_TOTALS[searchOf(filters)], filterParams(storeId, filters))) ?? { customers: 0, value_paise: 0 }

export type MetricsRow = Statements['read_metrics']['row']

const READ_METRICS = statement(
  'read_metrics',
  `WITH period AS (SELECT status, total_paise, customer_phone FROM orders WHERE store_id = :store_id AND created_at >= :from AND NOT practice)
     SELECT count(*)::int AS total_orders,
       (SELECT count(*)::int FROM orders o WHERE o.store_id = :store_id AND ${OPEN_STATUS} AND NOT o.practice
         AND o.status IN ('pending', 'confirmed', 'preparing')) AS pending_orders,
       count(*) FILTER (WHERE status = 'delivered')::int AS completed_orders,
       count(*) FILTER (WHERE status IN ('cancelled', 'refunded'))::int AS cancelled_orders,
       coalesce(sum(total_paise) FILTER (WHERE status = 'delivered'), 0)::bigint AS revenue_paise,
       (SELECT count(DISTINCT p.customer_phone)::int FROM period p WHERE NOT EXISTS (
         SELECT 1 FROM orders e WHERE e.store_id = :store_id AND e.created_at < :from AND NOT e.practice AND e.customer_phone = p.customer_phone)) AS new_customers
     FROM period`,
)

/**
 * The shop's figures since a moment. Pending includes pending, confirmed and preparing orders of any day, as the board does;
 * revenue includes delivered orders only.
 */
export const readMetrics = async (sql: Sql, storeId: string, from: Date): Promise<MetricsRow> => {
  const row = await sql.first(READ_METRICS, { store_id: storeId, from })
  return row as MetricsRow
}

const READ_STORE_SEQ = statement('read_store_seq', 'SELECT event_seq AS seq FROM store_counters WHERE store_id = :store_id')

/** The number of the shop's last event: the position from which a realtime client continues. */
export const readStoreSeq = async (sql: Sql, storeId: string): Promise<number> => {
  const row = await sql.first(READ_STORE_SEQ, { store_id: storeId })
  return row?.seq ?? 0
}
