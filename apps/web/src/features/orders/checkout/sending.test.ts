import { describe, expect, test } from 'vitest'
import type { CartItem } from '../../../domain/cart/cart.ts'
import { USUAL_WISHES } from '../../../domain/orders/missing-choice.ts'
import { choicesOf, type OrderBody } from './order-body.ts'
import { isUnanswered, readOrderError } from './order-error.ts'
import { attemptFor, pendingOf } from './pending-order.ts'
import { isDeliveryProblem } from './problem-codes.ts'
import { recoveryActionsOf } from './recovery-actions.ts'
import { type ReadyOrder, toOrderBody } from './to-order-body.ts'

const item: CartItem = {
  id: 'p1',
  name: 'Atta',
  name_hi: null,
  price: 42,
  quantity: 1.25,
  unit: 'kg',
  brand: '',
  category: '',
  image: '',
  loose: true,
  gst_rate: 0,
  maxQuantity: 20,
}
const ready: ReadyOrder = {
  cart: { store_id: 'STORE-001', store_name: 'Test Kirana Store', items: [item], updated_at: 0 },
  info: {
    name: ' Asha ',
    phone: '98765 43210',
    email: '',
    address: ' 12, Pipe Road ',
    landmark: '',
    pincode: '400070',
    deliveryNotes: ' Ring twice ',
  },
  deliveryType: 'delivery',
  when: { slot: 'evening', date: '2026-11-20' },
  paymentMethod: 'upi',
  place: { latitude: 19.07, longitude: 72.88 },
  label: null,
  total: 72.5,
  language: 'hi',
}

describe('the body of the order', () => {
  test('a delivery, trimmed, with what the customer saw', () => {
    expect(toOrderBody(ready, USUAL_WISHES)).toEqual({
      storeId: 'STORE-001',
      items: [{ productId: 'p1', quantity: 1.25, price: 42 }],
      customer: { name: 'Asha', phone: '+919876543210' },
      deliveryType: 'delivery',
      deliveryAddress: {
        name: 'Asha',
        phone: '+919876543210',
        addressLine1: '12, Pipe Road',
        pincode: '400070',
        latitude: 19.07,
        longitude: 72.88,
      },
      delivery_slot: 'evening',
      delivery_date: '2026-11-20',
      paymentMethod: 'upi',
      customerNotes: 'Ring twice',
      expected_total: 72.5,
      language: 'hi',
    })
  })
  test('what is said of one item goes with its line', () => {
    expect(toOrderBody(ready, USUAL_WISHES, { p1: ' Stone ground ', p2: 'Ripe' }).items).toEqual([
      { productId: 'p1', quantity: 1.25, price: 42, note: 'Stone ground' },
    ])
  })
  test('a pickup has no address', () => {
    const body = toOrderBody({ ...ready, deliveryType: 'pickup', when: { slot: 'asap', date: null } }, USUAL_WISHES)
    expect(body.deliveryAddress).toBeUndefined()
    expect(body.delivery_date).toBeUndefined()
  })
  test('the choices can be read back from the sent body', () => {
    const { deliveryType, when, paymentMethod, place } = ready
    expect(choicesOf(toOrderBody(ready, USUAL_WISHES))).toEqual({ deliveryType, when, paymentMethod, place, label: null })
  })
})

describe('one key for each order', () => {
  const body: OrderBody = toOrderBody(ready, USUAL_WISHES)
  const first = attemptFor(undefined, body, () => 'key-1', 1000)
  test('the same order keeps its key, also after a reload', () => {
    const stored = JSON.parse(JSON.stringify(first))
    expect(attemptFor(stored, toOrderBody(ready, USUAL_WISHES), () => 'key-2', 2000)).toEqual(first)
  })
  test('another order gets another key', () => {
    expect(attemptFor(first, toOrderBody({ ...ready, total: 80 }, USUAL_WISHES), () => 'key-2', 2000)).toMatchObject({
      key: 'key-2',
      started_at: 2000,
    })
  })
  test('an unanswered order is stored for a day, by store', () => {
    const orders = { 'STORE-001': first }
    expect(pendingOf(orders, 'STORE-001', 1000 + 23 * 3_600_000)).toBe(first)
    expect(pendingOf(orders, 'STORE-001', 1000 + 25 * 3_600_000)).toBeUndefined()
    expect(pendingOf(orders, 'STORE-002', 1000)).toBeUndefined()
  })
})

describe('a refusal', () => {
  const read = (code: string, status: number, details?: unknown) => readOrderError({ code, status, details }, [item])
  test.each([
    ['no answer', 'network.timeout', 0],
    ['a broken server', 'server.failed', 500],
    ['a restarting server', 'server.unavailable', 503],
  ])('%s: it is unknown whether the order was placed', (_what, code, status) => {
    expect(read(code, status)).toEqual({ kind: 'unanswered' })
    expect(isUnanswered({ status })).toBe(true)
  })
  test('a changed price, a short line, a changed total', () => {
    expect(
      read('orders.changed', 409, {
        lines: [{ product_id: 'p1', product_name: '', old_price: 42, new_price: 45 }],
        total_amount: 80,
      }),
    ).toEqual({
      kind: 'changed',
      changes: [{ product_id: 'p1', is_gone: false, old_price: 42, new_price: 45, available: null }],
    })
    expect(
      read('inventory.insufficient', 409, {
        lines: [{ product_id: 'p1', product_name: 'Atta', wanted: 1.25, available: 0.5, unit: 'kg' }],
      }),
    ).toMatchObject({
      kind: 'changed',
      changes: [{ available: 0.5 }],
    })
    expect(read('orders.changed', 409, { lines: [], total_amount: 80 })).toEqual({ kind: 'total', total: 80 })
  })
  test('field errors, other codes, and malformed details', () => {
    const fields = [{ field: 'customer.phone', code: 'invalid', message: 'x' }]
    expect(read('request.invalid', 400, { fields })).toEqual({
      kind: 'fields',
      marks: [{ field: 'phone', step: 0, message: 'x' }],
    })
    expect(read('stores.closed', 409, { opens_at: null })).toEqual({
      kind: 'problem',
      code: 'stores.closed',
      details: { opens_at: null },
    })
    expect(read('orders.changed', 409, 'nonsense')).toEqual({ kind: 'problem', code: 'orders.changed', details: undefined })
  })
})

describe('recovery actions', () => {
  const both = { pickup: true, delivery: true }
  test.each([
    ['stores.out_of_range', both, ['pick_up', 'change_address']],
    ['stores.out_of_range', { pickup: false, delivery: true }, ['change_address']],
    ['stores.closed', both, ['choose_time']],
    ['orders.too_many_open', both, ['see_orders']],
    ['a.code.nobody.knows', both, ['try_again']],
  ])('%s', (code, offers, expected) => {
    expect(recoveryActionsOf(code, offers)).toEqual(expected)
  })
  test('codes that the delivery step solves', () => {
    expect(isDeliveryProblem('stores.out_of_range')).toBe(true)
    expect(isDeliveryProblem('stores.below_minimum')).toBe(false)
  })
})

test('what the shop may do when something is missing goes with the order, and with a line only where it differs', () => {
  const body = toOrderBody(ready, { order: 'call', lines: { p1: 'leave_out' } })
  expect(body).toMatchObject({ if_missing: 'call', items: [{ productId: 'p1', if_missing: 'leave_out' }] })
  const same = toOrderBody(ready, { order: 'call', lines: { p1: 'call' } })
  expect(same.items[0]).not.toHaveProperty('if_missing')
})
