import { expect, test } from 'vitest'
import { readPackSize } from '../../shared/pack-size.ts'
import { shownUnitPrice, shownUnitPrices, unitPriceOf } from './unit-price.ts'

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

test('sizes of one product are compared by 100 g as soon as one is below a kilogram', () => {
  const of = (pack_size: string, price: number) => ({ pack_size, price, unit: 'packet' })
  expect(shownUnitPrices([of('500 g', 60), of('1 kg', 110)])).toEqual([
    { rupees: 12, per: '100 g' },
    { rupees: 11, per: '100 g' },
  ])
  expect(shownUnitPrices([of('5 kg', 260), of('10 kg', 500)])).toEqual([
    { rupees: 52, per: '1 kg' },
    { rupees: 50, per: '1 kg' },
  ])
  expect(shownUnitPrices([of('750 ml', 40), of('2 L', 96), of('family pack', 90)])).toEqual([
    { rupees: 5.33, per: '100 ml' },
    { rupees: 4.8, per: '100 ml' },
    null,
  ])
  expect(shownUnitPrices([of('12 pieces', 84)])).toEqual([{ rupees: 7, per: '1 piece' }])
})

test('one product shows its unit price only where it says more than the price', () => {
  const shown = (pack_size: string | null, price: number, over = {}) =>
    shownUnitPrice({ pack_size, price, unit: 'packet', loose: false, ...over })
  expect(shown('70 g', 14)).toEqual({ rupees: 20, per: '100 g' })
  expect([shown('100 g', 14), shown('1 kg', 110), shown(null, 10), shown('500 g', 0)]).toEqual([null, null, null, null])
  expect(shown(null, 60, { unit: 'kg', loose: true })).toBeNull()
})
