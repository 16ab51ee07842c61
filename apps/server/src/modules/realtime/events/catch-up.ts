import type { Clock } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { inShopOrder, listPublishedAfter, type PublishedPlace, type StoredEvent } from '../realtime.repo.ts'

/** Overlap of reads, because a commit becomes visible a little after its timestamp. */
const OVERLAP_MS = 5000
/** Events in one read. */
const PAGE = 2000

const keyOf = ({ store_id, seq }: StoredEvent): string => `${store_id}:${seq}`

/**
 * Reads and sends the events that other nodes sent since the last call, page by page. The cursor moves only after a successful
 * send: after an error, the next call starts at the last success.
 */
export const createCatchUp = (options: {
  db: Sql
  clock: Clock
  nodeId: string
  publish: (events: readonly StoredEvent[]) => Promise<void>
}): (() => Promise<void>) => {
  const { db, clock, nodeId, publish } = options
  /** Events sent here with their timestamps, because the overlap reads them again. */
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
