import type { OrderStatus } from '@jhola/contract/orders/statuses'

/** Steps that may have to ask something, with the dialog that asks; all others always run at one tap. */
export const STEPS_WITH_DIALOG = {
  confirmed: 'accept',
  out_for_delivery: 'dispatch',
  delivered: 'complete',
  refunded: 'refund',
} as const satisfies Partial<Record<OrderStatus, string>>

/** Whether the step may have to ask. */
export const needsDialog = (to: OrderStatus): to is keyof typeof STEPS_WITH_DIALOG => to in STEPS_WITH_DIALOG
