import type { OrderEventType } from '@jhola/contract/realtime/events'
import { deleteInBatches } from '../../platform/db/in-batches.ts'
import type { Sql } from '../../platform/db/sql.ts'

/** PostgreSQL channel on which a relay says that it sent something. Only a wake-up: the table is the truth. */
export const EVENTS_CHANNEL = 'jhola_events'

/** An event as the outbox keeps it: what happened to which order; the order itself is read when it is sent. */
export type StoredEvent = {
  store_id: string
  seq: number
  type: OrderEventType
  order_id: string
  order_version: number
  at: Date
}

/** Events shop by shop, each shop's by their numbers: the order in which devices want them. */
export const inShopOrder = <Event extends Pick<StoredEvent, 'store_id' | 'seq'>>(events: readonly Event[]): Event[] =>
  events.toSorted((a, b) => (a.store_id === b.store_id ? a.seq - b.seq : a.store_id < b.store_id ? -1 : 1))

/** Takes waiting events for sending, oldest first; another node's are left to it. Must run in the transaction that marks them. */
export const lockWaitingEvents = (sql: Sql, most: number): Promise<StoredEvent[]> =>
  sql.query<StoredEvent>(
    `SELECT store_id, seq, type, order_id, order_version, at FROM store_events
     WHERE published_at IS NULL ORDER BY at, store_id, seq LIMIT $1 FOR UPDATE SKIP LOCKED`,
    [most],
  )

/**
 * Marks events as sent by this node and tells the others; the telling happens only if the marking commits. The commit does not
 * wait for the disk: a mark lost in a power cut only sends its event again.
 */
export const setPublished = async (sql: Sql, events: readonly StoredEvent[], at: Date, nodeId: string): Promise<number> => {
  const marked = await sql.execute(
    `UPDATE store_events e SET published_at = $3, published_by = $4 FROM unnest($1::text[], $2::bigint[]) AS sent(store_id, seq)
     WHERE e.store_id = sent.store_id AND e.seq = sent.seq`,
    [events.map((event) => event.store_id), events.map((event) => event.seq), at, nodeId],
  )
  await sql.query(`SELECT pg_notify($1, $2), set_config('synchronous_commit', 'off', true)`, [EVENTS_CHANNEL, nodeId])
  return marked
}

/** An event that some node has sent, and when by its clock. */
export type PublishedEvent = StoredEvent & { published_at: Date }

/** Where reading of sent events goes on: after this one. */
export type PublishedPlace = Pick<PublishedEvent, 'published_at' | 'store_id' | 'seq'>

/** A page of events that other nodes sent, oldest first, after a place. */
export const listPublishedAfter = (sql: Sql, after: PublishedPlace, nodeId: string, most: number): Promise<PublishedEvent[]> =>
  sql.query<PublishedEvent>(
    `SELECT store_id, seq, type, order_id, order_version, at, published_at FROM store_events
     WHERE (published_at, store_id, seq) > ($1, $2, $3) AND published_by <> $4
     ORDER BY published_at, store_id, seq LIMIT $5`,
    [after.published_at, after.store_id, after.seq, nodeId, most],
  )

/**
 * A shop's events after a number, in order, at most `most`; and whether older ones than asked are gone. The counter is read first: an
 * event that comes in between is then given beyond the number, never the number without its event. A shop's numbers have no gaps, so
 * the first event tells whether some before it were forgotten.
 */
export const listEventsSince = async (
  sql: Sql,
  storeId: string,
  since: number,
  most: number,
): Promise<{ seq: number; isGone: boolean; events: StoredEvent[] }> => {
  const counters = await sql.query<{ seq: number }>('SELECT event_seq AS seq FROM store_counters WHERE store_id = $1', [storeId])
  const seq = counters[0]?.seq ?? 0
  const events = await sql.query<StoredEvent>(
    `SELECT store_id, seq, type, order_id, order_version, at FROM store_events WHERE store_id = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
    [storeId, since, most],
  )
  return { seq, isGone: since > seq || (since < seq && events[0]?.seq !== since + 1), events }
}

/** Forgets events that were sent before a moment: no device will ask for them any more. Returns how many. */
export const deleteEventsBefore = (sql: Sql, before: Date): Promise<number> =>
  deleteInBatches(sql, { table: 'store_events', condition: 'published_at < $1', values: [before] })

/** How many events wait, and for how long the oldest does (seconds): for the metrics. */
export const readOutboxLag = async (sql: Sql, now: Date): Promise<{ waiting: number; seconds: number }> => {
  const rows = await sql.query<{ waiting: number; seconds: number }>(
    `SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM $1::timestamptz - min(at)), 0)::float8 AS seconds
     FROM store_events WHERE published_at IS NULL`,
    [now],
  )
  return rows[0] ?? { waiting: 0, seconds: 0 }
}
