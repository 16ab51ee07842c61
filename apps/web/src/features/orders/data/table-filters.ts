import { ORDER_PAGE_SIZES, ORDERS_PAGE_SIZE } from '@jhola/contract/constants'
import { LIST_STATUSES, type ListStatus, PACKING_GROUP } from '@jhola/contract/orders/figures/order-counts'
import { DATE_RANGES, type DateRange, ORDER_CHANNELS, type OrderChannel } from '@jhola/contract/orders/order-filters'
import { ORDER_PAYMENT_METHODS, type OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import type { PaymentStatus } from '@jhola/contract/orders/schema'
import { readAmount, readChoice, readPage } from '../../../shared/navigation/query-values.ts'

const TABLE_COLUMNS = ['created_at', 'customer_name', 'total_amount', 'status'] as const
type SortColumn = (typeof TABLE_COLUMNS)[number]

/** The board shows live work; the other three are views of one searchable list. */
export const ORDER_VIEWS = ['board', 'table', 'grid', 'list'] as const
export type OrderView = (typeof ORDER_VIEWS)[number]

/** Sort orders in the select box of a phone, which has no column heads. */
export const SORT_CHOICES = {
  newest: { column: 'created_at', descending: true },
  oldest: { column: 'created_at', descending: false },
  highest: { column: 'total_amount', descending: true },
  lowest: { column: 'total_amount', descending: false },
  name: { column: 'customer_name', descending: false },
  byStatus: { column: 'status', descending: false },
} as const
export type SortChoice = keyof typeof SORT_CHOICES

export const PAYMENT_STATUS_CHOICES = ['pending', 'completed', 'failed', 'refunded'] as const satisfies readonly PaymentStatus[]

/** The filters of the list; '' and `null` filter nothing. Amounts in rupees, dates of the shop's calendar. */
export type Narrowing = {
  status: ListStatus | 'all'
  search: string
  range: DateRange
  from: string
  to: string
  method: OrderPaymentMethod | ''
  payment: PaymentStatus | ''
  channel: OrderChannel | ''
  min: number | null
  max: number | null
}

/** The state of the list in the URL: `?view=table&status=pending&search=atta&date=today&min=100&page=2&sort=total_amount`. */
export type TableFilters = Narrowing & {
  view: OrderView
  page: number
  size: number
  column: SortColumn
  descending: boolean
}

/** The default filters: every order of the shop. */
export const ALL_ORDERS: Narrowing = {
  status: 'all',
  search: '',
  range: 'all',
  from: '',
  to: '',
  method: '',
  payment: '',
  channel: '',
  min: null,
  max: null,
}
const SEARCH_MAX = 80
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const dateOf = (text: string | null): string => (text !== null && DATE.test(text) ? text : '')

/** The column's name if it can be sorted by, else the default. */
export const toSortColumn = (text: string | null): SortColumn => readChoice(TABLE_COLUMNS, text, 'created_at')

/** The view of the orders. */
export const readView = (address: URLSearchParams): OrderView => readChoice(ORDER_VIEWS, address.get('view'), 'board')

/** Parses the URL; invalid values give the defaults. */
export const readFilters = (address: URLSearchParams): TableFilters => {
  const size = Number(address.get('size'))
  const range = readChoice(DATE_RANGES, address.get('date'), 'all')
  const isCustom = range === 'custom'
  return {
    view: readView(address),
    status: readChoice(LIST_STATUSES, address.get('status'), 'all'),
    search: (address.get('search') ?? '').slice(0, SEARCH_MAX),
    range,
    from: isCustom ? dateOf(address.get('from')) : '',
    to: isCustom ? dateOf(address.get('to')) : '',
    method: readChoice(ORDER_PAYMENT_METHODS, address.get('method'), ''),
    payment: readChoice(PAYMENT_STATUS_CHOICES, address.get('payment'), ''),
    channel: readChoice(ORDER_CHANNELS, address.get('channel'), ''),
    min: readAmount(address.get('min')),
    max: readAmount(address.get('max')),
    page: readPage(address.get('page')),
    size: ORDER_PAGE_SIZES.find((known) => known === size) ?? ORDERS_PAGE_SIZE,
    column: toSortColumn(address.get('sort')),
    descending: address.get('direction') !== 'asc',
  }
}

/** The filters as URL parameters, without defaults. */
export const writeFilters = (filters: TableFilters): Record<string, string> => {
  const isCustom = filters.range === 'custom'
  const params: Record<string, string> = {
    view: filters.view === 'board' ? '' : filters.view,
    status: filters.status === 'all' ? '' : filters.status,
    search: filters.search,
    date: filters.range === 'all' ? '' : filters.range,
    from: isCustom ? filters.from : '',
    to: isCustom ? filters.to : '',
    method: filters.method,
    payment: filters.payment,
    channel: filters.channel,
    min: filters.min === null ? '' : String(filters.min),
    max: filters.max === null ? '' : String(filters.max),
    page: filters.page === 1 ? '' : String(filters.page),
    size: filters.size === ORDERS_PAGE_SIZE ? '' : String(filters.size),
    sort: filters.column === 'created_at' ? '' : filters.column,
    direction: filters.descending ? '' : 'asc',
  }
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''))
}

/** The matching choice of the phone's sort list, if there is one. */
export const toSortChoice = ({ column, descending }: Pick<TableFilters, 'column' | 'descending'>): SortChoice | undefined =>
  (Object.keys(SORT_CHOICES) as SortChoice[]).find(
    (id) => SORT_CHOICES[id].column === column && SORT_CHOICES[id].descending === descending,
  )

/** Names of the active filters, without the tab and the search text, which are visible anyway. */
export const activeFilters = (filters: Narrowing): ('range' | 'method' | 'payment' | 'channel' | 'amount')[] => [
  ...(filters.range === 'all' ? [] : (['range'] as const)),
  ...(filters.method === '' ? [] : (['method'] as const)),
  ...(filters.payment === '' ? [] : (['payment'] as const)),
  ...(filters.channel === '' ? [] : (['channel'] as const)),
  ...(filters.min === null && filters.max === null ? [] : (['amount'] as const)),
]

/** True when a filter narrows the list. */
export const isNarrowed = (filters: Narrowing): boolean =>
  filters.status !== 'all' || filters.search !== '' || activeFilters(filters).length > 0

/** Filters and sort order in the names of the server's query. */
export const toFilterQuery = (filters: TableFilters) => ({
  ...(filters.status === 'all' ? {} : { status: filters.status }),
  ...(filters.search ? { search: filters.search } : {}),
  ...(filters.range === 'all' ? {} : { date_range: filters.range }),
  ...(filters.from ? { date_from: filters.from } : {}),
  ...(filters.to ? { date_to: filters.to } : {}),
  ...(filters.method ? { payment_method: filters.method } : {}),
  ...(filters.payment ? { payment_status: filters.payment } : {}),
  ...(filters.channel ? { channel: filters.channel } : {}),
  ...(filters.min === null ? {} : { min_amount: filters.min }),
  ...(filters.max === null ? {} : { max_amount: filters.max }),
  sort: filters.column,
  direction: filters.descending ? ('desc' as const) : ('asc' as const),
})

/** The filters as the query of `GET /orders/counts`: everything but the status and the sort order. */
export const toCountsQuery = (filters: TableFilters) => {
  const { status, sort, direction, ...query } = toFilterQuery(filters)
  return query
}

/** The tabs of the list: all orders, and the stages that the board counts too. */
export const STATUS_TABS = ['all', 'pending', PACKING_GROUP, 'out_for_delivery', 'delivered'] as const

/** The filters as the query of `GET /orders`. */
export const toOrdersQuery = (filters: TableFilters) => ({
  ...toFilterQuery(filters),
  page: filters.page,
  pageSize: String(filters.size),
})
