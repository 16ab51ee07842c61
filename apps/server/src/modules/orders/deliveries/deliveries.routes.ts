import { deliveryRoutes } from '@jhola/contract/orders/deliveries/routes'
import type { Routes } from '../../../platform/http/contract-route/routes.ts'
import type { OrderDeps } from '../deps.ts'
import { giveToRider } from './give-to-rider.ts'
import { listDeliveries } from './list-deliveries.ts'
import { forgetRider, listRiders } from './riders.ts'

/** Routes of orders on their way and of the people who bring them. */
export const registerDeliveries = (routes: Routes, deps: OrderDeps): void => {
  routes.query(deliveryRoutes.list, ({ actor }) => listDeliveries(deps, actor))

  routes.command(deliveryRoutes.give, async ({ actor, params, body }, tx) => {
    await giveToRider(tx, { storeId: actor.store_id, orderId: params.id, userId: body.user_id, at: deps.clock.now() })
    return { success: true as const }
  })

  routes.query(deliveryRoutes.riders, async ({ actor }) => ({
    success: true as const,
    riders: await listRiders(deps.db, actor.store_id),
  }))

  routes.command(deliveryRoutes.forgetRider, async ({ actor, params }, tx) => {
    await forgetRider(tx, actor.store_id, params.rider_id)
    return { success: true as const }
  })
}
