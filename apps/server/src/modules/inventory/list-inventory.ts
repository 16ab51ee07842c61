import { categoryName } from '@jhola/contract/catalogue/categories'
import type { inventoryRoutes } from '@jhola/contract/inventory/routes'
import type { InventoryStatus, InventorySummary } from '@jhola/contract/inventory/schema'
import { expiringUntil } from '@jhola/contract/inventory/stock/expiry'
import type { ParsedQuery, RouteReply } from '@jhola/contract/route'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { countPages } from '@jhola/contract/shared/pagination'
import { type InventoryCategoryRow, readInventoryList, type SearchVocabularySource } from '../catalogue/index.ts'
import { readPreferences } from '../preferences/index.ts'
import type { InventoryDeps } from './deps.ts'
import { presentInventoryProduct } from './products/present-inventory-product.ts'
import { readTaxContext } from './tax-context.ts'

type Query = ParsedQuery<typeof inventoryRoutes.shelf>
type Filters = ReturnType<typeof toOwnFilters>

const inPaise = (rupees: number | undefined): number | undefined => (rupees === undefined ? undefined : Math.round(rupees * 100))

/** The database filters of a list; also used by export and bulk changes. */
export const toOwnFilters = (
  query: Omit<Query, 'sort' | 'page' | 'pageSize' | 'search'>,
  { today, nowMs }: { today: string; nowMs: number },
) => ({
  category: query.category ? categoryName(query.category) : undefined,
  status: query.status,
  minPaise: inPaise(query.min_price),
  maxPaise: inPaise(query.max_price),
  expiresUntil: query.expiring === undefined ? undefined : expiringUntil(today, query.expiring),
  ids: query.ids,
  now: new Date(nowMs),
})

const summarise = (categories: readonly InventoryCategoryRow[], expiringDays: number): InventorySummary => {
  const sum = (of: (category: InventoryCategoryRow) => number): number =>
    categories.reduce((total, category) => total + of(category), 0)
  return {
    total_products: sum(({ count }) => count),
    active_products: sum(({ active }) => active),
    out_of_stock: sum(({ out_of_stock }) => out_of_stock),
    low_stock: sum(({ low_stock }) => low_stock),
    total_stock_value: paiseToRupees(paise(sum(({ value_paise }) => value_paise))),
    categories: categories.length,
    expiring: sum(({ expiring }) => expiring),
    expiring_days: expiringDays,
    expired: sum(({ expired }) => expired),
  }
}

const COUNTS: Partial<Record<InventoryStatus, (category: InventoryCategoryRow) => number>> = {
  active: ({ active }) => active,
  inactive: ({ count, active }) => count - active,
  in_stock: ({ active, low_stock, out_of_stock }) => active - low_stock - out_of_stock,
  low_stock: ({ low_stock }) => low_stock,
  out_of_stock: ({ out_of_stock }) => out_of_stock,
}

/**
 * The number of products from the cached category counts, if they are enough: counting a large inventory again takes twice as
 * long.
 */
const countFromCache = (
  categories: readonly InventoryCategoryRow[],
  { category, status, now: _now, ...more }: Filters,
): number | undefined => {
  const countOf = status === undefined ? ({ count }: InventoryCategoryRow) => count : COUNTS[status]
  if (!countOf || Object.values(more).some((value) => value !== undefined)) return undefined
  return categories
    .filter((one) => category === undefined || one.category === category)
    .reduce((total, one) => total + countOf(one), 0)
}

/** A page of the shop's inventory with its counts. */
export const listInventory = async (
  deps: InventoryDeps & { shopWords: SearchVocabularySource },
  storeId: string,
  query: Query,
): Promise<RouteReply<typeof inventoryRoutes.shelf>> => {
  const [terms, { inventory }] = await Promise.all([readTaxContext(deps, deps.db, storeId), readPreferences(deps.db, storeId)])
  const { page, pageSize, search, sort } = query
  const filters = toOwnFilters(query, terms)
  const figures = deps.figures.own(storeId, { today: terms.today, until: expiringUntil(terms.today, inventory.expiryDays) })
  const total = async () => countFromCache(await figures, filters)
  const [list, categories] = await Promise.all([
    readInventoryList(deps, storeId, { filters, search, sort, limit: pageSize, skip: (page - 1) * pageSize, total }),
    figures,
  ])
  return {
    success: true,
    products: list.rows.map((row) => presentInventoryProduct(row, terms)),
    summary: summarise(categories, inventory.expiryDays),
    categories: categories.map(({ category, category_hi, count }) => ({ category, category_hi, count })),
    tax_mode: terms.tax_mode,
    page,
    pageSize,
    total: list.total,
    totalPages: countPages(list.total, pageSize),
  }
}
