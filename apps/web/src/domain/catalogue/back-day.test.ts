import { fromShopTime } from '@jhola/contract/shared/time'
import { expect, test } from 'vitest'
import { backDayOf } from './back-day.ts'

// A Friday, at ten in the evening.
const NOW = fromShopTime('2026-11-20', 22 * 60)

test.each([
  ['2026-11-20', 22 * 60, null],
  ['2026-11-20', 23 * 60, { kind: 'today' }],
  ['2026-11-21', 0, { kind: 'tomorrow' }],
  ['2026-11-21', 7 * 60, { kind: 'tomorrow' }],
  ['2026-11-22', 7 * 60, { kind: 'weekday', weekday: 0 }],
  ['2026-11-26', 23 * 60, { kind: 'weekday', weekday: 4 }],
  // "Back Friday" on a Friday would be read as today.
  ['2026-11-27', 7 * 60, { kind: 'date', date: '2026-11-27' }],
] as const)('back on %s at minute %d is said as %j', (date, minute, said) =>
  expect(backDayOf(fromShopTime(date, minute), NOW)).toEqual(said),
)
