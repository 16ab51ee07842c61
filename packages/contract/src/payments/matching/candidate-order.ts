import { MATCH_EARLY_MS, MATCH_LATE_MS } from './limits.ts'
import type { CreditTime } from './statement/credit.ts'

/** An order of this shop to be paid by UPI. `code`: its number. `claimedUtr`: the transfer's number according to its customer. */
export type CandidateOrder = {
  orderId: string
  code: string
  amountPaise: number
  createdMs: number
  claimedMs: number | null
  claimedUtr: string | null
  isDue: boolean
}

/** When orders were placed whose money can have arrived at this time. */
export const windowOf = ({ fromMs, toMs }: CreditTime): CreditTime => ({
  fromMs: fromMs - MATCH_LATE_MS,
  toMs: toMs + MATCH_EARLY_MS,
})

/** Whether money that arrived then can be for this order. */
export const isInWindow = (time: CreditTime, { createdMs }: CandidateOrder): boolean => {
  const { fromMs, toMs } = windowOf(time)
  return createdMs >= fromMs && createdMs <= toMs
}

/** Oldest first; at the same moment by number, so that the order of rows has no effect. */
export const inOrder = (orders: Iterable<CandidateOrder>): CandidateOrder[] =>
  [...orders].sort((a, b) => a.createdMs - b.createdMs || (a.code < b.code ? -1 : 1))
