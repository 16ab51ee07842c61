import { catalogueRoutes } from '@jhola/contract/catalogue/routes'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import type { CatalogueDeps } from './deps.ts'
import { listProducts } from './list-products.ts'
import { createSearchVocabulary } from './search/search-vocabulary.ts'

/** Routes of the public catalogue. */
export const registerCatalogue = (routes: Routes, deps: CatalogueDeps): void => {
  const listing = { ...deps, shopWords: createSearchVocabulary(deps) }
  routes.query(catalogueRoutes.products, ({ query }) => listProducts(listing, query))
}
