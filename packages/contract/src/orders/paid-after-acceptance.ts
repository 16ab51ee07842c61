import type { OrderPaymentMethod } from './payment-methods.ts'

type Paid = { method: OrderPaymentMethod; status: string }
type Payee = { asks_upi_after: boolean; upi_vpa: string | null }

/**
 * Whether money of an order waits until the shop has accepted it: what goes straight to the UPI ID of a shop comes back from nobody
 * when it refuses. Cash and payment services are not held, nor a shop that has delivered before and chose to ask with the order.
 */
export const isPaidAfterAcceptance = ({ method, status }: Paid, { asks_upi_after, upi_vpa }: Payee): boolean =>
  asks_upi_after && method === 'upi' && upi_vpa !== null && status === 'pending'
