import { expect, test } from 'vitest'
import { ApiError } from './api-client.ts'
import { createSendKey } from './send-key.ts'

test.each([
  ['no answer', new ApiError('network.timeout', 'No connection', 0)],
  ['a gateway before a server that is away', new ApiError('server.failed', 'An error occurred', 502)],
  ['something that is no answer at all', new TypeError('x is undefined')],
])('a try that got %s is repeated under its own key: it may have been done', (_what, error) => {
  const key = createSendKey()
  const first = key.read()
  key.failed(error)
  expect(key.read()).toBe(first)
})

test('after a refusal, or when something else is meant, the next try has another key', () => {
  const key = createSendKey()
  const first = key.read()
  key.failed(new ApiError('inventory.above_mrp', 'no', 409))
  const second = key.read()
  key.renew()
  expect(new Set([first, second, key.read()]).size).toBe(3)
})
