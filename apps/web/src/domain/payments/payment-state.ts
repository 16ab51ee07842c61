import type { Order } from '@jhola/contract/orders/schema'

/**
 * What to say about an order's payment. Cash that was never due, because the order was called off before, did not fail.
 */
export const paymentState = (
  order: Pick<Order, 'status' | 'payment_status' | 'payment_method'>,
): Order['payment_status'] | 'nothingDue' => {
  const isCash = order.payment_method === 'cod' || order.payment_method === 'cash'
  return order.status === 'cancelled' && order.payment_status === 'failed' && isCash ? 'nothingDue' : order.payment_status
}
