import type { Order } from '../data/board-state.ts'

/** The callbacks of a card; the board opens the dialog that a step needs. */
export type CardHandlers = {
  onForward(order: Order): void
  onReject(order: Order): void
  onSeen(order: Order): void
  onDetails(order: Order): void
}

export type CardProps = { order: Order; isRinging: boolean; isBusy: boolean; handlers: CardHandlers }
