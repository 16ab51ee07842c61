import type { Product } from '@jhola/contract/catalogue/schema'
import { levelsOf } from '@jhola/contract/catalogue/search/levels'
import { planSearch } from '@jhola/contract/catalogue/search/plan-search'
import { createThingRank } from '@jhola/contract/catalogue/search/same-thing'
import { synonyms } from '@jhola/contract/catalogue/search/synonyms'
import { wordsOf } from '@jhola/contract/catalogue/search/text/fold'
import { soundKey } from '@jhola/contract/catalogue/search/text/sound-key'
import type { Place } from '@jhola/contract/geo/distance'
import { bestOffers, type Candidate, matchGoods, sumOf, type WantedLine } from '@jhola/contract/orders/elsewhere/match-goods'
import { ELSEWHERE_SHOPS_MAX, ELSEWHERE_SHOWN_MAX, type ElsewhereShop } from '@jhola/contract/orders/elsewhere/routes'
import { kindWords } from '@jhola/contract/orders/elsewhere/same-goods'
import { toShopTime } from '@jhola/contract/shared/time'
import { AROUND_SHOPS_MAX, aroundShopSchema } from '@jhola/contract/stores/around/schema'
import type { NearbyStore } from '@jhola/contract/stores/schema'
import type { Messages } from '../../../platform/i18n.ts'
import type { CatalogueDeps } from '../deps.ts'
import { presentProduct } from '../present-product.ts'
import type { ProductRow } from '../product-row.sql.ts'
import { type AskedGoods, findMarks, findSameCodes, searchGoods } from './same-goods.read.ts'
import { toAsked } from './search-products.ts'
import { quoteToken } from './to-tsquery.ts'

/** Enough to have the size and the brand among the products of one kind. */
const READ_PER_LINE = 6
/** A code that shops give themselves: it means another product in every shop. */
const isOwnCode = (code: string): boolean => /^2\d{12}$/.test(code)

export type ElsewhereDeps = Pick<CatalogueDeps, 'db' | 'clock' | 'listDelivering'> & { texts: Pick<Messages, 'productNames'> }

/** What is asked for: the goods of a shop that has refused them, and where they should go. */
export type WantedElsewhere = {
  storeId: string
  place: Place
  lines: readonly Omit<WantedLine, 'brand'>[]
}

/** A line with what its own shop says of it. `code`: the barcode of its maker. */
type Marked = WantedLine & { code: string | null }

const markLines = async (deps: ElsewhereDeps, { storeId, lines }: WantedElsewhere): Promise<Marked[]> => {
  const ids = lines.map(({ product_id }) => product_id)
  const marks = new Map((await findMarks(deps.db, storeId, ids)).map((mark) => [mark.product_id, mark]))
  return lines.map((line) => {
    const { brand = '', barcode = null } = marks.get(line.product_id) ?? {}
    return { ...line, brand, code: barcode && !isOwnCode(barcode) ? barcode : null }
  })
}

/** Only whole words count: what is spelled otherwise is found by a search, not by itself. */
const askFor = (deps: ElsewhereDeps, line: Marked, at: number): AskedGoods[] => {
  const plan = planSearch(kindWords(line), synonyms)
  const [whole] = plan ? levelsOf(plan, deps.texts.productNames()) : []
  if (!whole) return []
  const { match } = toAsked(whole)
  const brands = wordsOf(line.brand).map((word) => quoteToken(`~${soundKey(word)}`))
  return [{ line: at, match, brand: brands.join(' & ') || match, pack: (line.pack_size ?? '').toLowerCase() }]
}

type Shelves = { stores: readonly NearbyStore[]; toProduct(row: ProductRow): Product }

/** What each shop has that may be a line, by shop and line. */
const readShelves = async (deps: ElsewhereDeps, lines: readonly Marked[], { stores, toProduct }: Shelves) => {
  const ids = stores.map(({ store_id }) => store_id)
  const codes = lines.flatMap(({ code }) => code ?? [])
  const asked = lines.flatMap((line, at) => askFor(deps, line, at))
  const [coded, alike] = await Promise.all([
    codes.length > 0 ? findSameCodes(deps.db, ids, codes) : [],
    asked.length > 0 ? searchGoods(deps.db, ids, asked, READ_PER_LINE) : [],
  ])
  const codesOf = Map.groupBy(coded, ({ store_id, barcode }) => `${store_id} ${barcode}`)
  const alikeOf = Map.groupBy(alike, ({ store_id, line }) => `${store_id} ${line}`)
  const ranks = lines.map((line) => createThingRank(kindWords(line), deps.texts.productNames()))
  return (storeId: string, line: Marked, at: number): Candidate<Product>[] => [
    ...(codesOf.get(`${storeId} ${line.code}`) ?? []).map((row) => ({ product: toProduct(row), rank: 0, isSameCode: true })),
    ...(alikeOf.get(`${storeId} ${at}`) ?? []).map((row) => ({
      product: toProduct(row),
      rank: ranks[at]?.(row) ?? 0,
      isSameCode: false,
    })),
  ]
}

/**
 * The open shops that deliver to a place and have the same goods, with what is only similar beside it: the nearest are looked through with
 * three statements, however many lines there are.
 */
export const findElsewhere = async (deps: ElsewhereDeps, wanted: WantedElsewhere): Promise<ElsewhereShop[]> => {
  const near = await deps.listDelivering(wanted.place, AROUND_SHOPS_MAX)
  const stores = near
    .filter(({ store_id, is_open, is_opening_soon }) => store_id !== wanted.storeId && is_open && !is_opening_soon)
    .slice(0, ELSEWHERE_SHOPS_MAX)
  if (stores.length === 0) return []
  const nowMs = deps.clock.now().getTime()
  const moment = { today: toShopTime(nowMs).date, nowMs }
  const modes = new Map(stores.map(({ store_id, tax_mode }) => [store_id, tax_mode]))
  const toProduct = (row: ProductRow) => presentProduct(row, modes.get(row.store_id) ?? 'inclusive', moment)
  const lines = await markLines(deps, wanted)
  const candidatesOf = await readShelves(deps, lines, { stores, toProduct })
  const offers = stores.map((store) => {
    const found = lines.flatMap((line, at) => matchGoods(line, candidatesOf(store.store_id, line, at)) ?? [])
    return {
      shop: aroundShopSchema.parse(store),
      ...sumOf(found),
      lines: found.map((match) => ({ ...match, product: { ...match.product, description: '', description_hi: null } })),
    }
  })
  return bestOffers(offers, ELSEWHERE_SHOWN_MAX)
}
