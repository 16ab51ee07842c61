import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  addItem,
  type CartItem,
  capQuantity,
  cartsStore,
  changeCart,
  latestCart,
  quantityForAmount,
  quantityStep,
  setQuantity,
} from './cart.ts'

const line = (change: Partial<CartItem> = {}): CartItem => ({
  id: 'atta',
  name: 'Atta',
  name_hi: 'आटा',
  price: 52,
  quantity: 1,
  unit: 'pack',
  brand: 'Aashirvaad',
  category: 'flour',
  image: '/pictures/atta.svg',
  loose: false,
  gst_rate: 5,
  maxQuantity: 40,
  ...change,
})
const loose = (change: Partial<CartItem> = {}) => line({ id: 'dal', unit: 'kg', loose: true, ...change })

describe('the quantity of a product allowed in the cart', () => {
  test.each([
    ['as asked', line(), 3, 3],
    ['at most the stock', line({ maxQuantity: 2 }), 5, 2],
    ['at most 99', line({ maxQuantity: 500 }), 120, 99],
    ['nothing of what is out', line({ maxQuantity: 0 }), 1, 0],
    ['nothing below nothing', line(), -2, 0],
    ['whole packets only', line({ maxQuantity: 2.9 }), 3, 2],
    ['loose goods as a scale shows them', loose(), 0.6033, 0.605],
    ['loose goods down to the last of the stock', loose({ maxQuantity: 1.3 }), 2, 1.3],
    ['what is sold by the piece in whole ones, loose or not', loose({ unit: 'piece' }), 2.4, 2],
    ['loose goods without dust of fractions', loose(), 0.25 + 0.25 + 0.25, 0.75],
  ])('%s', (_, item, wanted, allowed) => {
    expect(capQuantity(item, wanted)).toBe(allowed)
  })

  test.each([
    ['onions for twenty rupees', { price: 38 }, 20, 0.525],
    ['never for more than was said', { price: 64 }, 10, 0.155],
    ['a kilogram where it is what the amount buys', { price: 50 }, 50, 1],
    ['no more than there is', { price: 32, maxQuantity: 1.5 }, 100, 1.5],
    ['nothing where a turn of the scale costs more', { price: 2400 }, 10, 0],
    ['nothing for nothing', { price: 38 }, 0, 0],
  ])('by rupees: %s', (_, change, rupees, bought) => {
    expect(quantityForAmount(loose(change), rupees)).toBe(bought)
  })

  test('the step is a paav for loose products and one for all others', () => {
    expect([quantityStep(loose()), quantityStep(line())]).toEqual([0.25, 1])
  })
})

describe('the cart', () => {
  test('adds to the existing quantity, with the current price and stock', () => {
    const items = addItem([line({ quantity: 2, price: 50 })], line({ quantity: 3, price: 52 }))
    expect(items).toEqual([line({ quantity: 5, price: 52 })])
    expect(addItem(items, line({ quantity: 90 }))[0]?.quantity).toBe(40)
  })

  test('appends new products, refuses one that is out of stock, and holds up to a hundred', () => {
    expect(addItem([line()], loose()).map(({ id }) => id)).toEqual(['atta', 'dal'])
    expect(addItem([line()], loose({ maxQuantity: 0 }))).toEqual([line()])
    const full = Array.from({ length: 100 }, (_, index) => line({ id: String(index) }))
    expect(addItem(full, loose())).toHaveLength(100)
  })

  test('removes a line at zero and below, and leaves the others unchanged', () => {
    const items = [line(), loose()]
    expect(setQuantity(items, 'atta', 0)).toEqual([loose()])
    expect(setQuantity(items, 'dal', -1)).toEqual([line()])
    expect(setQuantity(items, 'dal', 1.5)).toEqual([line(), loose({ quantity: 1.5 })])
  })

  test('changed last is the one that opens', () => {
    const cart = (store_id: string, updated_at: number) => ({ store_id, store_name: store_id, items: [line()], updated_at })
    expect(latestCart({ a: cart('a', 1), b: cart('b', 3), c: cart('c', 2) })?.store_id).toBe('b')
    expect(latestCart({})).toBeUndefined()
  })
})

describe('a change', () => {
  const NOON = Date.UTC(2026, 10, 22, 6, 30)
  const cart = (store_id: string, updated_at: number) => ({ store_id, store_name: store_id, items: [line()], updated_at })

  beforeEach(() => {
    vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    cartsStore.write({})
  })

  test('is later than every known change, however slow the clock of the device is', () => {
    cartsStore.write({ a: cart('a', NOON + 420_000), b: cart('b', NOON + 540_000) })
    changeCart({ store_id: 'a', store_name: 'a' }, (items) => addItem(items, loose()))
    expect(cartsStore.read().a?.updated_at).toBe(NOON + 540_001)
    expect(latestCart(cartsStore.read())?.store_id).toBe('a')
  })

  test('has the time of the clock otherwise', () => {
    cartsStore.write({ a: cart('a', NOON - 1000) })
    changeCart({ store_id: 'a', store_name: 'a' }, (items) => addItem(items, loose()))
    expect(cartsStore.read().a?.updated_at).toBe(NOON)
  })

  test('stores only the shop data that a cart needs', () => {
    const order = { store_id: 'a', store_name: 'A', customer_name: 'Asha', customer_phone: '+919876543210' }
    changeCart(order, () => [line()])
    expect(cartsStore.read()).toEqual({ a: { store_id: 'a', store_name: 'A', items: [line()], updated_at: NOON } })
  })
})
