import { describe, expect, test } from 'vitest'
import { fromShopTime } from '../shared/time.ts'
import {
  closingAfterMs,
  isOpenAt,
  isSlotOpen,
  listOpenSlots,
  nextOpeningMs,
  type OpeningHours,
  prepMinutesAt,
  slotOn,
  windowsOverlap,
} from './hours.ts'

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

test.each([
  ['in the day', '09:00', '21:00', '12:00', at('21:00')],
  ['before it opens', '09:00', '21:00', '08:59', null],
  ['when it has closed', '09:00', '21:00', '21:00', null],
  ['before midnight of a night shop', '18:00', '02:00', '23:00', at('02:00', '2026-11-21')],
  ['after midnight of a night shop', '18:00', '02:00', '01:00', at('02:00')],
  ['all day', '00:00', '00:00', '12:00', null],
])('when does it close: %s', (_name, opens, closes, clock, closesMs) => {
  expect(closingAfterMs(shop(opens, closes).hours, at(clock))).toBe(closesMs)
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

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const withHours = (hours: OpeningHours) => ({ hours, closed_for_now: false })

describe('two windows a day', () => {
  const twice: OpeningHours = {
    opens: '07:00',
    closes: '13:30',
    second: { opens: '16:00', closes: '22:00' },
    working_days: EVERY_DAY,
  }
  test.each([
    ['06:59', false, '07:00'],
    ['07:00', true, null],
    ['13:29', true, null],
    ['13:30', false, '16:00'],
    ['15:59', false, '16:00'],
    ['16:00', true, null],
    ['21:59', true, null],
  ] as const)('at %s open: %s, opens next %s', (clock, open, next) => {
    expect(isOpenAt(withHours(twice), at(clock))).toBe(open)
    expect(nextOpeningMs(withHours(twice), at(clock))).toBe(next === null ? null : at(next))
  })

  test('after the second comes the first of tomorrow, in whatever order they were written', () => {
    const swapped: OpeningHours = {
      opens: '16:00',
      closes: '22:00',
      second: { opens: '07:00', closes: '13:30' },
      working_days: EVERY_DAY,
    }
    for (const hours of [twice, swapped]) {
      expect(nextOpeningMs(withHours(hours), at('22:00'))).toBe(at('07:00', '2026-11-21'))
      expect(isOpenAt(withHours(hours), at('14:00'))).toBe(false)
    }
  })

  test('the second may run past midnight', () => {
    const late: OpeningHours = { opens: '10:00', closes: '15:00', second: { opens: '18:00', closes: '01:00' }, working_days: [5] }
    expect(isOpenAt(withHours(late), at('00:59', '2026-11-21'))).toBe(true)
    expect(isOpenAt(withHours(late), at('01:00', '2026-11-21'))).toBe(false)
    expect(nextOpeningMs(withHours(late), at('01:00', '2026-11-21'))).toBe(at('10:00', '2026-11-27'))
  })

  test.each([
    ['apart', '07:00', '13:30', '16:00', '22:00', false],
    ['touching', '07:00', '16:00', '16:00', '22:00', false],
    ['one minute into each other', '07:00', '16:01', '16:00', '22:00', true],
    ['past midnight into the morning', '07:00', '13:00', '16:00', '07:01', true],
    ['past midnight up to the morning', '07:00', '13:00', '16:00', '07:00', false],
    ['all day and something', '00:00', '00:00', '16:00', '22:00', true],
  ] as const)('windows that are %s', (_, opens, closes, secondOpens, secondCloses, overlap) => {
    expect(windowsOverlap({ opens, closes, second: { opens: secondOpens, closes: secondCloses }, working_days: EVERY_DAY })).toBe(
      overlap,
    )
  })

  test('one window alone overlaps nothing', () => {
    expect(windowsOverlap({ opens: '18:00', closes: '02:00', second: null, working_days: EVERY_DAY })).toBe(false)
  })
})

describe('holidays', () => {
  const hours: OpeningHours = { opens: '18:00', closes: '02:00', working_days: EVERY_DAY, holidays: ['2026-11-20', '2026-11-22'] }
  test('shut from the evening on, yet the night before still ends at its hour', () => {
    expect(isOpenAt(withHours(hours), at('01:59', '2026-11-20'))).toBe(true)
    expect(isOpenAt(withHours(hours), at('18:00', '2026-11-20'))).toBe(false)
    expect(isOpenAt(withHours(hours), at('01:00', '2026-11-21'))).toBe(false)
    expect(nextOpeningMs(withHours(hours), at('18:00', '2026-11-20'))).toBe(at('18:00', '2026-11-21'))
  })

  test('no slot on a holiday', () => {
    const day: OpeningHours = { opens: '09:00', closes: '21:00', working_days: EVERY_DAY, holidays: ['2026-11-21'] }
    expect(isSlotOpen({ hours: day }, slotOn('2026-11-21', 'morning'), at('12:00'))).toBe(false)
    expect(isSlotOpen({ hours: day }, slotOn('2026-11-22', 'morning'), at('12:00'))).toBe(true)
  })

  test('a holiday of two months and more has no next opening', () => {
    const holidays = Array.from({ length: 61 }, (_, day) => new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10))
    const away: OpeningHours = { opens: '09:00', closes: '21:00', working_days: EVERY_DAY, holidays }
    expect(nextOpeningMs(withHours(away), at('12:00'))).toBeNull()
    expect(nextOpeningMs(withHours({ ...away, holidays: holidays.slice(0, 60) }), at('12:00'))).toBe(at('09:00', '2027-01-19'))
  })
})

test('slots that the shop does not offer are left out', () => {
  const offered_slots = { morning: false, afternoon: true, evening: false, express: true }
  const slots = listOpenSlots({ ...shop('09:00', '21:00'), offered_slots }, at('09:30')).map(
    ({ date, slot }) => `${date} ${slot}`,
  )
  expect(slots).toEqual(['2026-11-20 afternoon', '2026-11-21 afternoon'])
})

test.each([
  [null, 20],
  [at('12:00'), 20],
  [at('12:01'), 35],
])('minutes to pack at noon while busy until %s', (untilMs, minutes) => {
  const busy_until = untilMs === null ? null : new Date(untilMs).toISOString()
  expect(prepMinutesAt({ prep_minutes: 20, busy_until }, at('12:00'))).toBe(minutes)
})
