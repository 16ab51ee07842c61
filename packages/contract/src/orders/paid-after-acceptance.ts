import type { OrderPaymentMethod } from './payment-methods.ts'

type Paid = { method: OrderPaymentMethod; status: string }
type Payee = { is_new: boolean; upi_vpa: string | null }

/**
 * Whether money of an order waits until the shop has accepted it: what goes straight to the UPI ID of a new shop comes back from
 * nobody. Cash, payment services and shops that have delivered before are not held.
 */
export const isPaidAfterAcceptance = ({ method, status }: Paid, { is_new, upi_vpa }: Payee): boolean =>
  is_new && method === 'upi' && upi_vpa !== null && status === 'pending'
