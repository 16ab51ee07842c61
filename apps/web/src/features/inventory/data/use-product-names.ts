import { findCategory } from '@jhola/contract/catalogue/categories'
import { useMemo } from 'react'
import { useCategoryLabel } from '../../../domain/catalogue/category-label.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import type { InventoryProduct } from './inventory-api.ts'

/** The shop's names of its products. */
export const useProductNames = () => {
  const labels = useItemLabels()
  const categoryLabel = useCategoryLabel()
  return useMemo(
    () => ({
      name: (product: InventoryProduct): string => labels.name(product),
      pack: (product: InventoryProduct): string => labels.pack(product.pack_size) || labels.unit(product.unit),
      /** Name and pack size, which tells the packs of one product apart. */
      whole: (product: InventoryProduct): string => `${labels.name(product)} ${labels.pack(product.pack_size)}`.trim(),
      category: ({ category, category_hi }: { category: string; category_hi: string | null }): string =>
        categoryLabel(findCategory(category)?.label ?? category, category_hi),
    }),
    [labels, categoryLabel],
  )
}
