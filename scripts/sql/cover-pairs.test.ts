import { expect, test } from 'vitest'
import { chooseRows, coverPairs } from './cover-pairs.ts'

test('without a choice there is one row, with one each of its options', () => {
  expect(coverPairs({})).toEqual([{}])
  expect(coverPairs({ sort: ['name', 'price', 'stock'] }).map(({ sort }) => sort)).toEqual(
    expect.arrayContaining(['name', 'price', 'stock']),
  )
})

test('every option stands alone, all stand together, and every two of them somewhere', () => {
  const choices = {
    status: ['any', 'active', 'low', 'out'],
    category: [false, true],
    ids: [false, true],
    groups: [1, 2, 3],
    sort: ['name', 'price', 'stock', 'expiry', 'change'],
  }
  const rows = coverPairs(choices)
  const first = { status: 'any', category: false, ids: false, groups: 1, sort: 'name' }
  expect(rows[0]).toEqual(first)
  expect(rows).toContainEqual({ status: 'out', category: true, ids: true, groups: 3, sort: 'change' })
  const names = Object.keys(choices) as (keyof typeof choices)[]
  for (const name of names)
    for (const option of choices[name]) {
      expect(rows).toContainEqual({ ...first, [name]: option })
      for (const other of names.filter((one) => one !== name))
        for (const otherOption of choices[other])
          expect(rows.some((row) => row[name] === option && row[other] === otherOption)).toBe(true)
    }
  // All of them are 240; the two longest choices alone make 20 pairs.
  expect(rows.length).toBeLessThan(45)
})

test('few rows are all taken, many by pairs', () => {
  const few = { status: ['any', 'active', 'low'], ids: [false, true] }
  expect(chooseRows(few)).toHaveLength(6)
  expect(new Set(chooseRows(few).map((row) => JSON.stringify(row))).size).toBe(6)
  const many = { ...few, sort: Array.from({ length: 50 }, (_, at) => at) }
  expect(chooseRows(many)).toEqual(coverPairs(many))
})
