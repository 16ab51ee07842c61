import { type CandidateOrder, inOrder, isInWindow } from './candidate-order.ts'
import { CREDIT_ORDERS_MAX } from './limits.ts'
import { createOrderNaming, type NamedOrders } from './name-orders.ts'
import { createOrderProposals } from './propose-orders.ts'
import type { Credit, CreditTime } from './statement/credit.ts'

/** Why a person must decide. */
export const DECIDE_REASONS = [
  'amount_only',
  'several_named',
  'two_credits',
  'outside_window',
  'no_time',
  'amount_differs',
] as const
export type DecideReason = (typeof DECIDE_REASONS)[number]

/** Why a credit belongs to no order. */
export const UNKNOWN_REASONS = ['nothing_fits', 'not_due', 'no_utr', 'reversed', 'utr_twice'] as const
export type UnknownReason = (typeof UNKNOWN_REASONS)[number]

export type SureMatch = { credit: Credit; order: CandidateOrder }
export type OpenMatch = { credit: Credit; reason: DecideReason; orders: CandidateOrder[] }
export type UnknownCredit = { credit: Credit; reason: UnknownReason; order: CandidateOrder | null }

/**
 * The result of matching a statement. `known`: number of credits recorded before. `notFound`: claimed in its period, but not in
 * it.
 */
export type Matching = {
  sure: SureMatch[]
  decide: OpenMatch[]
  unknown: UnknownCredit[]
  known: number
  notFound: CandidateOrder[]
}

type NamedCredit = NamedOrders & { credit: Credit }

/** The problem of a credit, independent of what it names. */
const unknownReason = ({ credit, named }: NamedCredit): UnknownReason | null => {
  if (credit.trouble !== null) return credit.trouble
  if (credit.utr === null) return 'no_utr'
  return named.size > 0 && [...named].every(({ isDue }) => !isDue) ? 'not_due' : null
}

/** Why an order that a credit names is not certainly paid by it. */
const doubtOf = ({ credit, named, isMore }: NamedCredit, order: CandidateOrder, creditsOfOrder: number): DecideReason | null => {
  if (named.size > 1 || isMore) return 'several_named'
  if (creditsOfOrder > 1) return 'two_credits'
  if (credit.amountPaise !== order.amountPaise) return 'amount_differs'
  if (credit.time === null) return 'no_time'
  return isInWindow(credit.time, order) ? null : 'outside_window'
}

const countNamings = (all: readonly NamedCredit[]): Map<CandidateOrder, number> => {
  const counts = new Map<CandidateOrder, number>()
  for (const { named } of all) for (const order of named) counts.set(order, (counts.get(order) ?? 0) + 1)
  return counts
}

/**
 * Matches each credit to an order. A match is certain only if the credit has the exact amount, names exactly one unpaid order,
 * is within its time, and is the only credit that names it. All other matches need a person's decision. The order of rows has
 * no effect.
 */
export const matchCredits = (input: {
  credits: readonly Credit[]
  orders: readonly CandidateOrder[]
  /** Transfers that already paid an order. */
  usedUtrs: ReadonlySet<string>
  /** The period of the statement, if it covers one without gaps. */
  period: CreditTime | null
}): Matching => {
  const fresh = input.credits.filter(({ utr }) => utr === null || !input.usedUtrs.has(utr))
  const naming = createOrderNaming(input.orders)
  const all = fresh.map((credit): NamedCredit => ({ credit, ...naming.namedBy(credit) }))
  const unknown: UnknownCredit[] = []
  const usable: NamedCredit[] = []
  for (const one of all) {
    const reason = unknownReason(one)
    if (reason === null) usable.push(one)
    else unknown.push({ credit: one.credit, reason, order: one.named.size === 1 ? (inOrder(one.named)[0] ?? null) : null })
  }
  const counts = countNamings(usable)
  const sure: SureMatch[] = []
  const decide: OpenMatch[] = []
  for (const one of usable) {
    const { credit } = one
    const orders = inOrder(one.named)
    const [order] = orders
    if (!order) continue
    const reason = doubtOf(one, order, counts.get(order) ?? 0)
    if (reason === null) sure.push({ credit, order })
    else decide.push({ credit, reason, orders: orders.filter(({ isDue }) => isDue) })
  }
  const taken = new Set(sure.map(({ order }) => order))
  const shown = new Set([...taken, ...decide.flatMap(({ orders }) => orders)])
  const open = input.orders.filter((order) => order.isDue && !taken.has(order))
  const offers = createOrderProposals(open)
  for (const { credit, named } of usable) {
    if (named.size > 0) continue
    const orders = offers.offer(credit, CREDIT_ORDERS_MAX)
    if (orders.length > 0) decide.push({ credit, reason: 'amount_only', orders })
    else unknown.push({ credit, reason: 'nothing_fits', order: null })
  }
  const { period } = input
  const offered = offers.offered()
  const notFound = open.filter(
    (order) =>
      period !== null &&
      order.claimedMs !== null &&
      order.claimedMs >= period.fromMs &&
      order.claimedMs <= period.toMs &&
      !shown.has(order) &&
      !offered.has(order),
  )
  return { sure, decide, unknown, known: input.credits.length - fresh.length, notFound: inOrder(notFound) }
}
