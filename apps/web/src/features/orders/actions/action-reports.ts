import type { QueuedAction, SendOutcome } from '@jhola/contract/orders/offline/action-queue'
import type { Order } from '../data/board-state.ts'

/** Told when an action of several at once has gone through. */
export type OnDone = (actionId: string) => void

type Tell = {
  done(action: QueuedAction, order: Order): void
  /** A person has to decide. */
  failed(action: QueuedAction): void
  /** The order may stand elsewhere than this device knows. */
  outdated(orderId: string): void
  /** After everything was tried: how many of those that had waited went through, and how many did not. */
  passed(counts: { synced: number; failed: number }): void
}

/** What is said of the answers to actions, each once; what came back is forgotten when its action is settled. */
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
    /** It is one of several: said by whoever asked for them. */
    listen: (actionId: string, onDone: OnDone): void => void ofMany.set(actionId, onDone),
    /** It was not kept, or was taken back. */
    forget: (actionId: string): void => void ofMany.delete(actionId),
    answered: (action: QueuedAction, order: Order): void => {
      answers.set(action.id, order)
      ofMany.get(action.id)?.(action.id)
    },
    settled: (action: QueuedAction, kind: SendOutcome['kind'], after: QueuedAction | undefined): void => {
      const order = answers.get(action.id)
      answers.delete(action.id)
      // Its card stops ringing: that says it.
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
