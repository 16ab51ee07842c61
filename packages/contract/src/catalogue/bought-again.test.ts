import { expect, test } from 'vitest'
import { boughtAgain } from './bought-again.ts'

const order = (
  created_at: string,
  ids: readonly (string | null)[],
  more: Partial<{ store_id: string; status: string }> = {},
) => ({
  store_id: 'S1',
  status: 'delivered',
  created_at,
  items: ids.map((product_id) => ({ product_id })),
  ...more,
})

test('what stands in most orders is first, then what was bought last', () => {
  const orders = [
    order('2026-11-01T10:00:00Z', ['atta', 'salt']),
    order('2026-11-08T10:00:00Z', ['milk', 'milk', 'atta']),
    order('2026-11-09T10:00:00Z', ['tea', null]),
    order('2026-11-10T10:00:00Z', ['oil'], { status: 'cancelled' }),
    order('2026-11-10T10:00:00Z', ['soap'], { store_id: 'S2' }),
  ]
  expect(boughtAgain(orders, 'S1', 10)).toEqual(['atta', 'tea', 'milk', 'salt'])
  expect(boughtAgain(orders, 'S1', 2)).toEqual(['atta', 'tea'])
  expect(boughtAgain(orders, 'S3', 2)).toEqual([])
})
