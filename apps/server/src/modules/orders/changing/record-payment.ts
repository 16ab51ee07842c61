import { isPaidAfterAcceptance } from '@jhola/contract/orders/paid-after-acceptance'
import type { CounterMethod } from '@jhola/contract/orders/payment-methods'
import { isPaidOnline } from '@jhola/contract/orders/payment-methods'
import { isCounterOrder } from '@jhola/contract/orders/statuses'
import { amountDue } from '@jhola/contract/payments/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Payee } from '../access/find-payee.ts'
import type { OrderDeps } from '../deps.ts'
import { type LockedOrder, lockOrderAtVersion, type OrderPatch, writeOrderChange } from '../order-changes.repo.ts'
import type { OrderActor } from '../order-to-insert.sql.ts'
import { takeRest, toOrderMoney } from './order-money.ts'

type PaymentRecord = {
  storeId: string
  orderId: string
  actor: OrderActor
  /** Who gets money that is paid straight to the shop; `undefined` for a shop that is gone. */
  payee: Payee | undefined
  method?: CounterMethod | undefined
  /** Gives back what a claimed payment is too much by after the handover. */
  payBack?: OrderDeps['payBack'] | undefined
  at: Date
}

/**
 * The payment method that the shop reports. 'card' is allowed for an order that the shop entered itself (card machine). For a
 * customer's order only the payment provider reports 'card', so the shop's report counts as cash and is included in the cash
 * drawer.
 */
const paymentMethodPatch = (order: LockedOrder, method: CounterMethod | undefined): OrderPatch => {
  const isTyped = isCounterOrder(order)
  const isOnline = isPaidOnline(order.payment_method)
  if (method !== undefined && (isTyped || (method === 'upi' && !isOnline))) return { payment_method: method }
  return method === 'cash' || (isOnline && !isTyped) ? { payment_method: 'cod' } : {}
}

/** The customer's word that the rest was paid by UPI. Resolves to whether it is news. Throws `payments.not_due`. */
const claimRest = async (tx: Sql, order: LockedOrder, actor: OrderActor, at: Date): Promise<boolean> => {
  if (order.rest_claimed_at !== null) return false
  const owed = amountDue(toOrderMoney(order))
  if (owed === 0) throw new AppError('payments.not_due')
  const patch: OrderPatch = { rest_claimed_at: at, rest_claimed_paise: owed }
  await writeOrderChange(tx, order, patch, { type: 'order.updated', actor, reason: 'payment_claimed', at })
  return true
}

/** The shop got the rest. What its customer says came by UPI did, in that amount, unless the shop says otherwise. */
const confirmRest = async (
  tx: Sql,
  order: LockedOrder,
  { actor, payBack, method, at }: Pick<PaymentRecord, 'actor' | 'payBack' | 'method' | 'at'>,
): Promise<void> => {
  const said = method ?? (order.rest_claimed_at === null ? 'cash' : 'upi')
  const taken: CounterMethod = isPaidOnline(order.payment_method) || said !== 'upi' ? 'cash' : 'upi'
  const claimedPaise = taken === 'upi' ? (order.rest_claimed_paise ?? undefined) : undefined
  if (claimedPaise === undefined && amountDue(toOrderMoney(order)) === 0) throw new AppError('payments.not_due')
  await takeRest(tx, order, { method: isCounterOrder(order) ? (method ?? 'cash') : taken, by: actor, at, claimedPaise, payBack })
}

/**
 * Records a reported payment. A customer's report is a claim and confirms nothing; only the shop can confirm cash or UPI. Only
 * the payment provider confirms an online payment; when the shop got cash instead, the order becomes a cash order. Resolves to
 * whether anything changed. Throws `payments.not_due` when nothing is due, `payments.unconfirmed`, and `payments.after_acceptance`
 * for a claim that a new shop was paid before it accepted: its UPI ID was not given out yet.
 */
export const recordPayment = async (
  tx: Sql,
  { storeId, orderId, actor, payee, payBack, method, at }: PaymentRecord,
): Promise<boolean> => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
  const isClaim = actor.kind === 'customer'
  const isOnline = isPaidOnline(order.payment_method)
  if (isClaim && isOnline && order.payment_status === 'completed') return false
  if (order.payment_status === 'completed' && isClaim && order.payment_method === 'upi') return claimRest(tx, order, actor, at)
  if (
    order.payment_status === 'completed' &&
    !isClaim &&
    (amountDue(toOrderMoney(order)) > 0 || order.rest_claimed_at !== null)
  ) {
    await confirmRest(tx, order, { actor, payBack, method, at })
    return true
  }
  if (order.payment_status !== 'pending') throw new AppError('payments.not_due')
  if (isClaim && isOnline) throw new AppError('payments.unconfirmed')
  if (isClaim && (order.payment_method !== 'upi' || order.payment_claimed_at !== null)) {
    if (order.payment_claimed_at !== null) return false
    throw new AppError('payments.not_due')
  }
  if (isClaim && payee && !isCounterOrder(order) && isPaidAfterAcceptance({ method: 'upi', status: order.status }, payee))
    throw new AppError('payments.after_acceptance')
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
