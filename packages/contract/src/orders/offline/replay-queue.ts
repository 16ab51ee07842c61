import {
  nextAction,
  type QueueChanges,
  type QueuedAction,
  type QueueOwner,
  type SendOutcome,
  settleAction,
} from './action-queue.ts'

/** The dependencies of a replay. `change` is atomic across tabs. */
export type ReplayDeps = {
  owner: QueueOwner
  read(): Promise<readonly QueuedAction[]>
  change(id: string, next: (action: QueuedAction) => QueuedAction | 'remove'): Promise<QueuedAction | undefined>
  send(action: QueuedAction): Promise<SendOutcome>
  nowMs(): number
  /** Called after the result is stored: `after` is `undefined` if the action is done. */
  onSettled?(action: QueuedAction, outcome: SendOutcome, after: QueuedAction | undefined): void
}

/** Why a replay ended: `empty` is success; the others are retried. `wakeAtMs`: an action is delayed until then. */
export type ReplayEnd = { why: 'empty' | 'unreachable' | 'signed_out' | 'broken'; wakeAtMs: number | null }

const save = async (deps: ReplayDeps, changes: QueueChanges): Promise<void> => {
  for (const [id, next] of changes) await deps.change(id, () => next)
}

/**
 * Sends queued actions one by one, until none is due or the server does not respond. Each one is marked as sent before, so that
 * it can no longer be undone, and is sent with its own idempotency key, so that it counts once however often it arrives.
 */
export const replayQueue = async (deps: ReplayDeps): Promise<ReplayEnd> => {
  for (;;) {
    const { action, wakeAtMs } = nextAction(await deps.read(), deps.owner, deps.nowMs())
    if (!action) return { why: 'empty', wakeAtMs }
    const leaving = await deps.change(action.id, (kept) => (kept.state === 'waiting' ? { ...kept, was_sent: true } : kept))
    // Undone, or settled by another tab, at this moment.
    if (leaving?.state !== 'waiting') continue
    const outcome = await deps.send(leaving)
    const changes = settleAction(await deps.read(), leaving, outcome)
    await save(deps, changes)
    const after = changes.get(leaving.id)
    deps.onSettled?.(leaving, outcome, after === 'remove' ? undefined : (after ?? leaving))
    if (outcome.kind === 'unreachable' || outcome.kind === 'signed_out') return { why: outcome.kind, wakeAtMs: null }
    if (outcome.kind === 'broken' && after !== 'remove' && after?.state === 'waiting') return { why: 'broken', wakeAtMs: null }
  }
}
