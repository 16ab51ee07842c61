import type { HandReturn } from '@jhola/contract/orders/packing/money-after-packing'
import type { Order } from '@jhola/contract/orders/schema'
import { NEEDED_FOR_STATUS } from '@jhola/contract/orders/status-permissions'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { decideChain } from '@jhola/contract/orders/steps/step-chains'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError, orThrow } from '../../../platform/errors.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import { isDeliveryOf } from '../access/is-delivery-of.ts'
import { shopActor } from '../access/order-access.ts'
import type { OrderDeps } from '../deps.ts'
import { creditOrder } from '../invoices/credit-order.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import type { OrderPatch } from '../order-changes.repo.ts'
import { lockOrderAtVersion } from '../order-changes.repo.ts'
import type { OrderRow } from '../order-row.sql.ts'
import { findOrder } from '../orders.read.ts'
import { presentOrder } from '../reading/present-order.ts'
import { changeOrderStatus } from './change-order.ts'

type OrderTransition = {
  actor: ShopPerson
  orderId: string
  to: OrderStatus
  /** Only from this status: rejecting is for pending orders, although later ones may be cancelled. */
  from?: OrderStatus
  version?: number | undefined
  reason?: string | null
  patch?: OrderPatch
  giveBack?: HandReturn | undefined
  /** Also takes the steps between, each with its own entry in the history. */
  isChained?: boolean | undefined
}

/** One order of this shop as it is now. Throws `orders.not_found`. */
export const readShopOrder = async (sql: Sql, storeId: string, orderId: string): Promise<Order> => {
  const row = await findOrder(sql, { storeId }, orderId)
  if (!row) throw new AppError('orders.not_found')
  return presentOrder(row)
}

/** Writes the document that a transition requires: the bill at delivery, the credit note at a full refund. */
const issueDocument = async (
  deps: OrderDeps,
  tx: Sql,
  { storeId, orderId, to, at }: { storeId: string; orderId: string; to: OrderStatus; at: Date },
): Promise<void> => {
  if (to === 'refunded') await creditOrder(deps, tx, { storeId, orderId, at, credit: 'rest' })
  const delivered = to === 'delivered' && (await findOrder(tx, { storeId }, orderId))
  if (delivered) await issueInvoice(deps, tx, delivered)
}

/** One order of this shop with its lines, locked for a change. Throws `orders.not_found`, `orders.stale`. */
export const readShopOrderRow = async (
  tx: Sql,
  storeId: string,
  orderId: string,
  seenVersion: number | undefined,
): Promise<OrderRow> => {
  await lockOrderAtVersion(tx, storeId, orderId, seenVersion)
  const row = await findOrder(tx, { storeId }, orderId)
  if (!row) throw new AppError('orders.not_found')
  return row
}

/** The right to move an order there; who only delivers moves only the orders given to them. */
const requireMayTransition = async (tx: Sql, { actor, orderId, to }: OrderTransition): Promise<void> => {
  if (!actor.permissions.has(NEEDED_FOR_STATUS[to])) throw new AppError('staff.not_permitted')
  if (actor.permissions.has('orders.see')) return
  const order = await findOrder(tx, { storeId: actor.store_id }, orderId)
  if (!order || !(await isDeliveryOf(tx, order, actor))) throw new AppError('orders.not_found')
}

/** The statuses that the order gets, the wanted one last. Throws as `lockOrderAtVersion`, `orders.illegal_transition`. */
const chainOf = async (tx: Sql, { actor, orderId, to, version, isChained }: OrderTransition): Promise<OrderStatus[]> => {
  if (!isChained) return [to]
  const order = await lockOrderAtVersion(tx, actor.store_id, orderId, version)
  return orThrow(decideChain({ ...order, changed_at: order.changed_at?.toISOString() ?? null }, to, 'shop'))
}

/** Throws `orders.illegal_transition` when the order is not in the status that the move is from. */
const requireFrom = async (tx: Sql, { actor, orderId, to, from, version }: OrderTransition): Promise<void> => {
  if (!from) return
  const order = await lockOrderAtVersion(tx, actor.store_id, orderId, version)
  if (order.status !== from)
    throw new AppError('orders.illegal_transition', {
      current: order.status,
      wanted: to,
      by: order.changed_by,
      at: order.changed_at?.toISOString() ?? null,
    })
}

/** A transition by the shop; returns the order after it. Throws `staff.not_permitted`, and as `changeOrderStatus`. */
export const transitionOrder = async (deps: OrderDeps, tx: Sql, move: OrderTransition): Promise<Order> => {
  await requireMayTransition(tx, move)
  const storeId = move.actor.store_id
  const at = deps.clock.now()
  await requireFrom(tx, move)
  const chain = await chainOf(tx, move)
  for (const [place, to] of chain.entries()) {
    const isLast = place === chain.length - 1
    if (!isLast) await requireMayTransition(tx, { ...move, to })
    await changeOrderStatus(tx, {
      ...{ storeId, orderId: move.orderId, to, at, actor: shopActor(move.actor), payBack: deps.payBack },
      // The lock is held from the first step on: the order is then as this change made it.
      version: place === 0 ? move.version : undefined,
      reason: isLast ? (move.reason ?? null) : null,
      patch: isLast ? (move.patch ?? {}) : {},
      giveBack: isLast ? move.giveBack : undefined,
    })
  }
  await issueDocument(deps, tx, { storeId, orderId: move.orderId, to: move.to, at })
  return readShopOrder(tx, storeId, move.orderId)
}

/** Accepts a pending order by the shop's auto-accept rules. Throws as `changeOrderStatus`. */
export const acceptBySystem = (
  tx: Sql,
  { storeId, orderId, reason, at }: { storeId: string; orderId: string; reason: string; at: Date },
): Promise<void> =>
  changeOrderStatus(tx, {
    storeId,
    orderId,
    to: 'confirmed',
    actor: { kind: 'system', user_id: null, label: 'Jhola' },
    reason,
    at,
  })
