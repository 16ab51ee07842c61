import { type Confidence, compareConfidence, isPromised } from '../../availability/confidence.ts'
import { QUANTITY_MAX } from '../../constants.ts'
import { type Paise, rupeesToPaise } from '../../shared/money.ts'
import { readPackSize } from '../../shared/pack-size.ts'
import { toUnits } from '../../shared/weight.ts'
import { isWithinMrp, type TaxMode } from '../../tax/gst.ts'
import type { PackingProduct } from './product-schema.ts'

/** How many replacements are offered at once: what fits on a phone without scrolling. */
export const SUGGESTIONS_MAX = 4

type PackSize = Pick<PackingProduct, 'pack_size' | 'loose' | 'unit_size'>

/** What is in one selling unit, where its pack says it. */
const contentOf = ({ pack_size }: Pick<PackSize, 'pack_size'>) => readPackSize(pack_size ?? '')

/** The size of a pack in grams, millilitres or pieces; `null` when it does not say one. */
export const sizeOfPack = ({ pack_size, loose, unit_size }: PackSize): number | null =>
  loose ? unit_size : (readPackSize(pack_size ?? '')?.amount ?? null)

const wordsOf = ({ name, brand }: Pick<PackingProduct, 'name' | 'brand'>): Set<string> => {
  const ofBrand = new Set(brand.toLowerCase().split(/\s+/))
  const words = name.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []
  return new Set(words.filter((word) => !ofBrand.has(word)))
}

/** The share of the words of two names, without their brands, that they have in common: 1 for "Amul Butter" and "Nandini Butter". */
const likeness = (wanted: PackingProduct, other: PackingProduct): number => {
  const [mine, theirs] = [wordsOf(wanted), wordsOf(other)]
  const common = [...mine].filter((word) => theirs.has(word)).length
  return common / Math.max(1, Math.min(mine.size, theirs.size))
}

/** How far two positive figures are apart, as a share of the larger one; 0 when one of them is not known. */
const distance = (one: number | null, other: number | null): number =>
  one && other ? Math.abs(one - other) / Math.max(one, other) : 0

/** The smaller, the better: the same thing before the same category, then the nearest size, then the nearest price. */
const rankOf = (wanted: PackingProduct, other: PackingProduct): number => {
  const isFamily = wanted.family_id !== null && wanted.family_id === other.family_id
  const kind = isFamily ? 1 : likeness(wanted, other)
  return (1 - kind) * 4 + distance(sizeOfPack(wanted), sizeOfPack(other)) * 2 + distance(wanted.price, other.price)
}

/** Whether a product can be given instead: for sale, in stock, in date and not above its MRP. */
export const isGivable = (product: PackingProduct, { taxMode, today }: { taxMode: TaxMode; today: string }): boolean => {
  const price: Paise = rupeesToPaise(product.price)
  const isInDate = product.expires_on === null || product.expires_on >= today
  const mrp = product.mrp === null ? null : rupeesToPaise(product.mrp)
  return product.active && product.available > 0 && price > 0 && isInDate && isWithinMrp(price, product.gst_rate, taxMode, mrp)
}

type Sureness = Partial<Pick<PackingProduct, 'confidence'>>

/** A list that a device kept from an earlier version does not say it. */
const sureOf = ({ confidence }: Sureness): Confidence => confidence ?? 'likely'

/** Somebody has to look whether it is there. */
export const needsLook = (product: Sureness): boolean => !isPromised(sureOf(product))

/**
 * How many selling units of a product come nearest to what is missing: 2 of 500 g for one of 1 kg, the same number where the packs say
 * no size; at least one, and not more than the shelf holds. `quantity`: selling units of `wanted`.
 */
export const nearestQuantity = (
  { wanted, quantity }: { wanted: PackSize; quantity: number },
  other: PackSize & Pick<PackingProduct, 'available'>,
): number => {
  if (other.loose) return toUnits(Math.max(1, Math.min(quantity * wanted.unit_size, other.available)), other.unit_size)
  const there = other.available / other.unit_size
  const [mine, theirs] = [contentOf(wanted), contentOf(other)]
  const isComparable = mine !== undefined && theirs !== undefined && mine.of === theirs.of
  const count = isComparable ? Math.round((quantity * mine.amount) / theirs.amount) : Math.ceil(quantity)
  return Math.max(1, Math.min(count, Math.floor(there), QUANTITY_MAX))
}

/**
 * What may be given instead of a product that is not there, best first: what is likely to be there before what somebody has to look for;
 * then packs of the same product and goods of the same name before others of its category, then the nearest size and price, then the
 * surest. Loose goods replace loose goods only. `today`: the shop's day.
 */
export const suggestReplacements = (
  wanted: PackingProduct,
  products: readonly PackingProduct[],
  { taxMode, today, max = SUGGESTIONS_MAX }: { taxMode: TaxMode; today: string; max?: number },
): PackingProduct[] =>
  products
    .filter(
      (one) =>
        one.product_id !== wanted.product_id &&
        one.loose === wanted.loose &&
        (one.category === wanted.category || (one.family_id !== null && one.family_id === wanted.family_id)) &&
        isGivable(one, { taxMode, today }),
    )
    .map((product) => ({ product, rank: rankOf(wanted, product) }))
    .toSorted(
      (a, b) =>
        Number(needsLook(a.product)) - Number(needsLook(b.product)) ||
        a.rank - b.rank ||
        compareConfidence(sureOf(a.product), sureOf(b.product)) ||
        a.product.product_id.localeCompare(b.product.product_id),
    )
    .slice(0, max)
    .map(({ product }) => product)
