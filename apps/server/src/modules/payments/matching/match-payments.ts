import { orderNumber } from '@jhola/contract/orders/order-number'
import type { CandidateOrder } from '@jhola/contract/payments/matching/candidate-order'
import { MATCH_LATE_MS } from '@jhola/contract/payments/matching/limits'
import { matchCredits } from '@jhola/contract/payments/matching/match-credits'
import type { ShownMatching } from '@jhola/contract/payments/matching/routes'
import type { StatementReading } from '@jhola/contract/payments/matching/statement/credit'
import { amountDue } from '@jhola/contract/payments/rules'
import { toStoredMoney } from '../../orders/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { listOrdersToMatch, listUsedUtrs, type MatchedOrderRow } from './matching.repo.ts'
import { presentMatching } from './present-matching.ts'

const DAY_MS = 24 * 3_600_000
/** Without dates, the orders of one month are matched; a statement older than a year has no open orders. */
const UNDATED_MS = 30 * DAY_MS
const OLDEST_MS = 370 * DAY_MS
const ORDERS_MAX = 5000

const toAsked = (storeId: string, row: MatchedOrderRow): CandidateOrder => ({
  orderId: row.order_id,
  code: orderNumber(storeId, row.order_no),
  amountPaise: amountDue(toStoredMoney(row)) || row.total_paise,
  createdMs: row.created_at.getTime(),
  claimedMs: row.payment_claimed_at?.getTime() ?? null,
  claimedUtr: row.claimed_utr,
  isDue: amountDue(toStoredMoney(row)) > 0,
})

/** Matches the credits of a statement or of messages with the shop's orders. Stores nothing. */
export const matchPayments = async (
  deps: PaymentDeps,
  storeId: string,
  kind: ShownMatching['kind'],
  reading: StatementReading,
): Promise<ShownMatching> => {
  const nowMs = deps.clock.now().getTime()
  const sinceMs = Math.max((reading.period?.fromMs ?? nowMs - UNDATED_MS) - MATCH_LATE_MS, nowMs - OLDEST_MS)
  const utrs = reading.credits.flatMap(({ utr }) => (utr === null ? [] : [utr]))
  const [rows, usedUtrs] = await Promise.all([
    listOrdersToMatch(deps.db, storeId, new Date(sinceMs), ORDERS_MAX),
    listUsedUtrs(deps.db, utrs),
  ])
  const matching = matchCredits({
    credits: reading.credits,
    orders: rows.map((row) => toAsked(storeId, row)),
    usedUtrs,
    // Selected messages do not cover a period: a missing credit may have arrived all the same.
    period: kind === 'statement' ? reading.period : null,
  })
  const names = new Map(rows.map(({ order_id, customer_name }) => [order_id, customer_name]))
  return presentMatching({ kind, reading, matching, names, write: (facts) => deps.tickets.write({ ...facts, storeId }, nowMs) })
}
