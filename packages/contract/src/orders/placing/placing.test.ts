import { describe, expect, test } from 'vitest'
import { paise } from '../../shared/money.ts'
import { fromShopTime } from '../../shared/time.ts'
import type { NewOrder } from './new-order.ts'
import type { ProductPricing, StoreOrderSettings } from './order-conditions.ts'
import { decideOrder } from './placing.ts'
import { DEFAULT_DELIVERY_PRICING } from './pricing.ts'

const NOON = fromShopTime('2026-11-20', 12 * 60)
const NIGHT = fromShopTime('2026-11-20', 23 * 60)

const store: StoreOrderSettings = {
  store_id: 'STORE-001',
  version: 1,
  hours: { opens: '09:00', closes: '21:00', working_days: [0, 1, 2, 3, 4, 5, 6] },
  closed_for_now: false,
  paused_until: null,
  place: { latitude: 19.076, longitude: 72.8777 },
  pincode: '400014',
  delivery_radius_km: 3,
  offers_delivery: true,
  offers_pickup: true,
  minOrderPaise: paise(100_00),
  delivery: DEFAULT_DELIVERY_PRICING,
  tax_mode: 'exclusive',
  takes_cod: true,
  upi_vpa: null,
  prep_minutes: 20,
  offered_slots: { morning: true, afternoon: true, evening: true, express: true },
  accept_within_minutes: 10,
}

const product = (product_id: string, over: Partial<ProductPricing> = {}): ProductPricing => ({
  product_id,
  version: 1,
  name: `Product ${product_id}`,
  unit: 'packet',
  unit_size: 1,
  loose: false,
  active: true,
  pricePaise: paise(60_00),
  gst_rate_percent: 5,
  available: 10,
  ...over,
})

const order = (over: Partial<NewOrder> = {}): NewOrder => ({
  store_id: 'STORE-001',
  lines: [{ product_id: 'a', quantity: 2 }],
  customer: { name: 'Asha', phone: '+919876543210', email: null },
  delivery_type: 'delivery',
  delivery_address: '12 Shivaji Road, Dadar',
  landmark: null,
  pincode: '400028',
  place: null,
  slot: 'asap',
  delivery_date: null,
  payment_method: 'cod',
  notes: null,
  item_notes: null,
  if_missing: 'best_match',
  expected_total: null,
  channel: 'web',
  language: 'en',
  urgent: false,
  ...over,
})

const decide = (
  requested: NewOrder,
  over: { store?: Partial<StoreOrderSettings>; products?: ProductPricing[]; nowMs?: number; isByShop?: boolean } = {},
) =>
  decideOrder(requested, {
    store: { ...store, ...over.store },
    products: new Map((over.products ?? [product('a')]).map((one) => [one.product_id, one])),
    nowMs: over.nowMs ?? NOON,
    isByShop: over.isByShop ?? false,
  })

test('an order in order: bill, deadline and promise', () => {
  expect(decide(order())).toMatchObject({
    ok: true,
    value: {
      totals: { subtotal: 120_00, tax: 6_00, deliveryFee: 20_00, total: 146_00 },
      payment_method: 'cod',
      acceptByMs: NOON + 10 * 60_000,
      estimatedMs: NOON + 40 * 60_000,
    },
  })
})

test('a shop that may not collect tax has none in its prices', () => {
  const composition = { tax_mode: 'inclusive' as const, collects_tax: false }
  expect(decide(order(), { store: composition })).toMatchObject({
    ok: true,
    value: { totals: { subtotal: 120_00, tax: 0, lineTaxes: [0], total: 140_00 } },
  })
})

test('two lines of one product are one demand', () => {
  const requested = order({
    lines: [
      { product_id: 'a', quantity: 6 },
      { product_id: 'a', quantity: 5 },
    ],
  })
  expect(decide(requested)).toMatchObject({
    ok: false,
    refusal: { code: 'inventory.insufficient', details: { lines: [{ product_id: 'a', wanted: 11, available: 10 }] } },
  })
})

describe('errors', () => {
  test.each([
    ['the shop is closed', order(), { nowMs: NIGHT }, 'stores.closed'],
    ['the shop is closed by hand', order(), { store: { closed_for_now: true } }, 'stores.closed'],
    ['the shop is paused', order(), { store: { paused_until: new Date(NOON + 1000).toISOString() } }, 'stores.paused'],
    ['below the minimum', order({ lines: [{ product_id: 'a', quantity: 1 }] }), {}, 'stores.below_minimum'],
    ['too far by map', order({ place: { latitude: 19.2, longitude: 72.8777 } }), {}, 'stores.out_of_range'],
    ['too far by PIN', order({ pincode: '560001' }), {}, 'stores.out_of_range'],
    ['no pickup here', order({ delivery_type: 'pickup' }), { store: { offers_pickup: false } }, 'stores.no_pickup'],
    ['UPI without an address to pay to', order({ payment_method: 'upi' }), {}, 'stores.payment_not_taken'],
    ['cash at the counter is for the shop', order({ payment_method: 'cash' }), {}, 'stores.payment_not_taken'],
    ['card is not taken yet', order({ payment_method: 'card' }), {}, 'stores.payment_not_taken'],
    ['less than nothing', order({ lines: [{ product_id: 'a', quantity: -1 }] }), {}, 'cart.quantity'],
    ['nothing of it', order({ lines: [{ product_id: 'a', quantity: 0 }] }), {}, 'cart.quantity'],
    ['more than there are numbers', order({ lines: [{ product_id: 'a', quantity: 1e300 }] }), {}, 'cart.quantity'],
    [
      'a line that takes away from another',
      order({
        lines: [
          { product_id: 'a', quantity: 5 },
          { product_id: 'a', quantity: -3 },
        ],
      }),
      {},
      'cart.quantity',
    ],
    ['half a packet', order({ lines: [{ product_id: 'a', quantity: 1.5 }] }), {}, 'cart.quantity'],
    [
      'two halves of a packet',
      order({
        lines: [
          { product_id: 'a', quantity: 0.5 },
          { product_id: 'a', quantity: 1.5 },
        ],
      }),
      {},
      'cart.quantity',
    ],
    [
      'a hundred packets',
      order({ lines: [{ product_id: 'a', quantity: 100 }] }),
      { products: [product('a', { available: 500 })] },
      'cart.quantity',
    ],
    [
      'express where it is not offered',
      order({ slot: 'express' }),
      { store: { offered_slots: { ...store.offered_slots, express: false } } },
      'delivery.slot_closed',
    ],
    [
      'a part of the day that is not offered',
      order({ slot: 'evening', delivery_date: '2026-11-20' }),
      { store: { offered_slots: { ...store.offered_slots, evening: false } } },
      'delivery.slot_closed',
    ],
    ['a slot without its day', order({ slot: 'evening' }), {}, 'delivery.slot_closed'],
    ['a slot that is over', order({ slot: 'morning', delivery_date: '2026-11-20' }), {}, 'delivery.slot_closed'],
    ['sold out', order(), { products: [product('a', { available: 1 })] }, 'inventory.insufficient'],
    ['no longer sold', order(), { products: [product('a', { active: false })] }, 'orders.changed'],
    ['a price that moved', order({ lines: [{ product_id: 'a', quantity: 2, seen_price: 55 }] }), {}, 'orders.changed'],
    ['a total that moved', order({ expected_total: 140 }), {}, 'orders.changed'],
  ] as const)('%s', (_, requested, conditions, code) => {
    expect(decide(requested, conditions as Parameters<typeof decide>[1])).toMatchObject({ ok: false, refusal: { code } })
  })
})

test('a busy shop promises fifteen minutes more, until it is busy no longer', () => {
  const until = (ms: number) => ({ store: { busy_until: new Date(ms).toISOString() } })
  expect(decide(order(), until(NOON + 1))).toMatchObject({ value: { estimatedMs: NOON + 55 * 60_000 } })
  expect(decide(order(), until(NOON))).toMatchObject({ value: { estimatedMs: NOON + 40 * 60_000 } })
})

test('a changed price is named with both prices and the new total', () => {
  expect(decide(order({ lines: [{ product_id: 'a', quantity: 2, seen_price: 55 }] }))).toMatchObject({
    refusal: { details: { lines: [{ product_id: 'a', old_price: 55, new_price: 60 }], total_amount: 146 } },
  })
})

test('a closed shop takes an order for a slot in which it is open, and has to answer after it opens', () => {
  const requested = order({ slot: 'morning', delivery_date: '2026-11-21' })
  expect(decide(requested, { nowMs: NIGHT })).toMatchObject({
    ok: true,
    value: { acceptByMs: fromShopTime('2026-11-21', 9 * 60 + 10), estimatedMs: fromShopTime('2026-11-21', 12 * 60) },
  })
})

describe('an open shop has its time to answer an order for tomorrow from its next opening, until two hours before the slot', () => {
  const answerBy = (slot: 'morning' | 'afternoon', nowMs: number, hours?: object) => {
    const decided = decide(order({ slot, delivery_date: '2026-11-21' }), {
      nowMs,
      store: hours ? { hours: { ...store.hours, ...hours } } : {},
    })
    return decided.ok ? decided.value.acceptByMs : decided.refusal
  }
  test('afternoon: ten minutes after nine', () =>
    expect(answerBy('afternoon', NOON)).toBe(fromShopTime('2026-11-21', 9 * 60 + 10)))
  test('morning: at seven, before the shop opens', () =>
    expect(answerBy('morning', NOON)).toBe(fromShopTime('2026-11-21', 7 * 60)))
  test('never less than its usual time: past midnight, for the morning that comes', () => {
    const open = { opens: '00:00', closes: '00:00' }
    const late = fromShopTime('2026-11-20', 23 * 60 + 55)
    expect(answerBy('morning', late, open)).toBe(fromShopTime('2026-11-21', 10))
  })
  test('for today it answers at its usual speed', () => {
    const decided = decide(order({ slot: 'evening', delivery_date: '2026-11-20' }))
    expect(decided).toMatchObject({ ok: true, value: { acceptByMs: NOON + 10 * 60_000 } })
  })
})

test('the shop itself has no hours, no minimum and free delivery from 200', () => {
  const small = order({ lines: [{ product_id: 'a', quantity: 1 }], payment_method: 'cash' })
  expect(decide(small, { isByShop: true, nowMs: NIGHT })).toMatchObject({
    ok: true,
    value: { acceptByMs: null, totals: { total: 83_00 } },
  })
  expect(decide(order({ lines: [{ product_id: 'a', quantity: 4 }] }), { isByShop: true })).toMatchObject({
    value: { totals: { deliveryFee: 0 } },
  })
})

test('loose goods by weight', () => {
  const rice = product('a', { unit: 'kg', unit_size: 1000, loose: true, available: 5000 })
  const requested = order({ lines: [{ product_id: 'a', quantity: 1.75 }] })
  expect(decide(requested, { products: [rice] })).toMatchObject({
    ok: true,
    value: { lines: [{ quantity: 1750 }], totals: { subtotal: 105_00 } },
  })
})
