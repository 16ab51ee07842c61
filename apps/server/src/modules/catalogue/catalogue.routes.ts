import { catalogueRoutes } from '@jhola/contract/catalogue/routes'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import type { CatalogueDeps } from './deps.ts'
import { listProducts } from './list-products.ts'
import { createSearchVocabulary } from './search/search-vocabulary.ts'
import { showProductDetails } from './show-product-details.ts'

/** Routes of the public catalogue. */
export const registerCatalogue = (routes: Routes, deps: CatalogueDeps): void => {
  const listing = { ...deps, shopWords: createSearchVocabulary(deps) }
  routes.query(catalogueRoutes.products, ({ query }) => listProducts(listing, query))
  routes.query(catalogueRoutes.details, async ({ params }) => ({
    success: true,
    product: await showProductDetails(deps, params.store_id, params.sold_id),
  }))
}
