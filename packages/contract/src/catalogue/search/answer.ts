import type { LevelKind } from './levels.ts'
import { planSearch } from './plan-search.ts'
import type { ProductNames } from './product-names.ts'
import { createThingRank, isClearSearch, isThingRank, type Named } from './same-thing.ts'
import { synonyms } from './synonyms.ts'

/** What a search found: the thing itself, only similar things, or nothing. */
export const SEARCH_ANSWERS = ['found', 'similar', 'none'] as const
export type SearchAnswer = (typeof SEARCH_ANSWERS)[number]

/** A shorter word is like too many others to be sure that it is mistyped. */
const SURE_LETTERS = 5

/** Only most of the words were found, or short words by what looks like them: that is a guess. */
const isGuess = (typed: string, kind: LevelKind): boolean => {
  if (kind === 'most') return true
  return kind === 'similar' && (planSearch(typed, synonyms)?.readings[0] ?? []).every(({ key }) => key.length < SURE_LETTERS)
}

/**
 * The products of a page with the plainest first ("Bath Soap" before "Baby Soap" for soap), and whether the thing itself is among them.
 * `kind`: how the search found the words. A search whose words all name things and are found by their letters only ("egg" in "eggless")
 * has found similar things.
 */
export const answerSearch = <T extends Named>(
  typed: string,
  found: readonly T[],
  { kind, goods }: { kind: LevelKind | null; goods: ProductNames },
): { answer: SearchAnswer; products: T[] } => {
  if (kind === null || found.length === 0) return { answer: 'none', products: [...found] }
  const rank = createThingRank(typed, goods)
  const ranked = found.map((product) => ({ product, rank: rank(product) }))
  const products = ranked.toSorted((a, b) => a.rank - b.rank).map(({ product }) => product)
  const isByLetters = kind !== 'whole' && kind !== 'heard'
  const isThing = ranked.some((one) => isThingRank(one.rank))
  return {
    answer: isThing && !isGuess(typed, kind) && !(isByLetters && isClearSearch(typed, goods)) ? 'found' : 'similar',
    products,
  }
}
