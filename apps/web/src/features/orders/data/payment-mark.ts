import { isPaidOnline } from '@jhola/contract/orders/payment-methods'
import { isClaimOpen } from '@jhola/contract/payments/rules'
import type { Order } from './board-state.ts'

/** What a card says about the money: it is there, a rest is due, the customer says so, or how it will come. */
export type PaymentMark =
  | { kind: 'paid' | 'claimed' | 'upi' | 'cash' | 'service' }
  /** Packing made it dearer after it was paid; rupees. */
  | { kind: 'rest'; rupees: number }

type Money = Pick<Order, 'payment_status' | 'payment_method' | 'payment_claimed_at' | 'owed_amount'>

export const paymentMarkOf = (order: Money): PaymentMark => {
  if (isClaimOpen(order)) return { kind: 'claimed' }
  if (order.payment_status === 'completed')
    return order.owed_amount > 0 ? { kind: 'rest', rupees: order.owed_amount } : { kind: 'paid' }
  if (order.payment_method === 'upi') return { kind: 'upi' }
  return { kind: isPaidOnline(order.payment_method) ? 'service' : 'cash' }
}
