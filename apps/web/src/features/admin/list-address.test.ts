import { SECURITY_EVENT_KINDS, STORE_STATUSES } from '@jhola/contract/admin/routes'
import { expect, test } from 'vitest'
import { KIND_CHOICES, readListAddress, STATUS_CHOICES, writeListAddress } from './list-address.ts'

test('the menus offer every status and every kind', () => {
  // What waits for a decision stands first in the menu.
  expect(STATUS_CHOICES.toSorted()).toEqual(STORE_STATUSES.toSorted())
  expect(KIND_CHOICES).toEqual(SECURITY_EVENT_KINDS)
})

test.each([
  ['', { search: '', only: null, page: 1, size: 10 }],
  ['search=asha&only=suspended&page=3&size=25', { search: 'asha', only: 'suspended', page: 3, size: 25 }],
  ['only=gone&page=-1&size=7', { search: '', only: null, page: 1, size: 10 }],
  ['page=1.5&size=1e9', { search: '', only: null, page: 1, size: 10 }],
])('"%s" asks for %j', (text, asked) => {
  expect(readListAddress(new URLSearchParams(text), STATUS_CHOICES)).toEqual(asked)
})

test.each(['', 'search=asha&only=active&page=3&size=25', 'only=new'])('"%s" is written as it was read', (text) => {
  const address = new URLSearchParams(text)
  expect(new URLSearchParams(writeListAddress(readListAddress(address, STATUS_CHOICES))).toString()).toBe(address.toString())
})
