import type { Order } from '../schema.ts'

/**
 * Whether a customer is shown other shops for the goods of an order: the shop refused it, gave it up, or did not answer in time. Not when
 * the customer cancelled it or did not pay.
 */
export const offersElsewhere = ({
  status,
  cancelled_by,
  cancellation_reason,
}: Pick<Order, 'status' | 'cancelled_by' | 'cancellation_reason'>): boolean =>
  (status === 'cancelled' || status === 'refunded') &&
  (cancelled_by === 'store' || (cancelled_by === 'system' && cancellation_reason === 'not_accepted_in_time'))
