import { expect, test } from 'vitest'
import type { Order } from './board-state.ts'
import { bulkLines, bulkSteps } from './bulk.ts'

const order = (id: string, status: Order['status'], delivery_type: Order['delivery_type'] = 'delivery'): Order =>
  // @NOTE only the fields that the rules read.
  ({ id, order_number: `001-${id}`, status, delivery_type }) as Order

test('every next step that one of the chosen orders has, in the order of the work, with how many', () => {
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

test("the server's answers stand in the order of the choice; what it said nothing about was not done", () => {
  const chosen = [order('1', 'pending'), order('2', 'delivered'), order('3', 'pending')]
  const results = [
    { order_id: '2', success: false, code: 'orders.illegal_transition', message: 'no' },
    { order_id: '1', success: true, code: null, message: null },
  ]
  expect(bulkLines(chosen, results)).toEqual([
    { id: '1', number: '001-1', isDone: true, code: null },
    { id: '2', number: '001-2', isDone: false, code: 'orders.illegal_transition' },
    { id: '3', number: '001-3', isDone: false, code: 'server.failed' },
  ])
})
