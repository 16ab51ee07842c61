import type { Order } from '../data/board-state.ts'

/** The order of the stack that is shown, and what can be done with it. */
export type ShownProps = {
  order: Order
  stack: readonly Order[]
  /** Its place in the stack, from 0. */
  place: number
  go(by: number): void
  /** Somebody else has answered it a moment ago. */
  isAnswered: boolean
  onReject(): void
  onAside(): void
}
