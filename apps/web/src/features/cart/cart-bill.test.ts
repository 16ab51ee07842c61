import type { Store } from '@jhola/contract/stores/schema'
import { describe, expect, test } from 'vitest'
import type { CartItem } from '../../domain/cart/cart.ts'
import { cartNotices } from './cart-notices.ts'
import { estimateBill } from './estimate-bill.ts'
import { oneGstRate } from './gst-rate.ts'

const item = (more: Partial<CartItem> = {}): CartItem => ({
  id: 'a',
  name: 'Atta',
  name_hi: null,
  price: 100,
  quantity: 1,
  unit: 'packet',
  brand: '',
  category: '',
  image: '',
  loose: false,
  gst_rate: 5,
  maxQuantity: 20,
  ...more,
})
// Only the fields that a bill reads.
const store = (more: Partial<Store> = {}) =>
  ({ delivery_fee: 30, free_delivery_from: 300, express_fee: 40, tax_mode: 'exclusive', min_order_amount: 100, ...more }) as Store
const DELIVERY = { deliveryType: 'delivery', isExpress: false } as const

describe('the estimate', () => {
  test("without the shop's settings the specified defaults apply: 5% GST, delivery 20, free from 500", () => {
    expect(estimateBill([item({ price: 423.5 })], { store: undefined, ...DELIVERY })).toEqual({
      subtotal: 423.5,
      discount: 0,
      tax: 21.18,
      tax_mode: 'exclusive',
      delivery_fee: 20,
      express_fee: 0,
      round_off: 0.32,
      total_amount: 465,
      free_delivery_gap: 76.5,
    })
  })

  test.each([
    ["the shop's fee", {}, DELIVERY, 30, 0, 135],
    ['express on top', {}, { ...DELIVERY, isExpress: true }, 30, 40, 175],
    ['pickup pays for no ride', {}, { deliveryType: 'pickup', isExpress: true } as const, 0, 0, 105],
    ['prices with the tax inside', { tax_mode: 'inclusive' as const }, DELIVERY, 30, 0, 130],
  ])('%s', (_what, terms, choices, delivery_fee, express_fee, total_amount) => {
    expect(estimateBill([item()], { store: store(terms), ...choices })).toMatchObject({ delivery_fee, express_fee, total_amount })
  })

  test('loose products by the gram, and corrupt prices break nothing', () => {
    expect(
      estimateBill([item({ unit: 'kg', loose: true, price: 42, quantity: 1.25 })], { store: store(), ...DELIVERY }).subtotal,
    ).toBe(52.5)
    expect(estimateBill([item({ price: 10.333333 })], { store: store(), ...DELIVERY }).subtotal).toBe(10.33)
    expect(estimateBill([], { store: store(), ...DELIVERY }).subtotal).toBe(0)
  })
})

test.each([
  ['all the same', [5, 5], 5],
  ['different', [5, 12], null],
  ['none', [], null],
  ['nothing at all', [0], 0],
])('the one GST rate: %s', (_what, rates, expected) => {
  expect(oneGstRate(rates.map((gst_rate) => ({ gst_rate })))).toBe(expected)
})

describe('notices', () => {
  const facts = (subtotal: number, ...problems: { code: string; details?: unknown }[]) => ({
    store: store(),
    bill: { subtotal },
    problems,
  })
  test.each([
    ['reached', 100, 0],
    ['above', 140, 0],
    ['below', 76.5, 23.5],
  ])('the minimum order: %s', (_what, subtotal, missing) => {
    expect(cartNotices(facts(subtotal)).missing).toBe(missing)
  })
  test('a closed shop with and without its opening time, a paused one, and corrupt details', () => {
    const at = '2026-11-21T03:30:00.000Z'
    expect(cartNotices(facts(200, { code: 'stores.closed', details: { opens_at: at } })).closed).toEqual({ opensAt: at })
    expect(cartNotices(facts(200, { code: 'stores.closed', details: { opens_at: 7 } })).closed).toEqual({ opensAt: null })
    expect(cartNotices(facts(200, { code: 'stores.paused' })).pausedUntil).toBeNull()
    expect(cartNotices(facts(200))).toMatchObject({ closed: undefined, pausedUntil: undefined })
    expect(cartNotices({ ...facts(10), store: undefined }).missing).toBe(0)
  })
})
