export { registerCatalogue } from './catalogue.routes.ts'
export type { CatalogueDeps } from './deps.ts'
export { createProductTerms, type ProductForOrders, type ProductTermsSource } from './product-terms.ts'
export { insertProducts, type NewProduct } from './products.repo.ts'
