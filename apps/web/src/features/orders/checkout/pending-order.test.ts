import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowserInMemory } from '../../../shared/device-store/browser-in-memory.ts'

beforeEach(openBrowserInMemory)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test("an order that was sent without an answer is deleted with its user's data: it has their name and address", async () => {
  const { NO_PENDING, pendingOrdersStore, savePending } = await import('./pending-order.ts')
  const { clearUserData } = await import('../../../domain/account/clear-user-data.ts')
  const customer = { name: 'Asha', phone: '+919876543210' }
  savePending({ key: 'k', body: { storeId: 'S', items: [{ productId: 'atta', quantity: 2 }], customer }, started_at: 0 })
  expect(localStorage.getItem('jhola.pending_orders')).toContain('Asha')
  await clearUserData()
  expect(pendingOrdersStore.read()).toEqual(NO_PENDING)
  expect(localStorage.getItem('jhola.pending_orders')).toBeNull()
})
