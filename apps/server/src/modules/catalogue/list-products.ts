import { barcodeSpellings, isTypedBarcode } from '@jhola/contract/catalogue/barcode'
import { categoryPicture } from '@jhola/contract/catalogue/categories'
import type { catalogueRoutes } from '@jhola/contract/catalogue/routes'
import type { Savings } from '@jhola/contract/catalogue/schema'
import { answerSearch } from '@jhola/contract/catalogue/search/answer'
import { categoryOrderOf, sortCategories } from '@jhola/contract/catalogue/shelves'
import { DEFAULT_STORE_ID } from '@jhola/contract/constants'
import type { ParsedQuery, RouteReply } from '@jhola/contract/route'
import { countPages } from '@jhola/contract/shared/pagination'
import { toShopTime } from '@jhola/contract/shared/time'
import { AppError } from '../../platform/errors.ts'
import type { StoreForOrders } from '../stores/index.ts'
import type { ListingDeps } from './deps.ts'
import { presentProduct } from './present-product.ts'
import {
  type CataloguePage,
  type CountedCategory,
  findByBarcode,
  listByCategory,
  listCatalogue,
  searchCatalogue,
} from './products.read.ts'
import { type FoundKind, searchProducts } from './search/search-products.ts'
import type { AskedSearch } from './search/search-statement.sql.ts'
import type { ShelfMoment } from './shelf-conditions.sql.ts'

type Query = ParsedQuery<typeof catalogueRoutes.products>

type Page = { limit: number; skip: number }

/** `kind`: how a search found the words; missing without a search. */
type Shelf = CataloguePage & { kind?: FoundKind }

/** A page after the last has no row with the total, so the total is read from the first row of the list. */
const readPage = async (read: (page: Page) => Promise<CataloguePage>, page: Page): Promise<CataloguePage> => {
  const shelf = await read(page)
  if (shelf.total > 0 || page.skip === 0) return shelf
  return { total: (await read({ limit: 1, skip: 0 })).total, rows: [] }
}

/** The product with this code, as a list of one; `undefined` when there is none. */
const readByBarcode = async (
  deps: ListingDeps,
  storeId: string,
  code: string,
  page: Page,
  moment: ShelfMoment,
): Promise<CataloguePage | undefined> => {
  const found = await findByBarcode(deps.db, storeId, barcodeSpellings(code))
  return found === undefined
    ? undefined
    : readPage((part) => listCatalogue(deps.db, storeId, { ids: [found], moment }, part), page)
}

/** The categories with this name in either language; a category created just now may not be counted yet. */
const namedCategories = (categories: readonly CountedCategory[], name: string): string[] => {
  const named = categories.filter(({ category, category_hi }) => category === name || category_hi === name)
  return named.length > 0 ? named.map(({ category }) => category) : [name]
}

/** Products by category, in the order of the list. The total comes from the counts. */
const readCategories = async (
  deps: ListingDeps,
  storeId: string,
  categories: readonly CountedCategory[],
  page: Page,
): Promise<CataloguePage> => {
  const names = categories.map(({ category }) => category)
  const rows = await listByCategory(deps.db, storeId, names, page)
  return { total: categories.reduce((sum, { count }) => sum + count, 0), rows }
}

const readCatalogue = async (
  deps: ListingDeps,
  { store_id: storeId, tax_mode, store_type }: Pick<StoreForOrders, 'store_id' | 'tax_mode' | 'store_type'>,
  query: Query,
  { moment, categories }: { moment: ShelfMoment; categories: readonly CountedCategory[] },
): Promise<Shelf> => {
  const page = { limit: query.pageSize, skip: (query.page - 1) * query.pageSize }
  if (query.barcode) return (await readByBarcode(deps, storeId, query.barcode, page, moment)) ?? { total: 0, rows: [] }
  // A barcode match is exact: other matches of its digits are ignored.
  const byCode = query.search && isTypedBarcode(query.search) && (await readByBarcode(deps, storeId, query.search, page, moment))
  if (byCode) return byCode
  const named = query.category ? namedCategories(categories, query.category) : undefined
  const filters = {
    ...{ categories: named, ids: query.ids, belowMrp: query.below_mrp ? tax_mode : undefined, moment },
    order: categoryOrderOf(store_type),
  }
  if (query.search) {
    const read = (asked: AskedSearch, part: Page) => searchCatalogue(deps.db, storeId, filters, asked, part)
    return searchProducts({ shopWords: deps.shopWords, read }, storeId, query.search, page)
  }
  if (filters.ids || filters.belowMrp) return readPage((part) => listCatalogue(deps.db, storeId, filters, part), page)
  return readCategories(deps, storeId, named ? categories.filter(({ category }) => named.includes(category)) : categories, page)
}

const sumSavings = (categories: readonly CountedCategory[]): Savings => ({
  count: categories.reduce((sum, one) => sum + one.below_mrp, 0),
  most_percent: Math.max(0, ...categories.map((one) => one.most_percent)),
})

/** A page of a shop's catalogue with the counts of its categories. Throws `stores.not_found`. */
export const listProducts = async (deps: ListingDeps, query: Query): Promise<RouteReply<typeof catalogueRoutes.products>> => {
  const store = await deps.stores.find(query.store_id ?? DEFAULT_STORE_ID, { fresh: false })
  if (!store) throw new AppError('stores.not_found')
  const nowMs = deps.clock.now().getTime()
  const moment = { today: toShopTime(nowMs).date, nowMs }
  const categories = sortCategories(await deps.figures.sold(store, moment), store.store_type)
  const shelf = await readCatalogue(deps, store, query, { moment, categories })
  const shown = shelf.rows.map((row) => presentProduct(row, store.tax_mode, moment))
  const answered =
    shelf.kind === undefined
      ? { answer: null, products: shown }
      : answerSearch(query.search ?? '', shown, { kind: shelf.kind, goods: deps.shopWords.goods })
  return {
    success: true,
    store_id: store.store_id,
    products: answered.products.map((product) => (query.brief ? { ...product, description: '', description_hi: null } : product)),
    categories: categories.map((one) => ({ ...one, picture: categoryPicture(one.category) })),
    savings: sumSavings(categories),
    answer: answered.answer,
    page: query.page,
    pageSize: query.pageSize,
    total: shelf.total,
    totalPages: countPages(shelf.total, query.pageSize),
  }
}
