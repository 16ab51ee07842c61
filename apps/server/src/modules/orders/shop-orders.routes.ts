import { ORDERS_PAGE_SIZE } from '@jhola/contract/constants'
import { orderRoutes } from '@jhola/contract/orders/routes'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { countPages } from '@jhola/contract/shared/pagination'
import { addDays, fromShopTime, toShopTime } from '@jhola/contract/shared/time'
import type { Routes } from '../../platform/http/register.ts'
import { acknowledgeOrder } from './acknowledge-order.ts'
import { bulkChangeStatus } from './bulk-change-status.ts'
import type { OrderDeps } from './deps.ts'
import { moveShopOrder, readShopOrder } from './move-shop-order.ts'
import { shopActor } from './order-party.ts'
import { countOrders, listOrders, listOrdersBetween, type OrderFilters, readBoard, readMetrics } from './orders.read.ts'
import { presentOrder } from './present-order.ts'

const PERIOD_DAYS = { today: 0, week: 6, month: 29 } as const

/** What the shop's own people do with orders: lists, figures and every move of the state machine. */
export const registerShopOrderRoutes = (routes: Routes, deps: OrderDeps): void => {
  registerLists(routes, deps)
  registerMoves(routes, deps)
}

const registerLists = (routes: Routes, deps: OrderDeps): void => {
  const today = () => toShopTime(deps.clock.now().getTime()).date
  const startOf = (date: string) => new Date(fromShopTime(date, 0))

  routes.read(orderRoutes.list, async ({ actor, query }) => {
    const { status, search, payment_method, payment_status, sort, direction, page } = query
    const pageSize = query.pageSize ?? ORDERS_PAGE_SIZE
    const filters: OrderFilters = {
      status: status === 'all' ? undefined : status,
      search: search || undefined,
      payment_method,
      payment_status,
      sort,
      direction,
      page,
      pageSize,
      from: query.date_from ? startOf(query.date_from) : undefined,
      to: query.date_to ? startOf(addDays(query.date_to, 1)) : undefined,
      minPaise: query.min_amount === undefined ? undefined : Math.round(query.min_amount * 100),
      maxPaise: query.max_amount === undefined ? undefined : Math.round(query.max_amount * 100),
    }
    const [rows, { total, unfiltered }] = await Promise.all([listOrders(deps.db, actor.store_id, filters), countOrders(deps.db, actor.store_id, filters)])
    const data = rows.map(presentOrder)
    return { success: true, data, orders: data, page, pageSize, total, totalPages: countPages(total, pageSize), unfiltered_total: unfiltered }
  })

  routes.read(orderRoutes.today, async ({ actor }) => {
    const date = today()
    const rows = await listOrdersBetween(deps.db, actor.store_id, startOf(date), startOf(addDays(date, 1)))
    return { success: true, data: rows.map(presentOrder) }
  })

  routes.read(orderRoutes.board, async ({ actor }) => {
    const board = await readBoard(deps.db, actor.store_id)
    return { success: true, seq: board.seq, orders: board.orders.map(presentOrder) }
  })

  routes.read(orderRoutes.metrics, async ({ actor, query }) => {
    const { revenue_paise, ...counts } = await readMetrics(deps.db, actor.store_id, startOf(addDays(today(), -PERIOD_DAYS[query.period])))
    return { success: true, stats: { ...counts, revenue: paiseToRupees(paise(revenue_paise)) } }
  })
}

const registerMoves = (routes: Routes, deps: OrderDeps): void => {
  routes.write(orderRoutes.accept, async ({ actor, params, body, language }, tx) => {
    const now = deps.clock.now()
    const patch = body?.ready_in_minutes ? { estimated_delivery: new Date(now.getTime() + body.ready_in_minutes * 60_000) } : {}
    const order = await moveShopOrder(deps, tx, { actor, orderId: params.id, to: 'confirmed', version: body?.version, patch })
    return { success: true, order, message: deps.message(language, 'accepted') }
  })

  routes.write(orderRoutes.reject, async ({ actor, params, body, language }, tx) => {
    const reason = [body?.reason ?? 'out_of_stock', body?.note].filter(Boolean).join(': ')
    const order = await moveShopOrder(deps, tx, { actor, orderId: params.id, to: 'cancelled', from: 'pending', version: body?.version, reason })
    return { success: true, order, message: deps.message(language, 'rejected') }
  })

  routes.write(orderRoutes.acknowledge, async ({ actor, params }, tx) => {
    await acknowledgeOrder(tx, { storeId: actor.store_id, orderId: params.id, actor: shopActor(actor), at: deps.clock.now() })
    deps.wakeOutbox()
    return { success: true, order: await readShopOrder(tx, actor.store_id, params.id) }
  })

  routes.write(orderRoutes.setStatus, async ({ actor, params, body, language }, tx) => {
    const partner = body.delivery_partner
    const patch = partner
      ? { partner_name: partner.name, partner_phone: partner.phone ?? null, partner_vehicle: partner.vehicle_number ?? null }
      : {}
    const reason = body.status === 'cancelled' ? [body.reason ?? 'other', body.note].filter(Boolean).join(': ') : (body.note ?? null)
    const order = await moveShopOrder(deps, tx, { actor, orderId: params.id, to: body.status, version: body.version, reason, patch })
    return { success: true, order, message: deps.message(language, 'status_updated') }
  })

  routes.own(orderRoutes.bulkStatus, ({ actor, body, idempotency }) =>
    answerOnce(deps.db, idempotency, 200, deps.clock, () => bulkChangeStatus(deps, actor, body.orderIds, body.status)),
  )
}
