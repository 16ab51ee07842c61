import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { EVENTS_RETENTION_MS } from '@jhola/contract/constants'
import { realtimeRoutes } from '@jhola/contract/realtime/routes'
import { type OutboxWorker, startOutboxWorker } from '../../platform/outbox/outbox-worker.ts'
import type { ServerModule } from '../../platform/server-module.ts'
import type { RealtimeDeps } from './deps.ts'
import { deliverOutbox } from './events/deliver-outbox.ts'
import { readMissed, toOrderEvents } from './events/live-events.ts'
import { isFollowed, publishEvent, publishInventory, publishThread } from './events/publish-events.ts'
import { subscribeToNodes } from './events/subscribe-to-nodes.ts'
import { deleteEventsBefore } from './realtime.repo.ts'
import { createSocketServer, type RealtimeServer } from './socket-server.ts'
import { disconnectSession } from './sockets/recheck-sessions.ts'
import { registerSocket } from './sockets/register-socket.ts'
import { startSessionChecks } from './sockets/start-session-checks.ts'

export type { RealtimeDeps } from './deps.ts'
export { readOutboxLag } from './realtime.repo.ts'
export type { RealtimeServer } from './socket-server.ts'

/** Poll interval of the outbox without a wake-up. */
const IDLE_MS = 1000
/** Under load, events wait at most this long to be sent in a batch; too short for users to notice. */
const COOLDOWN_MS = 15

/** The route with which a device catches up after a gap. The sockets are started with the HTTP server (`startRealtime`). */
export const realtimeModule = (deps: RealtimeDeps): ServerModule => ({
  routes: (routes) =>
    routes.query(realtimeRoutes.events, async ({ actor, query }) => ({
      success: true as const,
      ...(await readMissed(deps.db, actor.store_id, query.since)),
    })),
  // Events older than what devices can request.
  retention: [
    { step: 'events', run: () => deleteEventsBefore(deps.db, new Date(deps.clock.now().getTime() - EVENTS_RETENTION_MS)) },
  ],
})

/** The running realtime service: sockets, and the worker that feeds them from the outbox. */
export type Realtime = { io: RealtimeServer; worker: OutboxWorker; close(): Promise<void> }

/** Starts sockets on the HTTP server and the worker. `close` sends pending events, then closes the sockets. */
export const startRealtime = (
  http: HttpServer,
  deps: RealtimeDeps,
  isSameSite: (request: IncomingMessage) => boolean,
): Realtime => {
  const io = createSocketServer(http, isSameSite)
  registerSocket(io, deps)
  deps.onSessionRevoked((sessionId) => disconnectSession(io, sessionId))
  // The device connects again within seconds and joins the rooms that its person may hear now.
  deps.onSessionChanged((sessionId) => disconnectSession(io, sessionId))
  const nodeId = deps.ids.uuid()
  const worker = startOutboxWorker({
    drain: () => deliverOutbox({ ...deps, nodeId, hasFollowers: isFollowed(io), publish: (event) => publishEvent(io, event) }),
    idleMs: IDLE_MS,
    cooldownMs: COOLDOWN_MS,
    onError: (error) => deps.log.warn({ err: error }, 'outbox not delivered, trying again'),
  })
  const subscription = subscribeToNodes({
    ...deps,
    nodeId,
    publish: async (events) => {
      for (const event of await toOrderEvents(deps.db, events.filter(isFollowed(io)))) publishEvent(io, event)
    },
    onSessionEnded: (sessionId) => (sessionId === undefined ? sessionChecks.now() : deps.recordRevoked([sessionId])),
    onSessionChanged: (sessionId) => deps.recordChanged([sessionId]),
    onThreadChanged: (storeAndOrder) => publishThread(io, storeAndOrder),
    onInventoryChanged: (storeId) => {
      // Invalidate the cache first: devices refetch as soon as they are notified.
      if (storeId !== undefined) deps.invalidateInventoryCounts(storeId)
      publishInventory(io, storeId)
    },
  })
  const sessionChecks = startSessionChecks(io, deps, () => subscription.isOn())
  return {
    io,
    worker,
    close: async () => {
      sessionChecks.stop()
      await worker.stop()
      await subscription.stop()
      await io.close()
    },
  }
}
