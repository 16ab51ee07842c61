import type { CandidateOrder } from '@jhola/contract/payments/matching/candidate-order'
import { CREDIT_ORDERS_MAX } from '@jhola/contract/payments/matching/limits'
import type { Matching } from '@jhola/contract/payments/matching/match-credits'
import type { ShownCandidate, ShownCredit, ShownMatching } from '@jhola/contract/payments/matching/routes'
import type { Credit, StatementReading } from '@jhola/contract/payments/matching/statement/credit'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { isoMoment, MINUTE_MS } from '@jhola/contract/shared/time'
import type { MatchProposal } from './match-proposals.ts'

const SHOWN_MAX = 200
const PROBLEMS_MAX = 50
const TEXT_MAX = 160

const presentCredit = ({ place, amountPaise, time, utr, text }: Credit): ShownCredit => ({
  place,
  amount: paiseToRupees(paise(amountPaise)),
  at: time ? isoMoment(time.fromMs) : null,
  has_time: time !== null && time.toMs - time.fromMs <= MINUTE_MS,
  utr,
  text: text.replaceAll('\n', ' ').slice(0, TEXT_MAX),
})

/** The result of a matching for the owner. */
export const presentMatching = ({
  kind,
  reading,
  matching,
  names,
  write,
}: {
  kind: ShownMatching['kind']
  reading: StatementReading
  matching: Matching
  names: ReadonlyMap<string, string>
  write(facts: Omit<MatchProposal, 'storeId'>): string
}): ShownMatching => {
  const presentAsked = (order: CandidateOrder): ShownCandidate => ({
    order_id: order.orderId,
    order_number: order.code,
    customer_name: names.get(order.orderId) ?? '',
    amount: paiseToRupees(paise(order.amountPaise)),
    created_at: isoMoment(order.createdMs),
    claimed_at: order.claimedMs === null ? null : isoMoment(order.claimedMs),
  })
  const ticketOf = ({ utr, amountPaise, time }: Credit, sureOrderId: string | null): string =>
    write({ utr: utr ?? '', amountPaise, creditedMs: time?.fromMs ?? null, sureOrderId })
  return {
    kind,
    credits: reading.credits.length,
    known: matching.known,
    from: reading.period && isoMoment(reading.period.fromMs),
    to: reading.period && isoMoment(reading.period.toMs),
    sure: matching.sure.map(({ credit, order }) => ({
      ticket: ticketOf(credit, order.orderId),
      credit: presentCredit(credit),
      order: presentAsked(order),
    })),
    decide: matching.decide.slice(0, SHOWN_MAX).map(({ credit, reason, orders }) => ({
      ticket: ticketOf(credit, null),
      credit: presentCredit(credit),
      reason,
      orders: orders
        .slice(0, CREDIT_ORDERS_MAX)
        .map((order) => ({ ...presentAsked(order), fits: order.amountPaise === credit.amountPaise })),
    })),
    unknown: matching.unknown
      .slice(0, SHOWN_MAX)
      .map(({ credit, reason, order }) => ({ credit: presentCredit(credit), reason, order: order && presentAsked(order) })),
    unknown_count: matching.unknown.length,
    not_found: matching.notFound.slice(0, SHOWN_MAX).map(presentAsked),
    skipped: reading.skipped,
    problems: reading.problems.slice(0, PROBLEMS_MAX),
    problem_count: reading.problems.length,
  }
}
