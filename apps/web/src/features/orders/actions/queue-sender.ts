import {
  actionsOf,
  canTakeBack,
  isHeld,
  type QueuedAction,
  type QueueOwner,
  type SendOutcome,
  settleAction,
} from '@jhola/contract/orders/offline/action-queue'
import { type ReplayDeps, type ReplayEnd, replayQueue } from '@jhola/contract/orders/offline/replay-queue'
import { reconnectDelayMs } from '../../../domain/realtime/realtime-client.ts'

/** The sync status of the queue. */
export type SyncStatus = 'idle' | 'syncing' | 'synced' | 'error'

/** The storage of the actions. A change is atomic across all tabs. */
type ActionStorage = {
  load(): Promise<readonly QueuedAction[]>
  change(id: string, next: (action: QueuedAction) => QueuedAction | 'remove'): Promise<QueuedAction | undefined>
}

type SenderDeps = {
  owner: QueueOwner
  storage: ActionStorage
  send(action: QueuedAction): Promise<SendOutcome>
  /** Sends the action while the page unloads; the answer is not received. */
  sendOnPageHide(action: QueuedAction): void
  isOnline(): boolean
  nowMs(): number
  onStatus(status: SyncStatus): void
  /** Called after each answer; `after` is `undefined` when the action is settled for good. */
  onSettled(action: QueuedAction, outcome: SendOutcome, after: QueuedAction | undefined): void
  /** Called after each pass over the queue. */
  onPassed(): void
}

const SYNCED_SHOWN_MS = 4000
/** Another tab may have been closed before it sent its action. */
const RECHECK_MS = 30_000

/**
 * One tab sends; the others wait for the Web Lock. Without Web Locks (plain http) only the idempotency keys prevent a double
 * effect.
 */
const inOneTab = async <T>(name: string, work: () => Promise<T>): Promise<T> =>
  typeof navigator === 'undefined' || !('locks' in navigator) ? work() : navigator.locks.request(name, work)

/** `synced` is shown for a short time, then `idle`. */
const createStatus = (onStatus: (status: SyncStatus) => void) => {
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  return {
    set: (status: SyncStatus): void => {
      clearTimeout(idleTimer)
      onStatus(status)
      if (status === 'synced') idleTimer = setTimeout(() => onStatus('idle'), SYNCED_SHOWN_MS)
    },
    stop: () => clearTimeout(idleTimer),
  }
}

/** The first action of each order. No other action of the order may be sent before it. */
const firstOfEachOrder = (queue: readonly QueuedAction[]): QueuedAction[] =>
  queue.filter((one) => queue.find(({ orderId }) => orderId === one.orderId) === one)

/** Offline pass: sends nothing. Due actions are marked as waiting and can still be undone. */
const runOffline = async ({ owner, storage, nowMs }: SenderDeps): Promise<ReplayEnd> => {
  const mine = actionsOf(await storage.load(), owner).filter((one) => one.state === 'waiting')
  const due = mine.filter((one) => !isHeld(one, nowMs()))
  const [first] = due
  if (first) for (const [id, next] of settleAction(due, first, { kind: 'unreachable' })) await storage.change(id, () => next)
  const held = mine.filter((one) => isHeld(one, nowMs())).map((one) => one.send_after)
  return { why: first ? 'unreachable' : 'empty', wakeAtMs: held.length > 0 ? Math.min(...held) : null }
}

const statusAfter = ({ why }: ReplayEnd, before: readonly QueuedAction[], left: readonly QueuedAction[]): SyncStatus => {
  const hasTrouble = left.some((one) => one.state !== 'waiting') || (why !== 'empty' && left.length > 0)
  if (hasTrouble) return 'error'
  return before.some((one) => one.was_deferred) ? 'synced' : 'idle'
}

/** How the queue is sent when the page is hidden or unloads. */
const createPageExit = ({ owner, storage, sendOnPageHide, isOnline, nowMs }: SenderDeps, wake: () => Promise<void>) => ({
  /** The user can no longer undo: actions held for undo are sent now. */
  release: async (): Promise<void> => {
    const mine = actionsOf(await storage.load(), owner)
    for (const { id } of mine.filter((one) => one.state === 'waiting' && isHeld(one, nowMs())))
      await storage.change(id, (one) => ({ ...one, send_after: 0 }))
    await wake()
  },
  /**
   * Called while the page unloads: sends the first action of each order of `queue` (the actions known without reading the
   * storage). The answer is not received; the next page asks for it again under the same key.
   */
  sendOnUnload: (queue: readonly QueuedAction[]): void => {
    if (!isOnline()) return
    for (const action of firstOfEachOrder(actionsOf(queue, owner)).filter(canTakeBack)) {
      storage.change(action.id, (one) => ({ ...one, was_sent: true })).catch(() => undefined)
      sendOnPageHide(action)
    }
  },
})

/** Sends one user's queue: on `wake`, when a held action is due, and repeatedly until the queue is empty. */
export const createQueueSender = (deps: SenderDeps) => {
  const { owner, storage } = deps
  let isStopped = false
  let running: Promise<void> | undefined
  let isWakeRequested = false
  let attempt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const status = createStatus(deps.onStatus)

  const replay: ReplayDeps = {
    owner,
    read: storage.load,
    change: storage.change,
    send: (action) => {
      if (action.was_deferred) status.set('syncing')
      return deps.send(action)
    },
    nowMs: deps.nowMs,
    onSettled: (action, outcome, after) => {
      if (outcome.kind === 'done' || outcome.kind === 'refused') attempt = 0
      deps.onSettled(action, outcome, after)
    },
  }
  const sleep = ({ why, wakeAtMs }: ReplayEnd): void => {
    clearTimeout(timer)
    if (isStopped) return
    const isStuck = why === 'unreachable' || why === 'broken'
    const dueInMs = wakeAtMs === null ? RECHECK_MS : Math.max(0, wakeAtMs - deps.nowMs())
    timer = setTimeout(wake, isStuck ? Math.min(dueInMs, reconnectDelayMs(attempt, Math.random())) : dueInMs)
    if (isStuck) attempt += 1
  }
  const pass = async (): Promise<void> => {
    const before = actionsOf(await storage.load(), owner)
    if (before.length === 0) {
      status.set('idle')
      return sleep({ why: 'empty', wakeAtMs: null })
    }
    const end = await inOneTab(`jhola.owner_actions.${owner.user_id}`, () =>
      deps.isOnline() ? replayQueue(replay) : runOffline(deps),
    )
    status.set(statusAfter(end, before, actionsOf(await storage.load(), owner)))
    deps.onPassed()
    sleep(end)
  }
  const run = async (): Promise<void> => {
    try {
      do {
        isWakeRequested = false
        await pass()
      } while (isWakeRequested && !isStopped)
    } catch {
      sleep({ why: 'broken', wakeAtMs: null })
    } finally {
      running = undefined
    }
  }
  /** Runs a pass now. Resolves when every due action has been tried. */
  const wake = (): Promise<void> => {
    if (isStopped) return Promise.resolve()
    isWakeRequested = true
    running ??= run()
    return running
  }
  return {
    wake,
    /** The network is back: resets the backoff and runs a pass. */
    wakeFresh: (): Promise<void> => {
      attempt = 0
      return wake()
    },
    ...createPageExit(deps, wake),
    stop: (): void => {
      isStopped = true
      clearTimeout(timer)
      status.stop()
    },
  }
}
