import { expect, test } from 'vitest'
import { fromShopTime, toShopTime } from '../shared/time.ts'
import { type DateRange, daysOfRange, toOrderSearch } from './order-filters.ts'

test.each<[DateRange, object]>([
  ['all', {}],
  ['today', { from: '2026-03-01', to: '2026-03-01' }],
  ['yesterday', { from: '2026-02-28', to: '2026-02-28' }],
  ['last_7_days', { from: '2026-02-23', to: '2026-03-01' }],
  ['last_30_days', { from: '2026-01-31', to: '2026-03-01' }],
  ['custom', { from: '2025-12-30' }],
])('on 1 March 2026 %s is %j', (range, days) => {
  expect(daysOfRange(range, '2026-03-01', { from: '2025-12-30' })).toEqual(days)
})

test('days that were given count only where the range is custom', () => {
  expect(daysOfRange('today', '2026-03-01', { from: '2020-01-01', to: '2020-01-02' })).toEqual({
    from: '2026-03-01',
    to: '2026-03-01',
  })
})

test("today is the shop's: 00:10 in Asia/Kolkata is still yesterday in UTC", () => {
  const { date } = toShopTime(Date.UTC(2026, 1, 28, 18, 40))
  expect(daysOfRange('today', date)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(new Date(fromShopTime(date, 0)).toISOString()).toBe('2026-02-28T18:30:00.000Z')
})

test.each([
  ['001-0007', '-0007'],
  ['0007', '0007'],
  ['  Asha RAO ', 'asha rao'],
  ['+91 98765 43210', '+919876543210'],
  ['98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['दूध', 'दूध'],
  ['००१-०००७', '-0007'],
  ['९८७६५ ४३२१०', '9876543210'],
  ['दुकान १२', 'दुकान १२'],
  ['12 Pipe Road', '12 pipe road'],
  ['01a20240-31b4', '01a20240-31b4'],
])('%j typed in shop 001 is searched for as %j', (typed, search) => {
  expect(toOrderSearch(typed, '001')).toBe(search)
})
