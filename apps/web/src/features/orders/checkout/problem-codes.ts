import type { ErrorCode } from '@jhola/contract/errors'

/** Codes that the changed-order dialog shows line by line, so that no alert repeats them. */
export const isLineProblem = (code: string): boolean => code === 'orders.changed' || code === 'inventory.insufficient'

/** Codes that a quote can contain and that the delivery step can solve. */
const DELIVERY_CODES: readonly ErrorCode[] = [
  'stores.closed',
  'stores.paused',
  'stores.out_of_range',
  'stores.no_pickup',
  'delivery.slot_closed',
  'delivery.slot_full',
]

export const isDeliveryProblem = (code: string): boolean => DELIVERY_CODES.some((known) => known === code)
