import type { Product } from './to-cart-item.ts'

/** Products that have every typed word in their names, brand or pack; all of them when nothing is typed. */
export const matchProducts = (products: Iterable<Product>, typed: string, category: string): Product[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return [...products].filter((product) => {
    const text = [product.name, product.name_hi, product.brand, product.pack_size].join(' ').toLowerCase()
    return (!category || product.category === category) && words.every((word) => text.includes(word))
  })
}
