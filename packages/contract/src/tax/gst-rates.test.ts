import { expect, test } from 'vitest'
import { isGstRate, isGstRateOn, usualGstRates } from './gst-rates.ts'

test('on 22 September 2025 four slabs became the usual ones', () => {
  expect(usualGstRates('2025-09-21')).toEqual([0, 5, 12, 18, 28])
  expect(usualGstRates('2025-09-22')).toEqual([0, 5, 18, 40])
  expect(usualGstRates('2017-06-30')).toEqual([])
})

test('a rate of earlier days is known and out of date; one of few goods holds; others never were one', () => {
  expect([isGstRate(12), isGstRateOn(12, '2025-09-21'), isGstRateOn(12, '2025-09-22')]).toEqual([true, true, false])
  expect([isGstRate(3), isGstRateOn(3, '2026-11-22'), isGstRateOn(28, '2026-11-22'), isGstRateOn(40, '2025-09-21')]).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect([7, 50, -5, 4.99].some(isGstRate)).toBe(false)
})
