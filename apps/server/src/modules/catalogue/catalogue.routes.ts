import { catalogueRoutes } from '@jhola/contract/catalogue/routes'
import type { Routes } from '../../platform/http/register.ts'
import type { CatalogueDeps } from './deps.ts'
import { listProducts } from './list-products.ts'

/** The shelf as anyone may see it. */
export const registerCatalogue = (routes: Routes, deps: CatalogueDeps): void => {
  routes.read(catalogueRoutes.products, ({ query }) => listProducts(deps, query))
}
