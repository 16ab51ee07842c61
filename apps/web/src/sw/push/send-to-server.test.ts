import { REQUEST_TIMEOUT_MS } from '@jhola/contract/constants'
import { afterEach, expect, test, vi } from 'vitest'
import { postToServer, sendForPage } from './send-to-server.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a reply has the same timeout as every request', async () => {
  const time = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const posted = postToServer('/api/v1/orders/7/accept', { version: 1 }, {})
  time.abort(new DOMException('too long', 'TimeoutError'))
  await expect(posted).rejects.toThrow('too long')
  expect(timeout).toHaveBeenCalledWith(REQUEST_TIMEOUT_MS)
})

test('a call from a closing page is sent unchanged, and only to our own API', async () => {
  const fetch = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', fetch)
  const request = { method: 'PUT', url: '/api/v1/orders/7/status', headers: { 'idempotency-key': 'k' }, body: '{"version":1}' }
  await sendForPage(request)
  const { url, ...rest } = request
  expect(fetch).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining({ ...rest, credentials: 'same-origin' }))
  await sendForPage({ ...request, url: 'https://elsewhere.example/api/v1/' })
  expect(fetch).toHaveBeenCalledTimes(1)
})
