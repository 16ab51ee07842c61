import type { OrderStatus } from '../../orders/statuses.ts'

/** Whether a part of this order can be refunded. A cancelled order refunds everything automatically. */
export const canRefundLines = (order: { status: OrderStatus; payment_status: string }): boolean =>
  order.payment_status === 'completed' &&
  order.status !== 'pending' &&
  order.status !== 'cancelled' &&
  order.status !== 'refunded'
