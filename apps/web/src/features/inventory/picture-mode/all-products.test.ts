import { expect, test } from 'vitest'
import type { InventoryProduct } from '../data/inventory-api.ts'
import { toProductSections } from './all-products.ts'

// @NOTE only the fields that are read here
const goods = (category: string, image: string) => ({ category, image }) as InventoryProduct

test('products are grouped by category, the largest first, each with its own picture', () => {
  const shelves = toProductSections([
    goods('dairy', ''),
    goods('rice', '/r.png'),
    goods('dairy', '/milk.png'),
    goods('atta', '/a.png'),
  ])
  expect(shelves.map(({ category, image, goods: of }) => [category, image, of.length])).toEqual([
    ['dairy', '/milk.png', 2],
    ['atta', '/a.png', 1],
    ['rice', '/r.png', 1],
  ])
})
