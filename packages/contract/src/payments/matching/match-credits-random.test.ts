import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromShopTime } from '../../shared/time.ts'
import { upiReferenceOf } from '../upi.ts'
import type { CandidateOrder } from './candidate-order.ts'
import { CREDIT_NUMBERS_MAX, CREDIT_ORDERS_MAX, MATCH_EARLY_MS, MATCH_LATE_MS } from './limits.ts'
import { type DecideReason, type Matching, matchCredits, type UnknownReason } from './match-credits.ts'
import type { Credit, CreditTime } from './statement/credit.ts'

type Asked = Parameters<typeof matchCredits>[0]

const HOUR = 3_600_000
const PLACED = fromShopTime('2026-11-22', 12 * 60)
const utrOf = (index: number) => `6326${String(index).padStart(8, '0')}`
const anOrder = (number: number, more: Partial<CandidateOrder> = {}): CandidateOrder => ({
  orderId: `0193a4b2-5c6d-7e8f-9a0b-${String(number).padStart(12, '0')}`,
  code: `001-${String(number).padStart(4, '0')}`,
  amountPaise: 40_400,
  createdMs: PLACED,
  claimedMs: null,
  claimedUtr: null,
  isDue: true,
  ...more,
})
const aCredit = (utr: string | null, text: string, more: Partial<Credit> = {}): Credit => ({
  place: 1,
  utr,
  amountPaise: 40_400,
  time: { fromMs: PLACED + HOUR, toMs: PLACED + HOUR + 59_999 },
  text,
  trouble: null,
  ...more,
})

const inWindow = (time: CreditTime, { createdMs }: CandidateOrder): boolean =>
  time.toMs >= createdMs - MATCH_EARLY_MS && time.fromMs <= createdMs + MATCH_LATE_MS
const oldestFirst = (orders: readonly CandidateOrder[]) =>
  orders.toSorted((a, b) => a.createdMs - b.createdMs || (a.code < b.code ? -1 : 1)).map(({ code }) => code)

/** Whether this credit names this order, checked for one pair without an index. */
const names = (credit: Credit, order: CandidateOrder): boolean => {
  if (credit.utr !== null && credit.utr === order.claimedUtr) return true
  const ids = credit.text.match(/(?<![0-9a-z])(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![0-9a-z])/gi) ?? []
  if (ids.some((id) => upiReferenceOf(id).toLowerCase() === upiReferenceOf(order.orderId).toLowerCase())) return true
  const numbers = [...credit.text.matchAll(/(?<![A-Za-z0-9])(?:order[\s_:#./-]*001[\s_./-]{0,2}|001-)(\d{4,9})(?![A-Za-z0-9])/gi)]
  const own = order.code.slice('001-'.length)
  return numbers.some(({ index, 0: all, 1: digits = '' }) => {
    if (own === digits) return true
    const isAtEnd = /^[^\w\n]*(?:\n|$)/.test(credit.text.slice(index + all.length))
    return isAtEnd && order.isDue && own.startsWith(digits)
  })
}

/** A credit as text, with its match result. */
const describeMatch = (credit: Credit, what: string, orders: readonly string[]) =>
  `${credit.utr} ${what} ${orders.join(',')}`.trim()

/** The matching rules by brute force: checks each pair, slow and simple. */
const matchPlainly = ({ credits, orders, usedUtrs, period }: Asked) => {
  const fresh = credits.filter(({ utr }) => utr === null || !usedUtrs.has(utr))
  const namings = fresh.map((credit) => ({ credit, named: orders.filter((order) => names(credit, order)) }))
  const unknownReason = (credit: Credit, named: readonly CandidateOrder[]): UnknownReason | null => {
    if (credit.trouble !== null) return credit.trouble
    if (credit.utr === null) return 'no_utr'
    return named.length > 0 && named.every(({ isDue }) => !isDue) ? 'not_due' : null
  }
  const usable = namings.filter(({ credit, named }) => unknownReason(credit, named) === null)
  const doubtOf = (credit: Credit, named: readonly CandidateOrder[]): DecideReason | null => {
    const [order] = named
    if (!order || named.length > 1) return 'several_named'
    if (usable.filter((other) => other.named.includes(order)).length > 1) return 'two_credits'
    if (credit.amountPaise !== order.amountPaise) return 'amount_differs'
    if (credit.time === null) return 'no_time'
    return inWindow(credit.time, order) ? null : 'outside_window'
  }
  const unknown = namings.flatMap(({ credit, named }) => {
    const reason = unknownReason(credit, named)
    return reason === null ? [] : [describeMatch(credit, reason, named.length === 1 ? oldestFirst(named) : [])]
  })
  const sure: string[] = []
  const decide: string[] = []
  const taken = new Set<CandidateOrder>()
  const shown = new Set<CandidateOrder>()
  for (const { credit, named } of usable.filter((one) => one.named.length > 0)) {
    const reason = doubtOf(credit, named)
    const due = named.filter(({ isDue }) => isDue)
    if (reason === null) sure.push(describeMatch(credit, '', oldestFirst(named)))
    else decide.push(describeMatch(credit, reason, oldestFirst(due)))
    for (const order of reason === null ? named : []) taken.add(order)
    for (const order of due) shown.add(order)
  }
  const open = orders.filter((order) => order.isDue && !taken.has(order))
  for (const { credit } of usable.filter((one) => one.named.length === 0)) {
    const { time } = credit
    const fits = open.filter((order) => order.amountPaise === credit.amountPaise && (time === null || inWindow(time, order)))
    if (fits.length > 0) decide.push(describeMatch(credit, 'amount_only', oldestFirst(fits)))
    else unknown.push(describeMatch(credit, 'nothing_fits', []))
    for (const order of fits) shown.add(order)
  }
  const notFound = open.filter(
    (order) =>
      period !== null &&
      order.claimedMs !== null &&
      order.claimedMs >= period.fromMs &&
      order.claimedMs <= period.toMs &&
      !shown.has(order),
  )
  return { sure, decide, unknown, known: credits.length - fresh.length, notFound: oldestFirst(notFound) }
}

const inWords = ({ sure, decide, unknown, known, notFound }: Matching): ReturnType<typeof matchPlainly> => ({
  sure: sure.map(({ credit, order }) => describeMatch(credit, '', [order.code])),
  decide: decide.map(({ credit, reason, orders }) => describeMatch(credit, reason, oldestFirst(orders))),
  unknown: unknown.map(({ credit, reason, order }) => describeMatch(credit, reason, order ? [order.code] : [])),
  known,
  notFound: notFound.map(({ code }) => code),
})
const sorted = (matching: ReturnType<typeof matchPlainly>) => ({
  ...matching,
  decide: matching.decide.toSorted(),
  unknown: matching.unknown.toSorted(),
})

/** A new seed each time; put a printed one here to repeat a run. */
const SEED = Date.now() % 1_000_000_000
const RUNS = 300

/** Numbers of which many are a prefix of others. */
const aNumber = fc.oneof(
  fc.constantFrom(1000, 1001, 1002, 10_001, 10_002, 10_010, 100_011, 100_012, 100_101, 1_000_110, 42, 43),
  fc.integer({ min: 1, max: 120_000 }),
)
const anAmount = fc.constantFrom(40_400, 40_500, 9900)
const aMoment = fc.integer({ min: -3 * 24, max: 12 * 24 }).map((hours) => PLACED + hours * HOUR)
const aTime = fc.oneof(
  fc.constant(null),
  aMoment.map((atMs) => ({ fromMs: atMs, toMs: atMs + 59_999 })),
  aMoment.map((atMs) => ({ fromMs: atMs, toMs: atMs + 24 * HOUR - 1 })),
)
const aUtr = fc.integer({ min: 1, max: 30 }).map(utrOf)
const orders = fc.uniqueArray(
  fc.record({
    number: aNumber,
    more: fc.record({
      amountPaise: anAmount,
      createdMs: aMoment,
      claimedMs: fc.option(aMoment),
      claimedUtr: fc.option(aUtr),
      isDue: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
    }),
  }),
  { selector: ({ number }) => number, maxLength: 30 },
)
const aPiece = fc.oneof(
  fc
    .tuple(fc.constantFrom('Order 001-', '001-', 'ORDER001', 'order 001 ', 'Order 002-', 'x001-'), aNumber, fc.nat({ max: 3 }))
    .map(([before, number, cut]) => {
      const digits = String(number).padStart(4, '0')
      return before + digits.slice(0, Math.max(4, digits.length - cut))
    }),
  aNumber.map((number) => anOrder(number).orderId.replaceAll('-', '')),
  fc.constantFrom('UPI', 'ASHA', '.', '/', '-'),
)
const aText = fc
  .array(fc.tuple(aPiece, fc.constantFrom(' ', '\n', '/', '. \n', ' - ')), { maxLength: 6 })
  .map((pieces) => pieces.map(([piece, after]) => piece + after).join(''))
const credits = fc.array(
  fc.record({
    utr: fc.option(aUtr, { freq: 10 }),
    text: aText,
    amountPaise: anAmount,
    time: aTime,
    trouble: fc.option(fc.constantFrom('reversed' as const, 'utr_twice' as const), { freq: 1 }),
  }),
  { maxLength: 30 },
)

test(`every credit is matched as by looking at each pair (seed ${SEED}, ${RUNS} statements)`, { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(orders, credits, fc.boolean(), (candidates, found, hasPeriod) => {
      const statement = {
        credits: found.map(({ trouble, ...credit }, index) => ({
          ...credit,
          trouble: index % 3 === 0 ? trouble : null,
          place: index,
        })),
        orders: candidates.map(({ number, more }) => anOrder(number, more)),
        usedUtrs: new Set([utrOf(1), utrOf(2)]),
        period: hasPeriod ? { fromMs: PLACED - 24 * HOUR, toMs: PLACED + 6 * 24 * HOUR } : null,
      }
      expect(sorted(inWords(matchCredits(statement)))).toEqual(sorted(matchPlainly(statement)))
    }),
    { seed: SEED, numRuns: RUNS },
  )
})

describe('a large statement', () => {
  const ORDERS = 1000
  const CREDITS = 300
  /** Orders that count how often they are read. */
  const watched = (from: number) => {
    const looks = { count: 0 }
    const watch: ProxyHandler<CandidateOrder> = {
      get: (order, key: keyof CandidateOrder) => {
        looks.count += 1
        return order[key]
      },
    }
    const all = Array.from(
      { length: ORDERS },
      (_, index) => new Proxy(anOrder(from + index, { createdMs: PLACED + index }), watch),
    )
    return { looks, all }
  }
  const lookedAt = (text: (index: number) => string): number => {
    const { looks, all } = watched(5000)
    const found = Array.from({ length: CREDITS }, (_, index) => aCredit(utrOf(index), text(index)))
    matchCredits({ credits: found, orders: all, usedUtrs: new Set(), period: null })
    return looks.count
  }

  test.each<[string, (index: number) => string]>([
    ['numbers at the end of a line', (index) => `UPI/Order 001-${5000 + index}`],
    ['only amounts', () => 'UPI'],
  ])('looks at an order a few times, not once for every credit: %s', (_what, text) => {
    expect(lookedAt(text)).toBeLessThan(50 * (ORDERS + CREDITS))
  })
})

describe('bounds of one credit', () => {
  const match = (found: Credit[], candidates: CandidateOrder[]) =>
    matchCredits({
      credits: found,
      orders: candidates,
      usedUtrs: new Set(),
      period: { fromMs: PLACED - HOUR, toMs: PLACED + 24 * HOUR },
    })
  const numbers = (first: number, count: number) => Array.from({ length: count }, (_, index) => `001-${first + index}`).join(' ')

  test('one with too many numbers is never sure, and names by the first ones only', () => {
    const [first, last] = [anOrder(5000), anOrder(5000 + CREDIT_NUMBERS_MAX)]
    const named = (count: number) => match([aCredit(utrOf(1), `${numbers(5000, count)} x`)], [first])
    expect(named(CREDIT_NUMBERS_MAX).sure).toHaveLength(1)
    expect(named(CREDIT_NUMBERS_MAX + 1)).toMatchObject({ sure: [], decide: [{ reason: 'several_named', orders: [first] }] })
    const both = match([aCredit(utrOf(1), `${numbers(5000, CREDIT_NUMBERS_MAX + 1)} x`)], [first, last])
    expect(both.decide).toMatchObject([{ reason: 'several_named', orders: [first] }])
  })

  test('the same number many times is one', () => {
    const { sure } = match([aCredit(utrOf(1), '001-5000 '.repeat(CREDIT_NUMBERS_MAX * 2))], [anOrder(5000)])
    expect(sure).toHaveLength(1)
  })

  test('only numbers that lead nowhere, too many of them: the amount is offered', () => {
    const { decide } = match([aCredit(utrOf(1), `${numbers(7000, CREDIT_NUMBERS_MAX + 1)} x`)], [anOrder(5000)])
    expect(decide).toMatchObject([{ reason: 'amount_only' }])
  })

  test('of many orders that fit the amount the oldest are offered, and none of the others counts as missing', () => {
    const many = Array.from({ length: CREDIT_ORDERS_MAX + 50 }, (_, index) =>
      anOrder(5000 + index, { createdMs: PLACED + index, claimedMs: PLACED + HOUR }),
    )
    const { decide, notFound } = match([aCredit(utrOf(1), 'UPI')], many.toReversed())
    expect(decide.map(({ orders: offered }) => offered)).toEqual([many.slice(0, CREDIT_ORDERS_MAX)])
    expect(notFound).toEqual([])
  })

  test('a cut number that fits many orders offers so many', () => {
    const many = Array.from({ length: CREDIT_ORDERS_MAX + 50 }, (_, index) =>
      anOrder(12_340_000 + index, { createdMs: PLACED + index }),
    )
    const { decide } = match([aCredit(utrOf(1), 'Order 001-1234')], many)
    expect(decide.map(({ reason, orders: offered }) => [reason, offered.length])).toEqual([['several_named', CREDIT_ORDERS_MAX]])
  })
})
