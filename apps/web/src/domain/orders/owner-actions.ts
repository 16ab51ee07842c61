import type { NewAction, QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { openRecords } from '../../shared/device-store/records.ts'
import { createActionStore } from './action-store.ts'

const records = createActionStore(openRecords<QueuedAction>('owner_actions'))

const listeners = new Set<() => void>()
let known: readonly QueuedAction[] = []

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('jhola.owner_actions')
const readAgain = async (): Promise<readonly QueuedAction[]> => {
  known = (await records.all()).toSorted((a, b) => a.seq - b.seq)
  for (const listener of listeners) listener()
  return known
}
channel?.addEventListener('message', () => void readAgain().catch(() => undefined))

const changed = async (): Promise<void> => {
  await readAgain()
  channel?.postMessage('changed')
}

/** Actions of shop staff on this device that the server has not confirmed yet; the same in every tab, oldest first. */
export const ownerActions = {
  /** The loaded actions; call `load` first. */
  read: (): readonly QueuedAction[] => known,
  load: readAgain,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Resolves when all are stored (in memory only, where nothing can be written); in place of each refused one is the reason. */
  insert: async (actions: readonly NewAction[]): Promise<(QueuedAction | 'full' | 'repeated')[]> => {
    const kept = await records.insert(actions)
    await changed()
    return kept
  },
  /** Changes or removes several actions together; resolves to the ids of those that were removed. */
  changeAll: async (ids: readonly string[], next: (action: QueuedAction) => QueuedAction | 'remove'): Promise<string[]> => {
    const gone = await records.changeAll(ids, next)
    await changed()
    return gone
  },
  /** Changes or deletes an action in one transaction across tabs; returns the resulting action. */
  change: async (id: string, next: (action: QueuedAction) => QueuedAction | 'remove'): Promise<QueuedAction | undefined> => {
    const after = await records.change(id, next)
    await changed()
    return after
  },
  /** True when something would be lost with this page, because the device could not write it. */
  isOnlyHere: records.isOnlyHere,
}
