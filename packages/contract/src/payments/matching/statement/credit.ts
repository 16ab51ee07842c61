/** When money arrived: one minute if the statement has the time, the whole day of the shop if it has only the date. */
export type CreditTime = { fromMs: number; toMs: number }

/** Why a credit belongs to no order: its transfer was reversed, or its number is used for two amounts. */
export type CreditTrouble = 'reversed' | 'utr_twice'

/**
 * Money that the shop received, according to its bank or UPI app. `place`: its row or message. `utr`: the bank's number of the
 * transfer. `text`: its description, a line for each cell.
 */
export type Credit = {
  place: number
  utr: string | null
  amountPaise: number
  time: CreditTime | null
  text: string
  trouble: CreditTrouble | null
}

/** Rows and messages that are not payments to the shop. */
export const SKIP_REASONS = ['debit', 'reversal', 'failed', 'otp', 'request', 'other'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** Rows and messages that cannot be read. They are reported and never guessed. */
export const ROW_PROBLEMS = ['date', 'amount', 'direction', 'utr_shortened', 'several'] as const
export type RowProblem = (typeof ROW_PROBLEMS)[number]

/** The content of a statement or of messages. `period`: from its first to its last moment, in epoch milliseconds. */
export type StatementReading = {
  credits: Credit[]
  skipped: Record<SkipReason, number>
  problems: { place: number; code: RowProblem }[]
  period: CreditTime | null
}

const isNarrower = (a: CreditTime, b: CreditTime): boolean => a.toMs - a.fromMs < b.toMs - b.fromMs

/** The more exact of two times: a minute before a day; else the earlier one. */
const betterTime = (a: CreditTime | null, b: CreditTime | null): CreditTime | null => {
  if (a === null || b === null) return a ?? b
  if (isNarrower(a, b) || isNarrower(b, a)) return isNarrower(a, b) ? a : b
  return a.fromMs <= b.fromMs ? a : b
}

const together = (a: Credit, b: Credit): Credit => ({
  ...a,
  place: Math.min(a.place, b.place),
  time: betterTime(a.time, b.time),
  text: a.text === b.text ? a.text : [a.text, b.text].sort().join('\n'),
  trouble: a.trouble ?? b.trouble ?? (a.amountPaise === b.amountPaise ? null : 'utr_twice'),
})

/** One credit per transfer: bank and app both report it, and files repeat. A reversed transfer belongs to no order. */
export const gatherCredits = (found: readonly Credit[], sentBack: ReadonlySet<string>): Credit[] => {
  const byUtr = new Map<string, Credit>()
  const nameless: Credit[] = []
  for (const credit of found) {
    if (credit.utr === null) {
      nameless.push(credit)
      continue
    }
    const known = byUtr.get(credit.utr)
    byUtr.set(credit.utr, known ? together(known, credit) : credit)
  }
  const named = [...byUtr.values()].map(
    (credit): Credit => (credit.utr !== null && sentBack.has(credit.utr) ? { ...credit, trouble: 'reversed' } : credit),
  )
  return [...named, ...nameless].sort((a, b) => a.place - b.place)
}

/** From the first to the last of these moments. */
export const periodOf = (times: readonly (CreditTime | null)[]): CreditTime | null => {
  let period: CreditTime | null = null
  for (const time of times)
    if (time !== null)
      period = period
        ? { fromMs: Math.min(period.fromMs, time.fromMs), toMs: Math.max(period.toMs, time.toMs) }
        : { fromMs: time.fromMs, toMs: time.toMs }
  return period
}

export const nothingSkipped = (): Record<SkipReason, number> => ({
  debit: 0,
  reversal: 0,
  failed: 0,
  otp: 0,
  request: 0,
  other: 0,
})
