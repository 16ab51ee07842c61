import { describe, expect, test } from 'vitest'
import { paise } from '../../shared/money.ts'
import { changePrice, type PriceChange, type PriceRounding, priceKeep, roundPrice } from './price-change.ts'

const product = (price: number, mrp: number | null = null, gst = 5) => ({
  pricePaise: paise(price),
  mrpPaise: mrp === null ? null : paise(mrp),
  gst_rate_percent: gst,
})
const by = (amount: number, kind: PriceChange['by'] = 'percent', rounding: PriceRounding = 'none'): PriceChange => ({
  by: kind,
  amount,
  rounding,
})

describe('percent and rupees, up and down', () => {
  test.each([
    [60_00, by(10), 66_00],
    [60_00, by(-10), 54_00],
    [33_33, by(7.5), 35_83],
    [10_01, by(50), 15_02],
    [10_01, by(-50), 5_00],
    [60_00, by(2.5, 'rupees'), 62_50],
    [60_00, by(-0.05, 'rupees'), 59_95],
    [9_999_999_99, by(0.01, 'rupees'), 10_000_000_00],
  ])('%i paise by %j: %i', (price, change, after) =>
    expect(changePrice(product(price), change, 'exclusive')).toEqual({ pricePaise: after, stop: null }),
  )
})

describe('rounding takes the nearest, the higher of two', () => {
  test.each<[number, PriceRounding, number]>([
    [62_37, 'none', 62_37],
    [62_49, 'rupee', 62_00],
    [62_50, 'rupee', 63_00],
    [62_25, 'half', 62_50],
    [62_24, 'half', 62_00],
    [62_49, 'five', 60_00],
    [62_50, 'five', 65_00],
    [62_00, 'nine', 59_00],
    [64_00, 'nine', 69_00],
    [63_99, 'nine', 59_00],
    [104_00, 'nine', 109_00],
    [4_00, 'nine', 9_00],
  ])('%i, %s: %i', (amount, rounding, after) => expect(roundPrice(paise(amount), rounding)).toBe(after))
})

describe('what stops a price', () => {
  test.each([
    // With 5% GST ₹64.76 is ₹68.00, and ₹64.77 is ₹68.01.
    [product(60_00, 68_00), by(4.76, 'rupees'), 'exclusive' as const, null],
    [product(60_00, 68_00), by(4.77, 'rupees'), 'exclusive' as const, 'above_mrp'],
    // Prices that include GST may equal the MRP.
    [product(60_00, 68_00), by(8, 'rupees'), 'inclusive' as const, null],
    [product(60_00, 68_00), by(8.01, 'rupees'), 'inclusive' as const, 'above_mrp'],
    [product(60_00), by(-60, 'rupees'), 'exclusive' as const, 'not_positive'],
    [product(2_00), by(-5, 'percent', 'five'), 'exclusive' as const, 'not_positive'],
    [product(60_00), by(0.4, 'percent', 'rupee'), 'exclusive' as const, 'same'],
    [product(9_999_999_99), by(10), 'exclusive' as const, 'too_high'],
  ])('%j by %j (%s): %s', (before, change, mode, stop) => expect(changePrice(before, change, mode).stop).toBe(stop))
})

describe('restoring an old price', () => {
  const made = { oldPaise: paise(60_00), newPaise: paise(66_00) }
  test('where the price is still the one that was made', () => {
    expect(priceKeep(product(66_00), made, 'exclusive')).toBeNull()
    expect(priceKeep(product(66_01), made, 'exclusive')).toBe('changed_since')
    expect(priceKeep(undefined, made, 'exclusive')).toBe('gone')
  })
  test('and not above an MRP that is lower now', () => {
    expect(priceKeep(product(66_00, 63_00), made, 'exclusive')).toBeNull()
    expect(priceKeep(product(66_00, 62_99), made, 'exclusive')).toBe('above_mrp')
  })
})
