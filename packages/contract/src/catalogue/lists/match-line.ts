import { readPackSize } from '../../shared/pack-size.ts'
import type { StockStatus } from '../schema.ts'
import { isThingRank } from '../search/same-thing.ts'
import { type Portion, type Portioned, portionOf } from './line-quantity.ts'
import type { ListLine } from './list-line.ts'

/** A product that a search found for a line, best first in its list. */
export type FoundProduct = Portioned & { id: string; name: string; brand: string; stock_status: StockStatus }

export type LineChoice = Portion & { product_id: string }

/**
 * `matched`: one product is meant. `choices`: several are, the likeliest first. `unsure`: similar ones, none of them taken by itself.
 * `none`: the shop has nothing like it.
 */
export const LINE_STATES = ['matched', 'choices', 'unsure', 'none'] as const
export type LineState = (typeof LINE_STATES)[number]
export type LineMatch = { state: LineState; choices: LineChoice[] }

const CHOICES_MAX = 3

type Candidate = { product: FoundProduct; portion: Portion; rank: number; place: number }

const contentOf = ({ pack_size, price }: FoundProduct): number => readPackSize(pack_size ?? '')?.amount ?? price

/** Of the packs of one product: in stock, what the line says exactly, the fewest packs, the wished size, else the smallest. */
const betterPack = ({ size }: ListLine, a: Candidate, b: Candidate): number => {
  const stock = Number(a.product.stock_status === 'out_of_stock') - Number(b.product.stock_status === 'out_of_stock')
  if (stock !== 0) return stock
  const exact = Number(b.portion.is_exact) - Number(a.portion.is_exact)
  if (exact !== 0) return exact
  const bySize = contentOf(a.product) - contentOf(b.product)
  if (size !== null) return size === 'large' ? -bySize : bySize
  return a.portion.quantity - b.portion.quantity || bySize
}

/** Of different products: those in stock, the plainest, those sold in the asked amount; then as the search has them. */
const compareProducts = (a: Candidate, b: Candidate): number =>
  Number(a.product.stock_status === 'out_of_stock') - Number(b.product.stock_status === 'out_of_stock') ||
  a.rank - b.rank ||
  Number(b.portion.is_exact) - Number(a.portion.is_exact) ||
  a.place - b.place

/**
 * What a line means among the products that the search found for its words. `rankOf`: how plainly a product is the thing
 * (same-thing.ts); `isSure`: whether the words themselves were found, not similar ones.
 */
export const matchLine = (
  line: ListLine,
  found: readonly FoundProduct[],
  { rankOf, isSure }: { rankOf(product: FoundProduct): number; isSure: boolean },
): LineMatch => {
  const things = found.filter((product) => isThingRank(rankOf(product)))
  const meant = things.length > 0 ? things : found
  const byName = new Map<string, Candidate>()
  for (const [place, product] of meant.entries()) {
    const key = `${product.brand} ${product.name}`.toLowerCase()
    const candidate = { product, portion: portionOf(product, line), rank: rankOf(product), place }
    const known = byName.get(key)
    const better = known && betterPack(line, known, candidate) <= 0 ? known : candidate
    byName.set(key, { ...better, place: Math.min(known?.place ?? place, place) })
  }
  const choices = [...byName.values()]
    .toSorted(compareProducts)
    .slice(0, CHOICES_MAX)
    .map(({ product, portion }) => ({ product_id: product.id, ...portion }))
  if (choices.length === 0) return { state: 'none', choices }
  if (!isSure || things.length === 0) return { state: 'unsure', choices }
  return { state: choices.length === 1 ? 'matched' : 'choices', choices }
}
