import { indexProduct, type ProductIndex } from '@jhola/contract/catalogue/search/index-product'
import { matchIndexed } from '@jhola/contract/catalogue/search/match-products'
import { synonyms } from '@jhola/contract/catalogue/search/synonyms'
import type { StarterCatalogueProduct } from './use-starter.ts'

const indexes = new WeakMap<StarterCatalogueProduct, ProductIndex>()

const indexOf = (goods: StarterCatalogueProduct): ProductIndex => {
  const known = indexes.get(goods)
  if (known) return known
  const index = indexProduct({ ...goods, aliases: `${goods.words} ${goods.name_local ?? ''}` })
  indexes.set(goods, index)
  return index
}

/** The products that match a search, best first, by the common search rules. */
export const findProducts = (products: readonly StarterCatalogueProduct[], typed: string): StarterCatalogueProduct[] =>
  matchIndexed(
    products.map((item) => ({ item, index: indexOf(item) })),
    typed,
    synonyms,
  )
