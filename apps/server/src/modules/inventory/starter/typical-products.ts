import type { StarterProduct } from './starter-product.ts'

/** The maximum number of products in a demo shop. */
const SHELF_MAX = 200

/** Rank factor of a further pack size, relative to the next product of its category. */
const FURTHER_SIZE = 0.5

/**
 * Selects at most 200 products in their own order. Further pack sizes are dropped before first ones, and every category loses the
 * same share of its tail.
 */
export const chooseTypicalProducts = (products: readonly StarterProduct[]): StarterProduct[] => {
  const totals = new Map<string, number>()
  for (const { category } of products) totals.set(category, (totals.get(category) ?? 0) + 1)
  const sizes = new Map<string, number>()
  const seen = new Map<string, number>()
  const ranked = products.map((product) => {
    const thing = `${product.category}/${product.name}`
    const size = sizes.get(thing) ?? 0
    const place = seen.get(product.category) ?? 0
    sizes.set(thing, size + 1)
    seen.set(product.category, place + 1)
    return { product, rank: size * FURTHER_SIZE + place / (totals.get(product.category) ?? 1) }
  })
  const kept = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, SHELF_MAX)
  const keptProducts = new Set(kept.map(({ product }) => product))
  return products.filter((product) => keptProducts.has(product))
}
