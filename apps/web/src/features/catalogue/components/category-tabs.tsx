import { SHELF_ORDER } from '@jhola/contract/constants'
import type { ReactNode } from 'react'
import type { ApiReply } from '../../../shared/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'

type Category = ApiReply<'GET /inventory/products'>['categories'][number]
type CategoryTabsProps = { categories: readonly Category[]; value: string; onChange(category: string): void; children: ReactNode }

const rank = (category: string): number => {
  const place = SHELF_ORDER.findIndex((known) => known === category)
  return place < 0 ? SHELF_ORDER.length : place
}

/** The shelves of a shop as tabs, in the reader's language. */
export const CategoryTabs = ({ categories, value, onChange, children }: CategoryTabsProps) => {
  const { t, language } = useT()
  const ordered = categories.toSorted((a, b) => rank(a.category) - rank(b.category))
  const tabs = [
    { value: '', label: t('stores.allCategories') },
    ...ordered.map(({ category, category_hi }) => ({
      value: category,
      label: language === 'hi' && category_hi ? category_hi : category,
    })),
  ]
  return (
    <Tabs label={t('stores.categories')} tabs={tabs} value={value} onChange={onChange} panelClassName="pt-4">
      {children}
    </Tabs>
  )
}
