import { useCallback } from 'react'
import { useT } from '../../shared/i18n/i18n-context.tsx'

/** What a category is called in the reader's language; the shop's own as the shop wrote it. */
export const useCategoryLabel = () => {
  const { tName, language } = useT()
  return useCallback(
    (category: string, category_hi: string | null | undefined): string =>
      language === 'hi' ? category_hi || category : tName(category),
    [tName, language],
  )
}
