import type { QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { expect, test } from 'vitest'
import type { Order } from '../data/board-state.ts'
import { bulkLines, bulkSteps, toActions } from './bulk.ts'

const order = (id: string, status: Order['status'], delivery_type: Order['delivery_type'] = 'delivery'): Order =>
  // @NOTE only the fields that the rules read
  ({ id, order_number: `001-${id}`, status, delivery_type }) as Order

test('lists every next step of the selected orders, in workflow order, with the number of orders', () => {
  const chosen = [order('1', 'preparing'), order('2', 'pending'), order('3', 'preparing', 'pickup'), order('4', 'pending')]
  expect(bulkSteps(chosen)).toEqual([
    { to: 'confirmed', count: 2 },
    { to: 'ready', count: 2 },
    { to: 'out_for_delivery', count: 1 },
  ])
})

test('finished orders have no step', () => {
  expect(bulkSteps([order('1', 'delivered'), order('2', 'cancelled'), order('3', 'refunded')])).toEqual([])
})

test('each order that can take the step gets its own action', () => {
  const chosen = [order('1', 'pending'), order('2', 'delivered'), order('3', 'pending')]
  expect(toActions(chosen, 'confirmed')).toEqual([
    { kind: 'accept', order: chosen[0] },
    { kind: 'accept', order: chosen[2] },
  ])
  expect(toActions([order('4', 'preparing')], 'ready')).toMatchObject([{ kind: 'move', to: 'ready' }])
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
