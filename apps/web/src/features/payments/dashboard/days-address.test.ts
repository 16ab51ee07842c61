import { expect, test } from 'vitest'
import { lastDays, monthOf, toDay } from './days-address.ts'

const TODAY = '2026-11-22'

test.each([
  [null, TODAY],
  ['', TODAY],
  ['yesterday', TODAY],
  ['2026-11-23', TODAY],
  ['2026-11-21', '2026-11-21'],
])('the address %s shows %s', (text, day) => {
  expect(toDay(text, TODAY)).toBe(day)
})

test('a month is complete, the current one ends today', () => {
  expect(monthOf('2026-11-05', TODAY)).toEqual({ from: '2026-11-01', to: TODAY })
  expect(monthOf('2026-02-10', TODAY)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
})

test('seven days end with the last', () => {
  expect(lastDays(TODAY, 7)).toEqual({ from: '2026-11-16', to: TODAY })
})
