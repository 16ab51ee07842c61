import type { OrderStatus } from '../../orders/statuses.ts'

/** May a part of this order's money go back? A called-off order gives everything back by itself. */
export const canRefundLines = (order: { status: OrderStatus; payment_status: string }): boolean =>
  order.payment_status === 'completed' &&
  order.status !== 'pending' &&
  order.status !== 'cancelled' &&
  order.status !== 'refunded'
