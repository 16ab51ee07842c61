import type { Order } from '@jhola/contract/orders/schema'
import { beforeEach, expect, test } from 'vitest'
import { accountStore } from '../../shared/device-store/account.ts'
import {
  type CachedOrder,
  cachedOrdersFor,
  cachedOrdersStore,
  cacheOrders,
  dropCachedOrder,
  findCachedOrder,
} from './cached-orders.ts'

const NOON = Date.UTC(2026, 10, 22, 6, 30)
/** Order `n` was placed `n` minutes after noon. */
const kept = (n: number, more: Partial<CachedOrder> & { version?: number } = {}): CachedOrder => {
  const { version = 1, ...rest } = more
  const order = {
    id: `order-${n}`,
    version,
    created_at: new Date(NOON + n * 60_000).toISOString(),
    items: [],
    status_history: [],
  }
  return { order: order as unknown as Order, at: NOON, owner: null, ...rest }
}
const ids = () => cachedOrdersStore.read().map(({ order }) => order.id)

beforeEach(() => {
  cachedOrdersStore.write([])
  accountStore.write(null)
})

test('the ten newest orders stay, in whatever order they arrive', () => {
  cacheOrders([3, 12, 1, 7, 2, 11, 5, 4, 6, 8, 10, 9].map((n) => kept(n)))
  expect(ids()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `order-${n}`))
  cacheOrders([kept(13)])
  expect(ids()).toHaveLength(10)
  expect(ids()[0]).toBe('order-13')
})

test('a newer state replaces an older one, never the other way round', () => {
  cacheOrders([kept(1, { version: 3 })])
  cacheOrders([kept(1, { version: 2, at: NOON + 600_000 })])
  expect(findCachedOrder('order-1')).toMatchObject({ at: NOON, order: { version: 3 } })
  cacheOrders([kept(1, { version: 4, at: NOON + 1 })])
  expect(findCachedOrder('order-1')).toMatchObject({ at: NOON + 1, order: { version: 4 } })
})

test('the time of a copy is kept to the minute without a write at every read', () => {
  cacheOrders([kept(1)])
  cacheOrders([kept(1, { at: NOON + 59_000 })])
  expect(findCachedOrder('order-1')?.at).toBe(NOON)
  cacheOrders([kept(1, { at: NOON + 61_000 })])
  expect(findCachedOrder('order-1')?.at).toBe(NOON + 61_000)
})

test("an account's orders are visible to that account only, and are removed when another account's arrive", () => {
  accountStore.write('asha')
  cacheOrders([kept(1, { owner: 'asha' }), kept(2)])
  expect(findCachedOrder('order-1')).toBeDefined()
  accountStore.write(null)
  expect(findCachedOrder('order-1')).toBeUndefined()
  expect(findCachedOrder('order-2')).toBeDefined()
  accountStore.write('ravi')
  cacheOrders([kept(3, { owner: 'ravi' })])
  expect(ids()).toEqual(['order-3', 'order-2'])
  expect(cachedOrdersFor(cachedOrdersStore.read(), 'asha').map(({ order }) => order.id)).toEqual(['order-2'])
})

test('an order that the server no longer knows is removed', () => {
  cacheOrders([kept(1), kept(2)])
  dropCachedOrder('order-1')
  expect(ids()).toEqual(['order-2'])
})
