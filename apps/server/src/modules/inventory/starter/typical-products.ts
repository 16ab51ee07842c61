import type { StarterProduct } from './starter-product.ts'

/** As many products as one shop of the demo may carry. */
const SHELF_MAX = 200

/** What a further size of the same thing loses against the next thing of its category. */
const FURTHER_SIZE = 0.5

/**
 * At most 200 of the products, in their own order. When there are more, further sizes of a thing go before the thing
 * itself, and every category gives up the same part of its tail.
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
