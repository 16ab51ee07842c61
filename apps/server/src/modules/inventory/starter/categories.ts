import { CATEGORIES, type Category } from '@jhola/contract/catalogue/categories'
import { categoriesFileSchema } from './catalogue-file.ts'
import rawCategories from './categories.json' with { type: 'json' }
import type { StoreType } from './starter-product.ts'

/** A category with products in the starter catalogue. */
export type StarterCategory = Category & {
  store_types: readonly StoreType[]
  /** The usual retail margin, in percent of the price. */
  margin_percent: number
}

/** The categories, in the usual order of a new shop. */
export const categories: readonly StarterCategory[] = categoriesFileSchema.parse(rawCategories).map((row) => {
  const category = CATEGORIES.find(({ slug }) => slug === row.slug)
  if (!category) throw new Error(`The tree has no category ${row.slug}`)
  return { ...category, ...row }
})
