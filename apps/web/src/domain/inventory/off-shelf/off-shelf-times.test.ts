import { fromShopTime, isoMoment } from '@jhola/contract/shared/time'
import { expect, test } from 'vitest'
import { untilOf, untilTyped } from './off-shelf-times.ts'

const NOW = fromShopTime('2026-11-20', 22 * 60)

test('until tomorrow evening is five o’clock by the shop’s clock, a week is seven days', () => {
  expect(untilOf('tomorrow_evening', NOW)).toBe(isoMoment(fromShopTime('2026-11-21', 17 * 60)))
  expect(untilOf('week', NOW)).toBe(isoMoment(fromShopTime('2026-11-27', 22 * 60)))
})

test.each([
  ['2026-11-21', '07:30', isoMoment(fromShopTime('2026-11-21', 450))],
  ['2026-11-20', '22:01', isoMoment(fromShopTime('2026-11-20', 1321))],
  ['2026-11-20', '22:00', null],
  ['2026-11-19', '23:00', null],
  ['2027-02-18', '07:00', isoMoment(fromShopTime('2027-02-18', 420))],
  ['2027-02-19', '07:00', null],
  ['', '07:00', null],
  ['2026-11-21', '', null],
])('%s at %s is until %s', (date, time, until) => expect(untilTyped(date, time, NOW)).toBe(until))
