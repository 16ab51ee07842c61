import { expect, test } from 'vitest'
import { type Board, type Order, ringingOrders, takeReading } from './board-state.ts'

// @NOTE only these fields are read here
const order = (id: string, version: number, status = 'pending') => ({ id, version, status, acknowledged_at: null }) as Order

test('orders of a cached board never ring; unseen orders of a live one do', () => {
  const orders = [order('a', 1), order('b', 2, 'confirmed')]
  expect(ringingOrders(orders).map(({ id }) => id)).toEqual(['a'])
  expect(ringingOrders(orders, 1_700_000_000_000)).toEqual([])
})

test('the first read replaces the cached board, whatever its sequence number', () => {
  const cached: Board = { seq: 9, orders: [order('a', 5), order('gone', 2, 'delivered')], keptAt: 1 }
  const reading = { seq: 3, orders: [order('b', 1)] }
  expect(takeReading(cached, reading, { since: 9, events: [] })).toBe(reading)
})
