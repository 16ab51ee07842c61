import { cashToCollect, totalCash } from '@jhola/contract/orders/deliveries/cash'
import type { deliveryRoutes } from '@jhola/contract/orders/deliveries/routes'
import type { RouteReply } from '@jhola/contract/route'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import type { OrderDeps } from '../deps.ts'
import { listOrdersByIds } from '../orders.read.ts'
import { presentOrder } from '../reading/present-order.ts'
import { listOnTheWay } from './deliveries.repo.ts'
import { listOwnRiders } from './riders.ts'

const DELIVERIES_MAX = 200

/** The orders on their way. Who does not see all orders gets their own and those that were given to nobody. */
export const listDeliveries = async (deps: OrderDeps, actor: ShopPerson): Promise<RouteReply<typeof deliveryRoutes.list>> => {
  const seesAll = actor.permissions.has('orders.see')
  const all = await listOnTheWay(deps.db, actor.store_id, DELIVERIES_MAX)
  const shown = seesAll ? all : all.filter(({ rider_id }) => rider_id === null || rider_id === actor.user_id)
  const riders = await listOwnRiders(deps.db, actor.store_id)
  const ids = shown.map(({ order_id }) => order_id)
  const rows = ids.length === 0 ? [] : await listOrdersByIds(deps.db, [actor.store_id], ids)
  const orders = new Map(rows.map((row) => [row.order_id, presentOrder(row)]))
  const deliveries = shown.flatMap(({ order_id, rider_id }) => {
    const order = orders.get(order_id)
    return order ? [{ order, rider_id, cash_to_collect: cashToCollect(order) }] : []
  })
  return {
    success: true,
    deliveries,
    // Nobody pays for an order to practise on.
    cash_to_collect: totalCash(deliveries.filter(({ order }) => !order.practice)),
    // Only who gives orders out chooses among people.
    riders: actor.permissions.has('orders.pack') ? riders : [],
  }
}
