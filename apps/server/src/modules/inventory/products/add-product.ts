import { detailsOf, draftOf, draftOfNew, type ProductDraft } from '@jhola/contract/inventory/products/product-draft'
import { findProductWarnings } from '@jhola/contract/inventory/products/product-rules'
import { unitSizeOf } from '@jhola/contract/inventory/products/units'
import type { inventoryRoutes } from '@jhola/contract/inventory/routes'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import type { Sql } from '../../../platform/db/sql.ts'
import { familyIdOf, insertProducts } from '../../catalogue/index.ts'
import type { InventoryDeps, ShopCall } from '../deps.ts'
import { readTaxContext } from '../tax-context.ts'
import { presentInventoryProduct } from './present-inventory-product.ts'
import { fieldProblems, findDraftProblems, refusingTakenCodes } from './product-problems.ts'
import { setProductFamily } from './products.repo.ts'
import { toProductRecord } from './to-product-record.ts'
import { holdProduct, moveStock, presentChanged } from './update-stock.ts'

type Added = RouteReply<typeof inventoryRoutes.add>

/** No picture: the screens draw a placeholder. */
const NO_IMAGE = ''

const insertDraft = async (
  deps: InventoryDeps,
  tx: Sql,
  call: ShopCall,
  draft: ProductDraft,
  { image, stock }: { image: string; stock: number },
): Promise<Pick<Added, 'product' | 'warnings'>> => {
  const { store_id: storeId } = call.actor
  const productId = deps.ids.uuid()
  const terms = await readTaxContext(deps, tx, storeId)
  const problems = await findDraftProblems(tx, { storeId, productId, draft, stock }, terms)
  if (problems.length > 0) throw fieldProblems(deps.texts, call.language, problems)
  const record = toProductRecord(draft, { storeId, productId })
  await refusingTakenCodes(() => insertProducts(tx, [{ ...record, image, created_at: deps.clock.now().toISOString() }]))
  if (stock > 0) {
    const empty = { product_id: productId, unit: draft.unit, unit_size: unitSizeOf(draft), on_hand: 0, reserved: 0 }
    await moveStock(deps, tx, call, empty, { movement_type: 'in', quantity: stock, reason: '', field: 'current_stock' })
  }
  return { product: await presentChanged(deps, tx, storeId, productId), warnings: findProductWarnings(detailsOf(draft), terms) }
}

/** Adds a product with its first stock in the ledger. Throws `request.invalid` with every invalid field. */
export const addProduct = async (
  deps: InventoryDeps,
  tx: Sql,
  call: ShopCall,
  body: ParsedBody<typeof inventoryRoutes.add>,
): Promise<Added> => {
  const added = await insertDraft(deps, tx, call, draftOfNew(body), { image: NO_IMAGE, stock: body.current_stock })
  return { success: true, message: deps.texts.message(call.language, 'inventory.added'), ...added }
}

/**
 * Duplicates a product as another pack size. The copy is archived until somebody edits it, and has no stock and no codes, because
 * those belong to one product. Throws `catalogue.not_found`, `inventory.deleted`.
 */
export const duplicateProduct = async (deps: InventoryDeps, tx: Sql, call: ShopCall, productId: string): Promise<Added> => {
  const { store_id: storeId } = call.actor
  const row = await holdProduct(tx, storeId, productId)
  const family_id = row.family_id ?? familyIdOf(row)
  await setProductFamily(tx, storeId, productId, family_id)
  const draft = draftOf(presentInventoryProduct(row, await readTaxContext(deps, tx, storeId)))
  const copy: ProductDraft = { ...draft, sku: null, barcode: null, expiry_date: null, status: 'inactive', family_id }
  // An uploaded photo shows the original pack only.
  const image = row.photo_media_id === null ? row.image : NO_IMAGE
  const added = await insertDraft(deps, tx, call, copy, { image, stock: 0 })
  return { success: true, message: deps.texts.message(call.language, 'inventory.duplicated'), ...added }
}
