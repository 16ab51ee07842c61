import { expect, test } from 'vitest'
import { paise } from '../../shared/money.ts'
import {
  findProductProblems,
  findProductWarnings,
  highestPrice,
  isHsn,
  type ProductDetails,
  priceWithGst,
} from './product-rules.ts'

const terms = { tax_mode: 'exclusive', today: '2026-11-22' } as const
const details: ProductDetails = {
  pricePaise: paise(100_00),
  mrpPaise: paise(105_00),
  costPaise: paise(80_00),
  gst_rate: 5,
  hsn: '1006',
  barcode: '8901234567890',
  unit: 'packet',
  loose: false,
  active: true,
  min_stock_level: 10,
  max_stock_level: 1000,
  current_stock: 0,
  expiry_date: null,
}
const problems = (change: Partial<ProductDetails>, mode: 'exclusive' | 'inclusive' = 'exclusive') =>
  findProductProblems({ ...details, ...change }, { ...terms, tax_mode: mode })

test('a price with GST never exceeds the MRP, to the paisa', () => {
  expect(problems({})).toEqual([])
  expect(problems({ pricePaise: paise(100_01) })).toEqual([
    { field: 'price', code: 'above_mrp', values: { with_gst: 105.01, mrp: 105 } },
  ])
  expect(problems({ pricePaise: paise(105_00) }, 'inclusive')).toEqual([])
  expect(problems({ pricePaise: paise(105_01) }, 'inclusive')).toHaveLength(1)
  expect(problems({ pricePaise: paise(500_00), mrpPaise: null })).toEqual([])
})

test('the highest price below an MRP, with GST on top or in it', () => {
  expect(highestPrice(paise(105_00), 5, 'exclusive')).toBe(100_00)
  expect(highestPrice(paise(20_00), 18, 'exclusive')).toBe(16_95)
  expect(priceWithGst(paise(16_95), 18, 'exclusive')).toBe(20_00)
  expect(priceWithGst(paise(16_96), 18, 'exclusive')).toBe(20_01)
  expect(highestPrice(paise(105_00), 5, 'inclusive')).toBe(105_00)
  expect(highestPrice(paise(1), 40, 'exclusive')).toBe(1)
})

test('what is sold has a price; what is archived may wait for one', () => {
  expect(problems({ pricePaise: paise(0) })).toEqual([{ field: 'price', code: 'price_missing' }])
  expect(problems({ pricePaise: paise(0), active: false })).toEqual([])
})

test('codes that cannot be right are refused beside their field', () => {
  expect(problems({ mrpPaise: null, gst_rate: 7, hsn: '100', barcode: '8901234567894', loose: true })).toEqual([
    { field: 'gst_rate', code: 'gst_rate' },
    { field: 'hsn', code: 'hsn' },
    { field: 'barcode', code: 'barcode_check_digit' },
    { field: 'loose', code: 'loose_unit' },
  ])
  // If the tax cannot be computed with a number, only the price is compared with the MRP.
  for (const gst_rate of [1.18e-55, 7.123])
    expect(problems({ mrpPaise: paise(10_500), gst_rate })).toEqual([{ field: 'gst_rate', code: 'gst_rate' }])
  expect(problems({ mrpPaise: null, barcode: 'MY-CODE-1', hsn: null, gst_rate: 12, unit: 'kg', loose: true })).toEqual([])
  expect(['1006', '100630', '10063020'].every(isHsn)).toBe(true)
  expect(['10', '10063', '1006302', '100630201', '10a6'].some(isHsn)).toBe(false)
})

test('levels are counted as the goods are: packets whole, kilograms by the gram', () => {
  expect(problems({ current_stock: 2.5 })).toEqual([{ field: 'current_stock', code: 'whole_units' }])
  expect(problems({ current_stock: 2.5, unit: 'kg', loose: true })).toEqual([])
  expect(problems({ current_stock: 1_000_001 })).toEqual([
    { field: 'current_stock', code: 'level_most', values: { most: 1_000_000 } },
  ])
  expect(problems({ min_stock_level: 20, max_stock_level: 10 })).toEqual([{ field: 'max_stock_level', code: 'max_below_min' }])
  expect(problems({ min_stock_level: 20, max_stock_level: 0 })).toEqual([])
})

test('a cost above the price, an old rate and a past date are only warned of', () => {
  const warnings = (change: Partial<ProductDetails>) => findProductWarnings({ ...details, ...change }, terms)
  expect(warnings({})).toEqual([])
  expect(warnings({ costPaise: paise(100_01), gst_rate: 28, expiry_date: '2026-11-21' })).toEqual(['cost_above_price', 'expired'])
  expect(warnings({ gst_rate: 12 })).toEqual(['old_gst_rate'])
})
