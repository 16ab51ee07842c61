import { paymentsDashboardRoutes } from '@jhola/contract/payments/dashboard/routes'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import { readOrder, recordClaimNotFound, shopActor } from '../../orders/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { closeCashRegister, listClosings, showCashRegister } from './close-cash-register.ts'
import { recordHandReturn, refundHeldPayment, refundInCash, retryRefund } from './resolve-refund.ts'
import { showDays, showMoves, showOpen, showRefundStatuses, showStuck } from './show-dashboard.ts'

/** The payments dashboard is for the owner; unpaid orders are for everybody who works on orders. */
export const registerDashboard = (routes: Routes, deps: PaymentDeps): void => {
  routes.query(paymentsDashboardRoutes.days, ({ actor, query }) => showDays(deps, actor.store_id, query))
  routes.query(paymentsDashboardRoutes.moves, ({ actor, query }) => showMoves(deps, actor.store_id, query))
  routes.query(paymentsDashboardRoutes.open, ({ actor }) => showOpen(deps, actor.store_id))
  routes.query(paymentsDashboardRoutes.stuck, ({ actor }) => showStuck(deps, actor.store_id))
  routes.query(paymentsDashboardRoutes.backs, ({ actor, query }) => showRefundStatuses(deps, actor.store_id, query))
  routes.query(paymentsDashboardRoutes.drawer, ({ actor, params }) => showCashRegister(deps, actor.store_id, params.date))
  routes.query(paymentsDashboardRoutes.closings, ({ actor, query }) => listClosings(deps, actor.store_id, query))

  routes.command(paymentsDashboardRoutes.notFound, async ({ actor, params }, tx) => {
    await recordClaimNotFound(tx, { storeId: actor.store_id, orderId: params.id, actor: shopActor(actor), at: deps.clock.now() })
    return { success: true as const, order: await readOrder(tx, params.id) }
  })
  routes.command(paymentsDashboardRoutes.giveBack, async ({ actor, params }, tx) => {
    await refundHeldPayment(deps, tx, actor, params.payment_id)
    return { success: true as const }
  })
  routes.command(paymentsDashboardRoutes.retryBack, async ({ actor, params, body }, tx) => ({
    success: true as const,
    back: await retryRefund(deps, tx, actor, { paymentId: params.payment_id, refundId: body?.refund_id ?? null }),
  }))
  routes.command(paymentsDashboardRoutes.backInCash, async ({ actor, params, body }, tx) => ({
    success: true as const,
    back: await refundInCash(deps, tx, actor, { paymentId: params.payment_id, refundId: body?.refund_id ?? null }),
  }))
  routes.command(paymentsDashboardRoutes.backByHand, async ({ actor, params, body }, tx) => ({
    success: true as const,
    back: await recordHandReturn(deps, tx, actor, { refundId: params.return_id, by: body.by }),
  }))
  routes.command(paymentsDashboardRoutes.close, async ({ actor, body }, tx) => ({
    success: true as const,
    closing: await closeCashRegister(deps, tx, actor, body),
  }))
}
