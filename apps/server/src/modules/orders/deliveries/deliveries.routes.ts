import { deliveryRoutes } from '@jhola/contract/orders/deliveries/routes'
import { AppError } from '../../../platform/errors.ts'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { OrderDeps } from '../deps.ts'
import { findOrder } from '../orders.read.ts'
import { deleteRider, putRider } from './deliveries.repo.ts'
import { listDeliveries } from './list-deliveries.ts'

/** Routes of orders on their way and of the people who bring them. */
export const registerDeliveries = (routes: Routes, deps: OrderDeps): void => {
  routes.query(deliveryRoutes.list, ({ actor }) => listDeliveries(deps, actor))

  routes.command(deliveryRoutes.give, async ({ actor, params, body }, tx) => {
    const { store_id } = actor
    const order = await findOrder(tx, { storeId: store_id }, params.id)
    if (order?.delivery_type !== 'delivery') throw new AppError('orders.not_found')
    if (body.user_id === null) await deleteRider(tx, store_id, params.id)
    else if ((await putRider(tx, { store_id, order_id: params.id, user_id: body.user_id, at: deps.clock.now() })) === 0)
      throw new AppError('stores.staff_not_found')
    return { success: true as const }
  })
}
