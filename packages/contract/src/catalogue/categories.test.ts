import { expect, test } from 'vitest'
import { CATEGORIES, CATEGORY_GROUPS, categoryName, DOCUMENT_CATEGORIES, findCategory } from './categories.ts'

test('the specified five are in the tree', () => {
  expect(DOCUMENT_CATEGORIES.map((name) => findCategory(name)?.label)).toEqual([...DOCUMENT_CATEGORIES])
})

test('every group has categories, and each has its own words', () => {
  const groups = new Set(CATEGORIES.map(({ group }) => group))
  expect(CATEGORY_GROUPS.every(({ slug }) => groups.has(slug))).toBe(true)
  for (const part of ['slug', 'name', 'name_hi'] as const)
    expect(new Set(CATEGORIES.map((category) => category[part])).size).toBe(CATEGORIES.length)
})

test('a category is known by any of its spellings; others stay as typed', () => {
  expect([
    categoryName('Rice & Grains'),
    categoryName(' instant  food'),
    categoryName('दालें'),
    categoryName('dry-fruits'),
  ]).toEqual(['Grains', 'Instant Food', 'Pulses', 'Dry Fruits'])
  expect([categoryName(' Kites  and string '), findCategory('Kites')]).toEqual(['Kites and string', undefined])
})
