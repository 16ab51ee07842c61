import type { OrderStatus } from '@jhola/contract/orders/statuses'

/** Steps that ask something first, and what asks; the others are done at once. */
export const ASKING = {
  confirmed: 'accept',
  out_for_delivery: 'dispatch',
  delivered: 'complete',
  refunded: 'refund',
} as const satisfies Partial<Record<OrderStatus, string>>

export const asksFirst = (to: OrderStatus): to is keyof typeof ASKING => to in ASKING

/** While an action of the order is on its way nothing more is done to it by one tap; a step that only asks can be asked already. */
export const waitsForAnswer = (to: OrderStatus, isBusy: boolean): boolean => isBusy && !asksFirst(to)
