import { expect, test } from 'vitest'
import type { Order } from '../features/orders/board-state.ts'
import { answeredOrders } from './answered-orders.ts'

const order = (id: string, status: Order['status'], acknowledged_at: string | null = null) =>
  ({ id, status, acknowledged_at }) as Order
const NEW = order('new', 'pending')
const SEEN = order('seen', 'pending', '2026-11-22T07:00:00.000Z')
const ACCEPTED = order('accepted', 'confirmed')
const CANCELLED = order('cancelled', 'cancelled')

test('what the live board shows as answered or seen wants no answer; what waits, or is not on it yet, does', () => {
  const answered = answeredOrders([NEW, SEEN, ACCEPTED, CANCELLED], undefined)
  expect([...answered]).toEqual(['seen', 'accepted', 'cancelled'])
  expect(answered.has('pushed before the board had it')).toBe(false)
})

test('of a board that this device has kept nothing is known to be answered', () => {
  expect(answeredOrders([NEW, SEEN, ACCEPTED], Date.UTC(2026, 10, 22)).size).toBe(0)
})
