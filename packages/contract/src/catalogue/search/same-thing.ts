import { unitOf } from './amount-words.ts'
import { BRAND_THINGS } from './brand-things.ts'
import { readGoods } from './goods-readings.ts'
import { planSearch, type SearchPlan, type Term } from './plan-search.ts'
import type { ProductNames } from './product-names.ts'
import { synonyms } from './synonyms.ts'
import { wordsOf } from './text/fold.ts'
import { soundKey } from './text/sound-key.ts'
import { nearestOf } from './text/typos.ts'

const keysOf = (text: string): string[] => wordsOf(text).map((word) => soundKey(word))

/** Words for things besides those of synonyms.ts: what the last word of a product's name makes of the words before it. */
const MORE_THINGS = keysOf(
  `noodles cake pastry chocolate bread biscuit biscuits cookies pickle ketchup sauce puff roll burger sandwich pizza shake drink juice bar soap lotion
  gel wash oil flour chips namkeen mixture bhujia peanuts wipes diapers cereal formula toffee candy muffin doughnut syrup jam spread soup mix
  batter papad rusk khari kulfi peda halwa barfi lozenges sanitizer freshener cone chikki`,
)
/** The keys of all spellings of a brand by each of them. */
const BRANDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.keys(BRAND_THINGS).flatMap((names) => {
    const keys = new Set(names.split(',').map((name) => soundKey(...wordsOf(name))))
    return [...keys].map((key) => [key, keys] as const)
  }),
)
const THINGS: ReadonlySet<string> = new Set([...synonyms.keys.filter((key) => !BRANDS.has(key)), ...MORE_THINGS])

/** Words that say how a thing is sold or made and change nothing about it. */
const NO_HEAD = new Set(
  wordsOf('loose fresh whole powder leaves seeds can pack kit sachet refill large small everyday classic premium pants'),
)
/** Words that make another thing of it: who asks for soap does not mean that of babies. */
const FOR_OTHERS = new Set(
  keysOf('baby adult kids birthday lip hair bura mishti eggless liquid diet flavoured condensed face body eye gripe'),
)
/** A taste, not another thing. */
const TASTES = new Set(keysOf('masala classic pain'))
/** Things that are for babies anyway. */
const FOR_BABIES = new Set(keysOf('diaper wipes'))

/** The words of a name without brackets, sizes and units. */
const namedWords = (name: string): string[] =>
  wordsOf(name.replace(/\([^)]*\)/gu, ' ')).filter(
    (word) => word.length > 1 && !/^\p{N}/u.test(word) && unitOf(word) === undefined,
  )

/** The last words of a name that say what it is: "bread" of "Milk Bread (400 g)", "milk powder" of "Milk Powder". */
const headsOf = (words: readonly string[]): string[] => {
  const last = words.at(-1) ?? ''
  const pair = words.length > 1 ? [soundKey(words.at(-2) ?? '', last)] : []
  const head = words.filter((word) => !NO_HEAD.has(word)).at(-1) ?? last
  return [...pair, soundKey(head)]
}

const isLatin = ({ word }: Term): boolean => /^[a-z0-9]+$/.test(word)

/** Things that a mistyped word may be: "mlik". Short words are like too many others. */
const nearThings = ({ word, key }: Term): string[] => {
  if (key.length < 4 || !/^[a-z]+$/.test(word) || THINGS.has(key) || BRANDS.has(key)) return []
  return nearestOf(key, THINGS).words
}

/**
 * The sounds of everything that a search may mean: its words, their synonyms, and the English names of what it names. A word of another
 * script that names goods means those alone: its sound may be another word in Latin letters.
 */
const meantBy = (plan: SearchPlan, goods: ProductNames): ReadonlySet<string> => {
  const apart = plan.readings[0] ?? []
  // The plainest name: sugar before bura sugar.
  const [plainest] = goods
    .find(apart, 'whole')
    .filter(({ said }) => apart.every((term, at) => said.includes(at) || isLatin(term)))
    .toSorted((a, b) => a.english.length - b.english.length)
  // A longer name is of one product of many ("adult diapers"): the word's own sound is better where it is known.
  const isOwnKnown = apart.length === 1 && THINGS.has(apart[0]?.key ?? '')
  const named = plainest && (plainest.english.length === 1 || !isOwnKnown) ? keysOf(plainest.english.join(' ')) : []
  const own = plan.readings.flatMap((terms) => (named.length > 0 ? terms.filter(isLatin) : terms)).map(({ key }) => key)
  const near = named.length > 0 ? [] : apart.flatMap(nearThings)
  return new Set([...own, ...named, ...near].flatMap((key) => [key, ...synonyms.of(key)]))
}

const withoutPlural = (word: string): string => word.replace(/s$/, '')

/** A product whose brand is asked for, as far as it is one of the things that people mean by it. */
const isAskedBrand = (askedBrands: ReadonlySet<string>, brands: ReadonlySet<string>): boolean =>
  [...askedBrands].some((key) => brands.has(key))

/** A product as far as its name goes. */
export type Named = { name: string; brand: string }

/** From this rank on, a product is not the thing that a search means. */
const NOT_THE_THING = 10

/**
 * Ranks products found by their names by how plainly they are what a search asks for, 0 first; from 10 on it is something made of it or
 * for it: "Milk Bread" is no milk, and "Egg Noodles" are no eggs. A search that names the brand means any of its products.
 */
export const createThingRank = (typed: string, goods: ProductNames): ((product: Named) => number) => {
  const plan = planSearch(typed, synonyms)
  if (!plan) return () => 0
  const meant = meantBy(plan, goods)
  const apart = plan.readings[0] ?? []
  const plain = apart.filter(({ key }) => !THINGS.has(key) && !BRANDS.has(key)).map(({ key }) => key)
  const asked = new Set(apart.map(({ key }) => key))
  const askedBrands = new Set(plan.readings.flatMap((terms) => terms.flatMap(({ key }) => [...(BRANDS.get(key) ?? [])])))
  return ({ name, brand }) => {
    const words = namedWords(name)
    const keys = words.map((word) => soundKey(word))
    const brands = new Set([...keysOf(brand), soundKey(...wordsOf(brand))])
    const heads = headsOf(words)
    const pairs = words.slice(1).map((word, at) => soundKey(words[at] ?? '', word))
    const says = [...keys, ...pairs].some((key) => meant.has(key))
    const isBrand = isAskedBrand(askedBrands, brands)
    const isNamed = plain.some((key) => keys.includes(key) || brands.has(key))
    const isHead = heads.some((head) => meant.has(head))
    const isOther = !isHead && heads.some((head) => THINGS.has(head))
    const base = isHead || (isBrand && says) ? 0 : isOther ? (isNamed ? 1 : NOT_THE_THING) : says || isNamed ? 1 : 2
    const isForBaby = heads.some((head) => FOR_BABIES.has(head))
    const covered = new Set(pairs.flatMap((pair, at) => (meant.has(pair) ? [keys[at], keys[at + 1]] : [])))
    const isExtra = (key: string) =>
      !covered.has(key) && !meant.has(key) && !asked.has(key) && !heads.includes(key) && !TASTES.has(key)
    const others = keys.filter((key) => isExtra(key) && THINGS.has(key)).length * 2
    const forOthers = keys.filter((key) => isExtra(key) && FOR_OTHERS.has(key) && !(isForBaby && key === 'babi')).length * 3
    const spelled = new Set([...words, ...wordsOf(brand)].map(withoutPlural))
    const isSpelled =
      !apart.some(isLatin) ||
      apart.some(({ word }) => spelled.has(withoutPlural(word))) ||
      ![...brands, ...keys].some((key) => asked.has(key))
    return base + Math.min(6, others + forOthers) + Number(!isSpelled) + Number(askedBrands.size > 0 && !isBrand)
  }
}

export const isThingRank = (rank: number): boolean => rank < NOT_THE_THING

/** A search of words that all name things: what has none of them is not what it means, however similar the letters are. */
export const isClearSearch = (typed: string, goods: ProductNames): boolean => {
  const plan = planSearch(typed, synonyms)
  const apart = plan?.readings[0]
  if (!plan || !apart) return false
  const isKnown = (key: string) => THINGS.has(key) || BRANDS.has(key)
  if (plan.readings.some((terms) => terms.length === 1 && isKnown(terms[0]?.key ?? ''))) return true
  return apart.length === 1 && readGoods(plan, goods, 'whole').readings.length > 0
}
