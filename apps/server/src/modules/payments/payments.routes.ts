import { refundRoutes } from '@jhola/contract/payments/refunds/routes'
import { paymentRoutes } from '@jhola/contract/payments/routes'
import { AppError } from '../../platform/errors.ts'
import { answerOnce } from '../../platform/http/contract-route/idempotency.ts'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { readOrder, requireOrderAccess } from '../orders/index.ts'
import { registerDashboard } from './dashboard/dashboard.routes.ts'
import type { PaymentDeps } from './deps.ts'
import { registerMatching } from './matching/matching.routes.ts'
import { listPaymentMethods } from './paying/list-methods.ts'
import { beginPayment, payByCash } from './paying/pay-order.ts'
import { presentPayment } from './paying/present-payment.ts'
import { showPaymentOf } from './paying/show-payment.ts'
import { refundOrder } from './refunds/refund-order.ts'
import { showRefunds } from './refunds/show-refunds.ts'
import { confirmPayment, receiveWebhook } from './settlement/settle-payment.ts'

/** The payment simulator; its routes do not exist when it is off. */
const registerSimulator = (routes: Routes, { paymentSimulator }: PaymentDeps): void => {
  const bank = () => {
    if (!paymentSimulator) throw new AppError('request.not_found')
    return paymentSimulator
  }
  routes.query(paymentRoutes.bankShow, async ({ params }) => ({ success: true, payment: await bank().show(params.reference) }))
  routes.handler(paymentRoutes.bankDecide, async ({ params, body }) => ({
    success: true,
    payment: await bank().decide(params.reference, body),
  }))
}

/** Routes of refunds. */
const registerRefunds = (routes: Routes, deps: PaymentDeps): void => {
  routes.command(refundRoutes.create, async ({ params, body, actor }, tx) => {
    const { refund_id } = await refundOrder(deps, tx, actor, params.id, body)
    const { refunds } = await showRefunds(tx, actor.store_id, params.id, { isShop: true })
    const refund = refunds.find((made) => made.refund_id === refund_id)
    if (!refund) throw new AppError('server.failed')
    return { success: true as const, refund, order: await readOrder(tx, params.id) }
  })
  routes.query(refundRoutes.list, async ({ params, actor, orderToken }) => {
    const { kind, order } = await requireOrderAccess(deps.db, deps.tokens, params.id, actor, orderToken)
    return { success: true as const, ...(await showRefunds(deps.db, order.store_id, params.id, { isShop: kind === 'shop' })) }
  })
}

/** Routes of payments: methods, attempts, confirmation and webhooks. */
export const registerPayments = (routes: Routes, deps: PaymentDeps): void => {
  routes.query(paymentRoutes.methods, ({ query, language }) => listPaymentMethods(deps, query.store_id, language))
  routes.query(paymentRoutes.ofOrder, ({ params, ...payer }) => showPaymentOf(deps, params.id, payer))

  routes.command(paymentRoutes.cod, async ({ body, ...payer }, tx) => {
    const { payment } = await payByCash(deps, tx, { orderId: body.order_id, amount: body.amount }, payer)
    return { success: true, payment_id: payment.payment_id, order: await readOrder(tx, body.order_id) }
  })
  // A payment provider can be slow: do not call it in a transaction. A repeated request continues with the open attempt.
  routes.handler(paymentRoutes.create, ({ body, idempotency, ...payer }) =>
    answerOnce(deps.db, idempotency, 200, deps.clock, async () => {
      const { order_id: orderId, amount, method } = body
      const { payment, upi, checkout } = await beginPayment(deps, { orderId, amount, method }, payer)
      return { success: true as const, payment_id: payment.payment_id, payment, upi, checkout }
    }),
  )
  // A payment provider can be slow: do not call it in a transaction. A repeated request gets the same response.
  routes.handler(paymentRoutes.confirm, async ({ body, ...payer }) => {
    const confirmation = { provider_payment_id: body.razorpay_payment_id, signature: body.razorpay_signature }
    const payment = await confirmPayment(deps, body.payment_id, confirmation, payer)
    return { success: true, payment: presentPayment(deps.providers, payment), order: await readOrder(deps.db, payment.order_id) }
  })
  routes.handler(paymentRoutes.webhook, async ({ params, headers, rawBody }) => {
    await receiveWebhook(deps, params.provider, headers, rawBody)
    return { success: true }
  })
  registerRefunds(routes, deps)
  registerDashboard(routes, deps)
  registerMatching(routes, deps)
  registerSimulator(routes, deps)
}
