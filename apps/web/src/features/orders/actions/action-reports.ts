import type { QueuedAction, SendOutcome } from '@jhola/contract/orders/offline/action-queue'
import type { Order } from '../data/board-state.ts'

/** Called when one action of a bulk step has succeeded. */
export type OnDone = (actionId: string) => void

type ReportHandlers = {
  done(action: QueuedAction, order: Order): void
  /** The user has to decide about this action. */
  failed(action: QueuedAction): void
  /** The order may have changed on the server; it has to be read again. */
  outdated(orderId: string): void
  /** After each pass over the queue: the number of deferred actions that succeeded, and of deferred ones and those of bulk steps that failed. */
  passed(counts: { synced: number; failed: number }): void
}

/** Reports the result of each action once. An answer is dropped when its action is settled. */
export const createActionReports = (handlers: ReportHandlers) => {
  const answers = new Map<string, Order>()
  const bulkCallbacks = new Map<string, OnDone>()
  let counts = { synced: 0, failed: 0 }
  const reportDone = (action: QueuedAction, order: Order | undefined): void => {
    if (action.was_deferred) counts.synced += 1
    // The row with undo named the whole bulk step; its orders move on the screen.
    else if (order && action.batch === undefined && !bulkCallbacks.has(action.id)) handlers.done(action, order)
    bulkCallbacks.delete(action.id)
  }
  const reportFailed = (action: QueuedAction, wasDeferred: boolean): void => {
    const isOfCaller = bulkCallbacks.has(action.id)
    if (wasDeferred || (action.batch !== undefined && !isOfCaller)) counts.failed += 1
    else if (!isOfCaller) handlers.failed(action)
    handlers.outdated(action.orderId)
  }
  /** Another device was faster with the same: the person has what they wanted. */
  const reportDoneByOthers = (action: QueuedAction): void => {
    bulkCallbacks.get(action.id)?.(action.id)
    reportDone(action, undefined)
    handlers.outdated(action.orderId)
  }
  return {
    /** Registers the callback of an action that is part of a bulk step; it replaces the general report. */
    listen: (actionId: string, onDone: OnDone): void => void bulkCallbacks.set(actionId, onDone),
    /** The action was not stored, or was undone. */
    forget: (actionId: string): void => void bulkCallbacks.delete(actionId),
    answered: (action: QueuedAction, order: Order): void => {
      answers.set(action.id, order)
      bulkCallbacks.get(action.id)?.(action.id)
    },
    settled: (action: QueuedAction, kind: SendOutcome['kind'], after: QueuedAction | undefined): void => {
      const order = answers.get(action.id)
      answers.delete(action.id)
      // No report is needed: the order stops ringing.
      if (action.type === 'acknowledge') return
      if (kind === 'done') reportDone(action, order)
      else if (after && after.state !== 'waiting') reportFailed(after, action.was_deferred)
      else if (kind === 'refused' && !after) reportDoneByOthers(action)
    },
    passed: (): void => {
      const finished = counts
      counts = { synced: 0, failed: 0 }
      handlers.passed(finished)
    },
  }
}
