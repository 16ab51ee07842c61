import { detailsOf, draftOf } from '@jhola/contract/inventory/products/product-draft'
import { findProductProblems } from '@jhola/contract/inventory/products/product-rules'
import type { inventoryRoutes } from '@jhola/contract/inventory/routes'
import type { ProductAction } from '@jhola/contract/inventory/schema'
import type { RouteReply } from '@jhola/contract/route'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError, isAppError } from '../../../platform/errors.ts'
import { type InventoryProductRow, lockInventoryProduct } from '../../catalogue/index.ts'
import type { InventoryDeps, ShopCall } from '../deps.ts'
import { readTaxContext } from '../tax-context.ts'
import { presentInventoryProduct } from './present-inventory-product.ts'
import { refusingTakenCodes } from './product-problems.ts'
import { markProductDeleted, markProductRestored, setProductActive } from './products.repo.ts'

type Answer = RouteReply<typeof inventoryRoutes.actions>

const refuseDeleted = ({ deleted_at }: InventoryProductRow): void => {
  if (deleted_at !== null) throw new AppError('inventory.deleted')
}

/** A product visible to customers must have a valid price. */
const refuseUnsellable = async (deps: InventoryDeps, tx: Sql, row: InventoryProductRow): Promise<void> => {
  const terms = await readTaxContext(deps, tx, row.store_id)
  const draft = { ...draftOf(presentInventoryProduct(row, terms)), status: 'active' } as const
  for (const { code } of findProductProblems(detailsOf(draft), terms)) {
    if (code === 'price_missing') throw new AppError('inventory.no_price')
    if (code === 'above_mrp') throw new AppError('inventory.above_mrp')
  }
}

type Act = (deps: InventoryDeps, tx: Sql, row: InventoryProductRow) => Promise<unknown>

/** The actions are idempotent. */
const ACTS: Record<ProductAction, Act> = {
  archive: async (deps, tx, row) => {
    refuseDeleted(row)
    if (row.active) await setProductActive(tx, row.store_id, row.product_id, false, deps.clock.now())
  },
  activate: async (deps, tx, row) => {
    refuseDeleted(row)
    await refuseUnsellable(deps, tx, row)
    if (!row.active) await setProductActive(tx, row.store_id, row.product_id, true, deps.clock.now())
  },
  delete: (deps, tx, row) => markProductDeleted(tx, row.store_id, row.product_id, deps.clock.now()),
  restore: (deps, tx, row) => refusingTakenCodes(() => markProductRestored(tx, row.store_id, row.product_id, deps.clock.now())),
}

/** Applies one action to several products, each in its own transaction, so that one failure does not affect the others. */
export const bulkChangeProducts = async (
  deps: InventoryDeps,
  { actor, language }: ShopCall,
  ids: readonly string[],
  action: ProductAction,
): Promise<Answer> => {
  const results: Answer['results'] = []
  for (const product_id of new Set(ids)) {
    try {
      await deps.db.withTx(async (tx) => {
        const row = await lockInventoryProduct(tx, actor.store_id, product_id)
        if (!row) throw new AppError('catalogue.not_found')
        await ACTS[action](deps, tx, row)
      })
      results.push({ product_id, success: true, code: null, message: null })
    } catch (error) {
      if (!isAppError(error)) throw error
      results.push({ product_id, success: false, code: error.code, message: deps.texts.error(language, error.code) })
    }
  }
  return { success: true, updated: results.filter(({ success }) => success).length, results }
}
