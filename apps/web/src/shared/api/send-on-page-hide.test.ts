import { afterEach, expect, test, vi } from 'vitest'
import { sendOnPageHide } from './send-on-page-hide.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const REQUEST = { method: 'PUT', url: '/api/v1/orders/7/status', headers: { 'idempotency-key': 'k' }, body: '{}' }

const leaveWith = (navigator: object) => {
  const fetch = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', navigator)
  sendOnPageHide(REQUEST)
  return fetch
}

test('a page controlled by a worker passes the call to the worker, which outlives it', () => {
  const postMessage = vi.fn()
  expect(leaveWith({ serviceWorker: { controller: { postMessage } } })).not.toHaveBeenCalled()
  expect(postMessage).toHaveBeenCalledWith({ type: 'send', request: REQUEST })
})

test.each([
  ['plain http, where there are no workers', {}],
  ['a page that no worker has yet', { serviceWorker: { controller: null } }],
])('without a worker the browser keeps the call: %s', (_, navigator) => {
  const { url, ...rest } = REQUEST
  const kept = { ...rest, credentials: 'same-origin', keepalive: true }
  expect(leaveWith(navigator)).toHaveBeenCalledWith(url, kept)
})
