import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import { findOrder } from '../orders.read.ts'
import { deleteRider, putRider } from './deliveries.repo.ts'

type Giving = { storeId: string; orderId: string; userId: string | null; at: Date }

/** Gives an order for delivery to a member of the shop, or to nobody. Throws `orders.not_found`, `stores.staff_not_found`. */
export const giveToRider = async (tx: Sql, { storeId, orderId, userId, at }: Giving): Promise<void> => {
  const order = await findOrder(tx, { storeId }, orderId)
  if (order?.delivery_type !== 'delivery') throw new AppError('orders.not_found')
  if (userId === null) {
    await deleteRider(tx, storeId, orderId)
    return
  }
  const given = await putRider(tx, { store_id: storeId, order_id: orderId, user_id: userId, at })
  if (given === 0) throw new AppError('stores.staff_not_found')
}
