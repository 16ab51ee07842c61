import { expect, test } from 'vitest'
import { tick, tickedOf } from './ticked.ts'

test('what was put into the bag stays ticked, order by order, until it is taken out again', () => {
  expect([...tickedOf('a')]).toEqual([])
  tick('a', 'rice')
  tick('b', 'rice')
  expect([...tick('a', 'milk')]).toEqual(['rice', 'milk'])
  expect([...tick('a', 'rice')]).toEqual(['milk'])
  expect([...tickedOf('a')]).toEqual(['milk'])
  expect([...tickedOf('b')]).toEqual(['rice'])
})
