import { useRef } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { SearchField } from '../../../shared/ui/search-field.tsx'
import type { CatalogueAddress } from '../hooks/use-catalogue-address.ts'
import { type Category, CategoryTabs } from './category-tabs.tsx'

/** Sticky search and categories; a new choice scrolls to the top of the list. */
export const CatalogueControls = ({ categories, address }: { categories: readonly Category[]; address: CatalogueAddress }) => {
  const { t } = useT()
  const top = useRef<HTMLDivElement>(null)
  const toTop = () => {
    const { top: fromView = 0 } = top.current?.getBoundingClientRect() ?? {}
    if (fromView < 0) scrollTo({ top: scrollY + fromView })
  }
  const choose = (category: string) => {
    address.setCategory(category)
    toTop()
  }
  const type = (text: string) => {
    address.setTyped(text)
    toTop()
  }
  return (
    <>
      <div ref={top} />
      <div className="sticky top-0 z-20 -mx-4 bg-paper px-4 pt-2">
        <SearchField
          label={t('stores.searchProducts')}
          placeholder={t('stores.searchProducts')}
          value={address.typed}
          onChange={type}
        />
        <CategoryTabs categories={categories} value={address.category} onChange={choose} />
      </div>
    </>
  )
}
