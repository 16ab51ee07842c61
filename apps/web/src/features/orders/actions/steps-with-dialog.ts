import type { OrderStatus } from '@jhola/contract/orders/statuses'

/** Steps that open a dialog first, with the dialog; all other steps run at one tap. */
export const STEPS_WITH_DIALOG = {
  confirmed: 'accept',
  out_for_delivery: 'dispatch',
  delivered: 'complete',
  refunded: 'refund',
} as const satisfies Partial<Record<OrderStatus, string>>

export const needsDialog = (to: OrderStatus): to is keyof typeof STEPS_WITH_DIALOG => to in STEPS_WITH_DIALOG

/** While an action of the order is being sent, no further step runs by one tap. A step that opens a dialog can already be opened. */
export const waitsForAnswer = (to: OrderStatus, isBusy: boolean): boolean => isBusy && !needsDialog(to)
