import { describe, expect, test } from 'vitest'
import { type Alarm, countUnanswered, dueSteps, nextLookMs, outcomeOfOrder } from './rules.ts'

const SETTINGS = {
  push_after_seconds: 15,
  message_after_seconds: 120,
  customer_after_seconds: 300,
  pause_after_unanswered: 2,
  pause_minutes: 120,
}
const alarm = (overrides: Partial<Alarm> = {}): Alarm => ({
  startsMs: 0,
  deadlineMs: 600_000,
  isAcknowledged: false,
  done: [],
  ...overrides,
})

test.each([
  [14_999, []],
  [15_000, ['push']],
  [119_999, ['push']],
  [120_000, ['push', 'message']],
  [299_999, ['push', 'message']],
  [300_000, ['push', 'message', 'customer']],
])('at %i ms the due steps are %j', (nowMs, steps) => {
  expect(dueSteps(alarm(), SETTINGS, nowMs)).toEqual(steps)
})

test('of an order for tomorrow the shop hears at once, and the customer two hours before the end', () => {
  const hours = (count: number) => count * 3_600_000
  const tomorrow = alarm({ deadlineMs: hours(19) })
  expect(dueSteps(tomorrow, SETTINGS, hours(16.9))).toEqual(['push', 'message'])
  expect(dueSteps(tomorrow, SETTINGS, hours(17))).toEqual(['push', 'message', 'customer'])
})

describe('what is not due', () => {
  test('what was done', () => {
    expect(dueSteps(alarm({ done: ['push'] }), SETTINGS, 130_000)).toEqual(['message'])
  })
  test('the shop, once someone there has seen the order; the customer still waits', () => {
    expect(dueSteps(alarm({ isAcknowledged: true }), SETTINGS, 400_000)).toEqual(['customer'])
  })
  test('what would come at the deadline or after it', () => {
    expect(dueSteps(alarm({ deadlineMs: 120_000 }), SETTINGS, 130_000)).toEqual(['push'])
  })
  test('anything before the shop opens', () => {
    expect(dueSteps(alarm({ startsMs: 3_600_000, deadlineMs: 4_200_000 }), SETTINGS, 3_614_999)).toEqual([])
  })
})

test.each([
  [{}, 15_000],
  [{ done: ['push'] as const }, 120_000],
  [{ isAcknowledged: true }, 300_000],
  [{ done: ['push', 'message', 'customer'] as const }, 600_000],
  [{ deadlineMs: 60_000, done: ['push'] as const }, 60_000],
])('%j is looked at again at %i ms', (overrides, atMs) => {
  expect(nextLookMs(alarm(overrides), SETTINGS)).toBe(atMs)
})

test.each([
  [[], 0],
  [['unanswered'], 1],
  [['unanswered', 'withdrawn', 'unanswered'], 2],
  [['unanswered', 'answered', 'unanswered'], 1],
  [['answered', 'unanswered'], 0],
] as const)('%j: %i unanswered in a row', (endings, count) => {
  expect(countUnanswered(endings)).toBe(count)
})

test.each([
  [null, null, 'answered'],
  ['store', 'too_busy', 'answered'],
  ['customer', 'not_paid_in_time', 'withdrawn'],
  ['system', 'not_accepted_in_time', 'unanswered'],
  ['system', 'not_paid_in_time', 'withdrawn'],
  ['store', 'not_paid_in_time', 'answered'],
] as const)('called off by %s for %s: %s', (cancelled_by, cancellation_reason, ending) => {
  expect(outcomeOfOrder({ cancelled_by, cancellation_reason })).toBe(ending)
})
