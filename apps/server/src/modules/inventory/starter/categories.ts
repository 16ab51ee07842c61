import { CATEGORIES, type Category } from '@jhola/contract/catalogue/categories'
import { categoriesFileSchema } from './catalogue-file.ts'
import rawCategories from './categories.json' with { type: 'json' }
import type { StoreType } from './starter-product.ts'

/** A category of the tree that the starter catalogue has goods for. */
export type StarterCategory = Category & {
  store_types: readonly StoreType[]
  /** The trade's usual margin, in percent of the price. */
  margin_percent: number
}

/** Those categories, in the order a new shop fills its shelves. */
export const categories: readonly StarterCategory[] = categoriesFileSchema.parse(rawCategories).map((row) => {
  const category = CATEGORIES.find(({ slug }) => slug === row.slug)
  if (!category) throw new Error(`The tree has no category ${row.slug}`)
  return { ...category, ...row }
})
