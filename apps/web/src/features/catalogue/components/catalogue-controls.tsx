import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { SearchField } from '../../../shared/ui/search-field.tsx'
import { BELOW_MRP, type CatalogueAddress } from '../hooks/use-catalogue-address.ts'
import { type Category, CategoryTabs } from './category-tabs.tsx'

type CatalogueControlsProps = {
  categories: readonly Category[]
  address: CatalogueAddress
  /** A button in the search box. */
  action?: ReactNode
  isPictured?: boolean
  hasBelowMrp?: boolean
}

/** Sticky search and categories; a new choice, and the search as soon as it has the focus, brings the list under them to the top. */
export const CatalogueControls = ({
  categories,
  address,
  action,
  isPictured = false,
  hasBelowMrp = false,
}: CatalogueControlsProps) => {
  const { t } = useT()
  const top = useRef<HTMLDivElement>(null)
  const toTop = (isSearch = false) => {
    const { top: fromView = 0 } = top.current?.getBoundingClientRect() ?? {}
    if (fromView < 0 || isSearch) scrollTo({ top: scrollY + fromView })
  }
  // The page was readable before its scripts, so the search may have the focus already.
  const start = useEffectEvent(() => {
    if (top.current?.nextElementSibling?.contains(document.activeElement)) toTop(true)
  })
  useEffect(() => start(), [])
  const choose = (category: string) => {
    address.setShelf(category)
    toTop()
  }
  const type = (text: string) => {
    address.setTyped(text)
    toTop(true)
  }
  return (
    <>
      <div ref={top} />
      <div className="sticky top-0 z-20 -mx-4 bg-paper px-4 pt-2">
        <SearchField
          onFocus={() => toTop(true)}
          label={t('stores.searchProducts')}
          placeholder={t('stores.searchProducts')}
          value={address.typed}
          onChange={type}
          action={action}
        />
        <CategoryTabs
          categories={categories}
          value={address.belowMrp ? BELOW_MRP : address.category}
          onChange={choose}
          // While somebody types, the results need the place.
          isPictured={isPictured && address.typed === ''}
          hasBelowMrp={hasBelowMrp}
        />
      </div>
    </>
  )
}
