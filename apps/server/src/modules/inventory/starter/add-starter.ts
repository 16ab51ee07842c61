import type { ChosenStarter, StarterRefusal } from '@jhola/contract/inventory/starter/routes'
import { paise, rupeesToPaise } from '@jhola/contract/shared/money'
import { isWithinMrp, type TaxMode } from '@jhola/contract/tax/gst'
import type { Clock } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import type { Ids } from '../../../platform/ids.ts'
import type { NewProduct } from '../../catalogue/index.ts'
import { findStoreById } from '../../stores/index.ts'
import { insertProductsWithStock } from '../insert-products-with-stock.ts'
import type { StockMove } from '../stock.repo.ts'
import { createIsInInventory } from './offer-starter.ts'
import { listInventoryNames, lockInventory } from './starter.repo.ts'
import type { StarterProduct } from './starter-product.ts'
import { starterProducts } from './starter-products.ts'
import { toProductRow } from './to-product-row.ts'

export type StarterDeps = { clock: Clock; ids: Ids }
type Result = { key: string; product_id: string | null; code: StarterRefusal | null }

/**
 * The row of a chosen product with the shop's own prices. The catalogue's barcodes belong to no real pack, so the shop scans its
 * own. The catalogue's cost is an estimate and is omitted.
 */
const toRow = (product: StarterProduct, chosen: ChosenStarter, storeId: string, productId: string, at: Date): NewProduct => ({
  ...toProductRow(product, storeId, productId, at.getTime()),
  barcode: null,
  cost_paise: null,
  // Nobody counts a whole shop on the first day: what is not counted is simply there.
  own_mode: chosen.stock > 0 ? 'counted' : 'available',
  price_paise: rupeesToPaise(chosen.price),
  ...(chosen.mrp !== undefined && { mrp_paise: rupeesToPaise(chosen.mrp) }),
})

const priceRefusal = (row: NewProduct, mode: TaxMode): StarterRefusal | null => {
  if (row.price_paise <= 0) return 'price_missing'
  const mrpPaise = row.mrp_paise === null ? null : paise(row.mrp_paise)
  return isWithinMrp(paise(row.price_paise), row.gst_rate_percent, mode, mrpPaise) ? null : 'above_mrp'
}

/**
 * Adds chosen products of the starter catalogue to a shop's inventory, with their first stock in the ledger. Existing products
 * and products with an invalid price are skipped and listed. Throws `stores.not_found`.
 */
export const addStarter = async (
  { clock, ids }: StarterDeps,
  tx: Sql,
  { store_id: storeId, user_id: userId }: ShopPerson,
  chosen: readonly ChosenStarter[],
): Promise<Result[]> => {
  await lockInventory(tx, storeId)
  const store = await findStoreById(tx, storeId)
  if (!store) throw new AppError('stores.not_found')
  const at = clock.now()
  const byKey = new Map(starterProducts().map((product) => [product.key, product]))
  const isInInventory = createIsInInventory(await listInventoryNames(tx, storeId))
  const rows = new Map<string, NewProduct>()
  const results = chosen.map((one): Result => {
    const product = byKey.get(one.key)
    if (!product) return { key: one.key, product_id: null, code: 'unknown' }
    if (isInInventory(product) || rows.has(one.key)) return { key: one.key, product_id: null, code: 'on_shelf' }
    const row = toRow(product, one, storeId, ids.uuid(), at)
    const code = priceRefusal(row, store.tax_mode)
    if (code === null) rows.set(one.key, row)
    return { key: one.key, product_id: code === null ? row.product_id : null, code }
  })
  const moves = chosen.flatMap(({ key, stock }, at): StockMove[] => {
    const row = rows.get(key)
    // A product chosen twice is added once, with the stock of the first choice.
    if (!row || stock <= 0 || results[at]?.product_id !== row.product_id) return []
    const quantity = stock * row.unit_size
    return [{ product_id: row.product_id, movement_id: ids.uuid(), kind: 'in', quantity, delta: quantity, reason: null }]
  })
  await insertProductsWithStock(tx, { storeId, actor: { kind: 'shop', user_id: userId }, at }, [...rows.values()], moves)
  return results
}
