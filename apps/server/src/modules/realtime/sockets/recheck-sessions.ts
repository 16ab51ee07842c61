import type { RealtimeDeps } from '../deps.ts'
import type { RealtimeServer } from '../socket-server.ts'

/** An open socket's session is looked at again this often: it may have run out. */
export const RECHECK_EVERY_MS = 30_000
/** And this often while this node hears nothing of sessions that are ended elsewhere. */
export const RECHECK_DISCONNECTED_MS = 500

/** Cuts every socket of a session that was ended, whatever it follows. */
export const disconnectSession = (io: RealtimeServer, sessionId: string): void => {
  for (const socket of [...io.sockets.sockets.values()]) {
    if (socket.data.actor?.session_id === sessionId) socket.disconnect(true)
  }
}

/** Cuts every socket whose session no longer stands. Returns how many. */
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
