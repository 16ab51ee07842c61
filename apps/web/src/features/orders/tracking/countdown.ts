const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** Above this a clock time is shown instead of a countdown. */
const COUNTS_WITHIN_MS = 60 * MINUTE_MS

/**
 * The time that the shop has left to respond. `counting`: minutes and seconds left, as `m:ss`; `later`: too far away for a
 * countdown; `over`: it has passed, and the order is about to be cancelled.
 */
export type Countdown = { kind: 'counting'; text: string } | { kind: 'later' } | { kind: 'over' }

/** All times in epoch ms. */
export const computeCountdown = (acceptByMs: number, nowMs: number): Countdown => {
  const leftMs = acceptByMs - nowMs
  if (leftMs <= 0) return { kind: 'over' }
  if (leftMs > COUNTS_WITHIN_MS) return { kind: 'later' }
  const minutes = Math.floor(leftMs / MINUTE_MS)
  const seconds = Math.floor((leftMs % MINUTE_MS) / SECOND_MS)
  return { kind: 'counting', text: `${minutes}:${String(seconds).padStart(2, '0')}` }
}
