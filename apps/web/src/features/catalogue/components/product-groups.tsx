import type { ReactNode } from 'react'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { groupByCategory } from '../group-by-category.ts'
import { type Category, useCategoryName } from './category-tabs.tsx'

type ProductGroupsProps = {
  products: readonly Product[]
  categories: readonly Category[]
  /** Search results mix categories, so they have this one heading; empty without a search. */
  heading: string
  total: number
  /** Grid of the cards. */
  className: string
  children(product: Product, index: number): ReactNode
}

/** Skips layout and paint while off screen. */
const FAR = 'mb-6 [contain-intrinsic-size:auto_40rem] [content-visibility:auto]'

/** Products under the headings of their categories. */
export const ProductGroups = ({ products, categories, heading, total, className, children }: ProductGroupsProps) => {
  const nameOf = useCategoryName(categories)
  const groups = heading
    ? [{ title: heading, count: total, from: 0, products }]
    : groupByCategory(products).map((group) => ({
        ...group,
        title: nameOf(group.category),
        count: categories.find((one) => one.category === group.category)?.count ?? group.products.length,
      }))
  return groups.map((group) => (
    <section key={group.from} className={group.from === 0 ? 'mb-6' : FAR}>
      <h2 className="mb-2 flex items-baseline gap-2 font-bold text-lg">
        {group.title} <bdi className="font-medium text-ink-soft text-sm">{group.count}</bdi>
      </h2>
      <ul className={className}>{group.products.map((product, index) => children(product, group.from + index))}</ul>
    </section>
  ))
}
