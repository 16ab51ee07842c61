import { cashToCollect, totalCash } from '@jhola/contract/orders/deliveries/cash'
import type { deliveryRoutes } from '@jhola/contract/orders/deliveries/routes'
import type { RouteReply } from '@jhola/contract/route'
import { permissionsOf } from '@jhola/contract/staff/permissions'
import { shopRoleOf } from '@jhola/contract/staff/roles'
import type { Sql } from '../../../platform/db/sql.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import type { OrderDeps } from '../deps.ts'
import { listOrdersByIds } from '../orders.read.ts'
import { presentOrder } from '../reading/present-order.ts'
import { listOnTheWay, listShopPeople } from './deliveries.repo.ts'

const DELIVERIES_MAX = 200

type Riders = RouteReply<typeof deliveryRoutes.list>['riders']

/** The people who may bring orders. */
const listRiders = async (sql: Sql, storeId: string): Promise<Riders> =>
  (await listShopPeople(sql, storeId))
    .filter(({ rights, ...member }) =>
      permissionsOf({ role: shopRoleOf(member), overrides: rights, afterPin: false }).has('orders.deliver'),
    )
    .map(({ user_id, name }) => ({ user_id, name }))

/** The orders on their way. Who does not see all orders gets their own and those that were given to nobody. */
export const listDeliveries = async (deps: OrderDeps, actor: ShopPerson): Promise<RouteReply<typeof deliveryRoutes.list>> => {
  const seesAll = actor.permissions.has('orders.see')
  const all = await listOnTheWay(deps.db, actor.store_id, DELIVERIES_MAX)
  const shown = seesAll ? all : all.filter(({ rider_id }) => rider_id === null || rider_id === actor.user_id)
  const riders = await listRiders(deps.db, actor.store_id)
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
    cash_to_collect: totalCash(deliveries),
    // Only who gives orders out chooses among people.
    riders: actor.permissions.has('orders.pack') ? riders : [],
  }
}
