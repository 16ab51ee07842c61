import { admitAction, type NewAction, type QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import type { Records } from '../../shared/device-store/records.ts'

type Admitted = QueuedAction | 'full' | 'repeated'

/** Merges an action into the queue. A first write that succeeded although it was reported as failed is not a repetition. */
const admit = (queue: readonly QueuedAction[], action: NewAction): Admitted =>
  queue.find((one) => one.id === action.id) ?? admitAction(queue, action)

/**
 * The action queue on the device, and in memory what the device could not write (full, closed, broken). A change in memory counts
 * on this page immediately, is written once the database accepts it, and is lost with the page otherwise. Nothing here rejects.
 */
export const createActionStore = (device: Records<QueuedAction>) => {
  let lastRead: readonly QueuedAction[] = []
  /** By id: the pending state of an action, which overrides the database; `null`: deleted. */
  const unwritten = new Map<string, QueuedAction | null>()

  const withUnwritten = (written: readonly QueuedAction[]): QueuedAction[] => [
    ...written.filter(({ id }) => !unwritten.has(id)),
    ...[...unwritten.values()].filter((one) => one !== null),
  ]
  const writeOne = async (id: string, value: QueuedAction | null): Promise<void> => {
    if (value) await device.put(id, value)
    else await device.change(id, () => 'remove')
    // It may have changed again in the meantime; the newer state is written next time.
    if (unwritten.get(id) === value) unwritten.delete(id)
  }
  const catchUp = async (): Promise<void> => {
    for (const [id, value] of [...unwritten]) await writeOne(id, value)
  }
  return {
    all: async (): Promise<QueuedAction[]> => {
      if (unwritten.size > 0) await catchUp().catch(() => undefined)
      lastRead = await device.all().catch(() => lastRead)
      return withUnwritten(lastRead)
    },
    insert: async (action: NewAction): Promise<Admitted> => {
      try {
        return await device.insert((queue) => {
          const admitted = admit(withUnwritten(queue), action)
          return typeof admitted === 'string' ? admitted : { key: admitted.id, value: admitted }
        })
      } catch {
        const admitted = admit(withUnwritten(lastRead), action)
        if (typeof admitted !== 'string') unwritten.set(admitted.id, admitted)
        return admitted
      }
    },
    change: async (id: string, next: (action: QueuedAction) => QueuedAction | 'remove'): Promise<QueuedAction | undefined> => {
      const changeHere = (before: QueuedAction | null | undefined): QueuedAction | undefined => {
        if (!before) return undefined
        const changed = next(before)
        unwritten.set(id, changed === 'remove' ? null : changed)
        return changed === 'remove' ? undefined : changed
      }
      if (unwritten.has(id)) return changeHere(unwritten.get(id))
      try {
        return await device.change(id, next)
      } catch {
        return changeHere(lastRead.find((one) => one.id === id))
      }
    },
    /** True when something would be lost with this page. */
    isOnlyHere: (): boolean => [...unwritten.values()].some((one) => one !== null),
  }
}
