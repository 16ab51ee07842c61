import { type BilledLine, decideConfirmedLines } from '@jhola/contract/orders/photo-lists/bill-now'
import type { photoListRoutes } from '@jhola/contract/orders/photo-lists/routes'
import { decidePhotoListAct } from '@jhola/contract/orders/photo-lists/rules'
import type { NewOrder } from '@jhola/contract/orders/placing/new-order'
import type { PlacedOrder } from '@jhola/contract/orders/placing/schema'
import type { DeliveryType } from '@jhola/contract/orders/statuses'
import type { ParsedBody } from '@jhola/contract/route'
import type { Language } from '@jhola/contract/shared/wire'
import { AppError, orThrow } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http/contract-route/context.ts'
import { customerActor } from '../access/order-access.ts'
import type { OrderDeps } from '../deps.ts'
import { placeOrder } from '../placing/place-order.ts'
import { type PhotoList, requireOwnList } from './list-access.ts'
import { findOrderOfList, noteOrdered, placingKeyOf } from './placed-order.ts'

type Confirmed = ParsedBody<typeof photoListRoutes.confirm>

const orderOf = (list: PhotoList, body: Confirmed): NewOrder => ({
  store_id: list.store_id,
  lines: body.lines.map(({ product_id, quantity, unit_price }) => ({ product_id, quantity, seen_price: unit_price })),
  customer: { name: list.customer_name, phone: list.customer_phone, email: null },
  // @NOTE the columns have checks, and were written from the contract's schema.
  delivery_type: list.delivery_type as DeliveryType,
  delivery_address: list.delivery_address,
  landmark: list.landmark,
  pincode: list.pincode,
  place: list.latitude !== null && list.longitude !== null ? { latitude: list.latitude, longitude: list.longitude } : null,
  slot: body.delivery_slot,
  delivery_date: body.delivery_date ?? null,
  payment_method: body.payment_method,
  notes: list.note,
  item_notes: null,
  if_missing: 'best_match',
  expected_total: body.expected_total,
  channel: 'web',
  language: list.language as Language,
  urgent: body.delivery_slot === 'express',
})

/**
 * Places the order of the bill that the customer saw, as every other order: prices, stock, minimum, hours and unproven numbers are
 * checked there. A repeated confirmation gets the first one's order. Throws the refusals of `decidePhotoListAct`,
 * `photo_lists.not_billed`, and what `placeOrder` throws.
 */
export const confirmList = async (deps: OrderDeps, context: Context<typeof photoListRoutes.confirm>): Promise<PlacedOrder> => {
  const { params, body, actor, headers } = context
  const list = await requireOwnList(deps, deps.db, params, context)
  const at = deps.clock.now()
  if (!(await findOrderOfList(deps.db, params))) {
    orThrow(decidePhotoListAct('confirm', { status: list.status, expiresAtMs: list.expires_at?.getTime() ?? null }, at.getTime()))
    // @NOTE JSON written by `setListBilled`.
    orThrow(decideConfirmedLines(list.bill as BilledLine[], body.lines))
    if (body.delivery_slot === 'express') throw new AppError('delivery.slot_closed')
  }
  const placed = await placeOrder(deps, {
    order: orderOf(list, body),
    actor: customerActor(actor),
    isByShop: false,
    isOwnShop: actor?.store_id === list.store_id,
    isPhoneProven: deps.proofs.hasValid(headers, list.customer_phone, at.getTime()),
    origin: { ip: context.ip, device: context.asker.deviceToken },
    idempotency: placingKeyOf(params),
  })
  // Should this not happen, the next confirmation, cancellation or the clock finds the order by its key.
  await deps.db.withTx((tx) => noteOrdered(tx, params, { order_id: placed.order_id, at }))
  return placed
}
