import { expect, test } from 'vitest'
import { withFavourites } from './favourites.ts'

test.each([
  ['one is added', { a: 2 }, [{ id: 'b', quantity: 1 }], { a: 2, b: 1 }],
  ['its usual quantity changes', { a: 2 }, [{ id: 'a', quantity: 3 }], { a: 3 }],
  ['one is taken out', { a: 2, b: 1 }, [{ id: 'a', quantity: 0 }], { b: 1 }],
  [
    'a whole order',
    { a: 2 },
    [
      { id: 'a', quantity: 1 },
      { id: 'c', quantity: 0.5 },
    ],
    { a: 1, c: 0.5 },
  ],
])('%s', (_what, items, changed, expected) => {
  expect(withFavourites({ items }, changed)).toEqual(expected)
})

test('the oldest of too many is dropped', () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ id: `p${index}`, quantity: 1 }))
  const items = withFavourites({ items: {} }, many)
  expect(Object.keys(items)).toHaveLength(100)
  expect(items).not.toHaveProperty('p0')
})
