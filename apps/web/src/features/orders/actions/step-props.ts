import type { Order } from '../data/board-state.ts'
import type { OrderAction } from './send-action.ts'

/** Props of a dialog that confirms a step. `onAct` resolves to true when the action is under way; a failure was already reported. */
export type StepProps = { order: Order; onClose(): void; onAct(action: OrderAction): Promise<boolean> }
