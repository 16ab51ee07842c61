import type { Order } from '../data/board-state.ts'
import type { StepChoices } from '../one-tap/step-menu.tsx'

/** The steps that the details of an order start; their dialogs open over them. */
export type DetailsHandlers = StepChoices & {
  onForward(order: Order, to: Order['status']): void
  onReject(order: Order): void
  onPaid(order: Order): void
  onDelay(order: Order): void
  onClose(): void
}

export type DetailsProps = { order: Order; isBusy: boolean; handlers: DetailsHandlers }
