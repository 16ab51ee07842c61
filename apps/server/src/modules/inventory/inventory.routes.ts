import { inventoryRoutes } from '@jhola/contract/inventory/routes'
import { answerInTx } from '../../platform/http/contract-route/idempotency.ts'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { createSearchVocabulary } from '../catalogue/index.ts'
import { registerAvailability } from './availability/availability.routes.ts'
import type { InventoryDeps } from './deps.ts'
import { registerLabels } from './labels/labels.routes.ts'
import { listInventory } from './list-inventory.ts'
import { registerPrices } from './prices/prices.routes.ts'
import { bulkChangeProducts } from './products/act-on-products.ts'
import { addProduct, duplicateProduct } from './products/add-product.ts'
import { changeProduct } from './products/change-product.ts'
import { changeProductPhoto, readProductPhoto, removeProductPhoto } from './products/product-photo.ts'
import { showMovements, showProduct } from './products/show-product.ts'
import { updateStock } from './products/update-stock.ts'
import { registerStarter } from './starter/starter.routes.ts'
import { withInventoryInvalidation } from './with-inventory-invalidation.ts'

/** Routes of a shop's products and their stock. */
export const registerInventory = (plain: Routes, deps: InventoryDeps): void => {
  const routes = withInventoryInvalidation(plain, deps)
  const listing = { ...deps, shopWords: createSearchVocabulary(deps) }
  routes.query(inventoryRoutes.shelf, ({ actor, query }) => listInventory(listing, actor.store_id, query))
  routes.query(inventoryRoutes.product, ({ actor, params }) => showProduct(deps, actor.store_id, params.product_id))
  routes.query(inventoryRoutes.movements, ({ actor, params, query }) =>
    showMovements(deps, actor.store_id, params.product_id, query),
  )
  routes.command(inventoryRoutes.add, (call, tx) => addProduct(deps, tx, call, call.body))
  routes.command(inventoryRoutes.change, (call, tx) => changeProduct(deps, tx, call, call.params.product_id, call.body))
  routes.command(inventoryRoutes.duplicate, (call, tx) => duplicateProduct(deps, tx, call, call.params.product_id))
  routes.command(inventoryRoutes.updateStock, (call, tx) => updateStock(deps, tx, call, call.params.product_id, call.body))
  routes.handler(inventoryRoutes.actions, (call) => bulkChangeProducts(deps, call, call.body.ids, call.body.action))
  registerPhoto(routes, deps)
  registerAvailability(routes, deps)
  registerStarter(routes, deps)
  registerPrices(routes, deps)
  registerLabels(routes, deps)
}

const registerPhoto = (routes: Routes, deps: InventoryDeps): void => {
  routes.handler(inventoryRoutes.setPhoto, async (call) => {
    const of = { storeId: call.actor.store_id, productId: call.params.product_id }
    // Decoding a photo is slow, so no transaction is open here.
    const files = await readProductPhoto(deps, call.upload)
    return deps.db.withTx((tx) =>
      answerInTx(tx, call.idempotency, 200, deps.clock, async () => ({
        success: true as const,
        ...(await changeProductPhoto(deps, tx, of, files)),
      })),
    )
  })
  routes.command(inventoryRoutes.removePhoto, async ({ actor, params }, tx) => ({
    success: true as const,
    ...(await removeProductPhoto(deps, tx, { storeId: actor.store_id, productId: params.product_id })),
  }))
}
