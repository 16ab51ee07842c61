import type { ServerModule } from '../../platform/server-module.ts'
import { registerCatalogue } from './catalogue.routes.ts'
import type { CatalogueDeps } from './deps.ts'

export type { CatalogueDeps } from './deps.ts'
export { type EditedProduct, editProducts, insertProducts } from './insert-products.ts'
export {
  findCodeHolder,
  findOwnProduct,
  listFamily,
  lockOwnProduct,
  type OwnCategoryRow,
  type OwnProductRow,
} from './own-shelf.read.ts'
export { presentProduct } from './present-product.ts'
export { createProductTerms, type ProductForOrders, type ProductTermsSource } from './product-terms.ts'
export type { NewProduct } from './products.repo.ts'
export { readOwnShelf } from './read-own-shelf.ts'
export { renewSearchIndexes } from './search-index.ts'
export { createShelfFigures, type ShelfFigures } from './shelf-figures.ts'
export { createShopWords, type ShopWordsSource } from './shop-words.ts'

export const catalogueModule = (deps: CatalogueDeps): ServerModule => ({ routes: (routes) => registerCatalogue(routes, deps) })
