/**
 * Answers that did not come from the server but from this device, because the network was gone: the service worker marks them
 * with when they were true. Screens say so instead of showing old stock as today's.
 */
export const AS_OF_HEADER = 'x-jhola-as-of'
/** On the root element of a page that the service worker took from this device, because the server could not be reached. */
export const UNREACHED_ATTRIBUTE = 'data-unreached'

let oldest: string | null = null
let isUnreached = false
const listeners = new Set<() => void>()

const set = (nextOldest: string | null, nextUnreached: boolean): void => {
  if (nextOldest === oldest && nextUnreached === isUnreached) return
  oldest = nextOldest
  isUnreached = nextUnreached
  for (const listener of listeners) listener()
}

/** Called with the mark of every answer: `null` came fresh from the server, which ends what was said of older ones. */
export const recordResponse = (asOf: string | null): void => {
  if (asOf === null) set(null, false)
  else set(oldest === null || asOf < oldest ? asOf : oldest, true)
}

/** The server could not be reached, whatever the device thinks of its network. */
export const recordUnreached = (): void => set(oldest, true)

/** When the oldest kept answer on this screen was true (ISO 8601 UTC); `null` when everything is fresh. */
export const readOldestResponse = (): string | null => oldest

/** Was the server out of reach when it was last asked? */
export const readUnreached = (): boolean => isUnreached

export const subscribeResponses = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
