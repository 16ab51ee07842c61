import { orderNumber } from '@jhola/contract/orders/order-number'
import type { OrderPaymentMethod } from '@jhola/contract/orders/payment-methods'
import { isMethodTaken } from '@jhola/contract/orders/placing'
import type { UpiRequestFacts } from '@jhola/contract/orders/schema'
import { decidePaying } from '@jhola/contract/payments/rules'
import type { Payment } from '@jhola/contract/payments/schema'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError, orThrow } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { chooseCash, type OrderRow, requireActingParty } from '../orders/index.ts'
import type { PaymentDeps } from './deps.ts'
import { openPayment, type PaymentRow, setReference } from './payments.repo.ts'
import { presentPayment } from './present-payment.ts'
import type { PaymentFacts, PaymentProvider } from './providers/provider.ts'

/** Who wants to pay: signed in, or holding the order's token. */
export type Payer = { actor: Actor | null; orderToken: string | null }
type Asked = { orderId: string; amount: number; method: OrderPaymentMethod | undefined }

/** An attempt with what its provider needs to know of the order. */
export const factsOf = (payment: PaymentRow, order: OrderRow, upiVpa: string | null): PaymentFacts => ({
  payment_id: payment.payment_id,
  order_id: payment.order_id,
  order_number: orderNumber(order.store_id, order.order_no),
  store_name: order.store_name,
  upi_vpa: upiVpa,
  method: payment.method,
  amountPaise: payment.amount_paise,
  reference: payment.reference,
})

const beginAt = async (
  deps: PaymentDeps,
  tx: Sql,
  order: OrderRow,
  asked: { provider: PaymentProvider; method: OrderPaymentMethod; amountPaise: number; upiVpa: string | null },
): Promise<{ payment: PaymentRow; upi: UpiRequestFacts | null }> => {
  const opened = await openPayment(
    tx,
    {
      store_id: order.store_id,
      payment_id: deps.ids.uuid(),
      order_id: order.order_id,
      provider: asked.provider.id,
      method: asked.method,
      amount_paise: asked.amountPaise,
    },
    deps.clock.now(),
  )
  const { reference, upi } = await asked.provider.begin(tx, factsOf(opened, order, asked.upiVpa))
  if (reference !== null && opened.reference === null) await setReference(tx, order.store_id, opened.payment_id, reference)
  return { payment: { ...opened, reference }, upi }
}

/**
 * Begins to pay an order, by its own way or another that the shop takes; the open attempt again when there is one. Throws
 * `orders.not_found`, `payments.not_due`, `payments.amount_differs`, `stores.payment_not_taken`.
 */
export const beginPayment = async (
  deps: PaymentDeps,
  tx: Sql,
  { orderId, amount, method: wanted }: Asked,
  { actor, orderToken }: Payer,
): Promise<{ payment: Payment; upi: UpiRequestFacts | null }> => {
  const { order } = await requireActingParty(tx, deps.tokens, orderId, actor, orderToken)
  const money = { status: order.status, payment_status: order.payment_status, totalPaise: order.total_paise }
  const amountPaise = orThrow(decidePaying(money, amount))
  const store = await deps.stores.find(order.store_id, { fresh: true })
  const method = wanted ?? order.payment_method
  const provider = store && deps.providers.forMethod(method, store)
  if (!store || !provider || !isMethodTaken(method, store)) throw new AppError('stores.payment_not_taken')
  const begun = await beginAt(deps, tx, order, { provider, method, amountPaise, upiVpa: store.upi_vpa })
  return { payment: presentPayment(deps.providers, begun.payment), upi: begun.upi }
}

/** The order is paid in cash when it comes, whatever was chosen before. Throws as `beginPayment`. */
export const payByCash = async (
  deps: PaymentDeps,
  tx: Sql,
  { orderId, amount }: Omit<Asked, 'method'>,
  payer: Payer,
): Promise<{ payment: Payment }> => {
  const begun = await beginPayment(deps, tx, { orderId, amount, method: 'cod' }, payer)
  const { order, actor } = await requireActingParty(tx, deps.tokens, orderId, payer.actor, payer.orderToken)
  await chooseCash(tx, { storeId: order.store_id, orderId, at: deps.clock.now() }, actor)
  return begun
}
