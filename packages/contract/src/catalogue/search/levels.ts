import type { GoodsNames } from './goods-names.ts'
import { type GoodsReadings, readGoods } from './goods-readings.ts'
import type { SearchPlan, Term } from './plan-search.ts'

/** Something of this must stand in a product: one of the tokens, or a token that begins so. */
export type Choice = {
  any: readonly string[]
  beginnings: readonly string[]
  /** Tags, pack and description count too. */
  beside: boolean
}

/** What comes first among the products of a level. */
export type Ranking = {
  /** The search is the name of their category. */
  category: readonly string[]
  /** They are what the search says, not only made of it or for it; `headBeginnings` when the word is not typed to its end. */
  heads: readonly string[]
  headBeginnings: readonly string[]
  /** Then words as typed, then words that sound the same, then other words for it. */
  exact: Choice[][]
  sound: Choice[][]
  /** Then the pack that was asked for. */
  amounts: readonly string[]
}

/** Products that have every choice of one of the readings; of those only the ones that meet most of `counted`. */
export type Level = { readings: Choice[][]; counted: Choice[]; ranking: Ranking }

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

/** A level that also finds goods by what they are called in other languages. */
const withGoods = ({ readings, counted, ranking }: Level, goods: GoodsReadings): Level => ({
  readings: [...readings, ...chooseIn(goods.readings, wholeChoice)],
  counted,
  ranking: { ...ranking, heads: [...ranking.heads, ...goods.heads] },
})

const onlyGoods = (plan: SearchPlan, goods: GoodsReadings): Level[] =>
  goods.readings.length === 0 ? [] : [withGoods({ readings: [], counted: [], ranking: rankingOf(plan, false) }, goods)]

/**
 * How a search is answered: the first level that has anything in the shop is the answer; the next is made when it is asked for.
 * Whole words (as typed, by sound, by meaning); words that begin so; words that stand beside the name; what goods are called in
 * other languages, by its sound and mistyped.
 */
export function* levelsOf(plan: SearchPlan, goods: GoodsNames): Generator<Level> {
  const { readings } = plan
  const whole = chooseIn(readings, wholeChoice)
  yield withGoods({ readings: whole, counted: [], ranking: rankingOf(plan, false) }, readGoods(plan, goods, 'whole'))
  const begun = chooseIn(readings, (term, isAlone) => ({ ...wholeChoice(term, isAlone), beginnings: term.beginnings }))
  yield withGoods({ readings: begun, counted: [], ranking: rankingOf(plan, true) }, readGoods(plan, goods, 'begun'))
  const beside = chooseIn(readings, (term, isAlone) => ({ ...wholeChoice(term, isAlone), beside: true }))
  yield { readings: beside, counted: [], ranking: rankingOf(plan, false) }
  yield* onlyGoods(plan, readGoods(plan, goods, 'heard'))
  yield* onlyGoods(plan, readGoods(plan, goods, 'near'))
}

/**
 * The levels when no product has all words as they are: all of them as the shop's words that look most like them, then as many
 * as can be had, first of what the search names. `met` are the choices of those words that look like any of the shop's.
 */
export const levelsOfNear = (plan: SearchPlan, met: readonly Choice[]): Level[] => {
  const asked = plan.readings[0]?.length ?? 0
  // When most of it is unknown here, what is left is not what was meant.
  if (met.length === 0 || met.length * 2 < asked) return []
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
  const isAll = met.length === asked
  return [
    ...(isAll ? [{ readings: [[...met]], counted: [], ranking: ranked }] : []),
    { readings: met.map((one) => [one, choice(heads)]), counted: [...met], ranking: ranked },
    { readings: met.map((one) => [one]), counted: [...met], ranking: ranked },
  ]
}
