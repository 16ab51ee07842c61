import { upiReferenceOf } from '../upi.ts'
import { type CandidateOrder, inOrder } from './candidate-order.ts'
import { CREDIT_NUMBERS_MAX, CREDIT_ORDERS_MAX } from './limits.ts'
import type { Credit } from './statement/credit.ts'

/**
 * Orders that a credit names. `isMore`: it has more names than are looked up, so it cannot belong to the one order that was
 * found.
 */
export type NamedOrders = { named: Set<CandidateOrder>; isMore: boolean }

/** Orders by every name that a credit can use. `byStart`: the unpaid ones, by every prefix of their number. */
type Names = {
  byCode: Map<string, CandidateOrder>
  byStart: Map<string, CandidateOrder[]>
  byHex: Map<string, CandidateOrder>
  byUtr: Map<string, CandidateOrder[]>
  codeIn: RegExp | null
}

/** An order's id in the form sent to the bank (`upiReferenceOf`), or as written. */
const REFERENCE = /(?<![0-9a-z])(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![0-9a-z])/gi

/** After a number: nothing else on the line. */
const ENDS_HERE = /[^\w\n]*(?:\n|$)/y

/** Shorter numbers are not order numbers. */
const DIGITS_MIN = 4

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

const numberOf = (code: string): { shop: string; digits: string } => {
  const at = code.lastIndexOf('-')
  return { shop: code.slice(0, at), digits: code.slice(at + 1) }
}

/**
 * An order's number as banks write it: `Order 001-0042`, `ORDER0010042`, `order 001 0042`, or the number alone with its dash.
 * Inside a longer sequence of letters or digits it is not a match.
 */
const codePattern = (shop: string): RegExp =>
  new RegExp(
    `(?<![A-Za-z0-9])(?:order[\\s_:#./-]*${escaped(shop)}[\\s_./-]{0,2}|${escaped(shop)}-)(\\d{${DIGITS_MIN},9})(?![A-Za-z0-9])`,
    'gi',
  )

const addTo = <Key>(map: Map<Key, CandidateOrder[]>, key: Key, order: CandidateOrder): void => {
  const known = map.get(key)
  if (known) known.push(order)
  else map.set(key, [order])
}

const collectNames = (orders: readonly CandidateOrder[]): Names => {
  const byUtr = new Map<string, CandidateOrder[]>()
  const byStart = new Map<string, CandidateOrder[]>()
  for (const order of inOrder(orders)) {
    if (order.claimedUtr !== null) addTo(byUtr, order.claimedUtr, order)
    const { digits } = numberOf(order.code)
    for (let length = DIGITS_MIN; order.isDue && length <= digits.length; length += 1)
      addTo(byStart, digits.slice(0, length), order)
  }
  const [first] = orders
  return {
    byCode: new Map(orders.map((order) => [numberOf(order.code).digits, order])),
    byStart,
    byHex: new Map(orders.map((order) => [upiReferenceOf(order.orderId).toLowerCase(), order])),
    byUtr,
    codeIn: first ? codePattern(numberOf(first.code).shop) : null,
  }
}

/**
 * Distinct order numbers in a text, up to a maximum, and whether there are more. `isCut`: at the end of a line, where banks cut
 * long notes.
 */
const numbersIn = (text: string, codeIn: RegExp): { numbers: Map<string, { isCut: boolean }>; isMore: boolean } => {
  const numbers = new Map<string, { isCut: boolean }>()
  for (const { index, 0: all, 1: digits = '' } of text.matchAll(codeIn)) {
    const known = numbers.get(digits)
    if (!known && numbers.size === CREDIT_NUMBERS_MAX) return { numbers, isMore: true }
    ENDS_HERE.lastIndex = index + all.length
    numbers.set(digits, { isCut: known?.isCut === true || ENDS_HERE.test(text) })
  }
  return { numbers, isMore: false }
}

/** Orders that a credit names: by our reference, by the order's number, or by the transfer's number that its customer gave. */
const namedBy = (credit: Credit, { byCode, byStart, byHex, byUtr, codeIn }: Names): NamedOrders => {
  const named = new Set<CandidateOrder>(credit.utr === null ? [] : byUtr.get(credit.utr))
  for (const [reference] of credit.text.matchAll(REFERENCE)) {
    const order = byHex.get(upiReferenceOf(reference).toLowerCase())
    if (order) named.add(order)
  }
  if (codeIn === null) return { named, isMore: false }
  const { numbers, isMore } = numbersIn(credit.text, codeIn)
  for (const digits of numbers.keys()) {
    const order = byCode.get(digits)
    if (order) named.add(order)
  }
  for (const [digits, { isCut }] of numbers) {
    if (!isCut) continue
    // It may be the prefix of a longer number.
    for (const other of byStart.get(digits) ?? []) {
      if (named.size >= CREDIT_ORDERS_MAX) return { named, isMore: true }
      named.add(other)
    }
  }
  return { named, isMore }
}

/** Finds the orders that credits name, with one look-up per name. */
export const createOrderNaming = (orders: readonly CandidateOrder[]): { namedBy(credit: Credit): NamedOrders } => {
  const names = collectNames(orders)
  return { namedBy: (credit) => namedBy(credit, names) }
}
