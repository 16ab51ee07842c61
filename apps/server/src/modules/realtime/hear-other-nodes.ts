import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Logger } from '../../platform/logger.ts'
import { SESSIONS_CHANNEL } from '../auth/index.ts'
import { SHELVES_CHANNEL } from '../inventory/index.ts'
import { EVENTS_CHANNEL, listPublishedSince, type StoredEvent } from './realtime.repo.ts'

const RECONNECT_MS = 2000
/** Looked back over, because a commit becomes visible a little after the time written in it. */
const OVERLAP_MS = 5000

/** `isOn`: is every word heard now? Without a connection nothing is. */
export type Hearing = { isOn(): boolean; stop(): Promise<void> }

/**
 * Several app nodes over one database: whichever relay took an event sends it to its own sockets and says so on the channel;
 * every other node then reads what was published lately and sends it to its own. Events may come twice, never not at all:
 * after a lost connection the last seconds are read again. The end of a session and a change of a shop's shelf are told the same
 * way, the own node's included.
 */
export const hearOtherNodes = (options: {
  db: Database<unknown>
  clock: Clock
  log: Logger
  nodeId: string
  publish: (events: readonly StoredEvent[]) => Promise<void>
  /** A session was ended somewhere; also called with nothing when hearing begins again, since words may have been missed. */
  onSessionEnded: (sessionId: string | undefined) => void
  /** A shop's shelf was changed somewhere; without a shop when hearing begins again. */
  onShelfChanged: (storeId: string | undefined) => void
}): Hearing => {
  const { db, clock, log, nodeId, publish, onSessionEnded, onShelfChanged } = options
  const sent = new Map<string, number>()
  let heardUntil = clock.now()
  let isStopped = false
  let isOn = false
  let connection: Awaited<ReturnType<typeof db.connectDirect>> | undefined
  let retry: NodeJS.Timeout | undefined
  let reading = Promise.resolve()

  const catchUp = async (): Promise<void> => {
    const from = new Date(heardUntil.getTime() - OVERLAP_MS)
    heardUntil = clock.now()
    const fresh = (await listPublishedSince(db, from, nodeId)).filter((event) => !sent.has(`${event.store_id}:${event.seq}`))
    for (const event of fresh) sent.set(`${event.store_id}:${event.seq}`, heardUntil.getTime())
    for (const [key, at] of sent) if (at < from.getTime() - OVERLAP_MS) sent.delete(key)
    if (fresh.length > 0) await publish(fresh)
  }
  const wake = () => {
    reading = reading.then(catchUp).catch((error: unknown) => log.warn({ err: error }, 'events of other nodes not read'))
  }
  const connect = async (): Promise<void> => {
    try {
      const client = await db.connectDirect()
      connection = client
      client.on('notification', (message) => {
        if (message.channel === SESSIONS_CHANNEL) onSessionEnded(message.payload)
        else if (message.channel === SHELVES_CHANNEL) onShelfChanged(message.payload)
        else if (message.payload !== nodeId) wake()
      })
      client.once('end', reconnectLater)
      await client.query(`LISTEN ${EVENTS_CHANNEL}`)
      await client.query(`LISTEN ${SESSIONS_CHANNEL}`)
      await client.query(`LISTEN ${SHELVES_CHANNEL}`)
      isOn = true
      wake()
      onSessionEnded(undefined)
      onShelfChanged(undefined)
    } catch {
      reconnectLater()
    }
  }
  const reconnectLater = () => {
    isOn = false
    if (isStopped) return
    clearTimeout(retry)
    retry = setTimeout(() => void connect(), RECONNECT_MS)
  }
  void connect()
  return {
    isOn: () => isOn,
    stop: async () => {
      isStopped = true
      clearTimeout(retry)
      await connection?.end().catch(() => undefined)
      await reading
    },
  }
}
