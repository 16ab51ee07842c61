import { expect, test } from 'vitest'
import type { Order } from '../schema.ts'
import { bulkTargets, planBulk } from './bulk-step.ts'

const USED = { preparing: false, ready: true }
const NONE: ReadonlySet<string> = new Set()
const AROUND = { used: USED, unticked: NONE, paymentWaits: NONE, room: 100 }

const order = (id: string, over: Partial<Order> = {}): Order =>
  // @NOTE only the fields that the rules read
  ({
    id,
    ...{ status: 'pending', delivery_type: 'delivery', practice: false, packing: null, total_amount: 100 },
    ...{ payment_status: 'pending', payment_method: 'cod', owed_amount: 100, give_back_amount: 0 },
    ...over,
  }) as Order

const idsOf = (orders: readonly Order[]): string => orders.map(({ id }) => id).join(' ')
const planned = (orders: readonly Order[], to: Order['status'], over: Partial<typeof AROUND> = {}) => {
  const { orders: going, leftOut, cash } = planBulk(orders, to, { ...AROUND, ...over })
  return { going: idsOf(going), left: leftOut.map((one) => `${one.why}: ${idsOf(one.orders)}`), cash }
}
const NO_CASH = { count: 0, paise: 0 }

test('the steps of a column are the usual next steps of its orders, in the order of the work', () => {
  const packed = [order('1', { status: 'ready', delivery_type: 'pickup' }), order('2', { status: 'ready' })]
  expect(bulkTargets(packed, USED)).toEqual(['out_for_delivery', 'delivered'])
  expect(bulkTargets([order('1', { status: 'confirmed' })], USED)).toEqual(['ready'])
  expect(bulkTargets([order('1', { status: 'confirmed' })], { preparing: true, ready: true })).toEqual(['preparing'])
  expect(bulkTargets([order('1', { status: 'confirmed' })], { preparing: false, ready: false })).toEqual(['out_for_delivery'])
  expect(bulkTargets([order('1', { status: 'delivered' })], USED)).toEqual([])
})

test('accepting takes every order that waits, but no practice order', () => {
  const orders = [order('1'), order('2', { practice: true }), order('3', { status: 'confirmed' }), order('4')]
  expect(planned(orders, 'confirmed')).toEqual({ going: '1 4', left: ['practice: 2'], cash: NO_CASH })
})

test('gone takes what is packed only, though a packed order may leave at once', () => {
  const orders = [order('1', { status: 'confirmed' }), order('2', { status: 'ready' })]
  expect(planned(orders, 'out_for_delivery')).toEqual({ going: '2', left: [], cash: NO_CASH })
})

test('packed leaves out what is not in the bag, what waits for its customer and what its customer changed', () => {
  // @NOTE only the fields that the rules read
  const asked = { question: {}, own_change: null } as unknown as Order['packing']
  const changed = { question: null, own_change: { seen_at: null } } as unknown as Order['packing']
  const seen = { question: null, own_change: { seen_at: '2026-11-28T10:00:00.000Z' } } as unknown as Order['packing']
  const status = 'confirmed'
  const orders = [
    order('1', { status }),
    order('2', { status }),
    order('3', { status, packing: asked }),
    order('4', { status, packing: changed }),
    order('5', { status, packing: seen }),
  ]
  expect(planned(orders, 'ready', { unticked: new Set(['2']) })).toEqual({
    going: '1 5',
    left: ['changed: 4', 'question: 3', 'unticked: 2'],
    cash: NO_CASH,
  })
})

test('delivered sums the cash in paise, and leaves out money about which something has to be asked', () => {
  const status = 'out_for_delivery'
  const orders = [
    order('1', { status, total_amount: 120.1 }),
    order('2', { status, total_amount: 80.2, payment_method: 'cash' }),
    order('3', { status, payment_method: 'upi' }),
    order('4', { status, payment_method: 'upi', payment_status: 'completed', owed_amount: 0, total_amount: 900 }),
    order('5', { status, payment_method: 'upi', payment_status: 'completed', owed_amount: 12 }),
    order('6', { status, payment_method: 'upi' }),
  ]
  expect(planned(orders, 'delivered', { paymentWaits: new Set(['6']) })).toEqual({
    going: '1 2 4 6',
    left: ['money: 3 5'],
    cash: { count: 2, paise: 20_030 },
  })
})

test('the first ones get the room that the device has', () => {
  const orders = ['1', '2', '3', '4'].map((id) => order(id, { practice: id === '1' }))
  expect(planned(orders, 'confirmed', { room: 2 })).toEqual({ going: '2 3', left: ['practice: 1', 'full: 4'], cash: NO_CASH })
  expect(planned(orders, 'confirmed', { room: 0 })).toEqual({ going: '', left: ['practice: 1', 'full: 2 3 4'], cash: NO_CASH })
})
