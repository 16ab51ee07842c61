import type { InventorySort, InventoryStatus } from '@jhola/contract/inventory/schema'
import { readAmount, readChoice, readPage } from '../../../shared/navigation/query-values.ts'

/** The three specified tabs. */
export const LIST_TABS = ['all', 'low', 'out'] as const
export type ListTab = (typeof LIST_TABS)[number]

/** The choices of the specified Status filter. */
export const LIST_FILTERS = [
  'active',
  'inactive',
  'in_stock',
  'low_stock',
  'out_of_stock',
] as const satisfies readonly InventoryStatus[]
export type ListFilter = (typeof LIST_FILTERS)[number]

export const LIST_VIEWS = ['list', 'grid'] as const
export type ListView = (typeof LIST_VIEWS)[number]

/** Sort orders in the server's names; `-` is descending. */
export const SORT_CHOICES = [
  'name',
  '-name',
  '-updated',
  'price',
  '-price',
  'stock',
  '-stock',
  'expiry',
] as const satisfies readonly InventorySort[]
export type SortChoice = (typeof SORT_CHOICES)[number]

/** The page sizes; the specified ten is the default. */
export const PAGE_SIZES = [10, 25, 50, 100] as const
const USUAL_PAGE_SIZE = PAGE_SIZES[0]

/** The filters of the list; '' and `null` filter nothing. Prices in rupees. */
export type ListNarrowing = {
  search: string
  category: string
  status: ListFilter | ''
  min: number | null
  max: number | null
  expiring: boolean
}

/** The state of the screen in the URL: `?tab=low&search=atta&status=active&min=10&view=grid&page=2&size=25&sort=price`. */
export type ListAddress = ListNarrowing & {
  tab: ListTab
  view: ListView
  page: number
  size: number
  sort: SortChoice
}

/** The default filters: every product of the shop. */
export const WHOLE_LIST: ListNarrowing = { search: '', category: '', status: '', min: null, max: null, expiring: false }

const SEARCH_MAX = 80
const CATEGORY_MAX = 60

/** Parses the URL; invalid values give the defaults. */
export const readListAddress = (address: URLSearchParams): ListAddress => {
  const size = Number(address.get('size'))
  return {
    tab: readChoice(LIST_TABS, address.get('tab'), 'all'),
    view: readChoice(LIST_VIEWS, address.get('view'), 'list'),
    search: (address.get('search') ?? '').slice(0, SEARCH_MAX),
    category: (address.get('category') ?? '').slice(0, CATEGORY_MAX),
    status: readChoice(LIST_FILTERS, address.get('status'), ''),
    min: readAmount(address.get('min')),
    max: readAmount(address.get('max')),
    expiring: address.get('expiring') === 'true',
    page: readPage(address.get('page')),
    size: PAGE_SIZES.find((known) => known === size) ?? USUAL_PAGE_SIZE,
    sort: readChoice(SORT_CHOICES, address.get('sort'), 'name'),
  }
}

/** The state of the screen as URL parameters, without defaults. */
export const writeListAddress = (shown: ListAddress): Record<string, string> => {
  const params: Record<string, string> = {
    tab: shown.tab === 'all' ? '' : shown.tab,
    view: shown.view === 'list' ? '' : shown.view,
    search: shown.search,
    category: shown.category,
    status: shown.status,
    min: shown.min === null ? '' : String(shown.min),
    max: shown.max === null ? '' : String(shown.max),
    expiring: shown.expiring ? 'true' : '',
    page: shown.page === 1 ? '' : String(shown.page),
    size: shown.size === USUAL_PAGE_SIZE ? '' : String(shown.size),
    sort: shown.sort === 'name' ? '' : shown.sort,
  }
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''))
}

/** The sort order in the form of the table. */
export const toTableSort = (sort: SortChoice): { column: string; descending: boolean } =>
  sort.startsWith('-') ? { column: sort.slice(1), descending: true } : { column: sort, descending: false }

/** The sort order after a press on a column head. */
export const fromTableSort = ({ column, descending }: { column: string; descending: boolean }): SortChoice =>
  readChoice(SORT_CHOICES, `${descending ? '-' : ''}${column}`, 'name')

/** The number of active filters in the panel; search and category are always visible. */
export const countFilters = ({ status, min, max, expiring }: ListNarrowing): number =>
  (status === '' ? 0 : 1) + (min === null && max === null ? 0 : 1) + (expiring ? 1 : 0)

/** True when a filter narrows the list. */
export const isListNarrowed = (narrowing: ListNarrowing): boolean =>
  narrowing.search !== '' || narrowing.category !== '' || countFilters(narrowing) > 0

const TAB_STATUS = { all: undefined, low: 'low_stock', out: 'out_of_stock' } as const satisfies Record<
  ListTab,
  InventoryStatus | undefined
>

/**
 * The filters as the server's query. Every tab but the first sets its own status and ignores all other filters. `expiryDays`: the
 * shop's limit for products close to expiry.
 */
export const toFilterQuery = (shown: ListAddress, expiryDays: number) => {
  if (shown.tab !== 'all') return { status: TAB_STATUS[shown.tab] }
  return {
    ...(shown.search ? { search: shown.search } : {}),
    ...(shown.category ? { category: shown.category } : {}),
    ...(shown.status ? { status: shown.status } : {}),
    ...(shown.min === null ? {} : { min_price: shown.min }),
    ...(shown.max === null ? {} : { max_price: shown.max }),
    ...(shown.expiring ? { expiring: expiryDays } : {}),
  }
}

/** The query of `GET /inventory/shelf`. */
export const toListQuery = (shown: ListAddress, expiryDays: number) => ({
  ...toFilterQuery(shown, expiryDays),
  sort: shown.tab === 'all' ? shown.sort : ('stock' as const),
  page: shown.page,
  pageSize: shown.size,
})
