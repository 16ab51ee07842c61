import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Paise, paise, sumPaise } from '../../shared/money.ts'
import { computeGst, isWithinMrp } from '../../tax/gst.ts'
import {
  computeFreeDeliveryGap,
  computeLineTotal,
  computeTotals,
  counterDeliveryPricing,
  DEFAULT_DELIVERY_PRICING,
  type PricedLine,
  spreadByValue,
} from './pricing.ts'

const line = (rupees: number, quantity = 1, gstRatePercent = 5, unitSize = 1): PricedLine => ({
  unitPricePaise: paise(Math.round(rupees * 100)),
  quantity,
  unitSize,
  gstRatePercent,
})

const bill = (lines: PricedLine[], over: Partial<Parameters<typeof computeTotals>[0]> = {}) =>
  computeTotals({
    lines,
    taxMode: 'exclusive',
    deliveryType: 'delivery',
    isExpress: false,
    terms: DEFAULT_DELIVERY_PRICING,
    ...over,
  })

describe('the bill of an order', () => {
  test.each([
    // [lines, subtotal, tax, delivery, total] in paise, prices without GST
    [[line(100, 2)], 200_00, 10_00, 20_00, 230_00],
    [[line(499.99)], 499_99, 25_00, 20_00, 544_99],
    [[line(500)], 500_00, 25_00, 0, 525_00],
    [[line(33.33, 3)], 99_99, 5_00, 20_00, 124_99],
    [[line(0.1)], 10, 1, 20_00, 20_11],
    [[line(62, 250, 5, 1000)], 15_50, 78, 20_00, 36_28],
    [[line(100, 1, 5), line(100, 1, 18), line(50, 1, 0)], 250_00, 23_00, 20_00, 293_00],
  ])('prices without GST: %j', (lines, subtotal, tax, deliveryFee, total) => {
    expect(bill(lines)).toMatchObject({ subtotal, tax, deliveryFee, total })
  })

  test('prices that include GST: the tax is shown as contained and nothing comes on top', () => {
    expect(bill([line(249, 1, 28)], { taxMode: 'inclusive' })).toMatchObject({ subtotal: 249_00, tax: 54_46, total: 269_00 })
    expect(bill([line(100, 1, 18)], { taxMode: 'inclusive' })).toMatchObject({ tax: 15_26, total: 120_00 })
  })

  test('express adds its fee to a delivery and to nothing else', () => {
    expect(bill([line(600)], { isExpress: true })).toMatchObject({ deliveryFee: 0, expressFee: 50_00, total: 680_00 })
    expect(bill([line(600)], { isExpress: true, deliveryType: 'pickup' })).toMatchObject({ expressFee: 0, total: 630_00 })
  })

  test('pickup costs no delivery', () => {
    expect(bill([line(100)], { deliveryType: 'pickup' })).toMatchObject({ deliveryFee: 0, total: 105_00 })
  })

  test.each([
    [199.99, 20_00],
    [200, 0],
  ])('an order the shop types in is delivered free from 200: %d', (rupees, deliveryFee) => {
    expect(bill([line(rupees)], { terms: counterDeliveryPricing(DEFAULT_DELIVERY_PRICING) })).toMatchObject({ deliveryFee })
  })

  test('a discount lowers the taxable value, never below nothing', () => {
    expect(bill([line(100), line(200)], { discountPaise: paise(30_00) })).toMatchObject({
      discount: 30_00,
      tax: 13_50,
      total: 303_50,
    })
    expect(bill([line(10)], { discountPaise: paise(99_00) })).toMatchObject({ discount: 10_00, tax: 0, total: 20_00 })
  })

  test('free delivery gap', () => {
    expect(computeFreeDeliveryGap(paise(423_50), DEFAULT_DELIVERY_PRICING)).toBe(76_50)
    expect(computeFreeDeliveryGap(paise(500_00), DEFAULT_DELIVERY_PRICING)).toBe(0)
  })
})

describe('loose goods', () => {
  test.each([
    [62, 250, 1550],
    [62, 1250, 7750],
    [45.55, 333, 1517],
  ])('%d rupees a kilogram, %d grams -> %d paise', (rupees, grams, expected) => {
    expect(computeLineTotal(line(rupees, grams, 5, 1000))).toBe(expected)
  })
})

describe('GST', () => {
  test.each([
    [100_00, 18, 15_26],
    [24_900_00, 28, 5_446_88],
    [105_00, 5, 500],
    [1, 18, 0],
  ])('contained in %d paise at %d%% -> %d', (amount, rate, tax) => {
    expect(computeGst(paise(amount), rate, 'inclusive')).toBe(tax)
  })

  test('contained tax has two equal halves and leaves a whole taxable value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(0, 5, 12, 18, 28, 40), (amount, rate) => {
        const tax = computeGst(paise(amount), rate, 'inclusive')
        expect(tax % 2).toBe(0)
        expect(Math.abs(tax - (amount * rate) / (100 + rate))).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('spreading an amount', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [0, 10, 0], [0, 5, 0]],
    [0, [3, 4], [0, 0]],
    [7, [0, 0], [0, 0]],
  ])('%d over %j -> %j', (amount, values, expected) => {
    expect(spreadByValue(paise(amount), values.map(paise))).toEqual(expected)
  })
})

const anyLine = fc.record({
  unitPricePaise: fc.integer({ min: 0, max: 500_000 }).map(paise),
  quantity: fc.integer({ min: 1, max: 20_000 }),
  unitSize: fc.constantFrom(1, 1000),
  gstRatePercent: fc.constantFrom(0, 5, 18, 40),
})

test('every bill adds up, line by line and as a whole', () => {
  const check = (lines: PricedLine[], discountPaise: Paise, taxMode: 'exclusive' | 'inclusive', isExpress: boolean) => {
    const totals = bill(lines, { discountPaise, taxMode, isExpress })
    expect(sumPaise(totals.lineTotals)).toBe(totals.subtotal)
    expect(sumPaise(totals.lineTaxes)).toBe(totals.tax)
    const onTop = taxMode === 'exclusive' ? totals.tax : 0
    expect(totals.total).toBe(totals.subtotal - totals.discount + onTop + totals.deliveryFee + totals.expressFee)
    expect(totals.discount).toBeLessThanOrEqual(totals.subtotal)
  }
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 1_000_000 }).map(paise),
      fc.constantFrom('exclusive' as const, 'inclusive' as const),
      fc.boolean(),
      check,
    ),
    { numRuns: 500 },
  )
})

test.each([
  [95, 5, 'exclusive', 100, true],
  [95.25, 5, 'exclusive', 100, false],
  [100, 18, 'inclusive', 100, true],
  [100, 18, 'exclusive', null, true],
] as const)('%d rupees with %d%% GST (%s) under MRP %s -> %s', (price, rate, mode, mrp, allowed) => {
  expect(isWithinMrp(paise(price * 100), rate, mode, mrp === null ? null : paise(mrp * 100))).toBe(allowed)
})
