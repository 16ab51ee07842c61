import { expect, test } from 'vitest'
import { STORE_STATUSES, STORE_TRANSITIONS, statusAfter } from './statuses.ts'

test('a registered shop opens by the proof of its phone number, and by nothing else', () => {
  const toActive = STORE_TRANSITIONS.filter(({ from, to }) => from === 'new' && to === 'active')
  expect(toActive.map(({ event }) => event)).toEqual(['prove_phone'])
  expect(statusAfter('prove_phone', 'new', true)).toBe('active')
  for (const status of ['active', 'suspended', 'closed'] as const)
    expect(statusAfter('prove_phone', status, true)).toBeUndefined()
})

test('a shop that was suspended before its owner proved the number waits for that proof again', () => {
  expect(statusAfter('suspend', 'new', false)).toBe('suspended')
  expect(statusAfter('reactivate', 'suspended', false)).toBe('new')
  expect(statusAfter('reactivate', 'suspended', true)).toBe('active')
  expect(statusAfter('reactivate', 'active', true)).toBeUndefined()
})

test('a shop that was given up stays so', () => {
  expect(STORE_TRANSITIONS.filter(({ from }) => from === 'closed')).toEqual([])
  for (const status of STORE_STATUSES)
    expect(statusAfter('give_up', status, true)).toBe(status === 'closed' ? undefined : 'closed')
})
