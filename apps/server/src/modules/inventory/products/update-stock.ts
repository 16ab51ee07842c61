import type { inventoryRoutes } from '@jhola/contract/inventory/routes'
import { decideStockUpdate, quantityProblem, STOCK_MAX, type StockUpdate } from '@jhola/contract/inventory/stock/stock-update'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError, orThrow } from '../../../platform/errors.ts'
import { findInventoryProduct, type InventoryProductRow, lockInventoryProduct } from '../../catalogue/index.ts'
import type { InventoryDeps, ShopCall } from '../deps.ts'
import { writeStockMoves } from '../stock.repo.ts'
import { readTaxContext } from '../tax-context.ts'
import { presentInventoryProduct } from './present-inventory-product.ts'
import { fieldProblems } from './product-problems.ts'

/** Locks a product until the end of the transaction. Throws `catalogue.not_found`, `inventory.deleted`. */
export const holdProduct = async (tx: Sql, storeId: string, productId: string): Promise<InventoryProductRow> => {
  const row = await lockInventoryProduct(tx, storeId, productId)
  if (!row) throw new AppError('catalogue.not_found')
  if (row.deleted_at !== null) throw new AppError('inventory.deleted')
  return row
}

/** A product after its change, as its shop sees it. */
export const presentChanged = async (deps: InventoryDeps, tx: Sql, storeId: string, productId: string) => {
  const [row, terms] = [await findInventoryProduct(tx, storeId, productId), await readTaxContext(deps, tx, storeId)]
  if (!row) throw new AppError('catalogue.not_found')
  return presentInventoryProduct(row, terms)
}

/** Moves the stock of a locked product by the contract's rules, with its ledger entry. */
export const moveStock = async (
  deps: InventoryDeps,
  tx: Sql,
  { actor, language }: ShopCall,
  product: Pick<InventoryProductRow, 'product_id' | 'unit' | 'unit_size' | 'on_hand' | 'reserved'>,
  { reason, field = 'quantity', ...update }: StockUpdate & { reason: string; field?: string },
): Promise<void> => {
  const problem = quantityProblem(update.movement_type, update.quantity, product.unit_size)
  if (problem) throw fieldProblems(deps.texts, language, [{ field, code: problem, values: { most: STOCK_MAX } }])
  const { kind, quantity, level } = orThrow(decideStockUpdate(product, update, product))
  const by = { storeId: actor.store_id, actor: { kind: 'shop', user_id: actor.user_id }, at: deps.clock.now() } as const
  const delta = level.on_hand - product.on_hand
  const move = { product_id: product.product_id, movement_id: deps.ids.uuid(), kind, quantity, delta, reason: reason || null }
  await writeStockMoves(tx, by, [move])
}

/**
 * Moves stock manually. Throws `catalogue.not_found`, `inventory.deleted`, `request.invalid` for an invalid quantity,
 * `inventory.stock_changed`, `inventory.below_reserved`, `inventory.too_much`.
 */
export const updateStock = async (
  deps: InventoryDeps,
  tx: Sql,
  call: ShopCall,
  productId: string,
  body: ParsedBody<typeof inventoryRoutes.updateStock>,
): Promise<RouteReply<typeof inventoryRoutes.updateStock>> => {
  const { store_id: storeId } = call.actor
  await moveStock(deps, tx, call, await holdProduct(tx, storeId, productId), body)
  return {
    success: true,
    message: deps.texts.message(call.language, 'inventory.stock_updated'),
    product: await presentChanged(deps, tx, storeId, productId),
  }
}
