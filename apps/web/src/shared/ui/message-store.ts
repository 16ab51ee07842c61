/** A short message on its way over the screen. */
export type ShownMessage<Details> = { id: number; text: string } & Details

/** How every store begins, on the server too: the same list, so that a page which is taken over finds nothing changed. */
const NO_MESSAGES: readonly never[] = []
export const noMessages = (): readonly never[] => NO_MESSAGES

export type MessageStore<Details> = {
  show: (message: { text: string } & Details) => number
  dismiss: (id: number) => void
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void
  messages: () => readonly ShownMessage<Details>[]
}

/** Keeps at most `limit` messages, the newest last; older ones make room. Components time and dismiss them. */
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
