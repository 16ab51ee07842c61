import { canTakeBack, idsBuiltOn, isHeld, type QueuedAction } from './action-queue.ts'

/** What one row of the undo bar takes back: one action, or all actions of one bulk step. `key`: stable while it is shown. */
export type UndoRow = { key: string; actions: readonly [QueuedAction, ...QueuedAction[]] }

/**
 * The rows of actions that can be undone. A bulk step is one row, and only while nothing of it was sent: it is undone as a whole.
 * `held`: the actions to show, oldest first.
 */
export const undoRows = (held: readonly QueuedAction[], nowMs: number): UndoRow[] => {
  const rows = new Map<string, UndoRow>()
  for (const action of held) {
    const { batch, id } = action
    if (batch !== undefined && !isHeld(action, nowMs)) continue
    const key = batch ?? id
    rows.set(key, { key, actions: rows.has(key) ? [...(rows.get(key)?.actions ?? [action]), action] : [action] })
  }
  return [...rows.values()]
}

/** When the first row of a bulk step ends (epoch ms); null: there is none. */
export const batchEndsAtMs = (held: readonly QueuedAction[], nowMs: number): number | null => {
  const ends = held.filter((one) => one.batch !== undefined && isHeld(one, nowMs)).map((one) => one.send_after)
  return ends.length > 0 ? Math.min(...ends) : null
}

/** Ids to remove when these actions are undone together, with everything that builds upon them. */
export const idsToTakeBack = (queue: readonly QueuedAction[], actions: readonly QueuedAction[]): string[] => [
  ...new Set(actions.flatMap((action) => idsBuiltOn(queue, action))),
]

/** Whether an action may still go: it was not sent, or it waits for a person. */
export const mayRemove = (kept: QueuedAction): boolean => canTakeBack(kept) || kept.state !== 'waiting'
