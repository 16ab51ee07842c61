/** A version that has arrived and waits for the person's word. */
export const createNewVersion = () => {
  let take: (() => void) | undefined
  const listeners = new Set<() => void>()
  return {
    /** A newer one takes the place of the one that waits. */
    offer: (run: () => void): void => {
      take = run
      for (const listener of listeners) listener()
    },
    /** What takes it; `undefined` while there is none. */
    read: (): (() => void) | undefined => take,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The counter's: it stays open all day, so what is offered there stays until it is taken. */
export const newVersion = createNewVersion()
