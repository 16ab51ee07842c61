/** A short message on screen. */
export type ShownMessage<Details> = { id: number; text: string } & Details

/** The initial list, also on the server: the same object, so that hydration sees no change. */
const NO_MESSAGES: readonly never[] = []
export const noMessages = (): readonly never[] => NO_MESSAGES

export type MessageStore<Details> = {
  show: (message: { text: string } & Details) => number
  dismiss: (id: number) => void
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void
  messages: () => readonly ShownMessage<Details>[]
}

/** Keeps up to `limit` messages, newest last; older ones are dropped. Components time and dismiss them. */
export const createMessageStore = <Details extends object>(limit: number): MessageStore<Details> => {
  let shown: readonly ShownMessage<Details>[] = NO_MESSAGES
  let lastId = 0
  const listeners = new Set<() => void>()
  const replace = (next: readonly ShownMessage<Details>[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    show: (message) => {
      lastId += 1
      replace([...shown, { ...message, id: lastId }].slice(-limit))
      return lastId
    },
    dismiss: (id) => replace(shown.filter((message) => message.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    messages: () => shown,
  }
}
