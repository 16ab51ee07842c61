let aheadMs = 0

/**
 * The server's answer to what was asked at `askedMs` by this device's clock. Half of the way is taken as the answer's, so that a slow
 * line does not make the time late. An answer without a time changes nothing.
 */
export const learnServerTime = (serverTime: string, askedMs: number): void => {
  const foundMs = Date.parse(serverTime) - (askedMs + Date.now()) / 2
  if (!Number.isNaN(foundMs)) aheadMs = foundMs
}

/**
 * Now, in epoch ms, by the server's clock as far as this page has heard of it: for everything that the server decides by its time, such as
 * deadlines. Clocks of cheap devices are minutes wrong. Times that this device itself noted are compared with `Date.now()`.
 */
export const serverNow = (): number => Date.now() + aheadMs
