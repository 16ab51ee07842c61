import { findCategory } from '@jhola/contract/inventory/categories'
import { useMemo } from 'react'
import { useItemWords } from '../../../shared/format/item-words.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { ShelfProduct } from '../api/inventory.ts'

/** How the shop calls its products. */
export const useProductNames = () => {
  const { language } = useT()
  const words = useItemWords()
  return useMemo(
    () => ({
      name: (product: ShelfProduct): string => words.name(product),
      pack: (product: ShelfProduct): string => product.pack_size || words.unit(product.unit),
      /** Name and pack: packs of one thing are told apart. */
      whole: (product: ShelfProduct): string => `${words.name(product)} ${product.pack_size ?? ''}`.trim(),
      category: ({ category, category_hi }: { category: string; category_hi: string | null }): string =>
        (language === 'hi' && category_hi) || (findCategory(category)?.label ?? category),
    }),
    [language, words],
  )
}
