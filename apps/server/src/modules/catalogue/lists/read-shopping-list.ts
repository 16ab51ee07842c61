import { LIST_LINES_MAX, type ListLine } from '@jhola/contract/catalogue/lists/list-line'
import { type LineMatch, matchLine } from '@jhola/contract/catalogue/lists/match-line'
import { readList } from '@jhola/contract/catalogue/lists/read-list'
import type { catalogueRoutes } from '@jhola/contract/catalogue/routes'
import type { Product } from '@jhola/contract/catalogue/schema'
import { createThingRank, isClearSearch } from '@jhola/contract/catalogue/search/same-thing'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import { toShopTime } from '@jhola/contract/shared/time'
import type { TaxMode } from '@jhola/contract/tax/gst'
import { AppError } from '../../../platform/errors.ts'
import type { ListingDeps } from '../deps.ts'
import { presentProduct } from '../present-product.ts'
import { searchCatalogue } from '../products.read.ts'
import { searchProducts } from '../search/search-products.ts'
import type { AskedSearch } from '../search/search-statement.sql.ts'
import type { ShelfMoment } from '../shelf-conditions.sql.ts'

/** Enough to have every pack of the three likeliest products. */
const READ_PER_LINE = 24
/** Lines that are searched at the same time: a list may not take all connections. */
const AT_ONCE = 3

type Shelf = { store_id: string; tax_mode: TaxMode; moment: ShelfMoment }
type Matched = { line: ListLine; match: LineMatch; products: ReadonlyMap<string, Product> }

const findFor = async (deps: ListingDeps, { store_id, tax_mode, moment }: Shelf, line: ListLine): Promise<Matched> => {
  const nothing: Matched = { line, match: { state: 'none', choices: [] }, products: new Map() }
  if (line.words === '') return nothing
  const read = (asked: AskedSearch, page: { limit: number; skip: number }) =>
    searchCatalogue(deps.db, store_id, { moment }, asked, page)
  const shop = { shopWords: deps.shopWords, read }
  const found = await searchProducts(shop, store_id, line.words, { limit: READ_PER_LINE, skip: 0 })
  const products = found.rows.map((row) => presentProduct(row, tax_mode, moment))
  const { goods } = deps.shopWords
  const isWhole = found.kind === 'whole' || found.kind === 'heard'
  // A word that names a thing means that thing: "egg" is no beginning of "eggless".
  if (found.kind !== null && !isWhole && isClearSearch(line.words, goods)) return nothing
  const match = matchLine(line, products, {
    rankOf: createThingRank(line.words, goods),
    isSure: isWhole || found.kind === 'begun' || found.kind === 'beside',
  })
  return { line, match, products: new Map(products.map((product) => [product.id, product])) }
}

/** Reads a list and finds its things in a shop. Throws `stores.not_found`, `request.too_large`. */
export const readShoppingList = async (
  deps: ListingDeps,
  { store_id, text }: ParsedBody<typeof catalogueRoutes.list>,
): Promise<RouteReply<typeof catalogueRoutes.list>> => {
  const store = await deps.stores.find(store_id, { fresh: false })
  if (!store) throw new AppError('stores.not_found')
  const lines = readList(text)
  if (lines.length > LIST_LINES_MAX) throw new AppError('request.too_large')
  const nowMs = deps.clock.now().getTime()
  const shelf = { store_id: store.store_id, tax_mode: store.tax_mode, moment: { today: toShopTime(nowMs).date, nowMs } }
  const matched: Matched[] = []
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE)
    matched.push(...(await Promise.all(some.map((line) => findFor(deps, shelf, line)))))
  }
  return {
    success: true,
    lines: matched.map(({ line, match, products }) => ({
      text: line.text,
      words: line.words,
      rupees: line.rupees,
      state: match.state,
      choices: match.choices.flatMap(({ product_id, quantity, is_exact }) => {
        const product = products.get(product_id)
        return product ? [{ product: { ...product, description: '', description_hi: null }, quantity, is_exact }] : []
      }),
    })),
  }
}
