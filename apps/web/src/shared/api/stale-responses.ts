/**
 * Responses from this device instead of the server, because the network was down: the service worker marks them with their time.
 * Screens show that time instead of presenting old stock as current.
 */
export const AS_OF_HEADER = 'x-jhola-as-of'
/**
 * Attribute on the root element of a page that the service worker served from its cache, because the server could not be reached.
 */
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

/** Called with the mark of every response: `null` means fresh from the server, which clears the marks of older ones. */
export const recordResponse = (asOf: string | null): void => {
  if (asOf === null) set(null, false)
  else set(oldest === null || asOf < oldest ? asOf : oldest, true)
}

/** The server could not be reached, whatever the device's online state says. */
export const recordUnreached = (): void => set(oldest, true)

/** Time of the oldest cached response on this screen (ISO 8601 UTC); `null` when everything is fresh. */
export const readOldestResponse = (): string | null => oldest

/** True when the last request could not reach the server. */
export const readUnreached = (): boolean => isUnreached

export const subscribeResponses = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
