export type { StarterProduct } from './starter/starter-product.ts'
export { productsForStoreType } from './starter/starter-products.ts'
export { toProductRow } from './starter/to-product-row.ts'
export { moveOrderStock, type StockActor } from './stock.repo.ts'
