import { expect, test } from 'vitest'
import { hideFields, seesEveryField } from './hidden-fields.ts'
import { permissionsOf } from './permissions.ts'
import type { ShopRole } from './roles.ts'

const of = (role: ShopRole) => permissionsOf({ role, overrides: {}, afterPin: false })
const order = {
  order_id: '1',
  status: 'pending',
  customer_name: 'Asha',
  customer_phone: '+919812345678',
  customer_email: 'a@example.in',
  delivery_address: '12 Pipe Road',
  landmark: 'temple',
  pincode: '400070',
}

test('cost prices and figures are null for who may not see them, at any depth', () => {
  const answer = { products: [{ costPrice: 40, price: 60 }], summary: { total_stock_value: 9, low_stock: 1 } }
  expect(hideFields(answer, of('counter'))).toEqual({
    products: [{ costPrice: null, price: 60 }],
    summary: { total_stock_value: null, low_stock: 1 },
  })
  expect(hideFields(answer, of('manager'))).toEqual(answer)
  expect(hideFields({ warnings: ['cost_above_price', 'expired'] }, of('counter'))).toEqual({ warnings: ['expired'] })
})

test('a packer sees whose order it is, and not how to reach them', () => {
  expect(hideFields({ orders: [order] }, of('packer')).orders[0]).toEqual({
    ...order,
    customer_phone: '98••••••78',
    customer_email: null,
    delivery_address: '',
    landmark: null,
    pincode: null,
  })
  expect(hideFields(order, of('counter'))).toEqual(order)
})

test('who brings an order sees the contact while it is on its way', () => {
  const onTheWay = { ...order, status: 'out_for_delivery' }
  expect(hideFields(onTheWay, of('rider'))).toEqual(onTheWay)
  expect(hideFields({ ...order, status: 'delivered' }, of('rider'))).not.toEqual({ ...order, status: 'delivered' })
})

test('a bill says whose it is, and not how to reach them', () => {
  const bill = { invoice: { number: 'A-1', buyer: { name: 'Asha', phone: '+919812345678', address: '12 Pipe Road' } } }
  expect(hideFields(bill, of('packer'))).toEqual({
    invoice: { number: 'A-1', buyer: { name: 'Asha', phone: '98••••••78', address: '' } },
  })
  expect(hideFields(bill, of('counter'))).toEqual(bill)
})

test('the history of a product names the people of the shop to everybody, and customers to who may see them', () => {
  const history = [{ by: { kind: 'customer', name: 'Asha' } }, { by: { kind: 'shop', name: 'Raju' } }]
  expect(hideFields(history, of('packer'))).toEqual([{ by: { kind: 'customer', name: null } }, history[1]])
  expect(hideFields(history, of('counter'))).toEqual(history)
})

test('the shop’s own PIN code is no contact', () => {
  expect(hideFields({ store: { pincode: '400070' } }, of('rider'))).toEqual({ store: { pincode: '400070' } })
})

test('the owner and a manager see every field', () => {
  expect([of('owner'), of('manager'), of('counter')].map(seesEveryField)).toEqual([true, true, false])
})
