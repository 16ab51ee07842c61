import type { RealtimeDeps } from '../deps.ts'
import type { RealtimeServer } from '../socket-server.ts'
import { RECHECK_DISCONNECTED_MS, RECHECK_EVERY_MS, recheckSessions } from './recheck-sessions.ts'

/**
 * Checks the sessions of open sockets periodically: rarely while this node receives every ended session, and twice a second while
 * it does not. `now` checks at once.
 */
export const startSessionChecks = (
  io: RealtimeServer,
  deps: Pick<RealtimeDeps, 'resolveActor' | 'log'>,
  isSubscribed: () => boolean,
): { now(): void; stop(): void } => {
  let isRunning = false
  let sinceMs = 0
  const now = (): void => {
    sinceMs = 0
    if (isRunning) return
    isRunning = true
    void recheckSessions(io, deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'sessions of sockets not rechecked'))
      .finally(() => {
        isRunning = false
      })
  }
  const timer = setInterval(() => {
    sinceMs += RECHECK_DISCONNECTED_MS
    if (sinceMs >= RECHECK_EVERY_MS || !isSubscribed()) now()
  }, RECHECK_DISCONNECTED_MS)
  return { now, stop: () => clearInterval(timer) }
}
