import { type GoodsReadings, readGoods } from './goods-readings.ts'
import type { SearchPlan, Term } from './plan-search.ts'
import type { ProductNames } from './product-names.ts'

/** A product must have one of these: a token, or a token with this beginning. */
export type Choice = {
  any: readonly string[]
  beginnings: readonly string[]
  /** Whether tags, pack and description count too. */
  beside: boolean
}

/** The sort order of the products of a level. */
export type Ranking = {
  /** First: the search is the name of their category. */
  category: readonly string[]
  /** Then: the product is the thing itself, not made of it or for it; `headBeginnings` if the word is not typed to its end. */
  heads: readonly string[]
  headBeginnings: readonly string[]
  /** Then: words as typed, then words with the same sound, then synonyms. */
  exact: Choice[][]
  sound: Choice[][]
  /** Then: the requested pack. */
  amounts: readonly string[]
}

/**
 * How the words of a search are found: whole in a name; as the beginning of a word; outside the name; a name in another language, by
 * sound or with a typing mistake; by similar words; or only most of them.
 */
export type LevelKind = 'whole' | 'begun' | 'beside' | 'heard' | 'near' | 'similar' | 'most'

/** Products that match every choice of one of the readings; of those only the ones that match most of `counted`. */
export type Level = { kind: LevelKind; readings: Choice[][]; counted: Choice[]; ranking: Ranking }

const choice = (any: readonly string[], beginnings: readonly string[] = [], beside = false): Choice => ({
  any,
  beginnings,
  beside,
})

const soundsOf = ({ sound, meaning }: Term): string[] => [...sound, ...meaning]

const resigned = (sign: '^' | '#', tokens: readonly string[]): string[] => tokens.map((token) => `${sign}${token.slice(1)}`)

/** A reading of one word may be the name of a category. */
const categoriesOf = ({ readings }: SearchPlan): string[] =>
  readings.flatMap((terms) => (terms.length === 1 ? terms.flatMap((term) => resigned('#', soundsOf(term))) : []))

const rankingOf = (plan: SearchPlan, areBeginnings: boolean): Ranking => {
  const terms = plan.readings.flat()
  return {
    category: categoriesOf(plan),
    heads: resigned('^', terms.flatMap(soundsOf)),
    headBeginnings: areBeginnings
      ? resigned(
          '^',
          terms.flatMap(({ sound }) => sound),
        )
      : [],
    exact: plan.readings.map((reading) => reading.map(({ exact }) => choice(exact))),
    sound: plan.readings.map((reading) => reading.map(({ exact, sound }) => choice([...exact, ...sound]))),
    amounts: plan.amounts,
  }
}

const wholeChoice = (term: Term, isAlone: boolean): Choice =>
  choice([...term.exact, ...soundsOf(term), ...(isAlone ? resigned('#', soundsOf(term)) : [])])

const chooseIn = (readings: SearchPlan['readings'], choose: (term: Term, isAlone: boolean) => Choice): Choice[][] =>
  readings.map((reading) => reading.map((term) => choose(term, reading.length === 1)))

/** A level that also finds products by their names in other languages. */
const withGoods = ({ kind, readings, counted, ranking }: Level, goods: GoodsReadings): Level => ({
  kind,
  readings: [...readings, ...chooseIn(goods.readings, wholeChoice)],
  counted,
  ranking: { ...ranking, heads: [...ranking.heads, ...goods.heads] },
})

const onlyGoods = (kind: 'heard' | 'near', plan: SearchPlan, goods: GoodsReadings): Level[] =>
  goods.readings.length === 0 ? [] : [withGoods({ kind, readings: [], counted: [], ranking: rankingOf(plan, false) }, goods)]

/**
 * The levels of a search: the first level with a result in the shop is the answer; the next one is computed on demand. Whole
 * words (as typed, by sound, by synonym); words with this beginning; words outside the name; names in other languages, by sound
 * and with typing mistakes.
 */
export function* levelsOf(plan: SearchPlan, goods: ProductNames): Generator<Level> {
  const { readings } = plan
  const whole = chooseIn(readings, wholeChoice)
  yield withGoods(
    { kind: 'whole', readings: whole, counted: [], ranking: rankingOf(plan, false) },
    readGoods(plan, goods, 'whole'),
  )
  const begun = chooseIn(readings, (term, isAlone) => ({ ...wholeChoice(term, isAlone), beginnings: term.beginnings }))
  yield withGoods(
    { kind: 'begun', readings: begun, counted: [], ranking: rankingOf(plan, true) },
    readGoods(plan, goods, 'begun'),
  )
  const beside = chooseIn(readings, (term, isAlone) => ({ ...wholeChoice(term, isAlone), beside: true }))
  yield { kind: 'beside', readings: beside, counted: [], ranking: rankingOf(plan, false) }
  yield* onlyGoods('heard', plan, readGoods(plan, goods, 'heard'))
  yield* onlyGoods('near', plan, readGoods(plan, goods, 'near'))
}

/**
 * The levels if no product has all words as they are: all of them by the shop's most similar words, then as many as possible,
 * first the ones that name the product. `met` are the choices for words similar to any of the shop's.
 */
export const levelsOfNear = (plan: SearchPlan, met: readonly Choice[]): Level[] => {
  const wordCount = plan.readings[0]?.length ?? 0
  // If most of the words are unknown here, a result for the rest is not useful.
  if (met.length === 0 || met.length * 2 < wordCount) return []
  const ranking = rankingOf(plan, false)
  const heads = [
    ...ranking.heads,
    ...met.flatMap(({ any }) =>
      resigned(
        '^',
        any.filter((token) => token.startsWith('~')),
      ),
    ),
  ]
  const ranked = { ...ranking, heads }
  const isAll = met.length === wordCount
  return [
    ...(isAll ? [{ kind: 'similar' as const, readings: [[...met]], counted: [], ranking: ranked }] : []),
    { kind: 'most', readings: met.map((one) => [one, choice(heads)]), counted: [...met], ranking: ranked },
    { kind: 'most', readings: met.map((one) => [one]), counted: [...met], ranking: ranked },
  ]
}
