/** When money came: one minute where the paper says the time, the whole day of the shop where it only says the date. */
export type CreditTime = { fromMs: number; toMs: number }

/** Why a credit can be nobody's: its transfer was sent back, or its number stands on two amounts. */
export type CreditTrouble = 'reversed' | 'utr_twice'

/** Money that came to the shop, as its bank or UPI app says. `place`: the row or message it stands in. `utr`: the bank's number of the transfer.
 * `text`: what was written with it, a line for each cell. */
export type Credit = {
  place: number
  utr: string | null
  amountPaise: number
  time: CreditTime | null
  text: string
  trouble: CreditTrouble | null
}

/** Rows and messages that are no money for the shop. */
export const SKIP_REASONS = ['debit', 'reversal', 'failed', 'otp', 'request', 'other'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** Rows and messages that cannot be read; they are named and never guessed. */
export const ROW_PROBLEMS = ['date', 'amount', 'direction', 'utr_shortened', 'several'] as const
export type RowProblem = (typeof ROW_PROBLEMS)[number]

/** What a paper or a heap of messages says. `period`: from its first to its last moment, in epoch milliseconds. */
export type StatementReading = {
  credits: Credit[]
  skipped: Record<SkipReason, number>
  problems: { place: number; code: RowProblem }[]
  period: CreditTime | null
}

const isNarrower = (a: CreditTime, b: CreditTime): boolean => a.toMs - a.fromMs < b.toMs - b.fromMs

/** The one that says more: a minute before a day; of two alike the earlier. */
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

/** One credit for each transfer: bank and app both tell of it, and files repeat. One that was sent back is nobody's. */
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
