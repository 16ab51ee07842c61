import type { Order } from '@jhola/contract/orders/schema'

/** Payment label of an order. Cash of an order that was cancelled before payment was due has not failed. */
export const paymentState = (
  order: Pick<Order, 'status' | 'payment_status' | 'payment_method'>,
): Order['payment_status'] | 'nothingDue' => {
  const isCash = order.payment_method === 'cod' || order.payment_method === 'cash'
  return order.status === 'cancelled' && order.payment_status === 'failed' && isCash ? 'nothingDue' : order.payment_status
}
