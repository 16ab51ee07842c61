import { categoriesFileSchema } from './catalogue-file.ts'
import rawCategories from './categories.json' with { type: 'json' }
import type { StoreType } from './starter-product.ts'

/** A shelf of the starter catalogue. `name_en` is what products carry as their category. */
export type StarterCategory = {
  slug: string
  name_en: string
  name_hi: string
  /** Name of an icon of the fluent-emoji-flat set. */
  icon: string
  store_types: readonly StoreType[]
  /** The trade's usual margin, in percent of the price. */
  margin_percent: number
}

/** Every shelf, in the order a shop shows them. */
export const categories: readonly StarterCategory[] = categoriesFileSchema.parse(rawCategories)
