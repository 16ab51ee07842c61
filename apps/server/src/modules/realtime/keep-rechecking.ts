import type { RealtimeDeps } from './deps.ts'
import { RECHECK_DEAF_MS, RECHECK_EVERY_MS, recheckSessions } from './recheck-sessions.ts'
import type { RealtimeServer } from './socket-server.ts'

/**
 * Looks at the sessions of open sockets again and again: seldom while this node hears of every session that is ended, and twice a
 * second while it does not. `now` looks at once.
 */
export const keepRechecking = (
  io: RealtimeServer,
  deps: Pick<RealtimeDeps, 'resolveActor' | 'log'>,
  isHearing: () => boolean,
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
    sinceMs += RECHECK_DEAF_MS
    if (sinceMs >= RECHECK_EVERY_MS || !isHearing()) now()
  }, RECHECK_DEAF_MS)
  return { now, stop: () => clearInterval(timer) }
}
