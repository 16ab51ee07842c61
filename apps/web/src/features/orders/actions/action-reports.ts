import type { QueuedAction, SendOutcome } from '@jhola/contract/orders/offline/action-queue'
import type { Order } from '../data/board-state.ts'

/** Called when one action of a bulk step has succeeded. */
export type OnDone = (actionId: string) => void

type Tell = {
  done(action: QueuedAction, order: Order): void
  /** The user has to decide about this action. */
  failed(action: QueuedAction): void
  /** The order may have changed on the server; it has to be read again. */
  outdated(orderId: string): void
  /** After each pass over the queue: the number of deferred actions that succeeded and that failed. */
  passed(counts: { synced: number; failed: number }): void
}

/** Reports the result of each action once. An answer is dropped when its action is settled. */
export const createActionReports = (tell: Tell) => {
  const answers = new Map<string, Order>()
  const ofMany = new Map<string, OnDone>()
  let counts = { synced: 0, failed: 0 }
  const settledDone = (action: QueuedAction, order: Order | undefined): void => {
    if (action.was_deferred) counts.synced += 1
    else if (order && !ofMany.has(action.id)) tell.done(action, order)
    ofMany.delete(action.id)
  }
  const toDecide = (action: QueuedAction, wasDeferred: boolean): void => {
    if (wasDeferred) counts.failed += 1
    else if (!ofMany.has(action.id)) tell.failed(action)
    tell.outdated(action.orderId)
  }
  return {
    /** Registers the callback of an action that is part of a bulk step; it replaces the general report. */
    listen: (actionId: string, onDone: OnDone): void => void ofMany.set(actionId, onDone),
    /** The action was not stored, or was undone. */
    forget: (actionId: string): void => void ofMany.delete(actionId),
    answered: (action: QueuedAction, order: Order): void => {
      answers.set(action.id, order)
      ofMany.get(action.id)?.(action.id)
    },
    settled: (action: QueuedAction, kind: SendOutcome['kind'], after: QueuedAction | undefined): void => {
      const order = answers.get(action.id)
      answers.delete(action.id)
      // No report is needed: the order stops ringing.
      if (action.type === 'acknowledge') return
      if (kind === 'done') settledDone(action, order)
      else if (after && after.state !== 'waiting') toDecide(after, action.was_deferred)
    },
    passed: (): void => {
      const said = counts
      counts = { synced: 0, failed: 0 }
      tell.passed(said)
    },
  }
}
