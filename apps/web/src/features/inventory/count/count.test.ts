import { expect, test } from 'vitest'
import { countPath, modeOf, readScope } from './count-address.ts'
import { bodyOf, typeCount, wrongCounts } from './count-draft.ts'

test('an empty field is no count, zero is one', () => {
  const counts = typeCount({}, 'rice', { quantity: 12.5, seen: 0 })
  expect(typeCount(counts, 'salt', { quantity: 0, seen: 3 })).toEqual({
    rice: { quantity: 12.5, seen: 0 },
    salt: { quantity: 0, seen: 3 },
  })
  expect(typeCount(counts, 'rice', { quantity: Number.NaN, seen: 0 })).toEqual({})
})

test('only what can be counted is sent, in the order of the list', () => {
  const counts = { soap: { quantity: 1.5, seen: 0 }, rice: { quantity: 1.5, seen: 2 }, salt: { quantity: 2_000_000, seen: 0 } }
  const goods = [
    { id: 'rice', unitSize: 1000 },
    { id: 'soap', unitSize: 1 },
    { id: 'salt', unitSize: 1 },
    { id: 'tea', unitSize: 1 },
  ]
  expect(wrongCounts(counts, goods)).toEqual(['soap', 'salt'])
  expect(bodyOf(counts, ['tea', 'rice'])).toEqual([{ product_id: 'rice', quantity: 1.5, seen_quantity: 2 }])
})

test('the address says what is counted, and which mode follows', () => {
  const scopeOf = (path: string) => readScope(new URL(path, 'https://jhola.test').searchParams)
  expect(countPath({})).toBe('/inventory/count')
  expect(modeOf(scopeOf(countPath({ becomes: true })))).toMatchObject({ scope: 'shop', mode: 'counted' })
  expect(modeOf(scopeOf(countPath({ category: 'Dry Fruits & Nuts', becomes: true })))).toMatchObject({
    scope: 'category',
    category: 'Dry Fruits & Nuts',
  })
  expect(modeOf(scopeOf(countPath({ ids: ['a', 'b'], becomes: true })))).toEqual({
    scope: 'products',
    ids: ['a', 'b'],
    mode: 'counted',
  })
})
