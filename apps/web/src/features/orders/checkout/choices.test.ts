import type { Store } from '@jhola/contract/stores/schema'
import { describe, expect, test } from 'vitest'
import { payingBy, type TimesOnOffer, timesOnOffer, usualTime } from './choices.ts'
import { deliveryTypesOf } from './delivery-types.ts'

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
// only the fields that the times depend on
const store = (more: Partial<Store> = {}) =>
  ({
    hours: { opens: '09:00', closes: '21:00', working_days: EVERY_DAY },
    closed_for_now: false,
    paused_until: null,
    offered_slots: { morning: true, afternoon: true, evening: true, express: true },
    prep_minutes: 120,
    delivery_radius_km: 5,
    ...more,
  }) as Store
/** Friday, 20 November 2026, by the shop's clock. */
const at = (clock: string) => Date.parse(`2026-11-20T${clock}:00+05:30`)
const SLOTS = [
  { date: '2026-11-21', slot: 'morning' },
  { date: '2026-11-20', slot: 'evening' },
  { date: '2026-11-21', slot: 'afternoon' },
] as const
const DAYS = [
  { date: '2026-11-20', slots: ['evening'] },
  { date: '2026-11-21', slots: ['morning', 'afternoon'] },
]

describe('the delivery times on offer', () => {
  test.each([
    [
      'open: now, express and the parts of days in order',
      {},
      'delivery',
      '15:00',
      { hasNow: true, hasExpress: true, days: DAYS },
    ],
    [
      'express is not quicker than usual',
      { prep_minutes: 30 },
      'delivery',
      '15:00',
      { hasNow: true, hasExpress: false, days: DAYS },
    ],
    ['pickup knows no express', {}, 'pickup', '15:00', { hasNow: true, hasExpress: false, days: DAYS }],
    [
      'a shop without express',
      { offered_slots: { morning: true, afternoon: true, evening: true, express: false } },
      'delivery',
      '15:00',
      { hasNow: true, hasExpress: false, days: DAYS },
    ],
    ['closed: parts of days only', {}, 'delivery', '22:00', { hasNow: false, hasExpress: false, days: DAYS }],
    ['closed by hand', { closed_for_now: true }, 'delivery', '15:00', { hasNow: false, hasExpress: false, days: [] }],
    ['paused', { paused_until: '2026-11-20T12:00:00.000Z' }, 'delivery', '15:00', { hasNow: false, hasExpress: false, days: [] }],
  ] as const)('%s', (_what, more, type, clock, expected) => {
    expect(timesOnOffer(store(more), SLOTS, type, at(clock))).toEqual(expected)
  })
  test('none before the shop is loaded', () => {
    expect(timesOnOffer(undefined, SLOTS, 'delivery', at('15:00')).days).toEqual([])
  })
})

describe('the default delivery time', () => {
  const offer = (more: Partial<TimesOnOffer>): TimesOnOffer => ({ hasNow: false, hasExpress: false, days: [], ...more })
  test.each([
    [
      'now when it can be had',
      offer({ hasNow: true, days: timesOnOffer(store(), SLOTS, 'delivery', at('22:00')).days }),
      { slot: 'asap', date: null },
    ],
    ['else the next afternoon', timesOnOffer(store(), SLOTS, 'delivery', at('22:00')), { slot: 'afternoon', date: '2026-11-21' }],
    [
      'else the first there is',
      offer({ days: [{ date: '2026-11-20', slots: ['evening'] }] }),
      { slot: 'evening', date: '2026-11-20' },
    ],
    ['else none', offer({}), null],
  ])('%s', (_what, times, expected) => {
    expect(usualTime(times)).toEqual(expected)
  })
})

test.each([
  ['both', { offers_delivery: true, offers_pickup: true }, ['delivery', 'pickup']],
  ['pickup only', { offers_delivery: false, offers_pickup: true }, ['pickup']],
])('delivery types: %s', (_what, offers, expected) => {
  expect(deliveryTypesOf(offers)).toEqual(expected)
})

test.each([
  ['UPI at first', null, { upi: true, cod: true, card: false }, 'upi'],
  ['the chosen one', 'cod', { upi: true, cod: true, card: false }, 'cod'],
  ['not one that is coming soon', 'card', { upi: true, cod: true, card: false }, 'upi'],
  ['without UPI the first taken', null, { upi: false, cod: true, card: false }, 'cod'],
  ['nothing is taken', null, { upi: false }, null],
])('payment method: %s', (_what, chosen, taken, expected) => {
  const methods = Object.entries(taken).map(([id, enabled]) => ({ id, enabled }))
  expect(payingBy(chosen, methods)).toBe(expected)
})

test("what is usual at the shop comes before UPI, and the person's own choice before that", () => {
  const methods = [
    { id: 'upi', enabled: true },
    { id: 'cod', enabled: true, is_usual: true },
  ]
  expect(payingBy(null, methods)).toBe('cod')
  expect(payingBy('upi', methods)).toBe('upi')
  expect(
    payingBy(null, [
      { id: 'upi', enabled: true },
      { id: 'card', enabled: false, is_usual: true },
    ]),
  ).toBe('upi')
})
