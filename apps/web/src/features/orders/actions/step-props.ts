import type { Order } from '../data/board-state.ts'
import type { OrderAction } from './send-action.ts'

/** What a dialog that asks before a step is given. `onAct` resolves to whether it is under way; what is not was said. */
export type StepProps = { order: Order; onClose(): void; onAct(action: OrderAction): Promise<boolean> }
