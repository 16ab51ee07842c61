import { useEffect, useRef } from 'react'
import { useCategoryLabel } from '../../../domain/catalogue/category-label.ts'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { BELOW_MRP } from '../hooks/use-catalogue-address.ts'

export type Category = ApiReply<'GET /inventory/products'>['categories'][number]
/** What the tabs choose: a category, `BELOW_MRP`, or '' for everything. */
type CategoryTabsProps = {
  categories: readonly Category[]
  value: string
  onChange(category: string): void
  /** Each with its picture. */
  isPictured?: boolean
  /** The shop has products below their MRP, which are a tab of their own. */
  hasBelowMrp?: boolean
}

type Choice = { value: string; label: string; picture: string | null }

const shelfPicture = (name: string) => `/pictures/category-${name}.svg`

const Pictured = ({ label, picture }: Choice) => (
  <span className="-mx-2 flex w-min min-w-16 max-w-24 flex-col items-center gap-1 whitespace-normal pt-2 pb-1.5 text-center text-xs wrap-break-word">
    <ProductImage src={picture} alt="" sidePx={40} className="size-11 p-1" />
    <span className="line-clamp-2 flex min-h-9 items-center leading-tight">{label}</span>
  </span>
)

/** Name of the category in the reader's language. */
export const useCategoryName = (categories: readonly Category[]) => {
  const categoryWord = useCategoryLabel()
  return (category: string): string => categoryWord(category, categories.find((one) => one.category === category)?.category_hi)
}

/** The categories of a shop as tabs, in the order of the shop; the chosen one is scrolled into view. */
export const CategoryTabs = ({ categories, value, onChange, isPictured = false, hasBelowMrp = false }: CategoryTabsProps) => {
  const { t } = useT()
  const nameOf = useCategoryName(categories)
  const row = useRef<HTMLDivElement>(null)
  const isKnown = categories.length > 0
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected=true]')
    const list = chosen?.parentElement
    if (list && value && isKnown) list.scrollTo({ left: chosen.offsetLeft - (list.clientWidth - chosen.clientWidth) / 2 })
  }, [value, isKnown])
  const choices: Choice[] = [
    { value: '', label: t('stores.allCategories'), picture: shelfPicture('all') },
    ...(hasBelowMrp ? [{ value: BELOW_MRP, label: t('stores.belowMrp'), picture: shelfPicture('offers') }] : []),
    ...categories.map(({ category, picture }) => ({ value: category, label: nameOf(category), picture })),
  ]
  const tabs = choices.map((choice) => ({
    value: choice.value,
    label: isPictured ? <Pictured {...choice} /> : choice.label,
  }))
  return (
    <div ref={row} className={isPictured ? 'min-h-24' : 'min-h-12'}>
      <Tabs label={t('stores.categories')} tabs={tabs} value={value} onChange={onChange} />
    </div>
  )
}
