import { balanceOf } from '@jhola/contract/orders/packing/money-after-packing'
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import { amountDue, decideSettlement, isMoneyDue, type OrderMoney } from '@jhola/contract/payments/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { type LockedOrder, lockOrderAtVersion, writeOrderChange } from '../order-changes.repo.ts'
import type { OrderActor } from '../order-to-insert.sql.ts'
import { type MoneyColumns, toStoredMoney } from '../reading/stored-money.ts'
import { insertReceipt } from './order-receipts.repo.ts'

type OrderRef = { storeId: string; orderId: string; at: Date }

const PAYMENT_SIDE: OrderActor = { kind: 'payment', user_id: null, label: 'Jhola' }

/** The data of an order that the payment rules use. */
export const toOrderMoney = (order: MoneyColumns & Pick<LockedOrder, 'is_packed'>): OrderMoney => ({
  ...toStoredMoney(order),
  isPacked: order.is_packed,
})

/**
 * Records that what is owed since packing was paid: exactly that, and never the order again. Returns the amount in paise. The caller
 * holds the order's lock.
 */
export const takeRest = async (
  tx: Sql,
  order: LockedOrder,
  { method, by, at }: { method: OrderPaymentMethod; by: OrderActor; at: Date },
): Promise<void> => {
  const { owed, paid } = balanceOf(toStoredMoney(order))
  const ref = { storeId: order.store_id, orderId: order.order_id, at }
  await insertReceipt(tx, { ...ref, amountPaise: owed, method, byService: by.kind === 'payment' })
  const change = { type: 'order.updated', actor: by, reason: 'rest_received', at } as const
  await writeOrderChange(tx, order, { paid_paise: paid + owed, rest_claimed_at: null }, change)
}

/**
 * Applies a received payment to its order: the order is paid by the actual method, or the money must be refunded, or it is held.
 * The caller has confirmed it with the provider; for a direct UPI payment `by` is who confirmed it. Throws `orders.not_found`.
 */
export const applyPayment = async (
  tx: Sql,
  { storeId, orderId, at }: OrderRef,
  { method, amountPaise, by = PAYMENT_SIDE }: { method: OrderPaymentMethod; amountPaise: number; by?: OrderActor | undefined },
): Promise<ReturnType<typeof decideSettlement>> => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
  const decided = decideSettlement(toOrderMoney(order), amountPaise)
  if (decided === 'pay_order')
    await writeOrderChange(
      tx,
      order,
      {
        payment_status: 'completed',
        payment_method: method,
        ...(amountPaise !== order.total_paise && { paid_paise: amountPaise }),
      },
      { type: 'order.updated', actor: by, reason: 'payment_received', at },
    )
  if (decided === 'pay_rest') await takeRest(tx, order, { method, by, at })
  return decided
}

/** Payment events that do not pay the order; they are recorded in its history. */
type PaymentEvent =
  /** The amount differs from the order. */
  | 'payment_held'
  /** A duplicate payment, or one for a finished order; it is refunded. */
  | 'payment_not_needed'
  /** A refund failed. */
  | 'return_failed'
  /** Held or unrelated money is being refunded or has been refunded. */
  | 'payment_returning'
  | 'payment_gone_back'
  /** The shop's decision about a failed refund. */
  | 'return_retried'
  | 'return_in_cash'
  | 'return_by_upi'

/** Records a payment event that changes nothing of the order itself. Throws `orders.not_found`. */
export const recordPaymentEvent = async (
  tx: Sql,
  { storeId, orderId, at }: OrderRef,
  reason: PaymentEvent,
  actor: OrderActor = PAYMENT_SIDE,
): Promise<void> => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
  await writeOrderChange(tx, order, {}, { type: 'order.updated', actor, reason, at })
}

/** Records that a claimed payment was not found. Throws `orders.not_found`, `payments.not_due`. */
export const recordClaimNotFound = async (
  tx: Sql,
  { storeId, orderId, at, actor }: OrderRef & { actor: OrderActor },
): Promise<void> => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
  const claimedAt = order.payment_status === 'pending' ? order.payment_claimed_at : order.rest_claimed_at
  if (claimedAt === null || amountDue(toOrderMoney(order)) === 0) throw new AppError('payments.not_due')
  await writeOrderChange(tx, order, { isClaimMissed: true }, { type: 'order.updated', actor, reason: 'payment_not_found', at })
}

/**
 * Records that the payment of a cancelled or refunded order has been refunded. Does nothing when that is recorded already or
 * nothing was paid.
 */
export const recordRefundCompleted = async (tx: Sql, { storeId, orderId, at }: OrderRef): Promise<void> => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
  if ((order.status !== 'cancelled' && order.status !== 'refunded') || order.payment_status !== 'completed') return
  await writeOrderChange(
    tx,
    order,
    { payment_status: 'refunded', refunded_paise: order.total_paise },
    { type: 'order.updated', actor: PAYMENT_SIDE, reason: 'payment_returned', at },
  )
}

/**
 * Applies a refund to its order: adds the refunded amount; a full refund ends the order. `isBack`: all of it has reached the
 * customer.
 */
export const recordRefund = async (
  tx: Sql,
  { storeId, orderId, at }: OrderRef,
  actor: OrderActor,
  refund: { amountPaise: number; isEverything: boolean; isBack: boolean; reason: string },
): Promise<void> => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
  await writeOrderChange(
    tx,
    order,
    {
      refunded_paise: order.refunded_paise + refund.amountPaise,
      ...(refund.isEverything && { status: 'refunded' as const }),
      ...(refund.isBack && { payment_status: 'refunded' as const }),
    },
    {
      type: refund.isEverything ? 'order.status_changed' : 'order.updated',
      actor,
      reason: refund.isEverything ? 'other' : `refund: ${refund.reason}`,
      at,
    },
  )
}

/**
 * Changes the payment method to cash. Does nothing when it is cash already. The locked order decides whether money is due: it may
 * have arrived since the caller's read. Throws `orders.not_found`, `payments.not_due`.
 */
export const chooseCash = async (tx: Sql, { storeId, orderId, at }: OrderRef, actor: OrderActor): Promise<void> => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
  if (!isMoneyDue(order)) throw new AppError('payments.not_due')
  if (order.payment_method === 'cod') return
  await writeOrderChange(
    tx,
    order,
    { payment_method: 'cod' },
    { type: 'order.updated', actor, reason: 'payment_method_changed', at },
  )
}
