import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Another file of this process may have read the orders of its own device.
beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('an odd record keeps the key of its order and has no date', async () => {
  const kept = [
    { order_id: 'a', token: 'key-a', store_name: 'Asha', placed_at: '2026-11-29T10:00:00Z' },
    { order_id: 'b', token: 'key-b', placed_at: 'NaN' },
    { order_id: 'c', token: 'key-c', store_name: 'Asha' },
    { order_id: 'd' },
  ]
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(kept), setItem: () => undefined })
  const { ownOrdersStore } = await import('./own-orders.ts')
  expect(ownOrdersStore.read().map(({ order_id, token, placed_at }) => [order_id, token, placed_at])).toEqual([
    ['a', 'key-a', '2026-11-29T10:00:00Z'],
    ['b', 'key-b', ''],
    ['c', 'key-c', ''],
  ])
})
