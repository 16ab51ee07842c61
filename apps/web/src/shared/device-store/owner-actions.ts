import { admitAction, type NewAction, type QueuedAction } from '@jhola/contract/orders/action-queue'
import { openRecords, type Records } from './records.ts'

/** Where nothing can be kept (private windows of old browsers) actions live as long as the page. */
const inMemory = (): Records<QueuedAction> => {
  const kept = new Map<string, QueuedAction>()
  return {
    all: async () => [...kept.values()],
    put: async (key, value) => void kept.set(key, value),
    insert: async (make) => {
      const made = make([...kept.values()])
      if (typeof made === 'string') return made
      kept.set(made.key, made.value)
      return made.value
    },
    change: async (key, next) => {
      const before = kept.get(key)
      if (!before) return undefined
      const after = next(before)
      if (after === 'remove') kept.delete(key)
      else kept.set(key, after)
      return after === 'remove' ? undefined : after
    },
  }
}

const device = openRecords<QueuedAction>('owner_actions')
let chosen: Promise<Records<QueuedAction>> | undefined
const records = (): Promise<Records<QueuedAction>> => {
  chosen ??= device.all().then(
    () => device,
    () => inMemory(),
  )
  return chosen
}

const listeners = new Set<() => void>()
let known: readonly QueuedAction[] = []

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('jhola.owner_actions')
const readAgain = async (): Promise<readonly QueuedAction[]> => {
  known = (await (await records()).all()).toSorted((a, b) => a.seq - b.seq)
  for (const listener of listeners) listener()
  return known
}
channel?.addEventListener('message', () => void readAgain().catch(() => undefined))

const changed = async (): Promise<void> => {
  await readAgain()
  channel?.postMessage('changed')
}

/** What people of shops did on this device and the server has not answered yet; in every tab the same, oldest first. */
export const ownerActions = {
  /** What is known here; call `load` first. */
  read: (): readonly QueuedAction[] => known,
  load: readAgain,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Resolves when the device has it for good, or to why it was not taken. */
  insert: async (action: NewAction): Promise<QueuedAction | 'full' | 'repeated'> => {
    const kept = await (await records()).insert((queue) => {
      const admitted = admitAction(queue, action)
      return typeof admitted === 'string' ? admitted : { key: admitted.id, value: admitted }
    })
    await changed()
    return kept
  },
  /** Changes it, or takes it away, in one step that no other tab can come between; gives what is there afterwards. */
  change: async (id: string, next: (action: QueuedAction) => QueuedAction | 'remove'): Promise<QueuedAction | undefined> => {
    const after = await (await records()).change(id, next)
    await changed()
    return after
  },
}
