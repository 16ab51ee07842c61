import { CATEGORY_ORDER } from '@jhola/contract/constants'
import { useEffect, useRef } from 'react'
import { useCategoryLabel } from '../../../domain/catalogue/category-label.ts'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'

export type Category = ApiReply<'GET /inventory/products'>['categories'][number]
type CategoryTabsProps = { categories: readonly Category[]; value: string; onChange(category: string): void }

const ORDER: readonly string[] = CATEGORY_ORDER

const rank = (category: string): number => {
  const place = ORDER.indexOf(category)
  return place < 0 ? ORDER.length : place
}

/** Name of the category in the reader's language. */
export const useCategoryName = (categories: readonly Category[]) => {
  const categoryWord = useCategoryLabel()
  return (category: string): string => categoryWord(category, categories.find((one) => one.category === category)?.category_hi)
}

/** The categories of a shop as tabs; the chosen one is scrolled into view. */
export const CategoryTabs = ({ categories, value, onChange }: CategoryTabsProps) => {
  const { t } = useT()
  const nameOf = useCategoryName(categories)
  const row = useRef<HTMLDivElement>(null)
  const isKnown = categories.length > 0
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected=true]')
    const list = chosen?.parentElement
    if (list && value && isKnown) list.scrollTo({ left: chosen.offsetLeft - (list.clientWidth - chosen.clientWidth) / 2 })
  }, [value, isKnown])
  const ordered = categories.toSorted((a, b) => rank(a.category) - rank(b.category))
  const tabs = [
    { value: '', label: t('stores.allCategories') },
    ...ordered.map(({ category }) => ({ value: category, label: nameOf(category) })),
  ]
  return (
    <div ref={row} className="min-h-12">
      <Tabs label={t('stores.categories')} tabs={tabs} value={value} onChange={onChange} />
    </div>
  )
}
