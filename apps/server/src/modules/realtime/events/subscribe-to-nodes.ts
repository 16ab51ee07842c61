import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Logger } from '../../../platform/logger.ts'
import { CHANGED_PREFIX, SESSIONS_CHANNEL } from '../../auth/index.ts'
import { INVENTORY_CHANNEL } from '../../inventory/index.ts'
import { THREADS_CHANNEL } from '../../orders/index.ts'
import { EVENTS_CHANNEL, type StoredEvent } from '../realtime.repo.ts'
import { createCatchUp } from './catch-up.ts'

const RECONNECT_MS = 2000
/** Retry interval of events that could not be read or sent, also without a new notification. */
const RETRY_MS = 1000

/** `isOn`: true while the LISTEN connection is up. */
export type NodeSubscription = { isOn(): boolean; stop(): Promise<void> }

/**
 * Connects several app nodes over one database. The worker that took an event sends it to its own sockets and announces it on the
 * channel; every other node then reads the recently sent events and sends them to its own sockets. Events can come twice but are
 * never lost: after a reconnect, the last seconds are read again. Ended sessions and inventory changes are announced in the same
 * way, also to the own node.
 */
export const subscribeToNodes = (options: {
  db: Database
  clock: Clock
  log: Logger
  nodeId: string
  publish: (events: readonly StoredEvent[]) => Promise<void>
  /** Called when a session ended on any node; without a session after a reconnect, since notifications may have been missed. */
  onSessionEnded: (sessionId: string | undefined) => void
  /** Called when a session's rights changed on any node. */
  onSessionChanged: (sessionId: string) => void
  /** Called when a shop's inventory changed on any node; without a shop after a reconnect. */
  onInventoryChanged: (storeId: string | undefined) => void
  /** Called when something was written about an order on any node (`store order`); without one after a reconnect. */
  onThreadChanged: (storeAndOrder: string | undefined) => void
}): NodeSubscription => {
  const { db, log, nodeId, onSessionEnded, onInventoryChanged } = options
  const catchUp = createCatchUp(options)
  let isStopped = false
  let isOn = false
  let connection: Awaited<ReturnType<typeof db.connectDirect>> | undefined
  let reconnecting: NodeJS.Timeout | undefined
  let retrying: NodeJS.Timeout | undefined
  let reading = Promise.resolve()
  let isReadWaiting = false

  const readSessionNews = (payload: string | undefined) => {
    if (payload?.startsWith(CHANGED_PREFIX)) options.onSessionChanged(payload.slice(CHANGED_PREFIX.length))
    else onSessionEnded(payload)
  }
  const read = () => {
    isReadWaiting = false
    return catchUp()
  }
  // Words that come faster than reads end are answered by one read: it finds what all of them announced.
  const wake = () => {
    clearTimeout(retrying)
    if (isReadWaiting) return
    isReadWaiting = true
    reading = reading.then(read).catch((error: unknown) => {
      log.warn({ err: error }, 'events of other nodes not read, trying again')
      clearTimeout(retrying)
      if (!isStopped) retrying = setTimeout(wake, RETRY_MS)
    })
  }
  const connect = async (): Promise<void> => {
    try {
      const client = await db.connectDirect()
      connection = client
      client.on('notification', (message) => {
        if (message.channel === SESSIONS_CHANNEL) readSessionNews(message.payload)
        else if (message.channel === INVENTORY_CHANNEL) onInventoryChanged(message.payload)
        else if (message.channel === THREADS_CHANNEL) options.onThreadChanged(message.payload)
        else if (message.payload !== nodeId) wake()
      })
      client.once('end', reconnectLater)
      await client.query(`LISTEN ${EVENTS_CHANNEL}`)
      await client.query(`LISTEN ${SESSIONS_CHANNEL}`)
      await client.query(`LISTEN ${INVENTORY_CHANNEL}`)
      await client.query(`LISTEN ${THREADS_CHANNEL}`)
      isOn = true
      wake()
      onSessionEnded(undefined)
      onInventoryChanged(undefined)
      options.onThreadChanged(undefined)
    } catch {
      reconnectLater()
    }
  }
  const reconnectLater = () => {
    isOn = false
    if (isStopped) return
    clearTimeout(reconnecting)
    reconnecting = setTimeout(() => void connect(), RECONNECT_MS)
  }
  void connect()
  return {
    isOn: () => isOn,
    stop: async () => {
      isStopped = true
      clearTimeout(reconnecting)
      clearTimeout(retrying)
      await connection?.end().catch(() => undefined)
      await reading
    },
  }
}
