import { orderRoutes } from '@jhola/contract/orders/routes'
import { answerOnce } from '../../platform/http/contract-route/idempotency.ts'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { shopActor } from './access/order-access.ts'
import { acceptOrder } from './changing/accept-order.ts'
import { acknowledgeOrder } from './changing/acknowledge-order.ts'
import { bulkChangeStatus } from './changing/bulk-change-status.ts'
import { delayOrder } from './changing/delay-order.ts'
import { moveOrder } from './changing/move-order.ts'
import { formatRejectReason } from './changing/reject-reason.ts'
import { answerProblem } from './changing/report-problem.ts'
import { takeMissingOff } from './changing/take-missing-off.ts'
import { readShopOrder, transitionOrder } from './changing/transition-order.ts'
import type { OrderDeps } from './deps.ts'
import { changeLines } from './packing/change-lines.ts'
import { showOrderChanges, showPackingShelf } from './packing/show-packing.ts'
import {
  countShopOrders,
  exportShopOrders,
  listShopOrders,
  listTodaysOrders,
  showBoard,
  showMetrics,
  totalShopOrders,
} from './reading/list-shop-orders.ts'
import { generateTestOrder } from './test-orders/generate-test-order.ts'

/** Routes of orders for the shop: lists, figures and status changes. */
export const registerShopOrderRoutes = (routes: Routes, deps: OrderDeps): void => {
  registerLists(routes, deps)
  registerTransitions(routes, deps)
}

const registerLists = (routes: Routes, deps: OrderDeps): void => {
  routes.query(orderRoutes.list, ({ actor, query }) => listShopOrders(deps, actor, query))

  routes.query(orderRoutes.export, ({ actor, query }) => exportShopOrders(deps, actor, query))

  routes.query(orderRoutes.totals, ({ actor, query }) => totalShopOrders(deps, actor, query))

  routes.query(orderRoutes.counts, ({ actor, query }) => countShopOrders(deps, actor, query))

  routes.query(orderRoutes.today, async ({ actor }) => ({
    success: true as const,
    data: await listTodaysOrders(deps, actor.store_id),
  }))

  routes.query(orderRoutes.board, async ({ actor }) => ({ success: true as const, ...(await showBoard(deps, actor.store_id)) }))

  routes.query(orderRoutes.packingShelf, ({ actor }) => showPackingShelf(deps, actor.store_id))

  routes.query(orderRoutes.changes, async ({ actor, params }) => ({
    success: true as const,
    changes: await showOrderChanges(deps.db, { storeId: actor.store_id, orderId: params.id }),
  }))

  routes.query(orderRoutes.metrics, async ({ actor, query }) => ({
    success: true as const,
    stats: await showMetrics(deps, actor.store_id, query.period),
  }))
}

const registerTransitions = (routes: Routes, deps: OrderDeps): void => {
  routes.command(orderRoutes.accept, async ({ actor, params, body, language }, tx) => {
    const order = await acceptOrder(deps, tx, {
      ...{ actor, orderId: params.id },
      ...{ version: body?.version, readyInMinutes: body?.ready_in_minutes },
    })
    return { success: true as const, order, message: deps.message(language, 'accepted') }
  })

  routes.command(orderRoutes.reject, async ({ actor, params, body, language }, tx) => {
    const reason = await formatRejectReason(tx, actor.store_id, params.id, { reason: 'out_of_stock', ...body })
    const order = await takeMissingOff(deps, tx, { actor, language, orderId: params.id, body }, () =>
      transitionOrder(deps, tx, { actor, orderId: params.id, to: 'cancelled', from: 'pending', version: body?.version, reason }),
    )
    return { success: true as const, order, message: deps.message(language, 'rejected') }
  })

  routes.command(orderRoutes.changeLines, async ({ actor, params, body }, tx) => {
    const outcome = await changeLines(deps, tx, {
      ...{ storeId: actor.store_id, orderId: params.id, actor: shopActor(actor), at: deps.clock.now() },
      ...{ changes: body.changes, version: body.version, byPhone: body.by_phone, reason: body.reason ?? null },
    })
    return { success: true as const, order: await readShopOrder(tx, actor.store_id, params.id), outcome }
  })

  routes.command(orderRoutes.delay, async ({ actor, params, body, language }, tx) => {
    const where = { storeId: actor.store_id, orderId: params.id, actor: shopActor(actor), at: deps.clock.now() }
    await delayOrder(deps, tx, { ...where, minutes: body.minutes, version: body.version })
    const order = await readShopOrder(tx, actor.store_id, params.id)
    return { success: true as const, order, message: deps.message(language, 'delayed') }
  })

  routes.command(orderRoutes.answerProblem, async ({ actor, params, body }, tx) => {
    const where = { storeId: actor.store_id, orderId: params.id, actor: shopActor(actor), at: deps.clock.now() }
    await answerProblem(tx, { answer: body.answer, version: body.version }, where)
    return { success: true as const, order: await readShopOrder(tx, actor.store_id, params.id) }
  })

  routes.command(orderRoutes.acknowledge, async ({ actor, params }, tx) => {
    await acknowledgeOrder(tx, { storeId: actor.store_id, orderId: params.id, actor: shopActor(actor), at: deps.clock.now() })
    return { success: true as const, order: await readShopOrder(tx, actor.store_id, params.id) }
  })

  routes.command(orderRoutes.setStatus, async ({ actor, params, body, language }, tx) => {
    const order = await takeMissingOff(deps, tx, { actor, language, orderId: params.id, body }, () =>
      moveOrder(deps, tx, { actor, orderId: params.id, body }),
    )
    return { success: true as const, order, message: deps.message(language, 'status_updated') }
  })

  routes.command(orderRoutes.generateTestOrder, (context, tx) => generateTestOrder(deps, tx, context))

  routes.handler(orderRoutes.bulkStatus, ({ actor, body, idempotency }) =>
    answerOnce(deps.db, idempotency, 200, deps.clock, () => bulkChangeStatus(deps, actor, body.orderIds, body.status)),
  )
}
