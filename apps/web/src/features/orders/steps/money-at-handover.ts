import { type HandReturn, mayReturnByUpi } from '@jhola/contract/orders/packing/money-after-packing'
import { isPaidOnline } from '@jhola/contract/payments/rules'
import type { Order } from '../data/board-state.ts'

/** What packing changed after the payment, in rupees: the rest to collect, or what goes back with the goods. */
export const restOf = (order: Order): number => (order.payment_status === 'completed' ? order.owed_amount : 0)

/** A payment service gives back what it took, by itself. */
const isHeldByService = (order: Order): boolean => order.paid_by_service === true || isPaidOnline(order.payment_method)

/** How the shop can give back what was paid too much, the usual way first; none when nothing goes back, or a service does it. */
export const handReturnsOf = (order: Order): HandReturn[] => {
  if (order.give_back_amount === 0 || isHeldByService(order)) return []
  return mayReturnByUpi(order.payment_method) ? ['upi', 'cash', 'later'] : ['cash', 'later']
}

/** Whether the rest may come by UPI straight to the shop, as the first payment did. */
export const mayRestComeByUpi = (order: Order): boolean => order.payment_method === 'upi' && !isHeldByService(order)
