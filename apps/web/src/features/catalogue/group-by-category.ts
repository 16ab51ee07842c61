import type { Product } from '../../domain/cart/to-cart-item.ts'

/** Consecutive products of one category; `from` is the index of the first in the whole list. */
export type ProductGroup = { category: string; from: number; products: Product[] }

/** Groups products by category, in the order of the server. */
export const groupByCategory = (products: readonly Product[]): ProductGroup[] =>
  products.reduce<ProductGroup[]>((groups, product, index) => {
    const current = groups.at(-1)
    if (current?.category === product.category) current.products.push(product)
    else groups.push({ category: product.category, from: index, products: [product] })
    return groups
  }, [])
