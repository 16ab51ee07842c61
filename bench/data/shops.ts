import { anOwner, aProduct, aStore } from '../../apps/server/test/factories/shops.ts'
import type { BenchDatabase } from './bench-database.ts'

/** A shop that never closes, with its products and its owner. */
export type Shop = { store_id: string; owner: { user_id: string; store_id: string }; products: string[] }

/** Stock that no run can sell out. */
const STOCK = 1_000_000_000

/** Writes shops that are always open, each with the same number of products that never sell out. */
export const makeShops = async (world: BenchDatabase, shops: number, productsEach: number): Promise<Shop[]> => {
  const made: Shop[] = []
  for (let index = 0; index < shops; index += 1) {
    const store = await aStore(world, { opens: '00:00', closes: '00:00', accept_within_minutes: 120 })
    const products: string[] = []
    for (let shelf = 0; shelf < productsEach; shelf += 1)
      products.push((await aProduct(world, store, { stock: STOCK })).product_id)
    made.push({ store_id: store.store_id, owner: anOwner(store), products })
  }
  await world.db.pool.query('VACUUM (ANALYZE)')
  return made
}
