import { expect, test } from 'vitest'
import type { Order, OrderItem } from '../schema.ts'
import { packOnDevice } from './pack-on-device.ts'
import { aPackingProduct as product } from './packing-product.fixture.ts'

const item = (line_no: number, product_id: string, over: Partial<OrderItem>) =>
  ({
    line_no,
    product_id,
    quantity: 1,
    gst_rate: 5,
    tax: 0,
    loose: false,
    unit: 'packet',
    if_missing: null,
    replaces: null,
    change: null,
    ...over,
  }) as OrderItem
/** Two butters at ₹60 and a kilogram of tomatoes at ₹40, with 5 % on top and ₹20 for the delivery. */
const ORDER = {
  items: [
    item(1, 'butter', { quantity: 2, unit_price: 60, total_price: 120, tax: 6 }),
    item(2, 'tomato', { unit: 'kg', loose: true, unit_price: 40, total_price: 40, tax: 2 }),
  ],
  ...{
    subtotal: 160,
    discount: 0,
    tax: 8,
    delivery_fee: 20,
    express_fee: 0,
    round_off: 0,
    total_amount: 188,
    tax_mode: 'exclusive',
  },
  ...{
    delivery_type: 'delivery',
    delivery_slot: 'asap',
    accept_by: '2026-11-20T06:00:00.000Z',
    if_missing: 'best_match',
    packing: null,
  },
} as unknown as Order
const SHELF = {
  products: [
    product('butter', { gst_rate: 5, available: 0 }),
    product('other', { gst_rate: 5, price: 62 }),
    product('dear', { gst_rate: 5, price: 95 }),
  ],
  delivery: { fee: 20, free_from: 500, express_fee: 50 },
  rounds_total: false,
  cap_percent: 10,
}

test('the new total is there at once, as the server will compute it', () => {
  const packed = packOnDevice(ORDER, SHELF, [
    { changes: [{ kind: 'fewer', line_no: 1, quantity: 1 }] },
    { changes: [{ kind: 'weighed', line_no: 2, quantity: 0.96 }] },
  ])
  expect(packed).toMatchObject({ isChanged: true, isNothingLeft: false, refusal: null })
  // 98.40 of goods, 4.92 of tax, 20 for the delivery: as in the test of the server.
  expect(packed.difference.total).toEqual({ ordered: 188_00, given: 123_32, by: -64_68 })
})

test('a replacement within the cap asks nobody, a dearer one does; without the shelf the server decides', () => {
  const replaced = (product_id: string, by_phone = false) => [
    { changes: [{ kind: 'replaced' as const, line_no: 1, product_id, quantity: 2 }], by_phone },
  ]
  expect([...packOnDevice(ORDER, SHELF, replaced('other')).asks]).toEqual([])
  const asked = packOnDevice(ORDER, SHELF, replaced('dear'))
  expect([[...asked.asks], asked.difference.total.by]).toEqual([[1], 0])
  expect([...packOnDevice(ORDER, SHELF, replaced('dear', true)).asks]).toEqual([])
  expect(packOnDevice(ORDER, null, replaced('other')).refusal).toBe('orders.packing_product')
})

test('what the server took out stays on the sheet, and the whole of it can be missing', () => {
  const taken = {
    ...ORDER,
    items: ORDER.items.slice(1),
    packing: { ordered: { ...ORDER, total: 188 } },
  } as unknown as Order
  const packed = packOnDevice(taken, SHELF, [{ changes: [{ kind: 'not_available', line_no: 2 }] }])
  expect(packed.lines).toMatchObject([
    { line_no: 1, quantity: 0, change: 'not_available' },
    { line_no: 2, quantity: 0 },
  ])
  expect(packed.isNothingLeft).toBe(true)
  expect(packOnDevice(taken, null, [{ changes: [{ kind: 'restored', line_no: 1 }] }]).difference.total.given).toBe(188_00)
})
