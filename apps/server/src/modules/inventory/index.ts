import type { ServerModule } from '../../platform/server-module.ts'
import type { InventoryDeps } from './deps.ts'
import { type ImportDeps, purgeOldImports, registerImports } from './imports/index.ts'
import { registerInventory } from './inventory.routes.ts'
import { purgeOldPrices } from './prices/purge-old-prices.ts'

export { markMissed, markSeenInOrder } from './availability/proofs.repo.ts'
export { shelfTaker } from './availability/shelf-taker.ts'
export type { InventoryDeps } from './deps.ts'
export { createBackground, createColumnLabels, type ImportDeps } from './imports/index.ts'
export { INVENTORY_CHANNEL } from './inventory-events.repo.ts'
export { findBrokenLedgers } from './ledger.read.ts'
export type { StarterProduct } from './starter/starter-product.ts'
export { productsForStoreType } from './starter/starter-products.ts'
export { toProductRow } from './starter/to-product-row.ts'
export { moveOrderStock, movePackedStock, type StockActor } from './stock.repo.ts'

export const inventoryModule = (deps: InventoryDeps, imports: ImportDeps): ServerModule => ({
  routes: (routes) => {
    registerInventory(routes, deps)
    registerImports(routes, imports)
  },
  retention: [
    { step: 'imports', run: () => purgeOldImports(imports) },
    { step: 'changes of prices', run: () => purgeOldPrices(deps) },
  ],
  stop: () => imports.background.stop(),
})
