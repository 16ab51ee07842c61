import { describe, expect, test } from 'vitest'
import type { CartItem } from '../../../domain/cart/cart.ts'
import { NO_CUSTOMER } from '../../../domain/orders/counter-order-draft.ts'
import { attemptFor, changeFor, fieldsOfServer, findMissing, likelyNotes, toCounterOrder } from './counter-order.ts'

const rice: CartItem = {
  id: 'p1',
  name: 'Rice',
  name_hi: null,
  price: 52.5,
  quantity: 0.25,
  unit: 'kg',
  brand: '',
  category: '',
  image: '',
  loose: true,
  gst_rate: 5,
  maxQuantity: 9,
}
const customer = { ...NO_CUSTOMER, phone: '9820012345', name: ' Asha ', address: '12 Pipe Road, Kurla', landmark: 'temple' }
const wire = { storeId: 'STORE-001', total: 13.78, language: 'hi' as const }

describe('the request body of the order', () => {
  test('a counter order has no address, and carries the prices shown on the screen', () => {
    expect(toCounterOrder({ items: [rice], customer, handing: 'pickup', ifMissing: 'best_match' }, wire)).toEqual({
      store_id: 'STORE-001',
      customer_name: 'Asha',
      customer_phone: '9820012345',
      items: [{ product_id: 'p1', product_name: 'Rice', quantity: 0.25, unit: 'kg', unit_price: 52.5, total_price: 13.13 }],
      payment_method: 'cash',
      expected_total: 13.78,
      is_urgent: false,
      channel: 'counter',
      language: 'hi',
    })
  })

  test('a delivery order has the address and the landmark', () => {
    expect(toCounterOrder({ items: [rice], customer, handing: 'delivery', ifMissing: 'best_match' }, wire)).toMatchObject({
      delivery_address: '12 Pipe Road, Kurla',
      landmark: 'temple',
    })
  })

  test('what to do when something is missing is said only when it is not the usual', () => {
    const typed = { items: [rice], customer, handing: 'delivery' as const }
    expect(toCounterOrder({ ...typed, ifMissing: 'call' }, wire)).toMatchObject({ if_missing: 'call' })
    expect(toCounterOrder({ ...typed, ifMissing: 'best_match' }, wire)).not.toHaveProperty('if_missing')
  })

  test('keeps its key until it gets an answer, also when it is edited', () => {
    const first = attemptFor(null, 'a', () => 'key-1')
    expect(attemptFor(first, 'a', () => 'key-2')).toEqual({ key: 'key-1', bodies: ['a'] })
    expect(attemptFor(first, 'b', () => 'key-2')).toEqual({ key: 'key-1', bodies: ['b', 'a'] })
  })
})

describe('missing input', () => {
  test('a number, a name, and an address only for delivery', () => {
    expect(Object.keys(findMissing(NO_CUSTOMER, 'pickup'))).toEqual(['phone', 'name'])
    expect(findMissing({ ...customer, address: '' }, 'delivery')).toEqual({ address: 'orders.create.error.addressMissing' })
    expect(findMissing({ ...customer, address: 'Kurla' }, 'delivery')).toEqual({ address: 'orders.create.error.address' })
    expect(findMissing({ ...customer, phone: '12345' }, 'pickup')).toEqual({ phone: 'orders.create.error.phone' })
    expect(findMissing(customer, 'delivery')).toEqual({})
  })

  test('server errors are shown beside our fields', () => {
    const fields = [
      { field: 'customer_phone', code: 'custom', message: 'Please enter a valid 10-digit phone number' },
      { field: 'items.0.quantity', code: 'too_big', message: 'x' },
    ]
    expect(fieldsOfServer({ fields })).toEqual({ phone: 'Please enter a valid 10-digit phone number' })
    expect(fieldsOfServer(undefined)).toEqual({})
  })
})

describe('cash', () => {
  test('the change is exact to the paisa, and null until enough was given', () => {
    expect(changeFor('100', 86.55)).toBe(13.45)
    expect(changeFor('87', 87)).toBe(0)
    expect(changeFor('50', 86.55)).toBeNull()
    expect(changeFor('', 0)).toBeNull()
  })

  test('suggests amounts that customers hand over in notes', () => {
    expect(likelyNotes(86.55)).toEqual([90, 100, 200])
    expect(likelyNotes(200)).toEqual([500])
    expect(likelyNotes(1234)).toEqual([1240, 1250, 1300])
  })
})
