import { amountInName, withoutAmounts } from '../../catalogue/groups.ts'
import { wordsOf } from '../../catalogue/search/text/fold.ts'
import { type PackContent, readPackSize } from '../../shared/pack-size.ts'
import { baseUnitsPerUnit } from '../../shared/weight.ts'

/** What two shops write of a product. */
export type Goods = { name: string; brand: string; unit: string; pack_size: string | null; loose: boolean }

/** In what a product of another shop is not the ordered one. `amount`: the shop has less of it. */
export const DIFFERENCES = ['brand', 'name', 'size', 'amount'] as const
export type Difference = (typeof DIFFERENCES)[number]

/** How something is packed says nothing about what it is. */
const PACKINGS = new Set(['loose', 'pack', 'packet', 'pouch', 'bag', 'bottle', 'jar', 'box', 'tin', 'tub'])

const withoutPlural = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word)
const wordsIn = (text: string): string[] => wordsOf(withoutAmounts(text)).map(withoutPlural)
const isWithin = (some: readonly string[], all: ReadonlySet<string>): boolean => some.every((word) => all.has(word))
const isEqual = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => a.size === b.size && isWithin([...a], b)

/** Words are compared as they are written, not by their sound: what is only like it is not the same. */
const said = ({ name, brand }: Goods) => {
  const brands = wordsIn(brand)
  const all = new Set([...brands, ...wordsIn(name)].filter((word) => !PACKINGS.has(word)))
  return { brands, all }
}

const BY_UNIT: Readonly<Record<string, PackContent>> = {
  kg: { amount: 1000, of: 'g' },
  liter: { amount: 1000, of: 'ml' },
  dozen: { amount: 12, of: 'piece' },
}

/** What one selling unit of it holds, as far as it says so. */
export const contentOf = ({ unit, pack_size, loose, name }: Goods): PackContent | undefined =>
  loose
    ? { amount: baseUnitsPerUnit(unit), of: unit === 'kg' ? 'g' : 'ml' }
    : (readPackSize(pack_size ?? amountInName(name)) ?? BY_UNIT[unit])

/** Six of 200 ml are not one of 1.2 l. */
const timesOf = ({ pack_size, name }: Goods): string =>
  /^(\d{1,3})\s*[x×*]/.exec((pack_size ?? amountInName(name)).trim())?.[1] ?? '1'

const isSameSize = (a: Goods, b: Goods): boolean => {
  if (a.loose !== b.loose) return false
  if (a.loose) return a.unit === b.unit
  const [one, other] = [contentOf(a), contentOf(b)]
  if (one && other) return one.of === other.of && one.amount === other.amount && timesOf(a) === timesOf(b)
  return !one && !other && a.unit === b.unit && wordsOf(a.pack_size ?? '').join(' ') === wordsOf(b.pack_size ?? '').join(' ')
}

/**
 * In what two products differ by what their shops say of them: nothing means the same brand, name and size. A brand may stand in its field,
 * in the name, or in both.
 */
export const differencesOf = (wanted: Goods, sold: Goods): Difference[] => {
  const [a, b] = [said(wanted), said(sold)]
  const isSameBrand = isWithin(a.brands, b.all) && isWithin(b.brands, a.all)
  const brands = new Set([...a.brands, ...b.brands])
  const named = (all: ReadonlySet<string>) => new Set([...all].filter((word) => !brands.has(word)))
  const isSameName = isSameBrand ? isEqual(a.all, b.all) : isEqual(named(a.all), named(b.all))
  return [
    ...(isSameBrand ? [] : ['brand' as const]),
    ...(isSameName ? [] : ['name' as const]),
    ...(isSameSize(wanted, sold) ? [] : ['size' as const]),
  ]
}

/** What a search for something like it says: its name without brand and size. */
export const kindWords = ({ name, brand }: Pick<Goods, 'name' | 'brand'>): string => {
  const brands = new Set(wordsOf(brand))
  const all = wordsOf(withoutAmounts(name))
  const kind = all.filter((word) => !brands.has(word) && !PACKINGS.has(word))
  return (kind.length > 0 ? kind : all).join(' ')
}
