import { describe, expect, test } from 'vitest'
import { paise } from '../shared/money.ts'
import { type AutoAcceptInput, decideAutoAccept, ratingOf } from './auto-accept.ts'
import { DEFAULT_PREFERENCES } from './defaults.ts'
import { type AutoAccept, autoAcceptSchema } from './schema.ts'

const inputOf = (overrides: Partial<AutoAcceptInput> = {}): AutoAcceptInput => ({
  totalPaise: paise(500_00),
  delivery_type: 'delivery',
  distance: { km: 3, uncertainty_km: 0, by: 'pin' },
  is_open: true,
  rating: null,
  lines: [{ wanted: 10, available: 11, active: true, min_stock: 5 }],
  ...overrides,
})
const settings = (
  rules: Partial<AutoAccept['rules']> = {},
  inventoryCheck: Partial<AutoAccept['inventoryCheck']> = {},
): AutoAccept => ({
  enabled: true,
  rules: { ...DEFAULT_PREFERENCES.autoAccept.rules, ...rules },
  inventoryCheck: { ...DEFAULT_PREFERENCES.autoAccept.inventoryCheck, ...inventoryCheck },
})
const failed = (...[given, chosen]: [Partial<AutoAcceptInput>, AutoAccept?]) =>
  decideAutoAccept(inputOf(given), chosen ?? settings(), true).failed

test('an ordinary order passes the usual rules; what is switched off is not judged', () => {
  expect(decideAutoAccept(inputOf(), settings(), true)).toEqual({
    accepted: true,
    passed: ['items_in_stock', 'stock_buffer', 'order_value_least', 'order_value_most', 'business_hours', 'delivery_distance'],
    failed: [],
  })
})

test('every rule that stands in the way is named', () => {
  const given = inputOf({ totalPaise: paise(10_00), is_open: false, distance: null })
  expect(decideAutoAccept(given, settings({ trustedCustomersOnly: true }), true)).toMatchObject({
    accepted: false,
    failed: ['order_value_least', 'trusted_customer', 'business_hours', 'delivery_distance'],
  })
})

describe('bounds', () => {
  test.each([
    [49_99, ['order_value_least']],
    [50_00, []],
    [1000_00, []],
    [1000_01, ['order_value_most']],
  ])('%i paise', (total, rules) => expect(failed({ totalPaise: paise(total) })).toEqual(rules))

  test.each([
    [5, []],
    [5.01, ['delivery_distance']],
  ])('%s km', (km, rules) => expect(failed({ distance: { km, uncertainty_km: 0, by: 'pin' } })).toEqual(rules))

  test.each([
    [3.5, 1.5, []],
    [3.5, 1.6, ['delivery_distance']],
  ])('the middle of its PIN code is %s km away and may be %s km off', (km, uncertainty_km, rules) =>
    expect(failed({ distance: { km, uncertainty_km, by: 'pincode' } })).toEqual(rules),
  )

  test('nothing known of the place', () => expect(failed({ distance: null })).toEqual(['delivery_distance']))

  test.each([
    [4, []],
    [3.9, ['trusted_customer']],
    [null, ['trusted_customer']],
  ])('rating %s', (rating, rules) => expect(failed({ rating }, settings({ trustedCustomersOnly: true }))).toEqual(rules))

  test('the buffer of 10%: 10 of 11 pass, 10 of 10 do not', () => {
    expect(failed({ lines: [{ wanted: 10, available: 10, active: true, min_stock: 0 }] })).toEqual(['stock_buffer'])
  })

  test('a careful shop keeps its low-stock line', () => {
    expect(failed({}, settings({}, { conservativeMode: true }))).toEqual(['stock_buffer'])
    const lines = [{ wanted: 10, available: 15, active: true, min_stock: 5 }]
    expect(failed({ lines }, settings({}, { conservativeMode: true }))).toEqual([])
  })
})

test('who picks up lives near enough', () => expect(failed({ delivery_type: 'pickup', distance: null })).toEqual([]))

test('goods that are no longer sold are not in stock', () => {
  expect(failed({ lines: [{ wanted: 1, available: 100, active: false, min_stock: 0 }] })).toEqual(['items_in_stock'])
})

test('hours do not count when the shop says so', () => {
  expect(decideAutoAccept(inputOf({ is_open: false }), settings(), false).accepted).toBe(true)
  expect(failed({ is_open: false }, settings({ businessHoursOnly: false }))).toEqual([])
})

test.each([
  [{ delivered: 0, calledOff: 3 }, null],
  [{ delivered: 4, calledOff: 1 }, 4],
  [{ delivered: 3, calledOff: 1 }, 3.8],
  [{ delivered: 7, calledOff: 0 }, 5],
])('%j is rated %s', (history, rating) => expect(ratingOf(history)).toBe(rating))

test('the defaults fit their schema, and bounds are kept', () => {
  const usual = DEFAULT_PREFERENCES.autoAccept
  expect(autoAcceptSchema.parse(usual)).toEqual(usual)
  const tooFar = { ...usual, rules: { ...usual.rules, maxDeliveryDistance: 21 } }
  const crossed = { ...usual, rules: { ...usual.rules, minOrderValue: 2000 } }
  expect(autoAcceptSchema.safeParse(tooFar).success).toBe(false)
  expect(autoAcceptSchema.safeParse(crossed).success).toBe(false)
})

describe('goods that nobody counts', () => {
  const DAY = 86_400_000
  const nowMs = 1_000 * DAY
  const line = { wanted: 10, available: 0, active: true, min_stock: 5, mode: 'available' } as const
  const judge = (more: object, rules: Partial<AutoAccept['rules']> = {}) =>
    failed({ lines: [{ ...line, ...more }], nowMs }, settings(rules))

  test.each([
    ['never proven', {}, []],
    ['seen a week ago', { seen_ms: nowMs - 7 * DAY }, []],
    ['seen a month ago', { seen_ms: nowMs - 30 * DAY }, []],
    ['seen longer ago', { seen_ms: nowMs - 30 * DAY - 1 }, ['items_in_stock']],
    ['missed since it was seen', { seen_ms: nowMs - DAY, missed_ms: nowMs - DAY }, ['items_in_stock']],
    ['found again', { seen_ms: nowMs - DAY, missed_ms: nowMs - 2 * DAY }, []],
    ['off the shelf', { off_until_ms: nowMs + 1 }, ['items_in_stock']],
    ['back on the shelf', { off_until_ms: nowMs }, []],
  ])('%s', (_name, proofs, rules) => expect(judge(proofs)).toEqual(rules))

  test('what is asked for first is never accepted by itself, whatever the settings say', () =>
    expect(judge({ mode: 'ask_first', seen_ms: nowMs }, { ifAllItemsInStock: false })).toEqual(['ask_first']))
})
