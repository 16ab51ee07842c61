import { ORDER_PAGE_SIZES, ORDERS_PAGE_SIZE } from '@jhola/contract/constants'
import { TAB_IDS, type TabId } from './board-state.ts'

const TABLE_COLUMNS = ['created_at', 'customer_name', 'total_amount', 'status'] as const
type SortColumn = (typeof TABLE_COLUMNS)[number]

/** Orders that a phone's list of sorts offers, where there are no heads to press. */
export const SORT_CHOICES = {
  newest: { column: 'created_at', descending: true },
  oldest: { column: 'created_at', descending: false },
  highest: { column: 'total_amount', descending: true },
  lowest: { column: 'total_amount', descending: false },
} as const
export type SortChoice = keyof typeof SORT_CHOICES

/** What the table's address says: `?view=table&tab=pending&search=atta&page=2&size=25&sort=total_amount&direction=asc`. */
export type TableFilters = { tab: TabId; search: string; page: number; size: number; column: SortColumn; descending: boolean }

const USUAL: TableFilters = {
  tab: 'all',
  search: '',
  page: 1,
  size: ORDERS_PAGE_SIZE,
  column: 'created_at',
  descending: true,
}
const PAGE_MOST = 100_000
const SEARCH_MOST = 80

const pick = <T extends string>(values: readonly T[], text: string | null, usual: T): T =>
  values.find((value) => value === text) ?? usual

/** A column's name as one that can be sorted by; the usual one for every other. */
export const toSortColumn = (text: string | null): SortColumn => pick(TABLE_COLUMNS, text, USUAL.column)

/** Reads the address; what makes no sense gives the usual. */
export const readFilters = (address: URLSearchParams): TableFilters => {
  const page = Number(address.get('page'))
  const size = Number(address.get('size'))
  return {
    tab: pick(TAB_IDS, address.get('tab'), USUAL.tab),
    search: (address.get('search') ?? '').slice(0, SEARCH_MOST),
    page: Number.isInteger(page) && page > 0 && page <= PAGE_MOST ? page : USUAL.page,
    size: ORDER_PAGE_SIZES.find((known) => known === size) ?? USUAL.size,
    column: toSortColumn(address.get('sort')),
    descending: address.get('direction') !== 'asc',
  }
}

/** Filters as an address, without what is usual. */
export const writeFilters = (filters: TableFilters): Record<string, string> => ({
  view: 'table',
  ...(filters.tab === USUAL.tab ? {} : { tab: filters.tab }),
  ...(filters.search ? { search: filters.search } : {}),
  ...(filters.page === USUAL.page ? {} : { page: String(filters.page) }),
  ...(filters.size === USUAL.size ? {} : { size: String(filters.size) }),
  ...(filters.column === USUAL.column ? {} : { sort: filters.column }),
  ...(filters.descending ? {} : { direction: 'asc' }),
})

/** The choice of the phone's list that says the same, if one does. */
export const toSortChoice = ({ column, descending }: TableFilters): SortChoice | undefined =>
  (Object.keys(SORT_CHOICES) as SortChoice[]).find(
    (id) => SORT_CHOICES[id].column === column && SORT_CHOICES[id].descending === descending,
  )

/** Filters as the query of `GET /orders`. */
export const toOrdersQuery = ({ tab, search, page, size, column, descending }: TableFilters) => ({
  ...(tab === 'all' ? {} : { status: tab }),
  ...(search ? { search } : {}),
  page,
  pageSize: String(size),
  sort: column,
  direction: descending ? ('desc' as const) : ('asc' as const),
})

/** `from` and `to` of the rows on a page; both 0 when there are none. */
export const rangeOf = (page: number, pageSize: number, total: number): { from: number; to: number } =>
  total === 0 ? { from: 0, to: 0 } : { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total) }
