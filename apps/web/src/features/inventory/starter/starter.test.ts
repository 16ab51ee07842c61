import { describe, expect, test } from 'vitest'
import { choose, draftOf, NEW_STARTER, nextToPrice, setPrice, skipRest, step } from './draft.ts'
import { type PadKey, pressKey, rupeesOf, tidyAmount } from './typed-amount.ts'

const press = (...keys: PadKey[]): string => keys.reduce(pressKey, '')

describe('an amount on the number pad', () => {
  test.each<[PadKey[], string, number | null]>([
    [['6', '4'], '64', 64],
    [['6', '4', '.', '5', '0', '5'], '64.50', 64.5],
    [['.', '5'], '0.5', 0.5],
    [['0', '7'], '7', 7],
    [['1', '.', '.', '2'], '1.2', 1.2],
    [['6', 'back'], '', null],
    [[], '', null],
  ])('%j: %s', (keys, text, rupees) => {
    expect(press(...keys)).toBe(text)
    expect(rupeesOf(text)).toBe(rupees)
  })

  test('typed or pasted text: only amounts', () => {
    expect(tidyAmount('₹1,234.5', '')).toBe('1234.5')
    expect(tidyAmount('64.505', '64.50')).toBe('64.50')
    expect(tidyAmount('007', '')).toBe('7')
    expect(tidyAmount('६४.५०', '')).toBe('64.50')
  })
})

describe('choosing products', () => {
  test('one, many, none', () => {
    const one = choose(NEW_STARTER, ['rice'], true)
    const three = choose(one, ['rice', 'salt', 'dal'], true)
    expect(three.chosen).toEqual(['rice', 'salt', 'dal'])
    expect(choose(three, ['rice', 'dal'], false).chosen).toEqual(['salt'])
  })

  test('each shop has its own draft', () => {
    const draft = choose(NEW_STARTER, ['rice'], true)
    expect(draftOf({ store_id: 'A', draft }, 'A')).toBe(draft)
    expect(draftOf({ store_id: 'A', draft }, 'B')).toBe(NEW_STARTER)
  })
})

describe('pricing', () => {
  const queue = ['rice', 'salt', 'dal']

  test('moves to the next product without a price, wrapping at the end', () => {
    expect(nextToPrice(queue, {}, null)).toBe('rice')
    expect(nextToPrice(queue, { salt: 20 }, 'rice')).toBe('dal')
    expect(nextToPrice(queue, { salt: 20, dal: null }, 'dal')).toBe('rice')
    expect(nextToPrice(queue, { rice: 1, salt: 20, dal: null }, 'dal')).toBeNull()
  })

  test('a price, a skip and an MRP of the shop are saved', () => {
    const first = setPrice({ ...NEW_STARTER, at: 'rice' }, queue, { key: 'rice', price: 64, mrp: 70 })
    expect(first).toMatchObject({ prices: { rice: 64 }, mrps: { rice: 70 }, at: 'salt' })
    const second = setPrice(first, queue, { key: 'salt', price: null })
    expect(second).toMatchObject({ prices: { rice: 64, salt: null }, at: 'dal' })
    expect(setPrice(second, queue, { key: 'rice', price: 60 }).mrps).toEqual({})
  })

  test('ending skips the products without a price', () => {
    const draft = skipRest({ ...NEW_STARTER, prices: { salt: 20 }, at: 'dal' }, queue)
    expect(draft).toMatchObject({ prices: { rice: null, salt: 20, dal: null }, at: null })
    expect(nextToPrice(queue, draft.prices, null)).toBeNull()
  })

  test('arrows move back and on, and stop at the ends', () => {
    expect(step(queue, 'salt', -1)).toBe('rice')
    expect(step(queue, 'rice', -1)).toBe('rice')
    expect(step(queue, 'dal', 1)).toBe('dal')
    expect(step(queue, null, -1)).toBe('dal')
  })
})
