import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartItem } from './cart.ts'
import { applyChanges, changesByBill, changesByRefusal } from './cart-changes.ts'

const item = (id: string, more: Partial<CartItem> = {}): CartItem => ({
  id,
  name: id,
  name_hi: null,
  price: 50,
  quantity: 2,
  unit: 'packet',
  brand: '',
  category: '',
  image: '',
  loose: false,
  gst_rate: 5,
  maxQuantity: 20,
  ...more,
})
const billed = (id: string, unit_price = 50, available = 20) => ({ product_id: id, unit_price, available })
const NONE = { is_gone: false, old_price: 50, new_price: 50, available: null }

describe('changes found from the bill', () => {
  test.each([
    ['the same price and enough of it', billed('a'), []],
    ['exactly as much as wanted', billed('a', 50, 2), []],
    ['another price', billed('a', 55), [{ ...NONE, product_id: 'a', new_price: 55 }]],
    ['less than wanted', billed('a', 50, 1), [{ ...NONE, product_id: 'a', available: 1 }]],
    ['nothing left', billed('a', 50, 0), [{ ...NONE, product_id: 'a', available: 0 }]],
    ['no such line any more', billed('b'), [{ ...NONE, product_id: 'a', is_gone: true }]],
  ])('%s', (_what, line, changes) => {
    expect(changesByBill([item('a')], [line])).toEqual(changes)
  })
})

test('a refusal lists changed prices, unavailable products and low stock; products that are not in the cart are left out', () => {
  const items = [item('a'), item('b'), item('c'), item('d')]
  const changes = changesByRefusal(
    items,
    [
      { product_id: 'a', product_name: 'A', old_price: 50, new_price: 60 },
      { product_id: 'b', product_name: 'B', old_price: 50, new_price: null },
      { product_id: 'z', product_name: 'Z', old_price: 1, new_price: 2 },
    ],
    [{ product_id: 'c', product_name: 'C', wanted: 2, available: 1, unit: 'packet' }],
  )
  expect(changes).toEqual([
    { ...NONE, product_id: 'a', new_price: 60 },
    { ...NONE, product_id: 'b', is_gone: true },
    { ...NONE, product_id: 'c', available: 1 },
  ])
})

describe('accepting changes', () => {
  test.each([
    ['a new price', { ...NONE, product_id: 'a', new_price: 60 }, [item('a', { price: 60 })]],
    ['less of it', { ...NONE, product_id: 'a', available: 1 }, [item('a', { quantity: 1, maxQuantity: 1 })]],
    ['none left', { ...NONE, product_id: 'a', available: 0 }, []],
    ['gone', { ...NONE, product_id: 'a', is_gone: true }, []],
    ['a change of something else', { ...NONE, product_id: 'b', is_gone: true }, [item('a')]],
  ])('%s', (_what, change, expected) => {
    expect(applyChanges([item('a')], [change])).toEqual(expected)
  })

  test('loose products are reduced to the remaining stock', () => {
    const rice = item('rice', { unit: 'kg', loose: true, quantity: 2 })
    const [line] = applyChanges([rice], [{ ...NONE, product_id: 'rice', available: 1.4 }])
    expect(line?.quantity).toBe(1.4)
  })
})

test('accepted changes leave no difference from that bill', () => {
  const bill = fc.array(
    fc.record({
      product_id: fc.constantFrom('a', 'b', 'c'),
      unit_price: fc.integer({ min: 1, max: 99 }),
      available: fc.integer({ min: 0, max: 9 }),
    }),
    { maxLength: 3 },
  )
  const cart = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      price: fc.integer({ min: 1, max: 99 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { selector: ({ id }) => id },
  )
  fc.assert(
    fc.property(cart, bill, (lines, billedLines) => {
      const items = lines.map(({ id, ...more }) => item(id, more))
      const agreed = applyChanges(items, changesByBill(items, billedLines))
      expect(changesByBill(agreed, billedLines)).toEqual([])
      expect(agreed.every((line) => line.quantity > 0)).toBe(true)
    }),
  )
})
