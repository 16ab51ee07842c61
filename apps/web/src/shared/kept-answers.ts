/**
 * Answers that did not come from the server but from this device, because the network was gone: the service worker marks them
 * with when they were true. Screens say so instead of showing old stock as today's.
 */
export const AS_OF_HEADER = 'x-jhola-as-of'

let oldest: string | null = null
const listeners = new Set<() => void>()

const set = (next: string | null): void => {
  if (next === oldest) return
  oldest = next
  for (const listener of listeners) listener()
}

/** Called with the mark of every answer: `null` came fresh from the server, which ends what was said of older ones. */
export const noteAnswer = (asOf: string | null): void => {
  if (asOf === null) set(null)
  else if (oldest === null || asOf < oldest) set(asOf)
}

/** When the oldest kept answer on this screen was true (ISO 8601 UTC); `null` when everything is fresh. */
export const readOldestAnswer = (): string | null => oldest

export const subscribeAnswers = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
