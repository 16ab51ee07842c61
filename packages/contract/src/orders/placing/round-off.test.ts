import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise } from '../../shared/money.ts'
import { computePackedBill } from '../packing/packed-bill.ts'
import { computeTotals, DEFAULT_DELIVERY_PRICING } from './pricing.ts'
import { computeRoundOff } from './round-off.ts'

test.each([
  [0, 0],
  [100_00, 0],
  [100_01, -1],
  [100_49, -49],
  [100_50, 50],
  [100_99, 1],
  [49, 0],
  [50, 50],
])('%d paise are rounded by %d', (exact, by) => {
  expect(computeRoundOff(paise(exact))).toBe(by)
})

test('any amount from half a rupee on becomes whole rupees, by at most half a rupee', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 10_000_000 }), (exact) => {
      const by = computeRoundOff(paise(exact))
      expect((exact + by) % 100).toBe(0)
      expect(by).toBeGreaterThanOrEqual(-49)
      expect(by).toBeLessThanOrEqual(50)
    }),
  )
})

const line = { unitPricePaise: paise(33_35), quantity: 3, unitSize: 1, gstRatePercent: 5 }
const bill = (roundsTotal: boolean) =>
  computeTotals({
    lines: [line],
    taxMode: 'exclusive',
    deliveryType: 'delivery',
    isExpress: false,
    terms: DEFAULT_DELIVERY_PRICING,
    roundsTotal,
  })

test('a bill is paid in whole rupees, and its tax stays as it was', () => {
  expect(bill(false)).toMatchObject({ subtotal: 100_05, tax: 5_00, deliveryFee: 20_00, roundOff: 0, total: 125_05 })
  expect(bill(true)).toMatchObject({ subtotal: 100_05, tax: 5_00, deliveryFee: 20_00, roundOff: -5, total: 125_00 })
})

test('a packed bill is rounded again, with the fee that was ordered', () => {
  const packed = computePackedBill(
    [{ ...line, line_no: 1, product_id: 'p', loose: false, quantity: 2, replaces: null, change: 'fewer' }],
    {
      ...{ discountPaise: paise(0), taxMode: 'exclusive', deliveryType: 'delivery', isExpress: false },
      ...{ terms: DEFAULT_DELIVERY_PRICING, roundsTotal: true, orderedFeePaise: paise(10_30) },
    },
  )
  // 66.70 + 3.34 tax + 10.30 of the delivery as it was ordered.
  expect(packed).toMatchObject({ subtotal: 66_70, tax: 3_34, deliveryFee: 10_30, roundOff: -34, total: 80_00 })
})
