import { expect, test } from 'vitest'
import { deadlineOf, formatCountdown, isBehindPromise, promiseStateOf } from './deadline.ts'

const NOW = Date.parse('2026-11-20T10:00:00.000Z')

test.each([
  ['2026-11-20T10:05:30.000Z', { kind: 'countdown', seconds: 330, isHurry: false }],
  ['2026-11-20T10:02:00.000Z', { kind: 'countdown', seconds: 120, isHurry: true }],
  ['2026-11-20T10:00:00.400Z', { kind: 'countdown', seconds: 1, isHurry: true }],
  ['2026-11-20T10:00:00.000Z', { kind: 'over' }],
  ['2026-11-20T09:59:59.000Z', { kind: 'over' }],
  ['2026-11-20T11:00:01.000Z', { kind: 'later', at: '2026-11-20T11:00:01.000Z' }],
  [null, null],
])('at ten, accept_by %s gives %j', (accept_by, deadline) => {
  expect(deadlineOf({ status: 'pending', accept_by }, NOW)).toEqual(deadline)
})

test('an answered order has no deadline', () => {
  expect(deadlineOf({ status: 'confirmed', accept_by: '2026-11-20T10:05:00.000Z' }, NOW)).toBeNull()
})

test.each([
  [245, '4:05'],
  [3600, '60:00'],
  [0, '0:00'],
  [-3, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})

test.each([
  ['preparing', '2026-11-20T09:59:59.000Z', true],
  ['preparing', '2026-11-20T10:00:01.000Z', false],
  ['pending', '2026-11-20T09:00:00.000Z', false],
  ['delivered', '2026-11-20T09:00:00.000Z', false],
  ['ready', null, false],
] as const)('%s and promised for %s: late %s', (status, estimated_delivery, isLate) => {
  expect(isBehindPromise({ status, estimated_delivery }, NOW)).toBe(isLate)
})

test.each([
  ['2026-11-20T10:10:01.000Z', 'in_time', 11],
  ['2026-11-20T10:10:00.000Z', 'soon', 10],
  ['2026-11-20T10:00:00.000Z', 'soon', 0],
  ['2026-11-20T09:59:59.000Z', 'late', 1],
  ['2026-11-20T08:30:00.000Z', 'late', 90],
])('at ten, promised for %s: %s by %d minutes', (at, kind, minutes) => {
  expect(promiseStateOf({ status: 'ready', estimated_delivery: at }, NOW)).toEqual({ kind, minutes, at })
})
