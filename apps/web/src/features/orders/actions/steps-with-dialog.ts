import type { OrderStatus } from '@jhola/contract/orders/statuses'

/** Steps that ask something first, and what asks; the others are done at once. */
export const STEPS_WITH_DIALOG = {
  confirmed: 'accept',
  out_for_delivery: 'dispatch',
  delivered: 'complete',
  refunded: 'refund',
} as const satisfies Partial<Record<OrderStatus, string>>

export const needsDialog = (to: OrderStatus): to is keyof typeof STEPS_WITH_DIALOG => to in STEPS_WITH_DIALOG

/** While an action of the order is on its way nothing more is done to it by one tap; a step that only asks can be asked already. */
export const waitsForAnswer = (to: OrderStatus, isBusy: boolean): boolean => isBusy && !needsDialog(to)
