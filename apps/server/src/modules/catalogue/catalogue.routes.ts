import { catalogueRoutes } from '@jhola/contract/catalogue/routes'
import { aroundRoutes } from '@jhola/contract/stores/around/routes'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import type { CatalogueDeps } from './deps.ts'
import { listProducts } from './list-products.ts'
import { readShoppingList } from './lists/read-shopping-list.ts'
import { searchAround } from './search/search-around.ts'
import { createSearchVocabulary } from './search/search-vocabulary.ts'
import { showProductDetails } from './show-product-details.ts'

/** Routes of the public catalogue. */
export const registerCatalogue = (routes: Routes, deps: CatalogueDeps): void => {
  const listing = { ...deps, shopWords: createSearchVocabulary(deps) }
  routes.query(catalogueRoutes.products, ({ query }) => listProducts(listing, query))
  routes.query(aroundRoutes.search, ({ query }) => searchAround(listing, query))
  routes.query(catalogueRoutes.list, ({ body }) => readShoppingList(listing, body))
  routes.query(catalogueRoutes.details, ({ params }) => showProductDetails(deps, params.store_id, params.sold_id))
}
