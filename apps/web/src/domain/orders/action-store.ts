import { admitAction, type NewAction, type QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import type { Records } from '../../shared/device-store/records.ts'

type Admitted = QueuedAction | 'full' | 'repeated'

/** Merges actions into the queue. A first write that succeeded although it was reported as failed is not a repetition. */
const admitAll = (queue: readonly QueuedAction[], actions: readonly NewAction[]): Admitted[] => {
  const all = [...queue]
  return actions.map((action) => {
    const admitted = all.find((one) => one.id === action.id) ?? admitAction(all, action)
    if (typeof admitted !== 'string') all.push(admitted)
    return admitted
  })
}

const isAdmitted = (one: Admitted): one is QueuedAction => typeof one !== 'string'
const byId = (one: QueuedAction) => [one.id, one] as const

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
    /** All in one write: a page that is closed meanwhile has stored every action of a bulk step, or none. */
    insert: async (actions: readonly NewAction[]): Promise<Admitted[]> => {
      try {
        return await device.rewrite((queue) => {
          const result = admitAll(withUnwritten(queue), actions)
          return { changes: result.filter(isAdmitted).map(byId), result }
        })
      } catch {
        const admitted = admitAll(withUnwritten(lastRead), actions)
        for (const one of admitted.filter(isAdmitted)) unwritten.set(one.id, one)
        return admitted
      }
    },
    /** Changes or removes several in one write; resolves to the ids of those that were removed. */
    changeAll: async (ids: readonly string[], next: (action: QueuedAction) => QueuedAction | 'remove'): Promise<string[]> => {
      const changesOf = (queue: readonly QueuedAction[]) =>
        queue.flatMap((one) => {
          const after = ids.includes(one.id) ? next(one) : one
          return after === one ? [] : [[one.id, after === 'remove' ? null : after] as const]
        })
      const removedBy = (changes: ReturnType<typeof changesOf>) => changes.flatMap(([id, after]) => (after === null ? [id] : []))
      const changeHere = (queue: readonly QueuedAction[]): string[] => {
        const changes = changesOf(queue)
        for (const [id, after] of changes) unwritten.set(id, after)
        return removedBy(changes)
      }
      const isWritten = ({ id }: QueuedAction) => !unwritten.has(id)
      const here = changeHere(withUnwritten([]))
      try {
        const there = await device.rewrite((queue) => {
          const changes = changesOf(queue.filter(isWritten))
          return { changes, result: removedBy(changes) }
        })
        return [...here, ...there]
      } catch {
        return [...here, ...changeHere(lastRead.filter(isWritten))]
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
