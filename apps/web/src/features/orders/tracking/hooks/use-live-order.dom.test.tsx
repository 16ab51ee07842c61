import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeApi, type FakeApi, refuse } from '../../../../../test/fake-api.ts'
import { anOrder } from '../../../../../test/fixtures/orders.ts'
import { cachedOrdersStore } from '../../../../domain/orders/cached-orders.ts'
import { createBrowserQueryClient } from '../../../../shared/api/api-query.ts'
import { useLiveOrder } from './use-live-order.ts'

const READ_AT = Date.parse('2026-09-01T10:00:00.000Z')
const DELIVERED = anOrder({ status: 'delivered', payment_status: 'completed' })
const KEY = { orderId: DELIVERED.id, token: undefined }

let api: FakeApi
let client: QueryClient
beforeEach(() => {
  vi.useFakeTimers({ now: READ_AT + 60_000 })
  api = createFakeApi()
  vi.stubGlobal('fetch', api.fetch)
  client = createBrowserQueryClient()
  cachedOrdersStore.write([{ order: DELIVERED, at: READ_AT, owner: null }])
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

const show = () => {
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>
  return renderHook(() => useLiveOrder(KEY, undefined), { wrapper }).result
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const answers = () =>
  api.on('GET /orders/{id}', () => ({
    success: true,
    order: DELIVERED,
    view_only: false,
    seq: 1,
    upi: null,
    transaction_id: null,
  }))

test.each([
  ['the server had no time', () => api.on('GET /orders/{id}', () => refuse('server.unavailable'))],
  [
    'the line was dead',
    () => {
      api.line = 'down'
    },
  ],
])('after %s, the order is called old only until the server answers', async (_, fail) => {
  fail()
  const shown = show()
  await pass(14_000)
  expect(shown.current.error).not.toBeNull()
  expect(shown.current.asOfMs).toBe(READ_AT)
  api.line = 'up'
  answers()
  await pass(15_000)
  expect(shown.current.error).toBeNull()
  expect(shown.current.asOfMs).toBeNull()
})

test('an order that is gone is not asked for again', async () => {
  api.on('GET /orders/{id}', () => refuse('orders.not_found'))
  const shown = show()
  await pass(1_000)
  expect(shown.current.data).toBeUndefined()
  const asked = api.asked('GET /orders/{id}').length
  await pass(120_000)
  expect(api.asked('GET /orders/{id}')).toHaveLength(asked)
})
