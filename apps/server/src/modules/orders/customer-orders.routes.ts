import { elsewhereRoutes } from '@jhola/contract/orders/elsewhere/routes'
import { orderRoutes } from '@jhola/contract/orders/routes'
import { CANCELLED_BY_CUSTOMER } from '@jhola/contract/orders/statuses'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { findPayee } from './access/find-payee.ts'
import { requireOrderAccess } from './access/order-access.ts'
import { changeOrderStatus } from './changing/change-order.ts'
import { recordPayment } from './changing/record-payment.ts'
import { reportProblem } from './changing/report-problem.ts'
import { readShopOrder } from './changing/transition-order.ts'
import type { OrderDeps, ShopNews } from './deps.ts'
import { createShowElsewhere } from './elsewhere/show-elsewhere.ts'
import { showInvoice } from './invoices/show-invoice.ts'
import { answerQuestion } from './packing/answer-question.ts'
import { listMyOrders } from './reading/list-my-orders.ts'
import { showOrder } from './reading/show-order.ts'

const answer = async (tx: Sql, row: { store_id: string; order_id: string }) => ({
  success: true as const,
  order: await readShopOrder(tx, row.store_id, row.order_id),
})

/** Routes of one order for its customer or the holder of the order's token. */
export const registerCustomerOrderRoutes = (routes: Routes, deps: OrderDeps): void => {
  const notifyShop = (tx: Sql, { order }: Awaited<ReturnType<typeof answer>>, what: ShopNews['what']) =>
    deps.notifyShop(tx, { storeId: order.store_id, orderId: order.id, orderNumber: order.order_number, what })

  routes.query(orderRoutes.mine, ({ query, actor }) => listMyOrders(deps, actor.user_id, query))
  routes.query(orderRoutes.one, ({ params, actor, orderToken }) => showOrder(deps, params.id, actor, orderToken))

  const showElsewhere = createShowElsewhere(deps)
  routes.query(elsewhereRoutes.show, async ({ params, actor, orderToken }) =>
    showElsewhere(await requireOrderAccess(deps.db, deps.tokens, params.id, actor, orderToken)),
  )

  routes.query(orderRoutes.invoice, ({ params, actor, orderToken }) => showInvoice(deps, params.id, actor, orderToken))

  routes.command(orderRoutes.customerStatus, async ({ params, body, actor, orderToken, language }, tx) => {
    const access = await requireOrderAccess(tx, deps.tokens, params.id, actor, orderToken)
    const at = deps.clock.now()
    await changeOrderStatus(tx, {
      storeId: access.order.store_id,
      orderId: params.id,
      to: body.status,
      version: body.version,
      actor: access.actor,
      reason: body.notes ?? (access.kind === 'customer' ? CANCELLED_BY_CUSTOMER : null),
      payBack: deps.payBack,
      at,
    })
    return { ...(await answer(tx, access.order)), message: deps.message(language, 'cancelled') }
  })

  routes.command(orderRoutes.answerQuestion, async ({ params, body, actor, orderToken }, tx) => {
    const access = await requireOrderAccess(tx, deps.tokens, params.id, actor, orderToken)
    if (access.kind === 'shop') throw new AppError('auth.forbidden')
    const where = { storeId: access.order.store_id, orderId: params.id, actor: access.actor, at: deps.clock.now() }
    await answerQuestion(deps, tx, { ...where, answer: body.answer, seenChangeNo: body.change_no })
    return answer(tx, access.order)
  })

  routes.command(orderRoutes.reportProblem, async ({ params, body, actor, orderToken }, tx) => {
    const access = await requireOrderAccess(tx, deps.tokens, params.id, actor, orderToken)
    if (access.kind === 'shop') throw new AppError('auth.forbidden')
    const where = { storeId: access.order.store_id, orderId: params.id, actor: access.actor, at: deps.clock.now() }
    await reportProblem(tx, body, where)
    const reply = await answer(tx, access.order)
    await notifyShop(tx, reply, 'problem')
    return reply
  })

  routes.command(orderRoutes.share, async ({ params, actor, orderToken }, tx) => {
    const { order } = await requireOrderAccess(tx, deps.tokens, params.id, actor, orderToken)
    const share_token = deps.tokens.share(order.order_id)
    return { success: true as const, share_token, path: `/order/${order.order_id}/track?t=${share_token}` }
  })

  routes.command(orderRoutes.claimPayment, async ({ params, actor, orderToken }, tx) => {
    const access = await requireOrderAccess(tx, deps.tokens, params.id, actor, orderToken)
    const claimant =
      access.kind === 'shop' ? { kind: 'customer' as const, user_id: null, label: access.actor.label } : access.actor
    const payee = await findPayee({ ...deps, db: tx }, access.order.store_id)
    const note = { storeId: access.order.store_id, orderId: params.id, actor: claimant, payee, at: deps.clock.now() }
    const isNews = await recordPayment(tx, note)
    const reply = await answer(tx, access.order)
    if (isNews) await notifyShop(tx, reply, 'claimed')
    return reply
  })

  routes.command(orderRoutes.confirmPayment, async ({ params, body, actor, orderToken }, tx) => {
    const access = await requireOrderAccess(tx, deps.tokens, params.id, actor, orderToken)
    const payee = await findPayee({ ...deps, db: tx }, access.order.store_id)
    const note = { storeId: access.order.store_id, orderId: params.id, actor: access.actor, payee, at: deps.clock.now() }
    await recordPayment(tx, { ...note, method: body?.payment_method, payBack: deps.payBack })
    return answer(tx, access.order)
  })
}
