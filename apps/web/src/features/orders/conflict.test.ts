import { expect, test } from 'vitest'
import { ApiError } from '../../shared/api-client.ts'
import { conflictOf } from './conflict.ts'

const refusal = (code: string, details?: unknown) => new ApiError(code, 'no', 409, details)

test('says what the order is now, who did it and when', () => {
  const details = { current: 'confirmed', version: 3, by: 'Ramesh · Android phone', at: '2026-11-20T10:00:00.000Z' }
  expect(conflictOf(refusal('orders.stale', details))).toEqual({
    status: 'confirmed',
    by: 'Ramesh · Android phone',
    at: '2026-11-20T10:00:00.000Z',
  })
})

test('bears a server that cannot tell who', () => {
  expect(conflictOf(refusal('orders.illegal_transition', { current: 'cancelled', by: null, at: null }))).toEqual({
    status: 'cancelled',
    by: null,
    at: null,
  })
})

test.each([
  ['another refusal', refusal('orders.not_found')],
  ['no details', refusal('orders.stale')],
  ['a status nobody knows', refusal('orders.stale', { current: 'lost' })],
  ['another error', new Error('no')],
])('is none for %s', (_, error) => {
  expect(conflictOf(error)).toBeNull()
})
