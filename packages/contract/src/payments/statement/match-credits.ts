import { upiReferenceOf } from '../upi.ts'
import type { Credit, CreditTime } from './credit.ts'
import { MATCH_EARLY_MS, MATCH_LATE_MS } from './limits.ts'

/** An order of this shop that was asked to be paid by UPI. `code`: its number. `claimedUtr`: what its customer says the transfer is called. */
export type AskedOrder = {
  orderId: string
  code: string
  amountPaise: number
  createdMs: number
  claimedMs: number | null
  claimedUtr: string | null
  isDue: boolean
}

/** Why a person has to look. */
export const DECIDE_REASONS = [
  'amount_only',
  'several_named',
  'two_credits',
  'outside_window',
  'no_time',
  'amount_differs',
] as const
export type DecideReason = (typeof DECIDE_REASONS)[number]

/** Why a credit is nobody's here. */
export const UNKNOWN_REASONS = ['nothing_fits', 'not_due', 'no_utr', 'reversed', 'utr_twice'] as const
export type UnknownReason = (typeof UNKNOWN_REASONS)[number]

export type SureMatch = { credit: Credit; order: AskedOrder }
export type OpenMatch = { credit: Credit; reason: DecideReason; orders: AskedOrder[] }
export type UnknownCredit = { credit: Credit; reason: UnknownReason; order: AskedOrder | null }

/** What a statement means for the orders. `known`: how many credits were taken before. `notFound`: claimed in its period, and not in it. */
export type Matching = { sure: SureMatch[]; decide: OpenMatch[]; unknown: UnknownCredit[]; known: number; notFound: AskedOrder[] }

type Naming = {
  byCode: Map<string, AskedOrder>
  byHex: Map<string, AskedOrder>
  byUtr: Map<string, AskedOrder[]>
  codeIn: RegExp | null
}

/** An order's id as the bank got it (`upiReferenceOf`), or as it is written. */
const REFERENCE = /(?<![0-9a-z])(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![0-9a-z])/gi

const ENDS_HERE = /^[^\w\n]*(?:\n|$)/

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

const numberOf = (code: string): { shop: string; digits: string } => {
  const at = code.lastIndexOf('-')
  return { shop: code.slice(0, at), digits: code.slice(at + 1) }
}

/**
 * The number of an order as banks write it: `Order 001-0042`, `ORDER0010042`, `order 001 0042`, or the number alone with its dash.
 * Inside a longer row of letters or digits it is something else.
 */
const codePattern = (shop: string): RegExp =>
  new RegExp(
    `(?<![A-Za-z0-9])(?:order[\\s_:#./-]*${escaped(shop)}[\\s_./-]{0,2}|${escaped(shop)}-)(\\d{4,9})(?![A-Za-z0-9])`,
    'gi',
  )

const prepare = (orders: readonly AskedOrder[]): Naming => {
  const byUtr = new Map<string, AskedOrder[]>()
  for (const order of orders)
    if (order.claimedUtr !== null) byUtr.set(order.claimedUtr, [...(byUtr.get(order.claimedUtr) ?? []), order])
  const [first] = orders
  return {
    byCode: new Map(orders.map((order) => [numberOf(order.code).digits, order])),
    byHex: new Map(orders.map((order) => [upiReferenceOf(order.orderId).toLowerCase(), order])),
    byUtr,
    codeIn: first ? codePattern(numberOf(first.code).shop) : null,
  }
}

/** Orders that a credit names: by our reference, by the order's number, or by the transfer's number that its customer gave. */
const namedBy = (credit: Credit, orders: readonly AskedOrder[], { byCode, byHex, byUtr, codeIn }: Naming): Set<AskedOrder> => {
  const named = new Set<AskedOrder>(credit.utr === null ? [] : byUtr.get(credit.utr))
  for (const [reference] of credit.text.matchAll(REFERENCE)) {
    const order = byHex.get(upiReferenceOf(reference).toLowerCase())
    if (order) named.add(order)
  }
  if (codeIn === null) return named
  for (const found of credit.text.matchAll(codeIn)) {
    const [all, digits = ''] = found
    const order = byCode.get(digits)
    if (order) named.add(order)
    // Banks cut long notes: at the end it may be the beginning of a longer number.
    if (ENDS_HERE.test(credit.text.slice(found.index + all.length)))
      for (const other of orders) if (other.isDue && numberOf(other.code).digits.startsWith(digits)) named.add(other)
  }
  return named
}

const isInWindow = (time: CreditTime, { createdMs }: AskedOrder): boolean =>
  time.toMs >= createdMs - MATCH_EARLY_MS && time.fromMs <= createdMs + MATCH_LATE_MS

/** Oldest first; of the same moment by number, so that the order of rows changes nothing. */
const inOrder = (orders: Iterable<AskedOrder>): AskedOrder[] =>
  [...orders].sort((a, b) => a.createdMs - b.createdMs || (a.code < b.code ? -1 : 1))

type Named = { credit: Credit; named: Set<AskedOrder> }

/** What is wrong with a credit whatever it names. */
const unknownReason = ({ credit, named }: Named): UnknownReason | null => {
  if (credit.trouble !== null) return credit.trouble
  if (credit.utr === null) return 'no_utr'
  return named.size > 0 && [...named].every(({ isDue }) => !isDue) ? 'not_due' : null
}

/** Why the one order that a credit names is not surely paid by it. */
const doubtOf = (credit: Credit, order: AskedOrder, creditsOfOrder: number): DecideReason | null => {
  if (creditsOfOrder > 1) return 'two_credits'
  if (credit.amountPaise !== order.amountPaise) return 'amount_differs'
  if (credit.time === null) return 'no_time'
  return isInWindow(credit.time, order) ? null : 'outside_window'
}

const countNamings = (all: readonly Named[]): Map<AskedOrder, number> => {
  const counts = new Map<AskedOrder, number>()
  for (const { named } of all) for (const order of named) counts.set(order, (counts.get(order) ?? 0) + 1)
  return counts
}

/**
 * Which order each credit pays. Sure is only what has the exact amount and names exactly one order that waits for money, within its time,
 * and is the only credit that names it. Everything else is for people: it never confirms by itself. The order of rows changes nothing.
 */
export const matchCredits = (asked: {
  credits: readonly Credit[]
  orders: readonly AskedOrder[]
  /** Transfers that paid something before. */
  usedUtrs: ReadonlySet<string>
  /** The time that the paper covers, when it covers one without gaps. */
  period: CreditTime | null
}): Matching => {
  const fresh = asked.credits.filter(({ utr }) => utr === null || !asked.usedUtrs.has(utr))
  const naming = prepare(asked.orders)
  const all = fresh.map((credit): Named => ({ credit, named: namedBy(credit, asked.orders, naming) }))
  const unknown: UnknownCredit[] = []
  const usable: Named[] = []
  for (const one of all) {
    const reason = unknownReason(one)
    if (reason === null) usable.push(one)
    else unknown.push({ credit: one.credit, reason, order: one.named.size === 1 ? (inOrder(one.named)[0] ?? null) : null })
  }
  const counts = countNamings(usable)
  const sure: SureMatch[] = []
  const decide: OpenMatch[] = []
  for (const { credit, named } of usable) {
    const orders = inOrder(named)
    const [order] = orders
    if (!order) continue
    const reason = orders.length > 1 ? 'several_named' : doubtOf(credit, order, counts.get(order) ?? 0)
    if (reason === null) sure.push({ credit, order })
    else decide.push({ credit, reason, orders: orders.filter(({ isDue }) => isDue) })
  }
  const taken = new Set(sure.map(({ order }) => order))
  const open = asked.orders.filter((order) => order.isDue && !taken.has(order))
  for (const { credit, named } of usable) {
    if (named.size > 0) continue
    const fitting = open.filter(
      (order) => order.amountPaise === credit.amountPaise && (credit.time === null || isInWindow(credit.time, order)),
    )
    if (fitting.length > 0) decide.push({ credit, reason: 'amount_only', orders: inOrder(fitting) })
    else unknown.push({ credit, reason: 'nothing_fits', order: null })
  }
  const shown = new Set([...taken, ...decide.flatMap(({ orders }) => orders)])
  const { period } = asked
  const notFound = open.filter(
    (order) =>
      period !== null &&
      order.claimedMs !== null &&
      order.claimedMs >= period.fromMs &&
      order.claimedMs <= period.toMs &&
      !shown.has(order),
  )
  return { sure, decide, unknown, known: asked.credits.length - fresh.length, notFound: inOrder(notFound) }
}
