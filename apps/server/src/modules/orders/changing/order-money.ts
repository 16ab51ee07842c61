import { balanceOf } from '@jhola/contract/orders/packing/money-after-packing'
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import { amountDue, decideSettlement, isMoneyDue, type OrderMoney } from '@jhola/contract/payments/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { OrderDeps } from '../deps.ts'
import { type LockedOrder, lockOrderAtVersion, writeOrderChange } from '../order-changes.repo.ts'
import type { OrderActor } from '../order-to-insert.sql.ts'
import { type MoneyColumns, toStoredMoney } from '../reading/stored-money.ts'
import { insertReceipt } from './order-receipts.repo.ts'

/** A payment of the rest. `payBack` is needed for a claimed amount, which may be more than what is owed. */
type RestPayment = {
  method: OrderPaymentMethod
  by: OrderActor
  at: Date
  claimedPaise?: number | undefined
  payBack?: OrderDeps['payBack'] | undefined
}

type OrderRef = { storeId: string; orderId: string; at: Date }

const PAYMENT_SIDE: OrderActor = { kind: 'payment', user_id: null, label: 'Jhola' }

/** The data of an order that the payment rules use. */
export const toOrderMoney = (order: MoneyColumns & Pick<LockedOrder, 'is_packed'>): OrderMoney => ({
  ...toStoredMoney(order),
  isPacked: order.is_packed,
})

/**
 * Records that what is owed since packing was paid: exactly that, and never the order again. `claimedPaise`: what its customer says to
 * have paid, which packing may have overtaken. What came too much after the handover is still due to the customer; before it, the
 * handover settles that. The caller holds the order's lock.
 */
export const takeRest = async (
  tx: Sql,
  order: LockedOrder,
  { method, by, at, claimedPaise, payBack }: RestPayment,
): Promise<void> => {
  const { owed, paid, givenBack } = balanceOf(toStoredMoney(order))
  const amountPaise = claimedPaise ?? owed
  const ref = { storeId: order.store_id, orderId: order.order_id, at }
  await insertReceipt(tx, { ...ref, amountPaise, method, byService: by.kind === 'payment' })
  const change = { type: 'order.updated', actor: by, reason: 'rest_received', at } as const
  const tooMuch = order.status === 'delivered' ? paid + amountPaise - givenBack - order.total_paise : 0
  if (tooMuch > 0 && payBack)
    await payBack(tx, { ...ref, what: 'packed_less', amountPaise: tooMuch, method, by: 'later', actor: by })
  const patch = { paid_paise: paid + amountPaise, rest_claimed_at: null }
  await writeOrderChange(tx, order, tooMuch > 0 ? { ...patch, given_back_paise: givenBack + tooMuch } : patch, change)
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
  const isRest = order.payment_status === 'completed' && claimedAt !== null
  if (claimedAt === null || (!isRest && amountDue(toOrderMoney(order)) === 0)) throw new AppError('payments.not_due')
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
