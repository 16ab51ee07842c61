import { ORDER_PAGE_SIZES, ORDERS_PAGE_SIZE } from '@jhola/contract/constants'

export const TABLE_TABS = ['all', 'pending', 'preparing', 'out_for_delivery', 'delivered'] as const
export type TableTab = (typeof TABLE_TABS)[number]

export const TABLE_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const
export type TableSortId = (typeof TABLE_SORTS)[number]

/** What the table's address says: `?view=table&tab=pending&search=atta&page=2&size=25&sort=highest`. */
export type TableFilters = { tab: TableTab; search: string; page: number; size: number; sort: TableSortId }

const pick = <T extends string>(values: readonly T[], text: string | null, usual: T): T =>
  values.find((value) => value === text) ?? usual

/** Reads the address; what makes no sense gives the usual. */
export const readFilters = (address: URLSearchParams): TableFilters => {
  const page = Number(address.get('page'))
  const size = Number(address.get('size'))
  return {
    tab: pick(TABLE_TABS, address.get('tab'), 'all'),
    search: (address.get('search') ?? '').slice(0, 80),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: ORDER_PAGE_SIZES.find((known) => known === size) ?? ORDERS_PAGE_SIZE,
    sort: pick(TABLE_SORTS, address.get('sort'), 'newest'),
  }
}

/** Filters as an address, without what is usual. */
export const writeFilters = (filters: TableFilters): Record<string, string> => ({
  view: 'table',
  ...(filters.tab === 'all' ? {} : { tab: filters.tab }),
  ...(filters.search ? { search: filters.search } : {}),
  ...(filters.page === 1 ? {} : { page: String(filters.page) }),
  ...(filters.size === ORDERS_PAGE_SIZE ? {} : { size: String(filters.size) }),
  ...(filters.sort === 'newest' ? {} : { sort: filters.sort }),
})

const SORTS = {
  newest: { sort: 'created_at', direction: 'desc' },
  oldest: { sort: 'created_at', direction: 'asc' },
  highest: { sort: 'total_amount', direction: 'desc' },
  lowest: { sort: 'total_amount', direction: 'asc' },
} as const

/** Filters as the query of `GET /orders`. */
export const toOrdersQuery = ({ tab, search, page, size, sort }: TableFilters) => ({
  ...(tab === 'all' ? {} : { status: tab }),
  ...(search ? { search } : {}),
  page,
  pageSize: String(size),
  ...SORTS[sort],
})
