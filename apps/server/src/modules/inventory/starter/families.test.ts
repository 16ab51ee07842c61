import { expect, test } from 'vitest'
import { familyIdOf } from '../../catalogue/index.ts'
import { starterProducts } from './starter-products.ts'

/** Written as two families in the catalogue's file, because the larger cake has a picture of its own. */
const ONE_CAKE = 'black-forest-cake-1kg'

test('the rule finds the families of the whole starter catalogue, and no others', () => {
  const familyOf = (family: string) => (family === ONE_CAKE ? 'black-forest-cake' : family)
  const byRule = Map.groupBy(starterProducts(), (one) => familyIdOf({ ...one, store_id: 'STORE-001', product_id: one.family }))
  const families = new Set(starterProducts().map(({ family }) => familyOf(family)))
  expect(families.size).toBeGreaterThan(400)
  for (const [, group] of byRule) expect([...new Set(group.map(({ family }) => familyOf(family)))]).toHaveLength(1)
  expect(byRule.size).toBe(families.size)
})
