import { planSearch, type SearchPlan, type Term, toTerm } from './plan-search.ts'
import type { Closeness, NamedProducts, ProductNames } from './product-names.ts'
import { synonyms } from './synonyms.ts'
import { soundKey } from './text/sound-key.ts'

/** The search with names in other languages replaced by their English names. */
export type GoodsReadings = {
  readings: Term[][]
  /** Tokens `^`: the words for the things themselves. */
  heads: string[]
}

/** Maximum number of additional queries. */
const READINGS_MAX = 20

const NO_SYNONYMS = { of: () => [], keys: [] }

const tokensOf = ({ exact, sound, meaning }: Term): string[] => [...exact, ...sound, ...meaning]

/** Whether every matched word already finds a word of the English name: "দুধ" means milk without the help of a name. */
const isKnown = (reading: readonly Term[], { english, said }: NamedProducts): boolean => {
  const named = new Set(english.map((word) => `~${soundKey(word)}`))
  return said.every((index) => {
    const term = reading[index]
    return term !== undefined && tokensOf(term).some((token) => named.has(token))
  })
}

const toReading = (reading: readonly Term[], { english, said, isCategory }: NamedProducts): Term[] => {
  const words = isCategory ? [english] : english.map((word) => [word])
  return [...reading.filter((_, index) => !said.includes(index)), ...words.map((one) => toTerm(one, NO_SYNONYMS))]
}

/** Neighbours in two scripts are never one word. */
const isOfTwoScripts = ({ word }: Term): boolean => /[a-z]/.test(word) && !/^[a-z0-9]+$/.test(word)

/** Reads a plan again with the names of products in other languages. Products that its own words find already are left out. */
export const readGoods = (plan: SearchPlan, goods: ProductNames, how: Closeness): GoodsReadings => {
  const found = new Map<string, Term[]>()
  const heads = new Set<string>()
  for (const reading of plan.readings.filter((terms) => !terms.some(isOfTwoScripts))) {
    for (const named of goods.find(reading, how)) {
      if (isKnown(reading, named)) continue
      const terms = toReading(reading, named)
      found.set(terms.map(({ word }) => word).join(' '), terms)
      if (named.isHead) heads.add(`^${soundKey(named.english.at(-1) ?? '')}`)
    }
  }
  return { readings: [...found.values()].slice(0, READINGS_MAX), heads: [...heads] }
}

/** The English name of products typed in another language, for lists that have English words only. */
export const englishNameOf = (typed: string, goods: ProductNames): string | undefined => {
  const typedTerms = planSearch(typed, synonyms)?.readings[0] ?? []
  const named = goods.find(typedTerms, 'whole').find(({ said }) => said.length === typedTerms.length)
  return named?.english.join(' ')
}
