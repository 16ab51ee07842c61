/** Ways of paying that an order can carry: to the shop itself, or through a payment service (card, net banking, wallet). */
export const ORDER_PAYMENT_METHODS = ['cod', 'upi', 'cash', 'card', 'netbanking', 'wallet'] as const
export type OrderPaymentMethod = (typeof ORDER_PAYMENT_METHODS)[number]

/** Is this one of them? */
export const isOrderPaymentMethod = (method: string): method is OrderPaymentMethod =>
  ORDER_PAYMENT_METHODS.some((known) => known === method)
