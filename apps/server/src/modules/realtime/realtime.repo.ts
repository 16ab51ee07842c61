import type { OrderEventType } from '@jhola/contract/realtime/events'
import { deleteSome, inBatches } from '../../platform/db/in-batches.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('realtime')

/** PostgreSQL channel on which a worker announces sent events. It is a hint only: the table decides. */
export const EVENTS_CHANNEL = 'jhola_events'

/** An event as the outbox stores it; the order itself is read when the event is sent. */
export type StoredEvent = {
  store_id: string
  seq: number
  type: OrderEventType
  order_id: string
  order_version: number
  at: Date
}

/** Sorts events by shop and event number, as devices need them. */
export const inShopOrder = <Event extends Pick<StoredEvent, 'store_id' | 'seq'>>(events: readonly Event[]): Event[] =>
  events.toSorted((a, b) => (a.store_id === b.store_id ? a.seq - b.seq : a.store_id < b.store_id ? -1 : 1))

const LOCK_WAITING_EVENTS = statement(
  'lock_waiting_events',
  `SELECT store_id, seq, type, order_id, order_version, at FROM store_events
     WHERE published_at IS NULL ORDER BY at, store_id, seq LIMIT :limit FOR UPDATE SKIP LOCKED`,
)

/**
 * Locks pending events for sending, oldest first; skips events locked by other nodes. Must run in the transaction that marks
 * them.
 */
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
 * Marks events as sent by this node and notifies the other nodes at commit. The commit is asynchronous: a mark lost in a power
 * failure only sends its event again.
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

/** An event sent by some node, with the time by that node's clock. */
export type PublishedEvent = StoredEvent & { published_at: Date }

/** The cursor of sent events: reading continues after it. */
export type PublishedPlace = Pick<PublishedEvent, 'published_at' | 'store_id' | 'seq'>

const LIST_PUBLISHED_AFTER = statement(
  'list_published_after',
  `SELECT store_id, seq, type, order_id, order_version, at, published_at AS "published_at!" FROM store_events
     WHERE (published_at, store_id, seq) > (:published_at, :store_id, :seq) AND published_by <> :node_id
     ORDER BY published_at, store_id, seq LIMIT :limit`,
)

/** A page of events that other nodes sent, oldest first, after a cursor. */
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
 * A shop's events after a number, in order, at most `limit`, and whether requested ones are purged already. The counter is read
 * first: an event committed in between is then returned beyond the counter; the counter never includes an event that is missing.
 * A shop's numbers have no gaps, so the first event shows whether earlier ones were purged.
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

/** Purges events sent before a moment: no device requests them any more. Returns how many. */
export const deleteEventsBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_EVENTS_BEFORE, { before, limit }))

const READ_OUTBOX_LAG = statement(
  'read_outbox_lag',
  `SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM :now::timestamptz - min(at)), 0)::float8 AS seconds
     FROM store_events WHERE published_at IS NULL`,
)

/** The number of pending events and the age of the oldest (seconds), for the metrics. */
export const readOutboxLag = async (sql: Sql, now: Date): Promise<{ waiting: number; seconds: number }> => {
  const row = await sql.first(READ_OUTBOX_LAG, { now })
  return row ?? { waiting: 0, seconds: 0 }
}
