import { expect, test } from 'vitest'
import { newStoreIdSchema, storeIdOf, storeIdSchema } from '../shared/ids.ts'
import { slugsFor } from './slug.ts'

test.each([
  ['Sharma Kirana', 'Mumbai', ['sharma-kirana-mumbai', 'sharma-kirana-mumbai-031', 'store-031']],
  ["Om's Provision & Sons", 'New Delhi', ['oms-provision-sons-new-delhi', 'oms-provision-sons-new-delhi-031', 'store-031']],
  ['Café Déli', 'Pune', ['cafe-deli-pune', 'cafe-deli-pune-031', 'store-031']],
  ['शर्मा किराना', 'Mumbai', ['shop-mumbai-031', 'store-031']],
  ['शर्मा किराना', 'मुंबई', ['shop-031', 'store-031']],
  // Without an ending it could be the name of a page.
  ['Orders', 'दिल्ली', ['orders-031', 'store-031']],
])('%s in %s', (name, city, expected) => {
  expect(slugsFor({ name, city, store_id: 'STORE-031' })).toEqual(expected)
})

test('long names keep whole words, and every slug fits into a path', () => {
  const store_id = '01890a5d-ac96-774b-bcce-b302099a8057'
  for (const text of ['a'.repeat(80), 'very long name of a shop that goes on and on', 'ab '.repeat(27)])
    for (const slug of slugsFor({ name: text, city: text, store_id }))
      expect(storeIdSchema.safeParse(slug).success, slug).toBe(true)
  expect(slugsFor({ name: 'very long name of a shop that goes on', city: 'Pune', store_id })[0]).toBe(
    'very-long-name-of-a-shop-pune',
  )
})

test.each([
  [1, 'STORE-001'],
  [31, 'STORE-031'],
  [1234, 'STORE-1234'],
])('store %d is %s', (number, id) => {
  expect(storeIdOf(number)).toBe(id)
  expect(newStoreIdSchema.safeParse(id).success).toBe(true)
})

test.each(['nearby', 'STORE-', 'STORE-1 2', 'store-001', 'STORE-../x', '01890a5d-ac96-774b-bcce', 'me'])(
  '%s is no id for a new store',
  (id) => {
    expect(newStoreIdSchema.safeParse(id).success).toBe(false)
  },
)
