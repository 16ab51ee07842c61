import type { ProductIndex } from './index-product.ts'
import { type Choice, type Level, levelsOf, levelsOfNear, type Ranking } from './levels.ts'
import { planSearch } from './plan-search.ts'
import { NO_PRODUCT_NAMES, type ProductNames } from './product-names.ts'
import type { Synonyms } from './synonyms.ts'
import { chooseNear, toSearchVocabulary } from './vocabulary.ts'

const beginsIn = (index: ProductIndex, beginning: string, beside: boolean): boolean => {
  for (const [token, place] of index) if (token.startsWith(beginning) && (beside || place !== 'D')) return true
  return false
}

const meets = (index: ProductIndex, { any, beginnings, beside }: Choice): boolean =>
  any.some((token) => {
    const place = index.get(token)
    return place !== undefined && (beside || place !== 'D')
  }) || beginnings.some((beginning) => beginsIn(index, beginning, beside))

const meetsReading = (index: ProductIndex, readings: readonly Choice[][]): boolean =>
  readings.some((reading) => reading.every((choice) => meets(index, choice)))

/** Lower comes first; the same order as on the server. */
const placeOf = (index: ProductIndex, ranking: Ranking): number => {
  const isCategory = ranking.category.some((token) => index.has(token))
  const isHead =
    ranking.heads.some((token) => index.has(token)) || ranking.headBeginnings.some((head) => beginsIn(index, head, false))
  const tier = meetsReading(index, ranking.exact) ? 0 : meetsReading(index, ranking.sound) ? 1 : 2
  const isAmount = ranking.amounts.length > 0 && ranking.amounts.every((token) => index.has(token))
  return (2 - Number(isCategory) - Number(isHead)) * 10 + tier * 2 + (isAmount ? 0 : 1)
}

type Indexed<T> = { item: T; index: ProductIndex }

const pick = <T>(products: readonly Indexed<T>[], { readings, counted, ranking }: Level): T[] => {
  const found = products
    .filter(({ index }) => meetsReading(index, readings))
    .map((one) => ({ ...one, met: counted.filter((choice) => meets(one.index, choice)).length }))
  const max = Math.max(0, ...found.map(({ met }) => met))
  return found
    .filter(({ met }) => met === max)
    .map(({ item, index }) => ({ item, place: placeOf(index, ranking) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

const firstFound = <T>(products: readonly Indexed<T>[], levels: Iterable<Level>): T[] => {
  for (const level of levels) {
    const found = pick(products, level)
    if (found.length > 0) return found
  }
  return []
}

/**
 * The products of a list that match a search, best first, equal ones in the list's order: the server's search for a list in
 * memory. Empty if nothing is typed.
 */
export const matchIndexed = <T>(
  products: readonly Indexed<T>[],
  typed: string,
  synonyms: Synonyms,
  goods: ProductNames = NO_PRODUCT_NAMES,
): T[] => {
  const plan = planSearch(typed, synonyms)
  if (!plan) return []
  const found = firstFound(products, levelsOf(plan, goods))
  if (found.length > 0) return found
  const vocabulary = toSearchVocabulary(
    products.flatMap(({ index }) => [...index].flatMap(([token, place]) => (place === 'D' ? [] : token))),
  )
  return firstFound(products, levelsOfNear(plan, chooseNear(plan, vocabulary, synonyms)))
}
