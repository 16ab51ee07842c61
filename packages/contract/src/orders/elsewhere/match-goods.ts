import { portionOf } from '../../catalogue/lists/line-quantity.ts'
import { isThingRank } from '../../catalogue/search/same-thing.ts'
import { contentOf, type Difference, differencesOf, type Goods } from './same-goods.ts'

/** A line of the refused order; rupees, selling units. */
export type WantedLine = Goods & { product_id: string; quantity: number }

/** A product of another shop. */
export type SoldGoods = Goods & { id: string; category: string; price: number; mrp: number | null; current_stock: number }

/** `rank`: how plainly it is what the line names (same-thing.ts); `isSameCode`: both have the same barcode of the maker. */
export type Candidate<S extends SoldGoods> = { product: S; rank: number; isSameCode: boolean }

/** `same`: the same brand, name and size. `similar`: the customer must want it first. */
export const LIKENESSES = ['same', 'similar'] as const
export type Likeness = (typeof LIKENESSES)[number]

/** What another shop has for a line. `quantity` in its selling units, as many as it has of what is needed. */
export type GoodsMatch<S extends SoldGoods> = {
  product_id: string
  likeness: Likeness
  differs: Difference[]
  quantity: number
  product: S
}

/** As much in the other's packs; of what cannot be compared, as many. */
const neededOf = (wanted: WantedLine, sold: SoldGoods, isSameSize: boolean): number => {
  if (isSameSize) return wanted.quantity
  const [one, other] = [contentOf(wanted), contentOf(sold)]
  const isWeighed = one !== undefined && one.of !== 'piece' && other?.of === one.of
  const amount = isWeighed
    ? { value: one.amount * wanted.quantity, unit: one.of }
    : { value: Math.max(1, Math.ceil(wanted.quantity)), unit: 'pack' as const }
  return portionOf(sold, { text: '', words: '', amount, pack: null, rupees: null, size: null }).quantity
}

const matchOf = <S extends SoldGoods>(wanted: WantedLine, { product, rank, isSameCode }: Candidate<S>): GoodsMatch<S> | null => {
  if (product.current_stock <= 0) return null
  const found = isSameCode ? [] : differencesOf(wanted, product)
  if (found.length > 0 && !isThingRank(rank)) return null
  const needed = neededOf(wanted, product, !found.includes('size'))
  const quantity = Math.min(needed, product.current_stock)
  return {
    product_id: wanted.product_id,
    likeness: found.length === 0 ? 'same' : 'similar',
    differs: quantity < needed ? [...found, 'amount'] : found,
    quantity,
    product,
  }
}

type Ranked<S extends SoldGoods> = { match: GoodsMatch<S>; rank: number }

const compare = <S extends SoldGoods>({ match: a, rank: ofA }: Ranked<S>, { match: b, rank: ofB }: Ranked<S>): number =>
  Number(a.likeness === 'similar') - Number(b.likeness === 'similar') ||
  a.differs.length - b.differs.length ||
  Number(a.differs.includes('brand')) - Number(b.differs.includes('brand')) ||
  ofA - ofB ||
  a.product.price * a.quantity - b.product.price * b.quantity

/** The best that a shop has for a line: the same first, whole before part of it, then what differs least. Null: nothing like it. */
export const matchGoods = <S extends SoldGoods>(wanted: WantedLine, candidates: readonly Candidate<S>[]): GoodsMatch<S> | null =>
  candidates
    .flatMap((candidate): Ranked<S>[] => {
      const match = matchOf(wanted, candidate)
      return match ? [{ match, rank: candidate.rank }] : []
    })
    .toSorted(compare)[0]?.match ?? null

/** Rupees without a rest of their addition. */
const roundRupees = (rupees: number): number => Math.round(rupees * 100) / 100

/** How many lines a shop has the same for, and what these cost there, in rupees. */
export const sumOf = (matches: readonly GoodsMatch<SoldGoods>[]): { has: number; total: number } => {
  const same = matches.filter(({ likeness }) => likeness === 'same')
  return { has: same.length, total: roundRupees(same.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)) }
}

type Offer = { has: number; total: number; shop: { distance_km: number } }

/** Shops that have something of it, at most `max`: who has most, then the cheapest, then the nearest. */
export const bestOffers = <O extends Offer>(offers: readonly O[], max: number): O[] =>
  offers
    .filter(({ has }) => has > 0)
    .toSorted((a, b) => b.has - a.has || a.total - b.total || a.shop.distance_km - b.shop.distance_km)
    .slice(0, max)
