import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { Product } from '../to-cart-item.ts'
import { type Category, useCategoryName } from './category-tabs.tsx'

type ShelfGroupsProps = {
  products: readonly Product[]
  categories: readonly Category[]
  /** A search mixes categories, so its results stand under one heading. */
  search: string
  total: number
  /** Grid of the cards. */
  className: string
  children(product: Product, index: number): ReactNode
}

/** Out of sight it is neither laid out nor painted. */
const FAR = 'mb-6 [contain-intrinsic-size:auto_40rem] [content-visibility:auto]'

type Group = { title: string; count: number; from: number; products: Product[] }

/** Runs of one category, as the server ordered them. */
const groupByCategory = (products: readonly Product[]): Product[][] =>
  products.reduce<Product[][]>((groups, product) => {
    const current = groups.at(-1)
    if (current && current[0]?.category === product.category) current.push(product)
    else groups.push([product])
    return groups
  }, [])

/** Products under the names of their categories. */
export const ShelfGroups = ({ products, categories, search, total, className, children }: ShelfGroupsProps) => {
  const { t } = useT()
  const nameOf = useCategoryName(categories)
  let from = 0
  const groups: Group[] = search
    ? [{ title: t('stores.resultsFor', { search }), count: total, from: 0, products: [...products] }]
    : groupByCategory(products).map((group) => {
        const category = group[0]?.category ?? ''
        const start = from
        from += group.length
        const count = categories.find((one) => one.category === category)?.count ?? group.length
        return { title: nameOf(category), count, from: start, products: group }
      })
  return groups.map((group) => (
    <section key={group.title} className={group.from === 0 ? 'mb-6' : FAR}>
      <h2 className="mb-2 flex items-baseline gap-2 font-bold text-lg">
        {group.title} <bdi className="font-medium text-ink-soft text-sm">{group.count}</bdi>
      </h2>
      <ul className={className}>{group.products.map((product, index) => children(product, group.from + index))}</ul>
    </section>
  ))
}
