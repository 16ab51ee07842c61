import { useCallback } from 'react'
import { useT } from '../../shared/i18n/i18n-context.tsx'

/** Name of a category in the reader's language; a shop's own category as the shop wrote it. */
export const useCategoryLabel = () => {
  const { tName, language } = useT()
  return useCallback(
    (category: string, category_hi: string | null | undefined): string =>
      language === 'hi' ? category_hi || category : tName(category),
    [tName, language],
  )
}
