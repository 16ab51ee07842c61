import { describe, expect, test } from 'vitest'
import { fromShopTime } from '../shared/time.ts'
import { isOpenAt, isSlotOpen, listOpenSlots, nextOpeningMs, slotOn } from './hours.ts'

// 2026-11-20 is a Friday.
const at = (clock: string, date = '2026-11-20') => fromShopTime(date, Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)))
const shop = (opens: string, closes: string, working_days = [1, 2, 3, 4, 5, 6]) => ({
  hours: { opens, closes, working_days },
  closed_for_now: false,
})

describe('is the shop open', () => {
  test.each([
    ['08:59', false],
    ['09:00', true],
    ['20:59', true],
    ['21:00', false],
  ])('09:00-21:00 at %s -> %s', (clock, open) => {
    expect(isOpenAt(shop('09:00', '21:00'), at(clock))).toBe(open)
  })

  test('a window past midnight belongs to the day it began on', () => {
    const night = shop('18:00', '02:00', [5])
    expect(isOpenAt(night, at('23:30'))).toBe(true)
    expect(isOpenAt(night, at('01:59', '2026-11-21'))).toBe(true)
    expect(isOpenAt(night, at('02:00', '2026-11-21'))).toBe(false)
    expect(isOpenAt(night, at('01:00', '2026-11-20'))).toBe(false)
  })

  test('opening and closing at the same time is all day', () => {
    expect(isOpenAt(shop('00:00', '00:00', [0, 1, 2, 3, 4, 5, 6]), at('03:00'))).toBe(true)
  })

  test('the weekly day off, the switch and a pause', () => {
    expect(isOpenAt(shop('09:00', '21:00'), at('12:00', '2026-11-22'))).toBe(false)
    expect(isOpenAt({ ...shop('09:00', '21:00'), closed_for_now: true }, at('12:00'))).toBe(false)
    expect(isOpenAt({ ...shop('09:00', '21:00'), paused_until: new Date(at('13:00')).toISOString() }, at('12:00'))).toBe(false)
    expect(isOpenAt({ ...shop('09:00', '21:00'), paused_until: new Date(at('11:00')).toISOString() }, at('12:00'))).toBe(true)
  })
})

describe('when does it open next', () => {
  test.each([
    ['07:00', '2026-11-20', at('09:00')],
    ['22:00', '2026-11-20', at('09:00', '2026-11-21')],
    ['22:00', '2026-11-21', at('09:00', '2026-11-23')],
  ])('closed at %s on %s', (clock, date, opens) => {
    expect(nextOpeningMs(shop('09:00', '21:00'), at(clock, date))).toBe(opens)
  })

  test('never while open, closed by hand, or with no working day', () => {
    expect(nextOpeningMs(shop('09:00', '21:00'), at('12:00'))).toBeNull()
    expect(nextOpeningMs({ ...shop('09:00', '21:00'), closed_for_now: true }, at('22:00'))).toBeNull()
    expect(nextOpeningMs(shop('09:00', '21:00', []), at('22:00'))).toBeNull()
  })
})

describe('delivery slots', () => {
  test('a slot can be chosen until an hour before its end', () => {
    const morning = slotOn('2026-11-20', 'morning')
    expect(isSlotOpen(shop('09:00', '21:00'), morning, at('11:00'))).toBe(true)
    expect(isSlotOpen(shop('09:00', '21:00'), morning, at('11:01'))).toBe(false)
  })

  test('not on a day off, not when the shop is shut then, not a week ahead', () => {
    expect(isSlotOpen(shop('09:00', '21:00'), slotOn('2026-11-22', 'morning'), at('12:00'))).toBe(false)
    expect(isSlotOpen(shop('09:00', '15:00'), slotOn('2026-11-20', 'evening'), at('10:00'))).toBe(false)
    expect(isSlotOpen(shop('09:00', '21:00'), slotOn('2026-11-27', 'morning'), at('12:00'))).toBe(false)
  })

  test('the list starts with what is left of today', () => {
    const slots = listOpenSlots(shop('09:00', '21:00'), at('13:00')).map(({ date, slot }) => `${date} ${slot}`)
    expect(slots).toEqual([
      '2026-11-20 afternoon',
      '2026-11-20 evening',
      '2026-11-21 morning',
      '2026-11-21 afternoon',
      '2026-11-21 evening',
    ])
  })
})
