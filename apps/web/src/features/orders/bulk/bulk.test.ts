import type { QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { expect, test } from 'vitest'
import type { Order } from '../data/board-state.ts'
import { bulkLines, bulkSteps, planActions, toActions } from './bulk.ts'

const USED = { preparing: false, ready: true }
const usual = () => ({ readyMinutes: null, partner: undefined, paymentWaits: false })

const order = (id: string, status: Order['status'], delivery_type: Order['delivery_type'] = 'delivery'): Order =>
  // @NOTE only the fields that the rules read
  ({ id, order_number: `001-${id}`, status, delivery_type }) as Order

test('lists every next step of the selected orders, in workflow order, with the number of orders', () => {
  const chosen = [order('1', 'preparing'), order('2', 'pending'), order('3', 'preparing', 'pickup'), order('4', 'pending')]
  expect(bulkSteps(chosen, USED)).toEqual([
    { to: 'confirmed', count: 2 },
    { to: 'ready', count: 2 },
    { to: 'out_for_delivery', count: 1 },
  ])
})

test('finished orders have no step', () => {
  expect(bulkSteps([order('1', 'delivered'), order('2', 'cancelled'), order('3', 'refunded')], USED)).toEqual([])
})

test('each order that can take the step gets its own action', () => {
  const chosen = [order('1', 'pending'), order('2', 'delivered'), order('3', 'pending')]
  expect(toActions(chosen, 'confirmed', USED, usual)).toEqual([
    { kind: 'accept', order: chosen[0] },
    { kind: 'accept', order: chosen[2] },
  ])
  expect(toActions([order('4', 'preparing')], 'ready', USED, usual)).toMatchObject([{ kind: 'move', to: 'ready' }])
})

test('an order about which something has to be asked gets no action', () => {
  const unpaid = { ...order('5', 'out_for_delivery'), payment_status: 'pending', payment_method: 'upi', owed_amount: 90 } as Order
  expect(toActions([unpaid], 'delivered', USED, usual)).toEqual([])
})

test('every selected order has a result line', () => {
  // @NOTE only the fields that the result lines read
  const queued = (id: string, state: string) => ({ id, state }) as QueuedAction
  const refused = queued('a3', 'conflict')
  const rows = [
    { id: '1', number: '001-1', action: 'a1' },
    { id: '2', number: '001-2', action: 'a2' },
    { id: '3', number: '001-3', action: 'a3' },
    { id: '4', number: '001-4', action: 'a4' },
    { id: '5', number: '001-5', why: 'full' as const },
    { id: '6', number: '001-6', why: 'illegal' as const },
  ]
  expect(bulkLines(rows, [queued('a2', 'waiting'), refused], new Set(['a1']))).toEqual([
    { id: '1', number: '001-1', state: 'done' },
    { id: '2', number: '001-2', state: 'waiting' },
    { id: '3', number: '001-3', state: 'problem', action: refused },
    { id: '4', number: '001-4', state: 'dropped' },
    { id: '5', number: '001-5', state: 'refused', why: 'full' },
    { id: '6', number: '001-6', state: 'refused', why: 'illegal' },
  ])
})

const planOf = (to: Order['status'], orders: Order[]) => ({ to, orders, leftOut: [], cash: { count: 0, paise: 0 } })

test('all go with one rider, whoever went last', () => {
  const orders = [order('1', 'ready'), order('2', 'ready')]
  const partner = { name: 'Ravi' }
  const around = { usualOf: () => ({ ...usual(), partner: { name: 'Suresh' } }), paidBy: 'cash' as const }
  expect(planActions(planOf('out_for_delivery', orders), { ...around, partner })).toEqual(
    orders.map((one) => ({ kind: 'move', order: one, to: 'out_for_delivery', partner })),
  )
  expect(planActions(planOf('out_for_delivery', orders), { ...around, partner: undefined })).toEqual(
    orders.map((one) => ({ kind: 'move', order: one, to: 'out_for_delivery' })),
  )
})

test('how the cash came is said of the orders in cash only', () => {
  const money = { owed_amount: 0, give_back_amount: 0 }
  const cash = { ...order('1', 'out_for_delivery'), ...money, payment_status: 'pending', payment_method: 'cod' } as Order
  const paid = { ...order('2', 'out_for_delivery'), ...money, payment_status: 'completed', payment_method: 'upi' } as Order
  const around = { usualOf: usual, partner: undefined }
  expect(planActions(planOf('delivered', [cash, paid]), { ...around, paidBy: 'none' })).toEqual([
    { kind: 'move', order: cash, to: 'delivered', paidBy: 'none' },
    { kind: 'move', order: paid, to: 'delivered' },
  ])
  expect(planActions(planOf('delivered', [cash]), { ...around, paidBy: 'cash' })).toEqual([
    { kind: 'move', order: cash, to: 'delivered' },
  ])
})
