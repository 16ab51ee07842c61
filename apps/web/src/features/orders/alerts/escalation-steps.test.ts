import { ALARM_LATE_MS, POLL_BOARD_MS } from '@jhola/contract/constants'
import { expect, test } from 'vitest'
import { lastAndNext, linesOf, pollDelayMs } from './escalation-steps.ts'

const at = (time: string) => `2026-11-20T06:${time}.000Z`
const never = { done_at: null, planned_at: null }
const alarm = {
  order_id: '1',
  starts_at: at('00:00'),
  deadline_at: at('10:00'),
  push: { done_at: at('00:15'), planned_at: null },
  message: never,
  customer: { done_at: null, planned_at: at('05:00') },
}

test('steps done, steps planned, and the deadline; steps that never run are left out', () => {
  expect(linesOf(alarm)).toEqual([
    { step: 'push', isDone: true, at: at('00:15') },
    { step: 'customer', isDone: false, at: at('05:00') },
    { step: 'cancel', isDone: false, at: at('10:00') },
  ])
})

test.each([
  ['01:00', 4 * 60_000 + 1500],
  ['04:59', 2500],
  ['06:00', ALARM_LATE_MS],
  ['30:00', ALARM_LATE_MS],
])('at %s the next poll is in %i ms: after the next step, and at a longer interval when one is late', (now, ms) => {
  expect(pollDelayMs([alarm], Date.parse(at(now)))).toBe(ms)
})

test('without alarms it polls at a long interval', () => expect(pollDelayMs([], 0)).toBe(POLL_BOARD_MS * 3))

test('the short form has the last and the next step', () => {
  expect(lastAndNext(linesOf(alarm)).map(({ step }) => step)).toEqual(['push', 'customer'])
  expect(lastAndNext(linesOf({ ...alarm, push: never })).map(({ step }) => step)).toEqual(['customer'])
})
