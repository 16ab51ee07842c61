import type { RealtimeDeps } from '../deps.ts'
import type { RealtimeServer } from '../socket-server.ts'

/** Interval of session checks of open sockets, for expired sessions. */
export const RECHECK_EVERY_MS = 30_000
/** Interval while this node does not receive the sessions that end on other nodes. */
export const RECHECK_DISCONNECTED_MS = 500

/** Disconnects all sockets of an ended session. */
export const disconnectSession = (io: RealtimeServer, sessionId: string): void => {
  for (const socket of [...io.sockets.sockets.values()]) {
    if (socket.data.actor?.session_id === sessionId) socket.disconnect(true)
  }
}

/** Disconnects all sockets whose session is not valid any more. Returns how many. */
export const recheckSessions = async (io: RealtimeServer, deps: Pick<RealtimeDeps, 'resolveActor'>): Promise<number> => {
  let cut = 0
  for (const socket of [...io.sockets.sockets.values()]) {
    const { token, device } = socket.data
    if (token === null || (await deps.resolveActor(token, device)) !== null) continue
    socket.disconnect(true)
    cut += 1
  }
  return cut
}
