import { expect, test } from 'vitest'
import type { Order } from '../../features/orders/data/board-state.ts'
import { answeredOrders } from './answered-orders.ts'

const order = (id: string, status: Order['status'], acknowledged_at: string | null = null) =>
  ({ id, status, acknowledged_at }) as Order
const board = (orders: Order[], keptAt?: number) => ({ seq: 1, orders, keptAt })
const NEW = order('new', 'pending')
const SEEN = order('seen', 'pending', '2026-11-22T07:00:00.000Z')
const ACCEPTED = order('accepted', 'confirmed')
const CANCELLED = order('cancelled', 'cancelled')
const KEPT_AT = Date.UTC(2026, 10, 22)

test('orders that the live board shows as answered or seen need no reply; pending orders, and orders not on it yet, do', () => {
  const answered = answeredOrders(board([NEW, SEEN, ACCEPTED, CANCELLED]), undefined)
  expect([...answered]).toEqual(['seen', 'accepted', 'cancelled'])
  expect(answered.has('pushed before the board had it')).toBe(false)
})

test('a board from the device cache proves no order to be answered', () => {
  expect(answeredOrders(board([NEW, SEEN, ACCEPTED], KEPT_AT), undefined).size).toBe(0)
  expect(answeredOrders(board([SEEN], KEPT_AT), board([NEW, SEEN])).size).toBe(0)
})

test('an order that has left the live board was answered elsewhere while this device was offline', () => {
  expect([...answeredOrders(board([NEW]), board([NEW, order('gone', 'pending')], KEPT_AT))]).toEqual(['gone'])
})
