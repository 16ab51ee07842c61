import { indexProduct, type ProductIndex } from '@jhola/contract/catalogue/search/index-product'
import { matchIndexed } from '@jhola/contract/catalogue/search/match-products'
import { synonyms } from '@jhola/contract/catalogue/search/synonyms'
import type { Product } from '../../shared/device-store/to-cart-item.ts'
import { isWithin } from './within-shelf.ts'

const indexes = new WeakMap<Product, ProductIndex>()

const indexOf = (product: Product): ProductIndex => {
  const known = indexes.get(product)
  if (known) return known
  const index = indexProduct(product)
  indexes.set(product, index)
  return index
}

/** The products that a search means, best first: by the rules of the server's search, with what is shown of a product. */
export const matchProducts = (products: Iterable<Product>, typed: string, within: Parameters<typeof isWithin>[1]): Product[] => {
  const shelf = [...products].filter((product) => isWithin(product, within))
  return matchIndexed(
    shelf.map((item) => ({ item, index: indexOf(item) })),
    typed,
    synonyms,
  )
}
