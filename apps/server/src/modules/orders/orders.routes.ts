import { invoiceRoutes } from '@jhola/contract/orders/invoices/routes'
import { orderRoutes } from '@jhola/contract/orders/routes'
import { timelineRoutes } from '@jhola/contract/orders/timeline/routes'
import type { RouteReply } from '@jhola/contract/route'
import { createIdempotencyCache } from '../../platform/http/contract-route/idempotency-cache.ts'
import type { Routes } from '../../platform/http/contract-route/routes.ts'
import { registerCustomerOrderRoutes } from './customer-orders.routes.ts'
import { registerDeliveries } from './deliveries/deliveries.routes.ts'
import type { OrderDeps } from './deps.ts'
import { showGstMonth } from './invoices/gst-month-report.ts'
import { registerOwnChange } from './own-change/own-change.routes.ts'
import { registerPhotoLists } from './photo-lists/photo-lists.routes.ts'
import { quoteCart } from './placing/quote-cart.ts'
import { receiveOrder } from './placing/receive-order.ts'
import { showTimeline } from './reading/timeline.ts'
import { registerShopOrderRoutes } from './shop-orders.routes.ts'
import { registerThreads } from './thread/thread.routes.ts'
import { proveNumber } from './unproven/prove-number.ts'

/** Registers all routes of orders. */
export const registerOrders = (routes: Routes, deps: OrderDeps): void => {
  routes.query(orderRoutes.quote, ({ body, actor }) => quoteCart(deps, body, actor))
  routes.handler(orderRoutes.place, (context) => receiveOrder(deps, context))
  const once = createIdempotencyCache<RouteReply<typeof orderRoutes.proveNumber>>(deps.clock)
  routes.handler(orderRoutes.proveNumber, async ({ idempotency, body, asker, headers, setCookie }) => {
    const proven = await once(idempotency, () => proveNumber(deps, body, asker))
    setCookie(deps.proofs.cookieWith(headers, proven.proof))
    return proven
  })
  registerCustomerOrderRoutes(routes, deps)
  registerOwnChange(routes, deps)
  registerShopOrderRoutes(routes, deps)
  registerDeliveries(routes, deps)
  registerThreads(routes, deps)
  registerPhotoLists(routes, deps)
  routes.query(timelineRoutes.show, async ({ actor, params }) => ({
    success: true as const,
    entries: await showTimeline(deps.db, actor.store_id, params.id),
  }))
  routes.query(invoiceRoutes.month, ({ actor, query }) => showGstMonth(deps, actor.store_id, query.month))
}
