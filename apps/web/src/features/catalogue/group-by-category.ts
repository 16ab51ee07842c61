import type { Product } from '../../domain/cart/to-cart-item.ts'

/** A run of one category; `from` is the place of its first product on the whole shelf. */
export type ProductGroup = { category: string; from: number; products: Product[] }

/** Runs of one category, in the order in which the server put the products. */
export const groupByCategory = (products: readonly Product[]): ProductGroup[] =>
  products.reduce<ProductGroup[]>((groups, product, index) => {
    const current = groups.at(-1)
    if (current?.category === product.category) current.products.push(product)
    else groups.push({ category: product.category, from: index, products: [product] })
    return groups
  }, [])
