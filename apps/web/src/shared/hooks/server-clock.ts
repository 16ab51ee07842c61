let aheadMs = 0

/**
 * Records the server's time from a response to a request sent at `askedMs` of this device's clock. Half of the round trip is
 * added, so that a slow connection does not make the time late. A response without a time changes nothing.
 */
export const learnServerTime = (serverTime: string, askedMs: number): void => {
  const foundMs = Date.parse(serverTime) - (askedMs + Date.now()) / 2
  if (!Number.isNaN(foundMs)) aheadMs = foundMs
}

/**
 * The current time in epoch ms by the server's clock, as last recorded on this page: for everything that the server decides by
 * its own time, such as deadlines. Clocks of cheap devices are minutes off. Times recorded by this device itself are compared
 * with `Date.now()`.
 */
export const serverNow = (): number => Date.now() + aheadMs
