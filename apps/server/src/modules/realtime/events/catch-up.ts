import type { Clock } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { inShopOrder, listPublishedAfter, type PublishedPlace, type StoredEvent } from '../realtime.repo.ts'

/** Looked back over, because a commit becomes visible a little after the time written in it. */
const OVERLAP_MS = 5000
/** Events that are read and sent at once. */
const PAGE = 2000

const keyOf = ({ store_id, seq }: StoredEvent): string => `${store_id}:${seq}`

/**
 * Reads what other nodes have sent since the last time and sends it here, page by page until nothing is left. Only what was really
 * sent counts as heard: when a read or the sending throws, the next call begins where the last good one did.
 */
export const createCatchUp = (options: {
  db: Sql
  clock: Clock
  nodeId: string
  publish: (events: readonly StoredEvent[]) => Promise<void>
}): (() => Promise<void>) => {
  const { db, clock, nodeId, publish } = options
  /** Sent here, with the time by which they are found: the overlap reads them again. */
  const sent = new Map<string, number>()
  let receivedUntil = clock.now()

  const sendPage = async (after: PublishedPlace): Promise<PublishedPlace | undefined> => {
    const page = await listPublishedAfter(db, after, nodeId, PAGE)
    const fresh = page.filter((event) => !sent.has(keyOf(event)))
    if (fresh.length > 0) await publish(inShopOrder(fresh))
    for (const event of fresh) sent.set(keyOf(event), event.published_at.getTime())
    return page.length < PAGE ? undefined : page.at(-1)
  }
  return async () => {
    const until = clock.now()
    const from = new Date(receivedUntil.getTime() - OVERLAP_MS)
    let after: PublishedPlace | undefined = { published_at: from, store_id: '', seq: 0 }
    while (after) after = await sendPage(after)
    receivedUntil = until
    for (const [key, publishedMs] of sent) if (publishedMs < until.getTime() - OVERLAP_MS) sent.delete(key)
  }
}
