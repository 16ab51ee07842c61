import { expect, test } from 'vitest'
import { anOrder } from '../../../../test/fixtures/orders.ts'
import { oneTap } from './one-tap.ts'

const USUAL = { readyMinutes: null, partner: undefined, paymentWaits: false }

test('accepting takes the time of the shop, or leaves it to the server', () => {
  const order = anOrder()
  expect(oneTap(order, 'confirmed', USUAL)).toEqual({ kind: 'accept', order })
  expect(oneTap(order, 'confirmed', { ...USUAL, readyMinutes: 15 })).toEqual({ kind: 'accept', order, readyInMinutes: 15 })
})

test('an order for a slot keeps the time of the slot', () => {
  const order = anOrder({ delivery_slot: 'evening', delivery_date: '2026-11-29' })
  expect(oneTap(order, 'confirmed', { ...USUAL, readyMinutes: 15 })).toEqual({ kind: 'accept', order })
})

test('it goes out with the last rider, or without a name', () => {
  const order = anOrder({ status: 'ready' })
  const partner = { name: 'Ravi' }
  expect(oneTap(order, 'out_for_delivery', { ...USUAL, partner })).toEqual({
    kind: 'move',
    order,
    to: 'out_for_delivery',
    partner,
  })
  expect(oneTap(order, 'out_for_delivery', USUAL)).toEqual({ kind: 'move', order, to: 'out_for_delivery' })
})

test.each([
  ['cash', { payment_method: 'cod', payment_status: 'pending' }, true],
  ['paid by UPI', { payment_method: 'upi', payment_status: 'completed', owed_amount: 0 }, true],
  ['UPI that nobody has seen', { payment_method: 'upi', payment_status: 'pending' }, false],
  ['dearer since it was paid', { payment_method: 'upi', payment_status: 'completed', owed_amount: 12 }, false],
  [
    'cheaper since it was paid',
    { payment_method: 'upi', payment_status: 'completed', owed_amount: 0, give_back_amount: 12 },
    false,
  ],
] as const)('handing over: %s', (_name, over, isOneTap) => {
  const order = anOrder({ status: 'out_for_delivery', ...over })
  expect(oneTap(order, 'delivered', USUAL)).toEqual(isOneTap ? { kind: 'move', order, to: 'delivered' } : null)
})

test('a payment that was marked here a moment ago is not asked about again', () => {
  const order = anOrder({ status: 'out_for_delivery', payment_method: 'upi', payment_status: 'pending' })
  expect(oneTap(order, 'delivered', { ...USUAL, paymentWaits: true })).not.toBeNull()
})

test('a refund is always asked about', () => expect(oneTap(anOrder({ status: 'delivered' }), 'refunded', USUAL)).toBeNull())
