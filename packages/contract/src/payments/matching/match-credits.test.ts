import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromShopTime } from '../../shared/time.ts'
import type { CandidateOrder } from './candidate-order.ts'
import { type Matching, matchCredits } from './match-credits.ts'
import { type Credit, gatherCredits } from './statement/credit.ts'

const HOUR = 3_600_000
const PLACED = fromShopTime('2026-11-22', 12 * 60)
const idOf = (number: number) => `0193a4b2-5c6d-7e8f-9a0b-${String(number).padStart(12, '0')}`
const anOrder = (number: number, more: Partial<CandidateOrder> = {}): CandidateOrder => ({
  orderId: idOf(number),
  code: `001-${String(number).padStart(4, '0')}`,
  amountPaise: 40_400,
  createdMs: PLACED,
  claimedMs: null,
  claimedUtr: null,
  isDue: true,
  ...more,
})
const minute = (atMs: number) => ({ fromMs: atMs, toMs: atMs + 59_999 })
const aCredit = (utr: string | null, text: string, more: Partial<Credit> = {}): Credit => ({
  place: 1,
  utr,
  amountPaise: 40_400,
  time: minute(PLACED + HOUR),
  text,
  trouble: null,
  ...more,
})
const match = (credits: Credit[], orders: CandidateOrder[], more: Partial<Parameters<typeof matchCredits>[0]> = {}) =>
  matchCredits({ credits, orders, usedUtrs: new Set(), period: null, ...more })
const summarise = ({ sure, decide, unknown, known, notFound }: Matching) => ({
  sure: sure.map(({ credit, order }) => `${credit.utr} ${order.code}`).sort(),
  decide: decide
    .map(({ credit, reason, orders }) => `${credit.utr} ${reason} ${orders.map(({ code }) => code).join(',')}`)
    .sort(),
  unknown: unknown.map(({ credit, reason, order }) => `${credit.utr} ${reason} ${order?.code ?? ''}`.trim()).sort(),
  known,
  notFound: notFound.map(({ code }) => code),
})
const NOTHING = { sure: [], decide: [], unknown: [], known: 0, notFound: [] }
const U1 = '632612345678'
const U2 = '632612345679'

describe('sure is only the exact amount with one name', () => {
  test.each([
    ['its number in the note', `UPI/CR/${U1}/ASHA/Order 001-0042`],
    ['its number without the marks', `UPI/CR/${U1}/ORDER0010042/HDFC`],
    ['its number with other marks', `UPI ${U1} order 001 0042 HDFC`],
    ['its number alone', `UPI/${U1}/001-0042/ASHA`],
    ['our reference', `UPI/${U1}/${idOf(42).replaceAll('-', '')}/ASHA`],
    ['our reference between dashes', `UPI-${U1}-${idOf(42).replaceAll('-', '').toUpperCase()}-ASHA`],
  ])('%s', (_how, text) => {
    expect(summarise(match([aCredit(U1, text)], [anOrder(42), anOrder(43)]))).toEqual({ ...NOTHING, sure: [`${U1} 001-0042`] })
  })

  test('the number that its customer gave', () => {
    const orders = [anOrder(42, { claimedUtr: U1 }), anOrder(43)]
    expect(summarise(match([aCredit(U1, 'UPI')], orders))).toEqual({ ...NOTHING, sure: [`${U1} 001-0042`] })
  })

  test.each([
    ['a longer number', 'Order 001-00421'],
    ['a shorter one', 'Order 001-042'],
    ['another shop', 'Order 002-0042'],
    ['inside of a word', 'XX001-0042'],
    ['a piece of an account', '9001-0042'],
    ['a part of the reference', idOf(42).replaceAll('-', '').slice(0, 20)],
  ])('%s names nothing', (_how, text) => {
    expect(summarise(match([aCredit(U1, text)], [anOrder(42)])).decide).toEqual([`${U1} amount_only 001-0042`])
  })

  test('a note that the bank has cut may be the beginning of a longer number', () => {
    const orders = [anOrder(1042), anOrder(10_423)]
    expect(summarise(match([aCredit(U1, 'Order 001-1042')], orders)).decide).toEqual([`${U1} several_named 001-1042,001-10423`])
    expect(summarise(match([aCredit(U1, 'Order 001-1042/HDFC')], orders)).sure).toEqual([`${U1} 001-1042`])
  })
})

describe('is for people to decide', () => {
  test.each([
    ['the amount alone, one order', [aCredit(U1, 'UPI')], [anOrder(42)], [`${U1} amount_only 001-0042`]],
    ['the amount alone, two orders', [aCredit(U1, 'UPI')], [anOrder(42), anOrder(43)], [`${U1} amount_only 001-0042,001-0043`]],
    [
      'two credits of one order',
      [aCredit(U1, 'Order 001-0042'), aCredit(U2, 'Order 001-0042')],
      [anOrder(42)],
      [`${U1} two_credits 001-0042`, `${U2} two_credits 001-0042`],
    ],
    [
      'two orders in one note',
      [aCredit(U1, 'Order 001-0042 Order 001-0043 x')],
      [anOrder(42), anOrder(43)],
      [`${U1} several_named 001-0042,001-0043`],
    ],
    [
      'the note of one, the number of another',
      [aCredit(U1, 'Order 001-0042')],
      [anOrder(42), anOrder(43, { claimedUtr: U1 })],
      [`${U1} several_named 001-0042,001-0043`],
    ],
    [
      'one number claimed for two',
      [aCredit(U1, 'UPI')],
      [anOrder(42, { claimedUtr: U1 }), anOrder(43, { claimedUtr: U1 })],
      [`${U1} several_named 001-0042,001-0043`],
    ],
    [
      'one paisa less',
      [aCredit(U1, 'Order 001-0042', { amountPaise: 40_399 })],
      [anOrder(42)],
      [`${U1} amount_differs 001-0042`],
    ],
    [
      'before it was placed',
      [aCredit(U1, 'Order 001-0042', { time: minute(PLACED - HOUR) })],
      [anOrder(42)],
      [`${U1} outside_window 001-0042`],
    ],
    [
      'eight days later',
      [aCredit(U1, 'Order 001-0042', { time: minute(PLACED + 8 * 24 * HOUR) })],
      [anOrder(42)],
      [`${U1} outside_window 001-0042`],
    ],
    ['without a time', [aCredit(U1, 'Order 001-0042', { time: null })], [anOrder(42)], [`${U1} no_time 001-0042`]],
  ] as [string, Credit[], CandidateOrder[], string[]][])('%s', (_what, credits, orders, decide) => {
    expect(summarise(match(credits, orders))).toEqual({ ...NOTHING, decide })
  })
})

test('a day without a clock fits an order of that day', () => {
  const day = { fromMs: fromShopTime('2026-11-22', 0), toMs: fromShopTime('2026-11-23', 0) - 1 }
  expect(summarise(match([aCredit(U1, 'Order 001-0042', { time: day })], [anOrder(42)])).sure).toEqual([`${U1} 001-0042`])
})

test('what is surely paid is offered to nobody else', () => {
  const credits = [aCredit(U1, 'Order 001-0042'), aCredit(U2, 'UPI')]
  expect(summarise(match(credits, [anOrder(42)]))).toEqual({
    ...NOTHING,
    sure: [`${U1} 001-0042`],
    unknown: [`${U2} nothing_fits`],
  })
})

test.each([
  ['nothing of that amount', aCredit(U1, 'UPI', { amountPaise: 1 }), `${U1} nothing_fits`],
  ['an order that is paid or called off', aCredit(U1, 'Order 001-0050'), `${U1} not_due 001-0050`],
  ['no number of the transfer', aCredit(null, 'Order 001-0042'), 'null no_utr 001-0042'],
  ['sent back', aCredit(U1, 'Order 001-0042', { trouble: 'reversed' }), `${U1} reversed 001-0042`],
  ['a number over two amounts', aCredit(U1, 'Order 001-0042', { trouble: 'utr_twice' }), `${U1} utr_twice 001-0042`],
])("nobody's: %s", (_what, credit, unknown) => {
  expect(summarise(match([credit], [anOrder(42), anOrder(50, { isDue: false })]))).toEqual({ ...NOTHING, unknown: [unknown] })
})

test('a transfer that paid something before pays nothing again, and is counted', () => {
  const again = match([aCredit(U1, 'Order 001-0042')], [anOrder(42)], { usedUtrs: new Set([U1]) })
  expect(summarise(again)).toEqual({ ...NOTHING, known: 1 })
})

test('claims of the time of the paper that are not in it', () => {
  const period = { fromMs: PLACED, toMs: PLACED + 10 * HOUR }
  const orders = [
    anOrder(42, { claimedMs: PLACED + HOUR }),
    anOrder(43, { claimedMs: PLACED + HOUR, amountPaise: 9900 }),
    anOrder(44, { claimedMs: PLACED + 11 * HOUR, amountPaise: 9900 }),
    anOrder(45, { amountPaise: 9900 }),
    anOrder(46, { claimedMs: PLACED + HOUR, amountPaise: 9900, isDue: false }),
  ]
  const credits = [aCredit(U1, 'Order 001-0042')]
  expect(summarise(match(credits, orders, { period })).notFound).toEqual(['001-0043'])
  expect(summarise(match(credits, orders)).notFound).toEqual([])
})

const SEED = 20_261_122
const RUNS = 2000

/** A shop's day: orders, of which some are really paid, and a statement with decoys, with the truth known. */
const aDay = fc
  .array(
    fc.record({
      amountPaise: fc.constantFrom(40_400, 40_500, 9900, 120_450),
      isPaid: fc.boolean(),
      /** Which identifier of the order the credit has. */
      trace: fc.constantFrom('note', 'reference', 'utr', 'nothing', 'cut'),
      delayMs: fc.integer({ min: 0, max: 6 * 24 * HOUR }),
      isDayOnly: fc.boolean(),
      isDue: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .chain((facts) =>
    fc.record({
      facts: fc.constant(facts),
      decoys: fc.array(
        fc.record({
          amountPaise: fc.constantFrom(40_400, 40_500, 9900, 120_450, 40_399),
          text: fc.oneof(
            fc.constantFrom('UPI', 'Order 002-0001', 'Order 001-00011', 'XX001-0002', '9001-0003', 'Order 1'),
            fc.uuid().map((id) => id.replaceAll('-', '')),
            fc.string({ maxLength: 12 }),
          ),
        }),
        { maxLength: 12 },
      ),
      order: fc.infiniteStream(fc.nat()),
    }),
  )

test(`false confirmations are none, whatever the order of rows (seed ${SEED}, ${RUNS} days)`, () => {
  let paid = 0
  let found = 0
  let wrong = 0
  fc.assert(
    fc.property(aDay, ({ facts, decoys, order }) => {
      const truth = new Map<string, string>()
      const orders = facts.map((fact, index) =>
        anOrder(index + 1, {
          amountPaise: fact.amountPaise,
          isDue: fact.isDue,
          claimedUtr: fact.isPaid && fact.trace === 'utr' ? `6326${String(index).padStart(8, '0')}` : null,
        }),
      )
      const real = facts.flatMap((fact, index) => {
        const candidate = orders[index] as CandidateOrder
        if (!fact.isPaid) return []
        const utr = `6326${String(index).padStart(8, '0')}`
        truth.set(utr, candidate.code)
        const note = {
          note: `Order ${candidate.code}/x`,
          reference: candidate.orderId.replaceAll('-', ''),
          utr: 'UPI',
          nothing: 'UPI',
          cut: `Order ${candidate.code.slice(0, -1)}`,
        }[fact.trace]
        const atMs = PLACED + fact.delayMs
        const time = fact.isDayOnly ? { fromMs: atMs - 12 * HOUR, toMs: atMs + 12 * HOUR } : minute(atMs)
        if (fact.isDue && fact.trace !== 'nothing' && fact.trace !== 'cut') paid += 1
        return [aCredit(utr, `UPI/CR/${utr}/${note}`, { amountPaise: fact.amountPaise, time })]
      })
      const false_ = decoys.map((decoy, index) =>
        aCredit(`7326${String(index).padStart(8, '0')}`, `UPI/CR/${decoy.text}`, { amountPaise: decoy.amountPaise }),
      )
      const credits = [...real, ...false_]
      const mixed = credits
        .map((credit) => ({ credit, key: order.next().value }))
        .sort((a, b) => a.key - b.key)
        .map(({ credit }) => credit)
      const straight = match(gatherCredits(credits, new Set()), orders)
      const shuffled = match(gatherCredits(mixed, new Set()), [...orders].reverse())
      expect(summarise(shuffled)).toEqual(summarise(straight))
      for (const { credit, order: matched } of straight.sure) {
        if (truth.get(credit.utr ?? '') === matched.code) found += 1
        else wrong += 1
      }
      const again = match(credits, orders, { usedUtrs: new Set(straight.sure.map(({ credit }) => credit.utr ?? '')) })
      expect(again.known).toBe(straight.sure.length)
    }),
    { seed: SEED, numRuns: RUNS },
  )
  expect(wrong).toBe(0)
  // Recall: every payment that names its order and is in its time was found.
  expect([paid > 1500, found]).toEqual([true, paid])
})
