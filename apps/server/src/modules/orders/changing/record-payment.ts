import type { CounterMethod } from '@jhola/contract/orders/payment-methods'
import { isCounterOrder } from '@jhola/contract/orders/statuses'
import { isPaidOnline } from '@jhola/contract/payments/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { type LockedOrder, type OrderPatch, writeOrderChange } from '../order-changes.repo.ts'
import type { OrderActor } from '../order-to-insert.sql.ts'
import { lockOrderAtVersion } from './change-order.ts'

type PaymentRecord = { storeId: string; orderId: string; actor: OrderActor; method?: CounterMethod | undefined; at: Date }

/**
 * How the money came, in the shop's own word. An order that it typed in itself (nobody had to accept it) may have been paid at its
 * card machine; for a customer's order 'card' is the payment service's word alone, so money in the hand is cash: the drawer counts it.
 */
const paymentMethodPatch = (order: LockedOrder, method: CounterMethod | undefined): OrderPatch => {
  const isTyped = isCounterOrder(order)
  const isOnline = isPaidOnline(order.payment_method)
  if (method !== undefined && (isTyped || (method === 'upi' && !isOnline))) return { payment_method: method }
  return method === 'cash' || (isOnline && !isTyped) ? { payment_method: 'cod' } : {}
}

/**
 * What somebody says about the money. A customer's word is a claim and confirms nothing; only the shop's own word makes
 * cash or UPI received. What a payment service takes only that service confirms; a shop that was given cash for it
 * says so, and the order is one of cash from then on. Resolves to whether that
 * was news. Throws `payments.not_due` when nothing is open, `payments.unconfirmed`.
 */
export const recordPayment = async (tx: Sql, { storeId, orderId, actor, method, at }: PaymentRecord): Promise<boolean> => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
  const isClaim = actor.kind === 'customer'
  const isOnline = isPaidOnline(order.payment_method)
  if (isClaim && isOnline && order.payment_status === 'completed') return false
  if (order.payment_status !== 'pending') throw new AppError('payments.not_due')
  if (isClaim && isOnline) throw new AppError('payments.unconfirmed')
  if (isClaim && (order.payment_method !== 'upi' || order.payment_claimed_at !== null)) {
    if (order.payment_claimed_at !== null) return false
    throw new AppError('payments.not_due')
  }
  const patch: OrderPatch = isClaim
    ? { payment_claimed_at: at }
    : { payment_status: 'completed', ...paymentMethodPatch(order, method) }
  await writeOrderChange(tx, order, patch, {
    type: 'order.updated',
    actor,
    reason: isClaim ? 'payment_claimed' : 'payment_received',
    at,
  })
  return true
}
