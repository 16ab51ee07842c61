import { indexProduct, type ProductIndex } from '@jhola/contract/catalogue/search/index-product'
import { matchIndexed } from '@jhola/contract/catalogue/search/match-products'
import { createProductNames, type ProductNames } from '@jhola/contract/catalogue/search/product-names'
import { createThingRank } from '@jhola/contract/catalogue/search/same-thing'
import { synonyms } from '@jhola/contract/catalogue/search/synonyms'
import type { Language } from '@jhola/contract/shared/wire'
import type { Product } from '../../domain/cart/to-cart-item.ts'
import { isWithin } from './within-catalogue.ts'

const indexes = new WeakMap<Product, ProductIndex>()

const indexOf = (product: Product): ProductIndex => {
  const known = indexes.get(product)
  if (known) return known
  const index = indexProduct(product)
  indexes.set(product, index)
  return index
}

const readings = new Map<Language, ProductNames>()

/** Names are indexed once per language: the index of some 500 takes a moment on a small phone. */
const goodsOf = (language: Language, names: readonly (readonly [string, string])[]): ProductNames => {
  const goods = readings.get(language) ?? createProductNames(names)
  // An empty list is not cached, because the names may still load.
  if (names.length > 0) readings.set(language, goods)
  return goods
}

/**
 * Finds products for a search, best match first, by the same rules as the server's search, over the displayed data of a product.
 * `names` are pairs of an English product name and the name in the reader's language.
 */
export const createMatcher = (language: Language, names: readonly (readonly [string, string])[]) => {
  const goods = goodsOf(language, names)
  return (products: Iterable<Product>, typed: string, within: Parameters<typeof isWithin>[1]): Product[] => {
    const candidates = [...products].filter((product) => isWithin(product, within))
    const found = matchIndexed(
      candidates.map((item) => ({ item, index: indexOf(item) })),
      typed,
      synonyms,
      goods,
    )
    const rank = createThingRank(typed, goods)
    const ranked = found.map((product) => ({ product, rank: rank(product) }))
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ product }) => product)
  }
}
