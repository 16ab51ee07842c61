import type { ServerModule } from '../../platform/server-module.ts'
import { registerCatalogue } from './catalogue.routes.ts'
import type { CatalogueDeps } from './deps.ts'

export type { CatalogueDeps } from './deps.ts'
export { familyIdOf } from './groups/family-id.ts'
export { fillFamilies } from './groups/fill-families.ts'
export { type EditedProduct, editProducts, insertProducts } from './insert-products.ts'
export { createInventoryCounts, type InventoryCounts } from './inventory-counts.ts'
export {
  countLowStock,
  findCodeHolder,
  findInventoryProduct,
  type InventoryCategoryRow,
  type InventoryProductRow,
  listFamily,
  lockInventoryProduct,
} from './inventory-list.read.ts'
export { presentProduct, sellableOf } from './present-product.ts'
export { createProductPricing, type ProductForOrders, type ProductPricingSource } from './product-pricing.ts'
export type { NewProduct } from './products.repo.ts'
export { writeModes } from './products.repo.ts'
export { readInventoryList } from './read-inventory-list.ts'
export { findElsewhere, type WantedElsewhere } from './search/find-elsewhere.ts'
export { renewSearchIndexes } from './search/search-index.ts'
export { createSearchVocabulary, type SearchVocabularySource } from './search/search-vocabulary.ts'

export const catalogueModule = (deps: CatalogueDeps): ServerModule => ({ routes: (routes) => registerCatalogue(routes, deps) })
