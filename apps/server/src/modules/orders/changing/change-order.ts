import { balanceOf, type HandReturn } from '@jhola/contract/orders/packing/money-after-packing'
import {
  type ActorKind,
  decideTransition,
  isOpenStatus,
  type OrderStatus,
  type StockEffect,
} from '@jhola/contract/orders/statuses'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError, orThrow } from '../../../platform/errors.ts'
import { markSeenInOrder, moveOrderStock } from '../../inventory/index.ts'
import type { OrderDeps } from '../deps.ts'
import { type LockedOrder, lockOrderAtVersion, type OrderPatch, orderNow, writeOrderChange } from '../order-changes.repo.ts'
import type { OrderActor } from '../order-to-insert.sql.ts'
import { closeQuestion, findOpenQuestion } from '../packing/packing.repo.ts'
import { toStoredMoney } from '../reading/stored-money.ts'
import { countedSlotOf, releaseSlotCapacity } from '../slots.repo.ts'
import { releaseUnproven } from '../unproven/unproven.repo.ts'
import { insertReceipt } from './order-receipts.repo.ts'
import { findServicePayment } from './service-payment.read.ts'

/** A requested status change. `version`: the version that the caller saw; when the order is newer, the change is rejected. */
export type StatusChange = {
  storeId: string
  orderId: string
  to: OrderStatus
  version?: number | undefined
  actor: OrderActor
  reason?: string | null
  patch?: OrderPatch
  at: Date
  /** How the shop gave back what packing made the order cheaper by, if no service does. */
  giveBack?: HandReturn | undefined
  /** Gives money back in this transaction; needed to hand over, to cancel or to refund an order. */
  payBack?: OrderDeps['payBack']
}

const STOCK_KINDS: Record<Exclude<StockEffect, 'none'>, 'sale' | 'release' | 'return'> = {
  commit: 'sale',
  release: 'release',
  return: 'return',
}

/** Goods that have left the shop are not changed any more, so no question may be open. */
const HAS_LEFT: ReadonlySet<OrderStatus> = new Set(['out_for_delivery', 'delivered'])

/** Goods that are packed were there. */
const IS_PACKED: ReadonlySet<OrderStatus> = new Set(['ready', 'out_for_delivery', 'delivered'])

const CANCELLED_BY: Record<ActorKind, 'store' | 'customer' | 'system'> = {
  shop: 'store',
  customer: 'customer',
  system: 'system',
  payment: 'system',
}

/** Cash counts as received when the shop completes the order, unless it was received before. */
const paymentPatch = (order: LockedOrder, to: OrderStatus): OrderPatch => {
  if (order.payment_status !== 'pending') return {}
  if (to === 'delivered' && (order.payment_method === 'cod' || order.payment_method === 'cash'))
    return { payment_status: 'completed' }
  if (to === 'cancelled') return { payment_status: 'failed' }
  return {}
}

/**
 * Requires a received payment. A payment provider refunds its own payments and reports it; cash and direct UPI payments count as
 * refunded when the shop says so. Throws `payments.nothing_to_refund`.
 */
const markForRefund = async (tx: Sql, order: LockedOrder, patch: OrderPatch, change: StatusChange): Promise<void> => {
  if (order.payment_status !== 'completed') throw new AppError('payments.nothing_to_refund')
  patch.refunded_paise = order.total_paise
  if ((await findServicePayment(tx, order.store_id, order.order_id)) === null) {
    patch.payment_status = 'refunded'
    return
  }
  const { paid, givenBack } = balanceOf(toStoredMoney(order))
  const { storeId, orderId, actor, at } = change
  const amountPaise = paid - givenBack - order.refunded_paise
  await payBackBy(change)(tx, { storeId, orderId, actor, at, method: order.payment_method, what: 'rest_by_hand', amountPaise })
}

/**
 * Closes the difference between what was paid and what was packed when the order is handed over: what is owed counts as received
 * in cash, as for cash orders, and what was paid too much goes back, once.
 */
const settleHandover = async (tx: Sql, order: LockedOrder, change: StatusChange): Promise<OrderPatch> => {
  if (change.to !== 'delivered' || order.payment_status !== 'completed') return {}
  const { paid, owed, giveBack, givenBack } = balanceOf(toStoredMoney(order))
  const { storeId, orderId, actor, at } = change
  if (owed > 0) {
    await insertReceipt(tx, { storeId, orderId, amountPaise: owed, method: 'cash', byService: false, at })
    return { paid_paise: paid + owed, rest_claimed_at: null }
  }
  if (giveBack === 0) return {}
  await payBackBy(change)(tx, {
    storeId,
    orderId,
    actor,
    at,
    method: order.payment_method,
    what: 'packed_less',
    amountPaise: giveBack,
    by: change.giveBack,
  })
  return { given_back_paise: givenBack + giveBack }
}

/**
 * A cancelled order gives back everything: a service what it took, by itself, and the shop by hand what no service holds. Of an order
 * that no service holds money of, the shop says itself when it gave it back.
 */
const settleCancel = async (tx: Sql, order: LockedOrder, change: StatusChange): Promise<OrderPatch> => {
  if (change.to !== 'cancelled' || order.payment_status !== 'completed' || order.paid_paise === null) return {}
  if ((await findServicePayment(tx, order.store_id, order.order_id)) === null) return {}
  const { paid, givenBack } = balanceOf(toStoredMoney(order))
  const { storeId, orderId, actor, at } = change
  const amountPaise = paid - givenBack - order.refunded_paise
  const byHand = await payBackBy(change)(tx, {
    storeId,
    orderId,
    actor,
    at,
    method: order.payment_method,
    what: 'rest_by_hand',
    amountPaise,
    by: 'later',
  })
  return byHand > 0 ? { refunded_paise: order.refunded_paise + byHand } : {}
}

const payBackBy = ({ payBack, to }: StatusChange): OrderDeps['payBack'] => {
  if (!payBack) throw new Error(`an order became ${to} without a way to give money back`)
  return payBack
}

/**
 * Changes the status of an order by its state machine, with its stock, its place in a slot, the audit and the event, in the
 * caller's transaction. Throws `orders.not_found`, `orders.stale`, `orders.illegal_transition`, `payments.nothing_to_refund`.
 */
export const changeOrderStatus = async (tx: Sql, change: StatusChange): Promise<void> => {
  const order = await lockOrderAtVersion(tx, change.storeId, change.orderId, change.version)
  const position = { ...order, changed_at: order.changed_at?.toISOString() ?? null }
  const move = orThrow(decideTransition(position, change.to, change.actor.kind))
  if (move.stock !== 'none' && !order.practice)
    await moveOrderStock(tx, {
      storeId: change.storeId,
      orderId: change.orderId,
      kind: STOCK_KINDS[move.stock],
      actor: change.actor,
      at: change.at,
    })
  if (!order.practice && IS_PACKED.has(change.to) && !IS_PACKED.has(order.status)) await markSeenInOrder(tx, change)
  const question = await findOpenQuestion(tx, change)
  if (question && change.to === 'cancelled') await closeQuestion(tx, change, { state: 'withdrawn', at: change.at })
  else if (question && HAS_LEFT.has(change.to)) throw new AppError('orders.packing_asked', orderNow(order))
  const slot = countedSlotOf({ ...order, slot: order.delivery_slot, date: order.delivery_date })
  if (change.to === 'cancelled' && slot) await releaseSlotCapacity(tx, slot)
  if (order.unproven && !isOpenStatus(change.to)) await releaseUnproven(tx, change)
  const patch: OrderPatch = {
    status: change.to,
    ...paymentPatch(order, change.to),
    ...(await settleHandover(tx, order, change)),
    ...(await settleCancel(tx, order, change)),
    ...change.patch,
  }
  if (change.to === 'refunded') await markForRefund(tx, order, patch, change)
  if (change.to === 'cancelled') patch.cancelled_by = CANCELLED_BY[change.actor.kind]
  if (change.to === 'cancelled' && change.reason) patch.cancellation_reason = change.reason
  if (order.acknowledged_at === null && change.actor.kind === 'shop') patch.acknowledged_at = change.at
  await writeOrderChange(tx, order, patch, {
    type: 'order.status_changed',
    actor: change.actor,
    reason: change.reason ?? null,
    at: change.at,
  })
}
