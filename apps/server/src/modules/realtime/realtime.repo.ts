import type { OrderEventType } from '@jhola/contract/realtime/events'
import { deleteSome, inBatches } from '../../platform/db/in-batches.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('realtime')

/** PostgreSQL channel on which a worker says that it sent something. Only a wake-up: the table is the truth. */
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

const LOCK_WAITING_EVENTS = statement(
  'lock_waiting_events',
  `SELECT store_id, seq, type, order_id, order_version, at FROM store_events
     WHERE published_at IS NULL ORDER BY at, store_id, seq LIMIT :limit FOR UPDATE SKIP LOCKED`,
)

/** Takes waiting events for sending, oldest first; another node's are left to it. Must run in the transaction that marks them. */
export const lockWaitingEvents = (sql: Sql, limit: number): Promise<StoredEvent[]> => sql.rows(LOCK_WAITING_EVENTS, { limit })

const SET_PUBLISHED = statement(
  'set_published',
  `UPDATE store_events e SET published_at = :at, published_by = :node_id FROM unnest(:store_ids::text[], :seqs::bigint[]) AS sent(store_id, seq)
     WHERE e.store_id = sent.store_id AND e.seq = sent.seq`,
)

const TELL_OTHER_NODES = statement(
  'tell_other_nodes',
  `SELECT pg_notify(:events_channel, :node_id), set_config('synchronous_commit', 'off', true)`,
)

/**
 * Marks events as sent by this node and tells the others; the telling happens only if the marking commits. The commit does not
 * wait for the disk: a mark lost in a power cut only sends its event again.
 */
export const setPublished = async (sql: Sql, events: readonly StoredEvent[], at: Date, nodeId: string): Promise<number> => {
  const marked = await sql.run(SET_PUBLISHED, {
    store_ids: events.map((event) => event.store_id),
    seqs: events.map((event) => event.seq),
    at,
    node_id: nodeId,
  })
  await sql.rows(TELL_OTHER_NODES, { events_channel: EVENTS_CHANNEL, node_id: nodeId })
  return marked
}

/** An event that some node has sent, and when by its clock. */
export type PublishedEvent = StoredEvent & { published_at: Date }

/** Where reading of sent events goes on: after this one. */
export type PublishedPlace = Pick<PublishedEvent, 'published_at' | 'store_id' | 'seq'>

const LIST_PUBLISHED_AFTER = statement(
  'list_published_after',
  `SELECT store_id, seq, type, order_id, order_version, at, published_at AS "published_at!" FROM store_events
     WHERE (published_at, store_id, seq) > (:published_at, :store_id, :seq) AND published_by <> :node_id
     ORDER BY published_at, store_id, seq LIMIT :limit`,
)

/** A page of events that other nodes sent, oldest first, after a place. */
export const listPublishedAfter = (sql: Sql, after: PublishedPlace, nodeId: string, limit: number): Promise<PublishedEvent[]> =>
  sql.rows(LIST_PUBLISHED_AFTER, {
    published_at: after.published_at,
    store_id: after.store_id,
    seq: after.seq,
    node_id: nodeId,
    limit,
  })

const FIND_OLDEST_EVENT = statement('find_oldest_event', 'SELECT event_seq AS seq FROM store_counters WHERE store_id = :store_id')

const LIST_EVENTS_SINCE = statement(
  'list_events_since',
  `SELECT store_id, seq, type, order_id, order_version, at FROM store_events WHERE store_id = :store_id AND seq > :since ORDER BY seq LIMIT :limit`,
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
  limit: number,
): Promise<{ seq: number; isGone: boolean; events: StoredEvent[] }> => {
  const counters = await sql.first(FIND_OLDEST_EVENT, { store_id: storeId })
  const seq = counters?.seq ?? 0
  const events = await sql.rows(LIST_EVENTS_SINCE, { store_id: storeId, since, limit })
  return { seq, isGone: since > seq || (since < seq && events[0]?.seq !== since + 1), events }
}

const DELETE_EVENTS_BEFORE = statement('delete_events_before', deleteSome('store_events', 'published_at < :before'))

/** Forgets events that were sent before a moment: no device will ask for them any more. Returns how many. */
export const deleteEventsBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_EVENTS_BEFORE, { before, limit }))

const READ_OUTBOX_LAG = statement(
  'read_outbox_lag',
  `SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM :now::timestamptz - min(at)), 0)::float8 AS seconds
     FROM store_events WHERE published_at IS NULL`,
)

/** How many events wait, and for how long the oldest does (seconds): for the metrics. */
export const readOutboxLag = async (sql: Sql, now: Date): Promise<{ waiting: number; seconds: number }> => {
  const row = await sql.first(READ_OUTBOX_LAG, { now })
  return row ?? { waiting: 0, seconds: 0 }
}
