import { type HandReturn, mayReturnByUpi } from '../packing/money-after-packing.ts'
import { isPaidOnline } from '../payment-methods.ts'
import type { Order } from '../schema.ts'

/** What the rules about the money of a handover read. Rupees. */
export type HandoverMoney = Pick<
  Order,
  'payment_status' | 'payment_method' | 'owed_amount' | 'give_back_amount' | 'paid_by_service'
>

/** What packing changed after the payment, in rupees: the rest to collect. */
export const restOf = (order: Pick<HandoverMoney, 'payment_status' | 'owed_amount'>): number =>
  order.payment_status === 'completed' ? order.owed_amount : 0

/** A payment service gives back what it took, by itself. */
const isHeldByService = (order: HandoverMoney): boolean => order.paid_by_service === true || isPaidOnline(order.payment_method)

/** How the shop can give back what was paid too much, the usual way first; none when nothing goes back, or a service does it. */
export const handReturnsOf = (order: HandoverMoney): HandReturn[] => {
  if (order.give_back_amount === 0 || isHeldByService(order)) return []
  return mayReturnByUpi(order.payment_method) ? ['upi', 'cash', 'later'] : ['cash', 'later']
}

/** Whether the rest may come by UPI straight to the shop, as the first payment did. */
export const mayRestComeByUpi = (order: HandoverMoney): boolean => order.payment_method === 'upi' && !isHeldByService(order)

/** Whether the order is paid in cash when it is handed over, all of it. */
export const isCashAtHandover = ({
  payment_status,
  payment_method,
}: Pick<HandoverMoney, 'payment_status' | 'payment_method'>): boolean =>
  payment_status === 'pending' && (payment_method === 'cod' || payment_method === 'cash')

/** Nothing has to be asked about the money when the order is handed over. `paymentWaits`: this device marked it as paid a moment ago. */
export const isMoneyPlain = (order: HandoverMoney, paymentWaits: boolean): boolean => {
  if (restOf(order) > 0 || order.give_back_amount > 0 || handReturnsOf(order).length > 0) return false
  return order.payment_status !== 'pending' || isCashAtHandover(order) || paymentWaits
}
