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

test('a shop in review is opened by an admin alone, and only with a proven phone', () => {
  expect(statusAfter('submit', 'new', true)).toBe('in_review')
  expect(statusAfter('approve', 'in_review', true)).toBe('active')
  expect(statusAfter('approve', 'in_review', false)).toBeUndefined()
  expect(statusAfter('send_back', 'in_review', true)).toBe('sent_back')
  expect(statusAfter('submit', 'sent_back', true)).toBe('in_review')
  expect(statusAfter('refuse', 'in_review', true)).toBe('refused')
  for (const event of ['submit', 'send_back', 'refuse', 'reactivate', 'prove_phone'] as const)
    expect(statusAfter(event, 'refused', true), event).toBeUndefined()
  expect(STORE_TRANSITIONS.filter(({ from, to, by }) => from !== 'new' && to === 'active' && by !== 'admin')).toEqual([])
})

test('a shop that was given up stays so', () => {
  expect(STORE_TRANSITIONS.filter(({ from }) => from === 'closed')).toEqual([])
  for (const status of STORE_STATUSES)
    expect(statusAfter('give_up', status, true)).toBe(status === 'closed' ? undefined : 'closed')
})
