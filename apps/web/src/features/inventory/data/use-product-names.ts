import { findCategory } from '@jhola/contract/catalogue/categories'
import { useMemo } from 'react'
import { useCategoryLabel } from '../../../domain/catalogue/category-label.ts'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import type { InventoryProduct } from './inventory-api.ts'

/** How the shop calls its products. */
export const useProductNames = () => {
  const words = useItemLabels()
  const categoryWord = useCategoryLabel()
  return useMemo(
    () => ({
      name: (product: InventoryProduct): string => words.name(product),
      pack: (product: InventoryProduct): string => words.pack(product.pack_size) || words.unit(product.unit),
      /** Name and pack: packs of one thing are told apart. */
      whole: (product: InventoryProduct): string => `${words.name(product)} ${words.pack(product.pack_size)}`.trim(),
      category: ({ category, category_hi }: { category: string; category_hi: string | null }): string =>
        categoryWord(findCategory(category)?.label ?? category, category_hi),
    }),
    [words, categoryWord],
  )
}
