import { LABEL_SEPARATOR } from '@jhola/contract/auth/device-names'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { type Actor, isShopPerson } from '../../../platform/http/caller/actor.ts'
import { findOrderCustomer } from '../customer-orders.repo.ts'
import type { OrderRow } from '../order-row.sql.ts'
import type { OrderActor } from '../order-to-insert.sql.ts'
import { findOrder } from '../orders.read.ts'
import { isDeliveryOf } from './is-delivery-of.ts'
import { isSameBytes, type OrderTokens } from './order-tokens.ts'

/** The access that a caller has to an order: as its shop, as its customer, or to view only. */
export type OrderAccess = { kind: 'shop' | 'customer' | 'viewer'; order: OrderRow; actor: OrderActor }

/** A shop's user as the audit and other devices show them. */
export const shopActor = (actor: Actor): OrderActor => ({
  kind: 'shop',
  user_id: actor.user_id,
  label: `${actor.name}${LABEL_SEPARATOR}${actor.device}`,
  role: actor.shop_role,
})

/** The customer, signed in or with the token. A PIN opens the shop and not its person's own account: then they are a guest. */
export const customerActor = (actor: Actor | null): OrderActor => ({
  kind: 'customer',
  user_id: actor === null || actor.after_pin ? null : actor.user_id,
  label: 'customer',
})

/** True for the account that ordered; for a guest's order, for the account that verified its number. */
const isOrderer = async (sql: Sql, actor: Actor | null, order: OrderRow): Promise<boolean> => {
  if (actor === null || actor.after_pin) return false
  if (order.customer_user_id !== null) return order.customer_user_id === actor.user_id
  return (await findOrderCustomer(sql, actor.user_id)).phone === order.customer_phone
}

/**
 * Checks a caller's access to an order: a session of its shop, its customer's account, or a token. An ID alone gives no access.
 * Throws `orders.not_found` without access, as for an order that does not exist.
 */
export const requireOrderView = async (
  sql: Sql,
  tokens: OrderTokens,
  orderId: string,
  actor: Actor | null,
  token: string | null,
): Promise<OrderAccess> => {
  const order = await findOrder(sql, 'any_store', orderId)
  if (!order) throw new AppError('orders.not_found')
  if (isShopPerson(actor) && actor.store_id === order.store_id) {
    // Who only delivers has the orders given to them, and no others.
    if (!actor.permissions.has('orders.see') && !(await isDeliveryOf(sql, order, actor))) throw new AppError('orders.not_found')
    return { kind: 'shop', order, actor: shopActor(actor) }
  }
  // A test order is never shown to the owner of its phone number.
  if (order.practice) throw new AppError('orders.not_found')
  const hasToken = token !== null && isSameBytes(tokens.hash(token), order.token_hash)
  if (hasToken || (await isOrderer(sql, actor, order))) return { kind: 'customer', order, actor: customerActor(actor) }
  if (token !== null && tokens.isShare(orderId, token)) return { kind: 'viewer', order, actor: customerActor(null) }
  throw new AppError('orders.not_found')
}

/** As `requireOrderView`, but a shared link gives no access. */
export const requireOrderAccess = async (...args: Parameters<typeof requireOrderView>): Promise<OrderAccess> => {
  const access = await requireOrderView(...args)
  if (access.kind === 'viewer') throw new AppError('orders.not_found')
  return access
}
