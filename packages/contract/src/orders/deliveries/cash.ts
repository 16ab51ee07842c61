import { paiseToRupees, rupeesToPaise, sumPaise } from '../../shared/money.ts'
import type { Order } from '../schema.ts'

/** The cash that whoever brings this order receives, in rupees. */
export const cashToCollect = (
  order: Pick<Order, 'payment_status' | 'payment_method' | 'total_amount'> & { owed_amount?: number },
): number => {
  // What packing made it dearer is collected at the door, however the order was paid.
  if (order.payment_status === 'completed') return order.owed_amount ?? 0
  const isCash = order.payment_method === 'cod' || order.payment_method === 'cash'
  return order.payment_status === 'pending' && isCash ? order.total_amount : 0
}

/** The cash of several orders, in rupees. */
export const totalCash = (deliveries: readonly { cash_to_collect: number }[]): number =>
  paiseToRupees(sumPaise(deliveries.map(({ cash_to_collect }) => rupeesToPaise(cash_to_collect))))
