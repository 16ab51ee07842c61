import { agree, type Decision } from '../../shared/decision.ts'
import { paiseToRupees } from '../../shared/money.ts'
import { applyLineChanges, type LineChange, type PackingState } from './apply-line-changes.ts'
import { findQuestions, type QuestionReason } from './consent.ts'
import type { GivenLine } from './given-line.ts'

/** Why the customer is asked, by line. */
export type Question = { line_no: number; reason: QuestionReason }

/** The questions that these given lines raise anew. Lines that stayed as they were raise none again. */
export const newQuestions = (state: PackingState, given: readonly GivenLine[], capPercent: number): Question[] => {
  const before = findQuestions(state.ordered, state.given, capPercent)
  const wasAsked = new Set(before.map(({ line_no }) => line_no))
  const same = new Map(state.given.map((line) => [line.line_no, line]))
  const isTouched = (lineNo: number) =>
    given.some(
      (line) =>
        (line.line_no === lineNo || line.replaces === lineNo) &&
        (line.quantity !== same.get(line.line_no)?.quantity || line.unitPricePaise !== same.get(line.line_no)?.unitPricePaise),
    )
  return findQuestions(state.ordered, given, capPercent).filter(({ line_no }) => !wasAsked.has(line_no) || isTouched(line_no))
}

const linesOf = (changes: readonly LineChange[]): Set<number> =>
  new Set(changes.flatMap((change) => ('line_no' in change ? [change.line_no] : [])))

/**
 * What a change of the shop does. `apply`: these lines are given now. `beside`: as well, and the open question stays, about
 * `ifYes` now. `ask`: nothing changes until the customer answers. `changes` are those that are made or asked for; with
 * `endsQuestion` they include what was asked before, and the open question is withdrawn.
 */
export type ChangePlan = { changes: readonly LineChange[]; given: GivenLine[]; endsQuestion: boolean } & (
  | { kind: 'apply' }
  | { kind: 'beside'; ifYes: { given: GivenLine[]; reasons: Question[] } | null }
  | { kind: 'ask'; reasons: Question[] }
)

type ToPlan = {
  /** What the open question asks for; null: no question is open. */
  asked: readonly LineChange[] | null
  changes: readonly LineChange[]
  /** The customer agreed by phone, to these changes and to what was asked. */
  byPhone: boolean
  capPercent: number
}

const decide = (state: PackingState, { changes, byPhone, capPercent, asked }: ToPlan): Decision<ChangePlan> => {
  const given = applyLineChanges(state, changes)
  if (!given.ok) return given
  const reasons = byPhone ? [] : newQuestions(state, given.value, capPercent)
  const plan = { changes, given: given.value, endsQuestion: asked !== null }
  return agree(reasons.length > 0 ? { ...plan, kind: 'ask' as const, reasons } : { ...plan, kind: 'apply' as const })
}

/** The change by itself, when it has nothing to do with what is asked and raises no question of its own. */
const planBeside = (
  state: PackingState,
  asked: readonly LineChange[],
  { changes, capPercent }: ToPlan,
): ChangePlan | undefined => {
  const about = linesOf(asked)
  if ([...linesOf(changes)].some((line) => about.has(line))) return undefined
  const given = applyLineChanges(state, changes)
  if (!given.ok || newQuestions(state, given.value, capPercent).length > 0) return undefined
  const both = applyLineChanges(state, [...changes, ...asked])
  const ifYes = both.ok ? { given: both.value, reasons: newQuestions(state, both.value, capPercent) } : null
  return { kind: 'beside', changes, given: given.value, endsQuestion: ifYes === null, ifYes }
}

/**
 * Decides what a change of the shop does. A packer goes on while a question is open: what needs no word of the customer is made at
 * once, and what does is asked together with the rest, by a new question. Errors as `applyLineChanges`.
 */
export const planChange = (state: PackingState, plan: ToPlan): Decision<ChangePlan> => {
  const { asked, changes, byPhone } = plan
  if (asked === null) return decide(state, plan)
  const beside = byPhone ? undefined : planBeside(state, asked, plan)
  return beside ? agree(beside) : decide(state, { ...plan, changes: [...asked, ...changes] })
}

/** The same changes with the price of each product that comes in, so that an answer is about what was shown. */
export const withPrices = (changes: readonly LineChange[], products: PackingState['products']): LineChange[] =>
  changes.map((change) => {
    if (change.kind !== 'replaced' && change.kind !== 'added') return change
    const price = products.get(change.product_id)?.pricePaise
    return change.price !== undefined || price === undefined ? change : { ...change, price: paiseToRupees(price) }
  })
