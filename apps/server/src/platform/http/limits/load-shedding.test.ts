import { expect, test } from 'vitest'
import { createOverloadDetector } from './load-shedding.ts'

test('one long pause rejects no call; continued delay does, until it is over', () => {
  const judge = createOverloadDetector()
  expect([20, 1501, 20, 1501, 1501, 4000, 30, 1501, Number.NaN, 1501].map(judge)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
