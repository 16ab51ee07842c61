import type { Order } from './board-state.ts'
import type { OrderAction } from './send-action.ts'

/** What a dialog that asks before a step is given. `onAct` resolves to whether it was done. */
export type StepProps = { order: Order; onClose(): void; onAct(action: OrderAction): Promise<boolean> }
