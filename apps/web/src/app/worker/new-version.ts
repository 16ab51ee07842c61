/** A new version that waits for consent. */
export const createNewVersion = () => {
  let take: (() => void) | undefined
  const listeners = new Set<() => void>()
  return {
    /** A newer version replaces the waiting one. */
    offer: (run: () => void): void => {
      take = run
      for (const listener of listeners) listener()
    },
    /** Activates the version; `undefined` while there is none. */
    read: (): (() => void) | undefined => take,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The counter's store: the counter stays open all day, so the offer stays until it is accepted. */
export const newVersion = createNewVersion()
