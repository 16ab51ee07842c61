import { expect, test } from 'vitest'
import { z } from 'zod'
import { familyIdOf } from './family-id.ts'

const product = (
  name: string,
  pack_size: string | null,
  store_id = 'STORE-001',
  product_id = '01a13e84-efda-78c8-ad0e-0000000000a1',
) => ({
  ...{ store_id, product_id, name, pack_size },
  ...{ brand: 'Amul', category: 'Dairy', loose: false },
})

test('sizes of one product have one id in one shop, another in another', () => {
  const id = familyIdOf(product('Butter', '100 g'))
  expect(z.uuid().safeParse(id).success).toBe(true)
  expect(familyIdOf(product('Amul Butter 500 g', null))).toBe(id)
  expect(familyIdOf(product('Butter', '100 g', 'STORE-002'))).not.toBe(id)
  expect(familyIdOf(product('Ghee', '100 g'))).not.toBe(id)
})

test('a product without a size is a group of its own', () => {
  const alone = product('Broom', null)
  expect(familyIdOf(alone)).toBe(alone.product_id)
})
