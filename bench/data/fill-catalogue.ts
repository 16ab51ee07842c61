import { insertProducts } from '../../apps/server/src/modules/catalogue/index.ts'
import { starterProducts } from '../../apps/server/src/modules/inventory/starter/starter-products.ts'
import { toProductRow } from '../../apps/server/src/modules/inventory/starter/to-product-row.ts'
import { anOwner, aStore } from '../../apps/server/test/factories/shops.ts'
import type { BenchDatabase } from './bench-database.ts'

const AT_ONCE = 500

/** Fills a shop with repeated copies of the starter catalogue, each with another brand. Each SKU and code belongs to one product. */
export const fillCatalogue = async (
  world: BenchDatabase,
  count: number,
): Promise<{ store_id: string; owner: { user_id: string; store_id: string } }> => {
  const store = await aStore(world)
  const { store_id } = store
  const nowMs = world.clock.now().getTime()
  const rows = Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / starterProducts().length)
    // Never undefined: the index is within the list.
    const product = starterProducts()[index % starterProducts().length] ?? starterProducts()[0]
    if (!product) throw new Error('no starter products')
    const row = toProductRow(product, store_id, world.ids.uuid(), nowMs)
    if (round === 0) return row
    return { ...row, name: `${row.name} No ${round}`, brand: `Maker${round}`, sku: `${row.sku}-${round}`, barcode: null }
  })
  for (let from = 0; from < rows.length; from += AT_ONCE) await insertProducts(world.db, rows.slice(from, from + AT_ONCE))
  return { store_id, owner: anOwner(store) }
}
