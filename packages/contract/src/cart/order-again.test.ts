import { expect, test } from 'vitest'
import { compareWithNow, worthTelling } from './order-again.ts'

const now = (product_id: string, unit_price: number, available: number, back_at: string | null = null) => ({
  product_id,
  unit_price,
  available,
  back_at,
})

test.each([
  ['as it was', now('a', 60, 10), { kind: 'same', quantity: 4, old_price: 60, new_price: 60 }],
  ['exactly enough', now('a', 60, 4), { kind: 'same', quantity: 4 }],
  ['dearer', now('a', 64.5, 10), { kind: 'dearer', quantity: 4, old_price: 60, new_price: 64.5 }],
  ['cheaper', now('a', 55, 10), { kind: 'cheaper', quantity: 4, new_price: 55 }],
  ['fewer there, and dearer', now('a', 64, 3), { kind: 'less', quantity: 3, new_price: 64 }],
  ['a part of a kilogram there', now('a', 60, 0.75), { kind: 'less', quantity: 0.75 }],
  ['none there', now('a', 60, 0, '2026-11-21T03:30:00.000Z'), { kind: 'out', quantity: 0, back_at: '2026-11-21T03:30:00.000Z' }],
  ['not sold any more', now('b', 60, 9), { kind: 'gone', quantity: 0, old_price: 60, new_price: 60 }],
])('%s', (_name, today, expected) => {
  const [line, ...others] = compareWithNow([{ product_id: 'a', quantity: 4, unit_price: 60 }], [today])
  expect(others).toEqual([])
  expect(line).toMatchObject({ product_id: 'a', ...expected })
})

test('two lines of one product are one, and what stayed the same is not told', () => {
  const lines = compareWithNow(
    [
      { product_id: 'a', quantity: 2, unit_price: 60 },
      { product_id: 'b', quantity: 1, unit_price: 20 },
      { product_id: 'a', quantity: 3, unit_price: 60 },
    ],
    [now('a', 60, 4), now('b', 20, 9)],
  )
  expect(lines.map(({ product_id, kind, quantity }) => [product_id, kind, quantity])).toEqual([
    ['a', 'less', 4],
    ['b', 'same', 1],
  ])
  expect(worthTelling(lines).map(({ product_id }) => product_id)).toEqual(['a'])
})
