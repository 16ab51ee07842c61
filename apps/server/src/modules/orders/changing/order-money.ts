import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import { decideSettlement, isMoneyDue, type OrderMoney } from '@jhola/contract/payments/rules'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { type LockedOrder, writeOrderChange } from '../order-changes.repo.ts'
import type { OrderActor } from '../order-to-insert.sql.ts'
import { lockOrderAtVersion } from './change-order.ts'

type OrderRef = { storeId: string; orderId: string; at: Date }

const PAYMENT_SIDE: OrderActor = { kind: 'payment', user_id: null, label: 'Jhola' }

/** What the rules of paying look at. */
export const toOrderMoney = (order: Pick<LockedOrder, 'status' | 'payment_status' | 'total_paise'>): OrderMoney => ({
  status: order.status,
  payment_status: order.payment_status,
  totalPaise: order.total_paise,
})

/**
 * Money for an order has come from a payment service: the order is paid, by the way it really was, the money must go back, or it is
 * held. The caller has the provider's own word for it; for money that went to the shop itself `by` is who said so. Throws `orders.not_found`.
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
      { payment_status: 'completed', payment_method: method },
      { type: 'order.updated', actor: by, reason: 'payment_received', at },
    )
  return decided
}

/** What happened to money besides paying its order: whoever looks at the order hears of it, and nothing is paid. */
type PaymentEvent =
  /** Another amount came. */
  | 'payment_held'
  /** It came twice, or after the order was over, and goes back. */
  | 'payment_not_needed'
  /** What should go back could not be returned. */
  | 'return_failed'
  /** Held money that the shop gives back, and any money that was never the order's when it is back. */
  | 'payment_returning'
  | 'payment_gone_back'
  /** What the shop decided about money that could not be returned. */
  | 'return_retried'
  | 'return_in_cash'

/** Notes something about an order's money that changes nothing of the order itself. Throws `orders.not_found`. */
export const recordPaymentEvent = async (
  tx: Sql,
  { storeId, orderId, at }: OrderRef,
  reason: PaymentEvent,
  actor: OrderActor = PAYMENT_SIDE,
): Promise<void> => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
  await writeOrderChange(tx, order, {}, { type: 'order.updated', actor, reason, at })
}

/** What a customer says they have paid was looked for and is not there. Throws `orders.not_found`, `payments.not_due`. */
export const recordClaimNotFound = async (
  tx: Sql,
  { storeId, orderId, at, actor }: OrderRef & { actor: OrderActor },
): Promise<void> => {
  const order = await lockOrderAtVersion(tx, storeId, orderId, undefined)
  if (order.payment_status !== 'pending' || order.payment_claimed_at === null) throw new AppError('payments.not_due')
  await writeOrderChange(tx, order, { isClaimMissed: true }, { type: 'order.updated', actor, reason: 'payment_not_found', at })
}

/** The money of a cancelled or refunded order is back with its customer. Does nothing when the order says so already, or was never paid. */
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

/** What a refund does to its order: how much went back, and the end when it is everything. `isBack`: all of it is with the customer. */
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
 * The customer pays in cash after all. Does nothing when the order says so already. Whether money is due is asked of the locked order: it may
 * have come since the caller read it. Throws `orders.not_found`, `payments.not_due`.
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
