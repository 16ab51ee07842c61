/** Payment methods of an order: to the shop itself, or through a payment service (card, net banking, wallet). */
export const ORDER_PAYMENT_METHODS = ['cod', 'upi', 'cash', 'card', 'netbanking', 'wallet'] as const
export type OrderPaymentMethod = (typeof ORDER_PAYMENT_METHODS)[number]

/**
 * Payment methods at a shop's own counter, independent of its settings for customers: cash, its own QR code, its own card
 * machine.
 */
export const COUNTER_METHODS = ['cash', 'upi', 'card'] as const satisfies readonly OrderPaymentMethod[]
export type CounterMethod = (typeof COUNTER_METHODS)[number]

/** Whether this is one of them. */
export const isOrderPaymentMethod = (method: string): method is OrderPaymentMethod =>
  ORDER_PAYMENT_METHODS.some((known) => known === method)

/** Whether it can be taken at the counter. */
export const isCounterMethod = (method: string): method is CounterMethod => COUNTER_METHODS.some((known) => known === method)

/** Payment methods that only a payment service can process. UPI is paid directly to the shop if it has a UPI ID. */
export const ONLINE_METHODS = ['card', 'netbanking', 'wallet'] as const satisfies readonly OrderPaymentMethod[]

/** Whether this method uses a payment service, so that only the service can confirm a payment. */
export const isPaidOnline = (method: string): boolean => ONLINE_METHODS.some((online) => online === method)
