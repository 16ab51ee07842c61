import type { OrderEvent } from '@jhola/contract/realtime/events'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import { inShopOrder, lockWaitingEvents, type StoredEvent, setPublished } from '../realtime.repo.ts'
import { toOrderEvents } from './live-events.ts'

const BATCH = 200

/**
 * Sends the pending events once: locked, sent and marked in one transaction. After a crash between sending and marking they are
 * sent again, and devices ignore them by their numbers. Returns how many were sent.
 */
export const deliverOutbox = (options: {
  db: Database
  clock: Clock
  nodeId: string
  /**
   * True when this node has a follower of the event. Events without one are only marked: every other node sends to its own
   * sockets.
   */
  hasFollowers: (event: StoredEvent) => boolean
  publish: (event: OrderEvent) => void
}): Promise<number> =>
  options.db.withTx(async (tx) => {
    const waiting = await lockWaitingEvents(tx, BATCH)
    if (waiting.length === 0) return 0
    const heard = inShopOrder(waiting.filter(options.hasFollowers))
    for (const event of await toOrderEvents(tx, heard)) options.publish(event)
    return setPublished(tx, waiting, options.clock.now(), options.nodeId)
  })
