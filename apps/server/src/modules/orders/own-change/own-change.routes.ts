import { orderRoutes } from '@jhola/contract/orders/routes'
import { AppError } from '../../../platform/errors.ts'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import { requireOrderAccess } from '../access/order-access.ts'
import { readShopOrder } from '../changing/transition-order.ts'
import type { OrderDeps } from '../deps.ts'
import { changeOwnOrder, previewOwnChange } from './change-own-order.ts'

/** Routes of a change that the customer makes before packing. */
export const registerOwnChange = (routes: Routes, deps: OrderDeps): void => {
  routes.query(orderRoutes.previewOwnChange, async ({ params, body, actor, orderToken }) => {
    const access = await requireOrderAccess(deps.db, deps.tokens, params.id, actor, orderToken)
    if (access.kind === 'shop') throw new AppError('auth.forbidden')
    return previewOwnChange(deps, access.order, body)
  })
  routes.command(orderRoutes.changeOwn, async ({ params, body, actor, orderToken, headers }, tx) => {
    const access = await requireOrderAccess(tx, deps.tokens, params.id, actor, orderToken)
    if (access.kind === 'shop') throw new AppError('auth.forbidden')
    const { version, expected_total, ...wanted } = body
    const at = deps.clock.now()
    const isPhoneProven = deps.proofs.hasValid(headers, access.order.customer_phone, at.getTime())
    const call = { row: access.order, wanted, version, expected: expected_total, actor: access.actor, isPhoneProven, at }
    await changeOwnOrder(deps, tx, call)
    const order = await readShopOrder(tx, access.order.store_id, params.id)
    await deps.notifyShop(tx, { storeId: order.store_id, orderId: order.id, orderNumber: order.order_number, what: 'changed' })
    return { success: true as const, order }
  })
}
