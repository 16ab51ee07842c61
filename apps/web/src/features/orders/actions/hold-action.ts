import type { QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import type { OrderAction } from './send-action.ts'

/** The result of storing an action. `lost`: it is not even in the memory of this page. */
export type StoreResult = QueuedAction | 'full' | 'repeated' | 'lost'

/** Makes and stores `count` actions. Never throws or rejects: every failure is reported to the user by the caller. */
export const holdActions = async (
  count: number,
  insert: () => Promise<Exclude<StoreResult, 'lost'>[]>,
): Promise<StoreResult[]> => {
  try {
    return await insert()
  } catch {
    return Array.from({ length: count }, () => 'lost')
  }
}

/** True when the action will be sent, or is listed for a decision. A repeated action is in the queue already. */
export const isUnderWay = (result: StoreResult): boolean => result !== 'full' && result !== 'lost'

/** Runs the actions one after the other and stops at the first that is not under way. Resolves to true when all are. */
export const actInTurn = async (
  onAct: (action: OrderAction) => Promise<boolean>,
  actions: readonly OrderAction[],
): Promise<boolean> => {
  for (const action of actions) if (!(await onAct(action))) return false
  return true
}
