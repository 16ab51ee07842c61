import {
  nextAction,
  type QueueChanges,
  type QueuedAction,
  type QueueOwner,
  type SendOutcome,
  settleAction,
} from './action-queue.ts'

/** What replaying needs of the world. `change` is one step that no other tab can come between. */
export type ReplayDeps = {
  owner: QueueOwner
  read(): Promise<readonly QueuedAction[]>
  change(id: string, next: (action: QueuedAction) => QueuedAction | 'remove'): Promise<QueuedAction | undefined>
  send(action: QueuedAction): Promise<SendOutcome>
  nowMs(): number
  /** After the device knows: `after` is `undefined` when the action is settled for good. */
  onSettled?(action: QueuedAction, outcome: SendOutcome, after: QueuedAction | undefined): void
}

/** Why a replay ended: `empty` is well; the others are tried again. `wakeAtMs`: something is held back until then. */
export type ReplayEnd = { why: 'empty' | 'unreachable' | 'signed_out' | 'broken'; wakeAtMs: number | null }

const keep = async (deps: ReplayDeps, changes: QueueChanges): Promise<void> => {
  for (const [id, next] of changes) await deps.change(id, () => next)
}

/**
 * Sends what waits, one after the other, until nothing may go or nobody answers. Each is marked as sent before it leaves, so that it
 * can no longer be taken back, and goes under its own key, so that however often it arrives it counts once.
 */
export const replayQueue = async (deps: ReplayDeps): Promise<ReplayEnd> => {
  for (;;) {
    const { action, wakeAtMs } = nextAction(await deps.read(), deps.owner, deps.nowMs())
    if (!action) return { why: 'empty', wakeAtMs }
    const leaving = await deps.change(action.id, (kept) => (kept.state === 'waiting' ? { ...kept, was_sent: true } : kept))
    // Taken back, or settled by another tab, in this moment.
    if (leaving?.state !== 'waiting') continue
    const outcome = await deps.send(leaving)
    const changes = settleAction(await deps.read(), leaving, outcome)
    await keep(deps, changes)
    const after = changes.get(leaving.id)
    deps.onSettled?.(leaving, outcome, after === 'remove' ? undefined : (after ?? leaving))
    if (outcome.kind === 'unreachable' || outcome.kind === 'signed_out') return { why: outcome.kind, wakeAtMs: null }
    if (outcome.kind === 'broken' && after !== 'remove' && after?.state === 'waiting') return { why: 'broken', wakeAtMs: null }
  }
}
