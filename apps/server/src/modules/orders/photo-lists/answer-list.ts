import type { BilledLine } from '@jhola/contract/orders/photo-lists/bill-now'
import { decidePhotoBill } from '@jhola/contract/orders/photo-lists/bill-now'
import type { photoListRoutes } from '@jhola/contract/orders/photo-lists/routes'
import { decidePhotoListAct, type PhotoListAct, photoListExpiresAtMs } from '@jhola/contract/orders/photo-lists/rules'
import { billOf } from '@jhola/contract/orders/placing/decide-lines'
import type { DeliveryType } from '@jhola/contract/orders/statuses'
import type { ParsedBody } from '@jhola/contract/route'
import { paiseToRupees } from '@jhola/contract/shared/money'
import { toUnits } from '@jhola/contract/shared/weight'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError, orThrow } from '../../../platform/errors.ts'
import type { OrderDeps } from '../deps.ts'
import { tellList } from './add-photo.ts'
import { type PhotoList, requireShopList } from './list-access.ts'
import { type ListKey, lockPhotoList, setListBilled, setListEnded } from './photo-lists.repo.ts'
import { findOrderOfList } from './placed-order.ts'

/**
 * Locks a list for an act of either side. A confirmation whose last step was cut off has an order already: the list then says so, and
 * the act comes too late. Throws `photo_lists.not_found` and the refusals of `decidePhotoListAct`.
 */
export const lockFor = async (deps: OrderDeps, tx: Sql, key: ListKey, act: PhotoListAct): Promise<PhotoList> => {
  const locked = await lockPhotoList(tx, key)
  if (!locked) throw new AppError('photo_lists.not_found')
  orThrow(decidePhotoListAct(act, locked, deps.clock.now().getTime()))
  if (locked.status === 'billed' && (await findOrderOfList(tx, key))) throw new AppError('photo_lists.answered')
  return requireShopList(tx, key)
}

const tellCustomer = (deps: OrderDeps, tx: Sql, list: PhotoList, template: 'list_billed' | 'list_refused') =>
  deps.notifyCustomer(tx, {
    to: list.customer_phone,
    userId: list.user_id,
    language: list.language,
    template,
    listTo: { storeId: list.store_id, listId: list.list_id },
    values: { store: list.store_name },
  })

/**
 * The shop sends what it typed. Prices and stock are the shop's own of this moment. Throws the refusals of `decidePhotoBill`, and
 * `photo_lists.answered` for the second of two devices.
 */
export const sendBill = async (
  deps: OrderDeps,
  tx: Sql,
  key: ListKey,
  body: ParsedBody<typeof photoListRoutes.bill>,
): Promise<void> => {
  const list = await lockFor(deps, tx, key, 'bill')
  const at = deps.clock.now()
  const read = { fresh: true, on: tx }
  const ids = [...new Set(body.lines.map((line) => line.product_id))]
  const [store, products] = [await deps.findStore(key.store_id, read), await deps.findProducts(key.store_id, ids, read)]
  if (!store) throw new AppError('stores.not_found')
  const lines = body.lines.map(({ product_id, quantity, unit_price }) => ({
    ...{ product_id, quantity },
    ...(unit_price !== undefined && { seen_price: unit_price }),
  }))
  // @NOTE the column has a check with the two types.
  const asked = { lines, delivery_type: list.delivery_type as DeliveryType, slot: 'asap' as const }
  const conditions = { store, products, nowMs: at.getTime(), isByShop: false }
  const decided = orThrow(decidePhotoBill(asked, conditions))
  await setListBilled(tx, key, {
    lines: decided.map(
      ({ product, quantity }): BilledLine => ({
        ...{ product_id: product.product_id, product_name: product.name, unit: product.unit },
        product_name_hi: products.get(product.product_id)?.name_hi ?? null,
        quantity: toUnits(quantity, product.unit_size),
        unit_price: paiseToRupees(product.pricePaise),
      }),
    ),
    total_paise: billOf(decided, asked, conditions).total,
    shop_note: body.note || null,
    at,
    expires_at: new Date(photoListExpiresAtMs('billed', store, at.getTime())),
  })
  await tellCustomer(deps, tx, list, 'list_billed')
  await tellList(tx, key)
}

/** The shop cannot do it, and says why. */
export const refuseList = async (deps: OrderDeps, tx: Sql, key: ListKey, reason: string): Promise<void> => {
  const list = await lockFor(deps, tx, key, 'refuse')
  await setListEnded(tx, key, { status: 'refused', reason, at: deps.clock.now() })
  await tellCustomer(deps, tx, list, 'list_refused')
  await tellList(tx, key)
}

/** The customer does not want it any more. */
export const cancelList = async (deps: OrderDeps, tx: Sql, key: ListKey, reason: string | null): Promise<void> => {
  await lockFor(deps, tx, key, 'cancel')
  await setListEnded(tx, key, { status: 'cancelled', reason, at: deps.clock.now() })
  await tellList(tx, key)
}
