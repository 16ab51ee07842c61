import { orderNumber } from '@jhola/contract/orders/order-number'
import { isPaidAfterAcceptance } from '@jhola/contract/orders/paid-after-acceptance'
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import { isMethodTaken } from '@jhola/contract/orders/placing/placing'
import type { UpiRequestDetails } from '@jhola/contract/orders/schema'
import { decidePaying } from '@jhola/contract/payments/rules'
import type { CheckoutForm, Payment } from '@jhola/contract/payments/schema'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError, orThrow } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import { chooseCash, type OrderRow, requireOrderAccess, toStoredMoney } from '../../orders/index.ts'
import type { StoreForOrders } from '../../stores/index.ts'
import { attemptOf } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { hasHeldMoney, openPayment, type PaymentRow, setReference } from '../payments.repo.ts'
import type { NextStep, PaymentData, PaymentProvider } from '../providers/provider.ts'
import { presentPayment } from './present-payment.ts'

/** The payer: signed in, or with the order's token. */
export type Payer = { actor: Actor | null; orderToken: string | null }
type Asked = { orderId: string; amount: number; method: OrderPaymentMethod | undefined }
/** An attempt that is stored, before its provider knows it. */
type Opened = { payment: PaymentRow; provider: PaymentProvider; data: PaymentData }

const toPaymentData = (
  payment: PaymentRow,
  order: OrderRow,
  store: Pick<StoreForOrders, 'upi_vpa' | 'upi_payee_name'>,
): PaymentData => ({
  ...attemptOf(payment),
  order_number: orderNumber(order.store_id, order.order_no),
  store_name: order.store_name,
  upi_vpa: store.upi_vpa,
  upi_payee_name: store.upi_payee_name,
})

/** Stores an attempt, or finds the open one. Throws as `beginPayment`. */
const openAttempt = async (
  deps: PaymentDeps,
  tx: Sql,
  { orderId, amount, method: wanted }: Asked,
  { actor, orderToken }: Payer,
): Promise<Opened> => {
  const { order } = await requireOrderAccess(tx, deps.tokens, orderId, actor, orderToken)
  const money = toStoredMoney(order)
  const isRest = order.payment_status === 'completed'
  const amountPaise = orThrow(decidePaying(money, amount))
  const store = await deps.stores.find(order.store_id, { fresh: true, on: tx })
  // The rest comes the way the first payment came, so that both go back the same way.
  const method = isRest ? order.payment_method : (wanted ?? order.payment_method)
  const provider = store && deps.providers.forMethod(method, store)
  if (!store || !provider || !isMethodTaken(method, store)) throw new AppError('stores.payment_not_taken')
  if (provider.id === 'upi_direct' && isPaidAfterAcceptance({ method, status: order.status }, store))
    throw new AppError('payments.after_acceptance')
  // Another payment while the first one is held would take the money twice.
  if (provider.isAuthoritative && (await hasHeldMoney(tx, order.store_id, orderId))) throw new AppError('payments.held')
  const payment = await openPayment(
    tx,
    {
      store_id: order.store_id,
      payment_id: deps.ids.uuid(),
      order_id: order.order_id,
      provider: provider.id,
      method,
      amount_paise: amountPaise,
      for_rest: isRest,
    },
    deps.clock.now(),
  )
  return { payment, provider, data: toPaymentData(payment, order, store) }
}

/**
 * Starts an attempt at its provider. Two concurrent requests may both start it there: the payer is sent only to the stored one,
 * because a payment for the other one could not be assigned.
 */
const beginAtProvider = async (deps: PaymentDeps, { payment, provider, data }: Opened): Promise<NextStep> => {
  const next = await provider.begin(data)
  if (next.reference === null || payment.reference !== null) return next
  const kept = await setReference(deps.db, payment.store_id, payment.payment_id, next.reference)
  return kept === next.reference ? next : provider.begin({ ...data, reference: kept })
}

/**
 * Starts the payment of an order with its own method or another that the shop accepts; returns the open attempt when there is
 * one. The provider is called after the attempt is stored and outside of any transaction; after a failure, the next call
 * continues the attempt. Throws `orders.not_found`, `payments.not_due`, `payments.amount_differs`, `payments.held`, `payments.after_acceptance`,
 * `stores.payment_not_taken`.
 */
export const beginPayment = async (
  deps: PaymentDeps,
  asked: Asked,
  payer: Payer,
): Promise<{ payment: Payment; upi: UpiRequestDetails | null; checkout: CheckoutForm | null }> => {
  const opened = await deps.db.withTx((tx) => openAttempt(deps, tx, asked, payer))
  const { reference, upi, checkout } = await beginAtProvider(deps, opened)
  return { payment: presentPayment(deps.providers, { ...opened.payment, reference }), upi, checkout }
}

/** Changes the payment method to cash on delivery. Throws as `beginPayment`. */
export const payByCash = async (
  deps: PaymentDeps,
  tx: Sql,
  { orderId, amount }: Omit<Asked, 'method'>,
  payer: Payer,
): Promise<{ payment: Payment }> => {
  const { payment } = await openAttempt(deps, tx, { orderId, amount, method: 'cod' }, payer)
  const { order, actor } = await requireOrderAccess(tx, deps.tokens, orderId, payer.actor, payer.orderToken)
  await chooseCash(tx, { storeId: order.store_id, orderId, at: deps.clock.now() }, actor)
  return { payment: presentPayment(deps.providers, payment) }
}
