import type { orderRoutes } from '@jhola/contract/orders/routes'
import type { ParsedQuery, RouteReply } from '@jhola/contract/route'
import { countPages } from '@jhola/contract/shared/pagination'
import { countCustomerOrders, findOrderCustomer, listCustomerOrders } from '../customer-orders.repo.ts'
import type { OrderDeps } from '../deps.ts'
import { presentOrder } from './present-order.ts'

/** A page of the caller's orders at all shops, newest first. */
export const listMyOrders = async (
  { db }: OrderDeps,
  userId: string,
  { page, pageSize }: ParsedQuery<typeof orderRoutes.mine>,
): Promise<RouteReply<typeof orderRoutes.mine>> => {
  const customer = await findOrderCustomer(db, userId)
  const [orders, total] = await Promise.all([
    listCustomerOrders(db, customer, pageSize, (page - 1) * pageSize),
    countCustomerOrders(db, customer),
  ])
  return { success: true, orders: orders.map(presentOrder), page, pageSize, total, totalPages: countPages(total, pageSize) }
}
