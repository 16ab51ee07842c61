import type { Sql } from '../../../platform/db/sql.ts'
import type { ShopPerson } from '../../../platform/http/caller/actor.ts'
import type { OrderRow } from '../order-row.sql.ts'
import { findRider } from './rider.read.ts'

/** Whether this order is on its way and this person's to bring: given to them, or to nobody. */
export const isDeliveryOf = async (
  sql: Sql,
  order: Pick<OrderRow, 'store_id' | 'order_id' | 'status' | 'delivery_type'>,
  actor: ShopPerson,
): Promise<boolean> => {
  if (!actor.permissions.has('orders.deliver') || actor.store_id !== order.store_id) return false
  if (order.status !== 'out_for_delivery' || order.delivery_type !== 'delivery') return false
  const rider = await findRider(sql, order.store_id, order.order_id)
  return rider === undefined || rider === actor.user_id
}
