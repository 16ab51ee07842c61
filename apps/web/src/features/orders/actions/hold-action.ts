import type { QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import type { OrderAction } from './send-action.ts'

/** What became of keeping an action. `lost`: not even this page has it. */
export type Kept = QueuedAction | 'full' | 'repeated' | 'lost'

/** Keeps an action. Never rejects: whoever acted is told of everything that went wrong. */
export const holdAction = async (insert: () => Promise<Exclude<Kept, 'lost'>>): Promise<Kept> => {
  try {
    return await insert()
  } catch {
    return 'lost'
  }
}

/** Does it happen, or is it there to be decided? What waits already does. */
export const isUnderWay = (kept: Kept): boolean => kept !== 'full' && kept !== 'lost'

/** Does one after the other and stops at the first that is not under way. Resolves to whether all are. */
export const actInTurn = async (
  onAct: (action: OrderAction) => Promise<boolean>,
  actions: readonly OrderAction[],
): Promise<boolean> => {
  for (const action of actions) if (!(await onAct(action))) return false
  return true
}
