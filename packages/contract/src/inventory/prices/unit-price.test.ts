import { expect, test } from 'vitest'
import { readPackSize, unitPriceOf } from './unit-price.ts'

test('pack sizes as they stand on packets', () => {
  expect(['500 g', '1.5 L', '6 x 200 ml', '10 pieces', '2kg', '1 dozen'].map(readPackSize)).toEqual([
    { amount: 500, of: 'g' },
    { amount: 1500, of: 'ml' },
    { amount: 1200, of: 'ml' },
    { amount: 10, of: 'piece' },
    { amount: 2000, of: 'g' },
    { amount: 12, of: 'piece' },
  ])
  expect(['large', '', 'M', '0 g', '500', '5 lakh'].some((text) => readPackSize(text) !== undefined)).toBe(false)
})

test('packs of different sizes are compared by the kilogram, litre or piece', () => {
  const priceOf = (price_paise: number, unit: string, pack_size: string | null) => unitPriceOf({ price_paise, unit, pack_size })
  expect(priceOf(60_00, 'packet', '500 g')).toEqual({ paise: 120_00, per: 'kg' })
  expect(priceOf(110_00, 'packet', '1 kg')).toEqual({ paise: 110_00, per: 'kg' })
  expect(priceOf(20_00, 'bottle', '300 ml')).toEqual({ paise: 66_67, per: 'liter' })
  expect(priceOf(72_00, 'dozen', null)).toEqual({ paise: 6_00, per: 'piece' })
  expect(priceOf(48_00, 'kg', null)).toEqual({ paise: 48_00, per: 'kg' })
  expect([priceOf(10_00, 'piece', null), priceOf(10_00, 'packet', 'family pack')]).toEqual([undefined, undefined])
})
