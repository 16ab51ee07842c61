import { MATCH_EARLY_MS, MATCH_LATE_MS } from './limits.ts'
import type { CreditTime } from './statement/credit.ts'

/** An order of this shop that was asked to be paid by UPI. `code`: its number. `claimedUtr`: what its customer says the transfer is called. */
export type CandidateOrder = {
  orderId: string
  code: string
  amountPaise: number
  createdMs: number
  claimedMs: number | null
  claimedUtr: string | null
  isDue: boolean
}

/** When orders were placed whose money can have come at this time. */
export const windowOf = ({ fromMs, toMs }: CreditTime): CreditTime => ({
  fromMs: fromMs - MATCH_LATE_MS,
  toMs: toMs + MATCH_EARLY_MS,
})

/** Can the money that came then be for this order? */
export const isInWindow = (time: CreditTime, { createdMs }: CandidateOrder): boolean => {
  const { fromMs, toMs } = windowOf(time)
  return createdMs >= fromMs && createdMs <= toMs
}

/** Oldest first; of the same moment by number, so that the order of rows changes nothing. */
export const inOrder = (orders: Iterable<CandidateOrder>): CandidateOrder[] =>
  [...orders].sort((a, b) => a.createdMs - b.createdMs || (a.code < b.code ? -1 : 1))
