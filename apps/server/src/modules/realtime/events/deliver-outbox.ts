import type { OrderEvent } from '@jhola/contract/realtime/events'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import { inShopOrder, lockWaitingEvents, type StoredEvent, setPublished } from '../realtime.repo.ts'
import { toOrderEvents } from './live-events.ts'

const BATCH = 200

/**
 * Sends the waiting events once: taken, sent and marked in one transaction. A crash between sending and marking sends
 * them again, which devices ignore by their numbers. Returns how many were sent.
 */
export const deliverOutbox = (options: {
  db: Database
  clock: Clock
  nodeId: string
  /** Does anybody here follow it? Others of its kind are only marked: every other node sends to its own sockets. */
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
