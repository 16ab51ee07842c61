import { describe, expect, test } from 'vitest'
import { minutesLeft, shopStatusOf } from './availability.ts'

const NOW = Date.parse('2026-11-20T10:00:00.000Z')
const LATER = '2026-11-20T10:30:00.000Z'
const EARLIER = '2026-11-20T09:30:00.000Z'
const NOTHING = { closed_for_now: false, paused_until: null, busy_until: null }

describe('availability of the shop', () => {
  test.each([
    ['nothing set', {}, { state: 'open', untilMs: null }],
    ['closed by hand, whatever else', { closed_for_now: true, paused_until: LATER }, { state: 'closed', untilMs: null }],
    ['paused', { paused_until: LATER }, { state: 'paused', untilMs: Date.parse(LATER) }],
    ['a pause that is over', { paused_until: EARLIER }, { state: 'open', untilMs: null }],
    ['a pause that ends this very moment', { paused_until: new Date(NOW).toISOString() }, { state: 'open', untilMs: null }],
    ['busy', { busy_until: LATER }, { state: 'busy', untilMs: Date.parse(LATER) }],
    ['paused beats busy', { paused_until: LATER, busy_until: LATER }, { state: 'paused', untilMs: Date.parse(LATER) }],
  ])('%s', (_what, more, expected) => {
    expect(shopStatusOf({ ...NOTHING, ...more }, NOW)).toEqual(expected)
  })
})

test.each([
  [NOW + 1, 1],
  [NOW + 60_000, 1],
  [NOW + 60_001, 2],
  [NOW + 30 * 60_000, 30],
])('minutes left until %d: %d', (untilMs, minutes) => {
  expect(minutesLeft(untilMs, NOW)).toBe(minutes)
})
