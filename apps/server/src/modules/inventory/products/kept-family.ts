import type { Groupable } from '@jhola/contract/catalogue/groups'
import { familyIdOf } from '../../catalogue/index.ts'

type Stored = Groupable & { product_id: string; family_id: string | null }

/**
 * The group of an edited product: the one that its shop chose, else null, so that it is computed anew of the new name. A computed group
 * is known by being the one of the old name.
 */
export const keptFamily = (store_id: string, before: Stored, after: Groupable): string | null => {
  const { product_id, family_id } = before
  const isComputed = family_id === familyIdOf({ ...before, store_id })
  if (!isComputed) return family_id
  const renewed = familyIdOf({ ...after, store_id, product_id })
  // Without a size it stays where it is: a pack whose size was cleared is no new product.
  return renewed === product_id ? family_id : null
}
