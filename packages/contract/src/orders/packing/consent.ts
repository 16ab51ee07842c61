import { type Paise, paise, sharePaise, sumPaise } from '../../shared/money.ts'
import type { MissingChoice } from '../missing-choice.ts'
import { computeLineTotal } from '../placing/pricing.ts'
import type { GivenLine, OrderedLine } from './given-line.ts'

/** How much dearer than ordered a best match may be without a question, in percent: the shop's setting. */
export const SUBSTITUTION_CAP = { usual: 10, max: 50 } as const
/** How long a customer has to answer, in minutes: the shop's setting. */
export const ANSWER_MINUTES = { usual: 5, min: 2, max: 30 } as const
/** What happens to a line when the customer does not answer: the shop's setting. */
export const SILENCE_OUTCOMES = ['leave_out', 'accept'] as const
export type SilenceOutcome = (typeof SILENCE_OUTCOMES)[number]

/** Why a change needs the customer's word. */
export const QUESTION_REASONS = ['above_cap', 'wants_a_call', 'wants_none', 'added'] as const
export type QuestionReason = (typeof QUESTION_REASONS)[number]

const worthOf = (lines: readonly Pick<GivenLine, 'unitPricePaise' | 'quantity' | 'unitSize'>[]): Paise =>
  sumPaise(lines.map(computeLineTotal))

/** The most that an ordered line may cost without a question. */
export const highestWithoutQuestion = (
  ordered: Pick<OrderedLine, 'unitPricePaise' | 'quantity' | 'unitSize'>,
  capPercent: number,
) => {
  const worth = computeLineTotal(ordered)
  return paise(worth + sharePaise(worth, capPercent, 100))
}

/** What is given for an ordered line: the line itself and its replacement. */
export const givenFor = (given: readonly GivenLine[], lineNo: number): GivenLine[] =>
  given.filter(({ line_no, replaces, quantity }) => quantity > 0 && (line_no === lineNo || replaces === lineNo))

/**
 * Whether one ordered line, as it is given now, lies inside what the customer chose at checkout. Less of it, or none, needs no
 * word except from somebody who wants a call; another product only where the best match was chosen; and nothing may cost more
 * than the cap allows.
 */
export const questionAbout = (ordered: OrderedLine, given: readonly GivenLine[], capPercent: number): QuestionReason | null => {
  const now = givenFor(given, ordered.line_no)
  const isReplaced = now.some(({ line_no }) => line_no !== ordered.line_no)
  const isLess = worthOf(now) < computeLineTotal(ordered)
  const isSame = now.length === 1 && now[0]?.quantity === ordered.quantity && now[0].unitPricePaise === ordered.unitPricePaise
  if (isSame && !isReplaced) return null
  if (worthOf(now) > highestWithoutQuestion(ordered, capPercent)) return 'above_cap'
  if (isReplaced)
    return ordered.if_missing === 'best_match' ? null : ordered.if_missing === 'call' ? 'wants_a_call' : 'wants_none'
  // A scale that shows a little less or more is not something missing.
  const isWeighed = now.some(({ change }) => change === 'weighed')
  return isLess && !isWeighed && ordered.if_missing === 'call' ? 'wants_a_call' : null
}

/** Every question that these given lines raise, by ordered line; an added product asks for itself. */
export const findQuestions = (
  ordered: readonly OrderedLine[],
  given: readonly GivenLine[],
  capPercent: number,
): { line_no: number; reason: QuestionReason }[] => [
  ...ordered.flatMap((line) => {
    const reason = questionAbout(line, given, capPercent)
    return reason ? [{ line_no: line.line_no, reason }] : []
  }),
  ...given.flatMap(({ line_no, change, quantity }) =>
    change === 'added' && quantity > 0 ? [{ line_no, reason: 'added' as const }] : [],
  ),
]

/** The choice of a line: its own, else that of the order. */
export const choiceOf = (ofLine: MissingChoice | null, ofOrder: MissingChoice): MissingChoice => ofLine ?? ofOrder
