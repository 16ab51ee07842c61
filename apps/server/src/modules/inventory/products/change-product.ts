import { detailsOf, draftOf, mergeDraft } from '@jhola/contract/inventory/products/product-draft'
import { findProductProblems, findProductWarnings, type ProductProblem } from '@jhola/contract/inventory/products/product-rules'
import { unitSizeOf } from '@jhola/contract/inventory/products/units'
import type { inventoryRoutes } from '@jhola/contract/inventory/routes'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { editProducts, type InventoryProductRow } from '../../catalogue/index.ts'
import type { InventoryDeps, ShopCall } from '../deps.ts'
import { insertPriceChange } from '../prices/prices.repo.ts'
import { readTaxContext } from '../tax-context.ts'
import { keptFamily } from './kept-family.ts'
import { presentInventoryProduct } from './present-inventory-product.ts'
import { fieldProblems, findDraftProblems, refusingTakenCodes } from './product-problems.ts'
import { hasLedger } from './products.repo.ts'
import { toProductRecord } from './to-product-record.ts'
import { holdProduct, moveStock, presentChanged } from './update-stock.ts'

type Body = ParsedBody<typeof inventoryRoutes.change>

/** The unit of a product with a ledger cannot change: packets cannot become grams. */
const unitProblems = async (tx: Sql, row: InventoryProductRow, unitSize: number) =>
  unitSize !== row.unit_size && (await hasLedger(tx, row.store_id, row.product_id))
    ? [{ field: 'unit', code: 'unit_fixed', values: { unit: row.unit } }]
    : []

/** An existing problem that is not worse does not block other changes: a new text needs no new barcode. */
const isNew =
  (before: readonly ProductProblem[]) =>
  ({ field, code, values }: { field: string; code: string; values?: object | undefined }): boolean =>
    !before.some((old) => old.field === field && old.code === code && JSON.stringify(old.values) === JSON.stringify(values))

const setStock = (
  deps: InventoryDeps,
  tx: Sql,
  call: ShopCall,
  row: InventoryProductRow,
  { current_stock, seen_quantity }: Body,
) =>
  current_stock === undefined || current_stock === seen_quantity
    ? undefined
    : moveStock(deps, tx, call, row, {
        ...{ movement_type: 'set', quantity: current_stock, seen_quantity, reason: '', field: 'current_stock' },
      })

/** The price's history names the person, as for a change of many prices. */
const recordPrice = async (deps: InventoryDeps, tx: Sql, { actor }: ShopCall, row: InventoryProductRow, newPaise: number) => {
  if (newPaise === row.price_paise) return
  await insertPriceChange(tx, {
    storeId: row.store_id,
    changeId: deps.ids.uuid(),
    userId: actor.user_id,
    at: deps.clock.now(),
    what: { by: 'product' },
    rows: [{ product_id: row.product_id, name: row.name, old_paise: row.price_paise, new_paise: newPaise }],
  })
}

/**
 * Updates the given fields of a product, or nothing. Throws `catalogue.not_found`, `inventory.deleted`, `inventory.stale` for
 * another version, `request.invalid` with every invalid field, and the errors of setting the stock.
 */
export const changeProduct = async (
  deps: InventoryDeps,
  tx: Sql,
  call: ShopCall,
  productId: string,
  body: Body,
): Promise<RouteReply<typeof inventoryRoutes.change>> => {
  const { store_id: storeId } = call.actor
  const row = await holdProduct(tx, storeId, productId)
  if (row.version !== body.version) throw new AppError('inventory.stale', { version: row.version })
  const terms = await readTaxContext(deps, tx, storeId)
  const before = draftOf(presentInventoryProduct(row, terms))
  const merged = mergeDraft(before, body)
  const draft = body.family_id === undefined ? { ...merged, family_id: keptFamily(storeId, row, merged) } : merged
  const problems = [
    ...(await findDraftProblems(tx, { storeId, productId, draft, stock: body.current_stock }, terms)),
    ...(await unitProblems(tx, row, unitSizeOf(draft))),
  ].filter(isNew(findProductProblems(detailsOf(before), terms)))
  if (problems.length > 0) throw fieldProblems(deps.texts, call.language, problems)
  const record = toProductRecord(draft, { storeId, productId, before: row })
  await refusingTakenCodes(() => editProducts(tx, [record], deps.clock.now()))
  await recordPrice(deps, tx, call, row, record.price_paise)
  await setStock(deps, tx, call, { ...row, unit: record.unit, unit_size: record.unit_size }, body)
  return {
    success: true,
    message: deps.texts.message(call.language, 'inventory.changed'),
    product: await presentChanged(deps, tx, storeId, productId),
    warnings: findProductWarnings(detailsOf(draft), terms),
  }
}
