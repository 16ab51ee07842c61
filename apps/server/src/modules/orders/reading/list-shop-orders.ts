import { EXPORT_ORDERS_MAX, ORDERS_PAGE_SIZE } from '@jhola/contract/constants'
import { isDoneSince, statusesOf } from '@jhola/contract/orders/figures/order-counts'
import { daysOfRange, toOrderSearch } from '@jhola/contract/orders/order-filters'
import type { orderRoutes } from '@jhola/contract/orders/routes'
import type { Order } from '@jhola/contract/orders/schema'
import type { ParsedQuery, RouteReply } from '@jhola/contract/route'
import { displayStoreId } from '@jhola/contract/shared/ids'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { countPages } from '@jhola/contract/shared/pagination'
import { addDays, fromShopTime, toShopTime } from '@jhola/contract/shared/time'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import { countLowStock } from '../../catalogue/index.ts'
import type { OrderDeps } from '../deps.ts'
import type { OrderFilters } from '../order-filter.sql.ts'
import {
  countAllOrders,
  countOrders,
  countOrdersByStatus,
  listOrders,
  listOrdersOfDay,
  listOrdersToExport,
  readBoard,
  readMetrics,
  readTotals,
  searchOrders,
} from '../orders.read.ts'
import { presentExported, presentOrder } from './present-order.ts'

/** Start of each period, in days before today. */
const PERIOD_DAYS = { today: 0, week: 6, month: 29 } as const

const today = (deps: OrderDeps): string => toShopTime(deps.clock.now().getTime()).date
const startOf = (date: string): Date => new Date(fromShopTime(date, 0))
const toPaise = (rupees: number | undefined): number | undefined => (rupees === undefined ? undefined : Math.round(rupees * 100))

type OrderListQuery = ParsedQuery<typeof orderRoutes.export> &
  Partial<Pick<ParsedQuery<typeof orderRoutes.list>, 'page' | 'pageSize'>>

const toFilters = (deps: OrderDeps, { store_id, permissions }: ShopPerson, query: OrderListQuery): OrderFilters => {
  const days = daysOfRange(query.date_range ?? 'custom', today(deps), { from: query.date_from, to: query.date_to })
  return {
    statuses: query.status === undefined || query.status === 'all' ? undefined : statusesOf(query.status),
    search: query.search ? toOrderSearch(query.search, displayStoreId(store_id)) : undefined,
    goods: query.search ? deps.englishNameOf(query.search) : undefined,
    hidesContacts: !permissions.has('customers'),
    payment_method: query.payment_method,
    payment_status: query.payment_status,
    channel: query.channel,
    from: days.from ? startOf(days.from) : undefined,
    to: days.to ? startOf(addDays(days.to, 1)) : undefined,
    minPaise: toPaise(query.min_amount),
    maxPaise: toPaise(query.max_amount),
    sort: query.sort,
    direction: query.direction,
    page: query.page ?? 1,
    pageSize: query.pageSize ?? ORDERS_PAGE_SIZE,
  }
}

const isFiltered = ({ sort, direction, page, pageSize, hidesContacts, ...filters }: OrderFilters): boolean =>
  Object.values(filters).some((value) => value !== undefined)

/** `total` is `null` without filters. */
const listAndCount = async (deps: OrderDeps, storeId: string, filters: OrderFilters) => {
  const [rows, total] = await Promise.all([
    listOrders(deps.db, storeId, filters),
    isFiltered(filters) ? countOrders(deps.db, storeId, filters) : null,
  ])
  return { rows, total }
}

/** A page of the owner's table, with the number of filtered orders and of all orders. */
export const listShopOrders = async (
  deps: OrderDeps,
  actor: ShopPerson,
  query: ParsedQuery<typeof orderRoutes.list>,
): Promise<RouteReply<typeof orderRoutes.list>> => {
  const storeId = actor.store_id
  const filters = toFilters(deps, actor, query)
  const [{ rows, total }, unfiltered] = await Promise.all([
    filters.search ? searchOrders(deps.db, storeId, filters) : listAndCount(deps, storeId, filters),
    countAllOrders(deps.db, storeId),
  ])
  const matching = total ?? (isFiltered(filters) ? await countOrders(deps.db, storeId, filters) : unfiltered)
  const data = rows.map(presentOrder)
  const { page, pageSize } = filters
  return {
    success: true,
    data,
    orders: data,
    page,
    pageSize,
    total: matching,
    totalPages: countPages(matching, pageSize),
    unfiltered_total: unfiltered,
  }
}

/** The filtered orders for a file. More than the limit is reported, not silently truncated. */
export const exportShopOrders = async (
  deps: OrderDeps,
  actor: ShopPerson,
  query: ParsedQuery<typeof orderRoutes.export>,
): Promise<RouteReply<typeof orderRoutes.export>> => {
  const storeId = actor.store_id
  const filters = toFilters(deps, actor, query)
  const rows = await listOrdersToExport(deps.db, storeId, filters, EXPORT_ORDERS_MAX)
  const total = rows.length < EXPORT_ORDERS_MAX ? rows.length : await countOrders(deps.db, storeId, filters)
  return { success: true, rows: rows.map(presentExported), total, limit: EXPORT_ORDERS_MAX }
}

/** Totals of the filtered orders, in rupees. */
export const totalShopOrders = async (
  deps: OrderDeps,
  actor: ShopPerson,
  query: ParsedQuery<typeof orderRoutes.totals>,
): Promise<RouteReply<typeof orderRoutes.totals>> => {
  const { customers, value_paise } = await readTotals(deps.db, actor.store_id, toFilters(deps, actor, query))
  return { success: true, customers, value: paiseToRupees(paise(value_paise)) }
}

/** Counts the orders of the filtered list by status; without filters from the shop's counters. */
export const countShopOrders = async (
  deps: OrderDeps,
  actor: ShopPerson,
  query: ParsedQuery<typeof orderRoutes.counts>,
): Promise<RouteReply<typeof orderRoutes.counts>> => {
  const filters = toFilters(deps, actor, { ...query, sort: 'created_at', direction: 'desc' })
  const counts = await countOrdersByStatus(deps.db, actor.store_id, isFiltered(filters) ? filters : undefined)
  return { success: true, ...counts }
}

/** Orders that were placed or ended on the current day in Asia/Kolkata, newest first. */
export const listTodaysOrders = async (deps: OrderDeps, storeId: string): Promise<Order[]> => {
  const from = startOf(today(deps))
  const orders = (await listOrdersOfDay(deps.db, storeId, from)).map(presentOrder)
  // A finished order may have changed today without ending today: money came in, or a problem was answered.
  return orders.filter((order) => Date.parse(order.created_at) >= from.getTime() || isDoneSince(order, from.getTime()))
}

/** Unfinished orders and the event number of the same snapshot. */
export const showBoard = async (deps: OrderDeps, storeId: string): Promise<{ seq: number; orders: Order[] }> => {
  const board = await readBoard(deps.db, storeId)
  return { seq: board.seq, orders: board.orders.map(presentOrder) }
}

/** The shop's figures since the start of the period; revenue in rupees. */
export const showMetrics = async (
  deps: OrderDeps,
  storeId: string,
  period: keyof typeof PERIOD_DAYS,
): Promise<RouteReply<typeof orderRoutes.metrics>['stats']> => {
  const [{ revenue_paise, ...counts }, low_stock] = await Promise.all([
    readMetrics(deps.db, storeId, startOf(addDays(today(deps), -PERIOD_DAYS[period]))),
    countLowStock(deps.db, storeId, deps.clock.now()),
  ])
  return { ...counts, low_stock, revenue: paiseToRupees(paise(revenue_paise)) }
}
