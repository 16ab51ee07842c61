import { countByStatus } from '@jhola/contract/orders/figures/order-counts'
import type { Order } from '@jhola/contract/orders/schema'
import { createFakeApi } from './fake-api.ts'
import { aProfile, OWNER } from './fixtures/account.ts'
import { onShelf } from './fixtures/products.ts'
import { anOwnStore, PREFERENCES } from './fixtures/stores.ts'

/** The server of a counter with a signed-in owner and these orders on the board; a test adds the other calls of its screen. */
export const createCounterApi = (orders: readonly Order[] = []) => {
  const api = createFakeApi()
  api.on('GET /auth/me', () => ({ success: true, user: OWNER }))
  api.on('GET /profile', () => ({ success: true, profile: aProfile() }))
  api.on('GET /stores/me', () => ({ success: true, store: anOwnStore() }))
  api.on('GET /stores/me/preferences', () => ({ success: true, version: 1, preferences: PREFERENCES }))
  api.on('GET /orders/board', () => ({ success: true, seq: 0, orders: [...orders] }))
  api.on('GET /auth/approvals', () => ({ success: true, waiting: [], total: 0 }))
  api.on('GET /orders/{id}/timeline', () => ({ success: true, entries: [] }))
  api.on('GET /orders/threads', () => ({ success: true, orders: [] }))
  api.on('GET /photo-lists', () => ({ success: true, lists: [] }))
  api.on('GET /orders/{id}/thread', () => ({
    ...{ success: true, messages: [], is_open: true, closes_at: null, unread: 0, read_by_other: 0 },
  }))
  api.on('GET /orders/riders', () => ({ success: true, riders: [] }))
  api.on('GET /orders/today', () => ({ success: true, data: [] }))
  api.on('GET /orders/counts', () => ({ success: true, all: orders.length, ...countByStatus(orders) }))
  api.on('GET /orders/alarms', () => ({ success: true, alarms: [] }))
  api.on('GET /inventory/shelf', () => onShelf([]))
  api.on('GET /stores/me/asked-products', () => ({ success: true, asked: [] }))
  api.on('GET /inventory/questions', () => ({ success: true, questions: [] }))
  api.on('GET /customers/blocked', () => ({ success: true, blocked: [] }))
  api.on('GET /auth/approvals', () => ({ success: true, waiting: [], total: 0 }))
  return api
}
