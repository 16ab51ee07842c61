import type { Order } from '../data/board-state.ts'
import type { StepChoices } from '../one-tap/step-menu.tsx'

/** The callbacks of a card; the board opens the dialog that a step needs. */
export type CardHandlers = StepChoices & {
  onForward(order: Order): void
  onReject(order: Order): void
  onSeen(order: Order): void
  onDetails(order: Order): void
}

export type CardProps = { order: Order; isRinging: boolean; isBusy: boolean; handlers: CardHandlers }
