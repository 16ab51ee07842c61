import { readPackSize } from '../shared/pack-size.ts'

/** What says which product something is a size of. */
export type Groupable = { name: string; brand: string; category: string; pack_size: string | null; loose: boolean }

const UNITS =
  'kgs?|kilos?|kilograms?|gms?|grams?|g|mg|ml|ltrs?|lit(?:er|re)s?|l|pcs?|pieces?|nos?|tablets?|tabs?|capsules?|sachets?|sheets?|rolls?|packs?|ग्राम|किलो|लीटर|मिली|नग|पीस'

/** An amount in a name: `500 g`, `(6 x 200 ml)`, `pack of 4`, `Rs 10`, `10/-`. A number without a unit (`7 Up`) is part of the name. */
const AMOUNT = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}.])(?:\d{1,3}\s*[x×*]\s*)?\d+(?:\.\d+)?\s*(?:${UNITS})(?![\p{L}\p{M}\p{N}])`,
    String.raw`(?<!\p{L})pack of \d+(?!\p{N})`,
    String.raw`(?:₹|(?<!\p{L})rs\.?)\s*\d+(?!\p{N})`,
    String.raw`(?<!\p{N})\d+\s*/-`,
  ].join('|'),
  'giu',
)

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
    .trim()

/** A name without the amounts in it. */
export const withoutAmounts = (name: string): string => name.normalize('NFKC').replace(AMOUNT, ' ')

/** The first amount in a name, `500 g` of `Toor Dal (500 g)`; empty without one. */
export const amountInName = (name: string): string => name.normalize('NFKC').match(AMOUNT)?.[0] ?? ''

/** Whether anything tells it from another size of the same product. */
const hasSize = ({ name, pack_size, loose }: Groupable): boolean =>
  loose || (pack_size ?? '').trim() !== '' || withoutAmounts(name) !== name.normalize('NFKC')

/**
 * Products of one shop with the same key are sizes and packs of one product: brand, and the name without its amount, on one shelf. `null`
 * for a product without a size, which is on its own.
 */
export const groupKeyOf = (product: Groupable): string | null => {
  if (!hasSize(product)) return null
  const brand = fold(product.brand)
  const words = fold(withoutAmounts(product.name))
  // Shops write the brand in its field, in the name, or in both.
  const name = brand && words.startsWith(`${brand} `) ? words.slice(brand.length + 1) : words
  return name === '' ? null : [fold(product.category), brand, name].join('|')
}

type Sized = { pack_size: string | null; loose: boolean; price: number }

const amountOf = ({ pack_size }: Pick<Sized, 'pack_size'>): number => readPackSize(pack_size ?? '')?.amount ?? Number.MAX_VALUE

/** Sizes in the order in which they are offered: loose, then the smallest first; packs that say no size by their price at the end. */
export const sortSizes = <S extends Sized>(sizes: readonly S[]): S[] =>
  sizes.toSorted((a, b) => Number(b.loose) - Number(a.loose) || amountOf(a) - amountOf(b) || a.price - b.price)
