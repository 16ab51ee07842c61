import { describe, expect, test } from 'vitest'
import { paise } from '../../shared/money.ts'
import { readScaleCode, scaleItemSpellings, scaleQuantity } from './scale-code.ts'

const codes = { weightPrefix: '21', pricePrefix: '22' } as const

describe('the label of a scale', () => {
  test.each([
    ['2112345012506', { item: '12345', grams: 1250 }],
    ['2200042049953', { item: '00042', pricePaise: 4995 }],
    ['2199999999995', { item: '99999', grams: 99_999 }],
  ])('%s: %j', (code, reading) => expect(readScaleCode(code, codes)).toEqual(reading))

  test.each([
    ['2112345012507', 'a wrong check digit'],
    ['2312345012500', 'a beginning that is not set'],
    ['8901030865275', 'a code of goods'],
    ['211234501250', 'twelve digits'],
    ['21123A5012506', 'letters'],
  ])('%s is none: %s', (code) => expect(readScaleCode(code, codes)).toBeUndefined())

  test('is not looked for where the shop has no scale', () =>
    expect(readScaleCode('2112345012506', { weightPrefix: null, pricePrefix: null })).toBeUndefined())
})

test('goods are found by the number as it is printed, and as people type it', () => {
  expect(scaleItemSpellings('12345')).toEqual(['12345'])
  expect(scaleItemSpellings('00042')).toEqual(['00042', '0042'])
  expect(scaleItemSpellings('01234')).toEqual(['01234', '1234'])
})

describe('how much it is', () => {
  const rice = { pricePaise: paise(64_00), unit_size: 1000 }
  test('grams of loose goods are grams; a packet has none', () => {
    expect(scaleQuantity({ item: '1', grams: 1250 }, rice)).toBe(1250)
    expect(scaleQuantity({ item: '1', grams: 1250 }, { ...rice, unit_size: 1 })).toBe(0)
  })
  test('a price is what that much costs, to the gram', () => {
    expect(scaleQuantity({ item: '1', pricePaise: paise(80_00) }, rice)).toBe(1250)
    expect(scaleQuantity({ item: '1', pricePaise: paise(49_95) }, rice)).toBe(780)
    expect(scaleQuantity({ item: '1', pricePaise: paise(49_95) }, { ...rice, pricePaise: paise(0) })).toBe(0)
  })
})
