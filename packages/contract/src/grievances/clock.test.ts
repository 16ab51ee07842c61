import { expect, test } from 'vitest'
import { computeDeadlines, computeState, type GrievanceTimes, isOverdue } from './clock.ts'

test.each([
  ['2026-11-28T06:00:00.000Z', '2026-11-30T06:00:00.000Z', '2026-12-28T06:00:00.000Z'],
  ['2026-01-31T10:30:00.000Z', '2026-02-02T10:30:00.000Z', '2026-02-28T10:30:00.000Z'],
  ['2028-01-31T10:30:00.000Z', '2028-02-02T10:30:00.000Z', '2028-02-29T10:30:00.000Z'],
  ['2026-12-31T23:59:59.000Z', '2027-01-02T23:59:59.000Z', '2027-01-31T23:59:59.000Z'],
  ['2026-03-31T00:00:00.000Z', '2026-04-02T00:00:00.000Z', '2026-04-30T00:00:00.000Z'],
])('received %s: acknowledged by %s, redressed by %s', (received, acknowledge, redress) => {
  const { acknowledge_by, redress_by } = computeDeadlines(new Date(received))
  expect([acknowledge_by.toISOString(), redress_by.toISOString()]).toEqual([acknowledge, redress])
})

const received = new Date('2026-11-01T06:00:00Z')
const at = (text: string) => new Date(text)
const times = (over: Partial<GrievanceTimes> = {}): GrievanceTimes => ({
  ...computeDeadlines(received),
  acknowledged_at: null,
  resolved_at: null,
  ...over,
})

test.each<[string, Partial<GrievanceTimes>, string, boolean]>([
  ['exactly after 48 hours', {}, '2026-11-03T06:00:00Z', false],
  ['a millisecond later', {}, '2026-11-03T06:00:00.001Z', true],
  ['acknowledged', { acknowledged_at: at('2026-11-02T06:00:00Z') }, '2026-11-20T06:00:00Z', false],
  ['acknowledged, after exactly a month', { acknowledged_at: at('2026-11-02T06:00:00Z') }, '2026-12-01T06:00:00Z', false],
  ['acknowledged, later', { acknowledged_at: at('2026-11-02T06:00:00Z') }, '2026-12-01T06:00:00.001Z', true],
  ['resolved', { resolved_at: at('2026-11-02T06:00:00Z') }, '2027-12-01T06:00:00Z', false],
])('%s', (_, over, now, overdue) => {
  expect(isOverdue(times(over), at(now))).toBe(overdue)
})

test('received, acknowledged, resolved', () => {
  expect(computeState(times())).toBe('received')
  expect(computeState(times({ acknowledged_at: received }))).toBe('acknowledged')
  expect(computeState(times({ acknowledged_at: received, resolved_at: received }))).toBe('resolved')
})
