import { expect, test } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '../statuses.ts'
import { countByStatus, countOrders, isDoneSince, statusesOf, toOrderCounts } from './order-counts.ts'

const some = (status: OrderStatus, count: number, practice = false) => Array.from({ length: count }, () => ({ status, practice }))

test('stages are sums of statuses, and practice orders never count', () => {
  const orders = [
    ...some('pending', 3),
    ...some('pending', 2, true),
    ...some('confirmed', 4),
    ...some('preparing', 5),
    ...some('ready', 6),
    ...some('ready', 1, true),
    ...some('out_for_delivery', 7),
    ...some('delivered', 8),
    ...some('cancelled', 9),
  ]
  expect(countOrders(orders)).toEqual({
    open: 25,
    pending: 3,
    packing: 9,
    ready: 6,
    preparing: 15,
    out_for_delivery: 7,
    unpacked: 12,
  })
  expect(countByStatus(orders).delivered).toBe(8)
  expect(toOrderCounts(countByStatus([])).open).toBe(0)
})

test('a filter of the list is one status, or the three of packing', () => {
  expect(statusesOf('packing')).toEqual(['confirmed', 'preparing', 'ready'])
  for (const status of ORDER_STATUSES) expect(statusesOf(status)).toEqual([status])
})

test('an order is done on the day of its last status, not of its last change', () => {
  const order = {
    status: 'delivered' as const,
    practice: false,
    updated_at: '2026-11-28T06:00:00.000Z',
    status_history: [{ timestamp: '2026-11-27T10:00:00.000Z' }, { timestamp: '2026-11-27T18:29:59.999Z' }],
  }
  const startOfDayMs = Date.parse('2026-11-27T18:30:00.000Z')
  expect(isDoneSince(order, startOfDayMs)).toBe(false)
  expect(isDoneSince({ ...order, status_history: [{ timestamp: '2026-11-27T18:30:00.000Z' }] }, startOfDayMs)).toBe(true)
  expect(isDoneSince({ ...order, status: 'ready', status_history: [] }, startOfDayMs)).toBe(false)
  expect(isDoneSince({ ...order, practice: true, status_history: [] }, startOfDayMs)).toBe(false)
})
