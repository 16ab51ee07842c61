import { expect, test } from 'vitest'
import { packedItemsOf, togglePacked } from './packed-items.ts'

test('packed items stay ticked, by order, until they are unticked', () => {
  expect([...packedItemsOf('a')]).toEqual([])
  togglePacked('a', 'rice')
  togglePacked('b', 'rice')
  expect([...togglePacked('a', 'milk')]).toEqual(['rice', 'milk'])
  expect([...togglePacked('a', 'rice')]).toEqual(['milk'])
  expect([...packedItemsOf('a')]).toEqual(['milk'])
  expect([...packedItemsOf('b')]).toEqual(['rice'])
})
