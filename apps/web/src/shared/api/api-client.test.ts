import { IMPORT_FILE_MAX_BYTES } from '@jhola/contract/inventory/import/limits'
import { describe, expect, test } from 'vitest'
import { ApiError, allowedMs, isWorthRetrying, newKey, readAnswer, toRequest } from './api-client.ts'

describe('a request', () => {
  test("puts parameters into the path, leaves out what is not set, and speaks the reader's language", () => {
    const request = toRequest(
      'GET /stores/{store_id}',
      { params: { store_id: 'A/B' }, query: { page: 2, search: '', category: undefined } },
      'hi',
    )
    expect(request).toEqual({ method: 'GET', url: '/api/v1/stores/A%2FB?page=2', headers: { 'accept-language': 'hi' } })
  })

  test("that changes something has an idempotency key, the caller's own if given", () => {
    const request = toRequest('POST /orders', { body: { a: 1 }, idempotencyKey: 'kept-on-the-device' }, 'en')
    expect(request).toMatchObject({
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'kept-on-the-device' },
    })
    expect(toRequest('POST /auth/logout', {}, 'en').headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    expect(newKey()).not.toBe(newKey())
  })
})

test('an upload gets the time that a slow connection needs, every other call fifteen seconds', () => {
  expect([allowedMs(undefined), allowedMs('{}')]).toEqual([15_000, 15_000])
  expect(allowedMs(new Blob([new Uint8Array(32 * 1024)]))).toBe(16_000)
  expect(allowedMs(new Blob([new Uint8Array(IMPORT_FILE_MAX_BYTES)]))).toBe(495_000)
})

test('a call without a response is retried, except an upload that timed out', () => {
  const late = new ApiError('network.timeout', 'No connection', 0)
  expect([isWorthRetrying(late, false), isWorthRetrying(late, true)]).toEqual([true, false])
  expect(isWorthRetrying(new ApiError('server.failed', '', 502), true)).toBe(true)
  expect(isWorthRetrying(new ApiError('orders.stale', '', 409), false)).toBe(false)
})

describe('an answer', () => {
  test('is its body', () => {
    expect(readAnswer(200, '{"success":true}')).toEqual({ success: true })
  })

  test('that is a refusal becomes an error with code, status and details', () => {
    const refused = () => readAnswer(409, '{"success":false,"code":"orders.stale","message":"changed","details":{"version":3}}')
    expect(refused).toThrow(ApiError)
    expect(refused).toThrow(expect.objectContaining({ code: 'orders.stale', status: 409, details: { version: 3 } }))
  })

  test('that is not JSON is a failure of the server', () => {
    expect(() => readAnswer(502, '<html>')).toThrow(expect.objectContaining({ code: 'server.failed', status: 502 }))
  })
})
