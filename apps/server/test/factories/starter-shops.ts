import { insertProducts } from '../../src/modules/catalogue/index.ts'
import { toProductRow } from '../../src/modules/inventory/index.ts'
import type { StarterProduct } from '../../src/modules/inventory/starter/starter-product.ts'
import { starterProducts } from '../../src/modules/inventory/starter/starter-products.ts'
import type { TestApp } from '../build-test-app.ts'
import { aStore } from './shops.ts'

/** A shop with these products of the starter catalogue, all of them unless said; its id. */
export const aStarterShop = async (app: TestApp, products: readonly StarterProduct[] = starterProducts()): Promise<string> => {
  const { store_id } = await aStore(app)
  const nowMs = app.clock.now().getTime()
  await insertProducts(
    app.db,
    products.map((product) => toProductRow(product, store_id, app.ids.uuid(), nowMs)),
  )
  return store_id
}
