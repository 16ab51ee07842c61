import { shelfChangeOf } from '@jhola/contract/inventory/availability/off-shelf'
import type { availabilityRoutes, HoldingOrder } from '@jhola/contract/inventory/availability/routes'
import { orderNumber } from '@jhola/contract/orders/order-number'
import type { ParsedBody, RouteReply } from '@jhola/contract/route'
import { toUnits } from '@jhola/contract/shared/weight'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { findInventoryProduct, type InventoryProductRow } from '../../catalogue/index.ts'
import { clockOf, findStoreById } from '../../stores/index.ts'
import type { InventoryDeps, ShopCall } from '../deps.ts'
import { fieldProblems } from '../products/product-problems.ts'
import { setProductActive } from '../products/products.repo.ts'
import { holdProduct, presentChanged } from '../products/update-stock.ts'
import { writeStockMoves } from '../stock.repo.ts'
import { listHoldingOrders } from './availability.read.ts'
import { setOnShelf } from './availability.repo.ts'

const ORDERS_SHOWN = 50

/** What taking a product off the shelf needs. */
type ShelfDeps = Pick<InventoryDeps, 'clock' | 'ids' | 'texts'>

/** Open orders that hold a product, with what they hold in selling units. */
export const readHoldingOrders = async (sql: Sql, storeId: string, productId: string): Promise<HoldingOrder[]> => {
  const rows = await listHoldingOrders(sql, storeId, productId, ORDERS_SHOWN)
  return rows.map(({ order_no, quantity, unit_size, ...order }) => ({
    ...order,
    order_number: orderNumber(storeId, order_no),
    quantity: toUnits(quantity, unit_size),
  }))
}

/** What nobody else has reserved leaves the stock, by a correction with its reason. */
const emptyShelf = async (deps: ShelfDeps, tx: Sql, { actor, language }: ShopCall, row: InventoryProductRow): Promise<void> => {
  const free = row.on_hand - row.reserved
  if (free <= 0) return
  const reason = deps.texts.message(language, 'inventory.sold_out')
  const move = {
    product_id: row.product_id,
    movement_id: deps.ids.uuid(),
    kind: 'set',
    quantity: -free,
    delta: -free,
    reason,
  } as const
  const by = { storeId: row.store_id, actor: { kind: 'shop', user_id: actor.user_id }, at: deps.clock.now() } as const
  await writeStockMoves(tx, by, [move])
}

/**
 * Says whether a product is there. Orders that hold it stay as they are and are listed. `asked`: as the answer to a quick question.
 * Throws `catalogue.not_found`, `inventory.deleted`, `stores.not_found`, `request.invalid` for a time that has passed.
 */
export const takeOffShelf = async (
  deps: ShelfDeps,
  tx: Sql,
  call: ShopCall,
  {
    productId,
    state,
    until,
    isAsked = false,
  }: { productId: string; isAsked?: boolean } & ParsedBody<typeof availabilityRoutes.set>,
): Promise<void> => {
  const { store_id: storeId } = call.actor
  const row = await holdProduct(tx, storeId, productId)
  const store = await findStoreById(tx, storeId)
  if (!store) throw new AppError('stores.not_found')
  const at = deps.clock.now()
  if (until !== undefined && Date.parse(until) <= at.getTime())
    throw fieldProblems(deps.texts, call.language, [{ field: 'until', code: 'until_past' }])
  const change = shelfChangeOf(state, { mode: row.stock_mode, clock: clockOf(store), nowMs: at.getTime(), until })
  if (change.isEmptied) await emptyShelf(deps, tx, call, row)
  if (change.isHidden && row.active) await setProductActive(tx, storeId, productId, false, at)
  await setOnShelf(tx, storeId, productId, {
    offUntil: change.offUntil === null ? null : new Date(change.offUntil),
    ...(change.proof === 'seen' ? { seenAt: at } : { missedAt: at }),
    ...(isAsked ? { askedAt: at } : {}),
    at,
  })
}

/** The same for a call. Throws `catalogue.not_found`. */
export const showHoldingOrders = async (sql: Sql, storeId: string, productId: string) => {
  if (!(await findInventoryProduct(sql, storeId, productId))) throw new AppError('catalogue.not_found')
  return { success: true as const, open_orders: await readHoldingOrders(sql, storeId, productId) }
}

export const setAvailability = async (
  deps: InventoryDeps,
  tx: Sql,
  call: ShopCall,
  productId: string,
  body: ParsedBody<typeof availabilityRoutes.set>,
): Promise<RouteReply<typeof availabilityRoutes.set>> => {
  const { store_id: storeId, permissions } = call.actor
  await takeOffShelf(deps, tx, call, { productId, ...body })
  return {
    success: true,
    message: deps.texts.message(call.language, 'inventory.availability_set'),
    product: await presentChanged(deps, tx, storeId, productId),
    open_orders: permissions.has('orders.see') ? await readHoldingOrders(tx, storeId, productId) : [],
  }
}
