import { barcodeSpellings, isTypedBarcode } from '@jhola/contract/catalogue/barcode'
import type { Product } from '@jhola/contract/catalogue/schema'
import { answerSearch, type SearchAnswer } from '@jhola/contract/catalogue/search/answer'
import { type LevelKind, levelsOf } from '@jhola/contract/catalogue/search/levels'
import { planSearch } from '@jhola/contract/catalogue/search/plan-search'
import { createThingRank, isThingRank } from '@jhola/contract/catalogue/search/same-thing'
import { synonyms } from '@jhola/contract/catalogue/search/synonyms'
import type { Place } from '@jhola/contract/geo/distance'
import type { ParsedQuery, RouteReply } from '@jhola/contract/route'
import { toShopTime } from '@jhola/contract/shared/time'
import { orderAround } from '@jhola/contract/stores/around/around-order'
import type { aroundRoutes } from '@jhola/contract/stores/around/routes'
import { AROUND_PRODUCTS_MAX, AROUND_SHOPS_MAX, aroundShopSchema } from '@jhola/contract/stores/around/schema'
import type { NearbyStore } from '@jhola/contract/stores/schema'
import { AppError } from '../../../platform/errors.ts'
import type { ListingDeps } from '../deps.ts'
import { presentProduct } from '../present-product.ts'
import type { ProductRow } from '../product-row.sql.ts'
import { searchCatalogue } from '../products.read.ts'
import type { ShelfMoment } from '../shelf-conditions.sql.ts'
import { findCodes, searchShops } from './around.read.ts'
import { searchProducts, toAsked } from './search-products.ts'
import type { AskedSearch } from './search-statement.sql.ts'

/** Enough to have the plain thing among what is made of it. */
const READ_PER_SHOP = 12
/** Mistyped words are looked up in the words of these shops only: reading the words of a shop costs more than a search. */
const MISTYPED_SHOPS = 5

type Found = { answer: SearchAnswer; products: Product[] }
type Asked = { deps: ListingDeps; typed: string; moment: ShelfMoment; stores: readonly NearbyStore[] }

const answerOf = ({ deps, typed, moment }: Asked, store: NearbyStore, rows: readonly ProductRow[], kind: LevelKind): Found => {
  const products = rows.map((row) => presentProduct(row, store.tax_mode, moment))
  return answerSearch(typed, products, { kind, goods: deps.shopWords.goods })
}

/**
 * What each shop has, level by level as in one shop: a shop is asked again only while it has nothing, and nobody is once a shop has the
 * thing itself.
 */
const searchByLevel = async (asked: Asked): Promise<Map<string, Found>> => {
  const { deps, typed, stores } = asked
  const found = new Map<string, Found>()
  const plan = planSearch(typed, synonyms)
  if (!plan) return found
  for (const level of levelsOf(plan, deps.shopWords.goods)) {
    const open = stores.filter(({ store_id }) => !found.has(store_id))
    if (open.length === 0) break
    const rows = await searchShops(
      deps.db,
      open.map(({ store_id }) => store_id),
      toAsked(level),
      READ_PER_SHOP,
    )
    const byShop = Map.groupBy(rows, ({ store_id }) => store_id)
    for (const store of open) {
      const own = byShop.get(store.store_id)
      if (own) found.set(store.store_id, answerOf(asked, store, own, level.kind))
    }
    if ([...found.values()].some(({ answer }) => answer === 'found')) break
  }
  return found
}

/** Mistyped words: the nearest shops are asked one by one, as in their own search. */
const searchMistyped = async (asked: Asked): Promise<Map<string, Found>> => {
  const { deps, typed, moment, stores } = asked
  const found = new Map<string, Found>()
  for (const store of stores.slice(0, MISTYPED_SHOPS)) {
    const read = (search: AskedSearch, page: { limit: number; skip: number }) =>
      searchCatalogue(deps.db, store.store_id, { moment }, search, page)
    const { rows, kind } = await searchProducts({ shopWords: deps.shopWords, read }, store.store_id, typed, {
      limit: READ_PER_SHOP,
      skip: 0,
    })
    if (kind !== null && rows.length > 0) found.set(store.store_id, answerOf(asked, store, rows, kind))
  }
  return found
}

const searchByCode = async ({ deps, typed, moment, stores }: Asked): Promise<Map<string, Found>> => {
  const codes = isTypedBarcode(typed) ? barcodeSpellings(typed) : []
  if (codes.length === 0) return new Map()
  const rows = await findCodes(
    deps.db,
    stores.map(({ store_id }) => store_id),
    codes,
  )
  const byId = new Map(stores.map((store) => [store.store_id, store]))
  return new Map(
    rows.flatMap((row): [string, Found][] => {
      const store = byId.get(row.store_id)
      return store ? [[row.store_id, { answer: 'found', products: [presentProduct(row, store.tax_mode, moment)] }]] : []
    }),
  )
}

const placeOf = async (deps: ListingDeps, { latitude, longitude, around }: Query): Promise<Place> => {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  const store = around === undefined ? undefined : await deps.stores.find(around, { fresh: false })
  if (!store) throw new AppError('stores.not_found')
  return store.place
}

const isThere = ({ stock_status }: Product): boolean => stock_status !== 'out_of_stock'

type Query = ParsedQuery<typeof aroundRoutes.search>

/**
 * What the shops that deliver to a place have of a thing. Where a shop has the thing itself, shops with similar things only are left out.
 * Throws `stores.not_found`.
 */
export const searchAround = async (deps: ListingDeps, query: Query): Promise<RouteReply<typeof aroundRoutes.search>> => {
  const near = await deps.listDelivering(await placeOf(deps, query), AROUND_SHOPS_MAX)
  const stores = near.filter(({ store_id, is_opening_soon }) => store_id !== query.except && !is_opening_soon)
  const nowMs = deps.clock.now().getTime()
  const asked: Asked = { deps, typed: query.search, moment: { today: toShopTime(nowMs).date, nowMs }, stores }
  const byCode = await searchByCode(asked)
  const byWords = byCode.size > 0 ? byCode : await searchByLevel(asked)
  const found = byWords.size > 0 ? byWords : await searchMistyped(asked)
  const best = [...found.values()].some(({ answer }) => answer === 'found') ? 'found' : found.size > 0 ? 'similar' : 'none'
  const rankOf = byCode.size > 0 ? () => 0 : createThingRank(query.search, deps.shopWords.goods)
  const results = stores.flatMap((store) => {
    const own = found.get(store.store_id)
    if (!own || own.answer !== best) return []
    // Of a shop that has the thing nothing else is shown, and what can be bought comes first.
    const shown = best === 'found' ? own.products.filter((product) => isThingRank(rankOf(product))) : own.products
    const products = shown.toSorted((a, b) => Number(isThere(b)) - Number(isThere(a)))
    return [
      {
        shop: aroundShopSchema.parse(store),
        products: products
          .slice(0, AROUND_PRODUCTS_MAX)
          .map((product) => ({ ...product, description: '', description_hi: null })),
        more: products.length > AROUND_PRODUCTS_MAX,
      },
    ]
  })
  return { success: true, answer: best, shops: stores.length, results: orderAround(results, 'near') }
}
