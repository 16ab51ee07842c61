import { indexProduct, type ProductIndex } from '@jhola/contract/catalogue/search/index-product'
import { matchIndexed } from '@jhola/contract/catalogue/search/match-products'
import { synonyms } from '@jhola/contract/catalogue/search/synonyms'
import type { Product } from '../../shared/device-store/to-cart-item.ts'

/** The part of the shelf that is looked at. */
type Within = { category: string; belowMrp: boolean }

const indexes = new WeakMap<Product, ProductIndex>()

const indexOf = (product: Product): ProductIndex => {
  const known = indexes.get(product)
  if (known) return known
  const index = indexProduct(product)
  indexes.set(product, index)
  return index
}

const isWithin = (product: Product, { category, belowMrp }: Within): boolean =>
  (!category || product.category === category) && (!belowMrp || (product.discount > 0 && product.current_stock > 0))

/** The products that a search means, best first: by the rules of the server's search, with what is shown of a product. */
export const matchProducts = (products: Iterable<Product>, typed: string, within: Within): Product[] => {
  const shelf = [...products].filter((product) => isWithin(product, within))
  return matchIndexed(
    shelf.map((item) => ({ item, index: indexOf(item) })),
    typed,
    synonyms,
  )
}
