import type { Permission } from '../staff/permissions.ts'
import type { OrderStatus } from './statuses.ts'

/** What a person of the shop needs to move an order to a status. */
export const NEEDED_FOR_STATUS: Record<OrderStatus, Permission> = {
  pending: 'orders.accept',
  confirmed: 'orders.accept',
  preparing: 'orders.pack',
  ready: 'orders.pack',
  out_for_delivery: 'orders.pack',
  delivered: 'orders.deliver',
  cancelled: 'orders.cancel',
  refunded: 'refunds',
}
