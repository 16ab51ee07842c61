import { deleteSome, inBatches } from '../db/in-batches.ts'
import type { Sql } from '../db/sql.ts'
import { statementsOf } from '../db/statement.ts'
import type { Channel } from './message-gateway.ts'
import type { LeavingMessage } from './sender.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('messaging')

/** A message that this node took to send it. `send_before`: it is not worth sending from then on. */
export type TakenMessage = LeavingMessage & { attempts: number; send_before: Date | null }

const TAKE_WAITING = statement(
  'take_waiting',
  `UPDATE message_outbox m SET attempts = m.attempts + 1, next_attempt_at = :until
     FROM (
       SELECT w.message_id FROM message_outbox w
       WHERE w.state = 'waiting' AND w.channel = :channel AND w.next_attempt_at <= :now
       ORDER BY w.next_attempt_at LIMIT :limit FOR UPDATE SKIP LOCKED
     ) due
     WHERE m.message_id = due.message_id
     RETURNING m.message_id, m.recipient, m.channel, m.template, m.subject, m.body, m.html, m.code, m.language, m.attempts, m.send_before`,
)

/**
 * Takes messages whose time has come: the attempt is counted and the row is this node's until `until`, so a node that dies
 * while sending leaves it to the next one. Nodes skip each other's rows.
 */
export const takeQueued = (sql: Sql, channel: Channel, now: Date, until: Date, limit: number): Promise<TakenMessage[]> =>
  sql.rows(TAKE_WAITING, { channel, now, until, limit })

const FAIL_LATE = statement(
  'fail_late',
  `UPDATE message_outbox m SET state = 'failed', last_error = 'too late'
     FROM (
       SELECT w.message_id FROM message_outbox w
       WHERE w.state = 'waiting' AND w.channel = :channel AND w.next_attempt_at <= :now AND w.send_before <= :now
       ORDER BY w.next_attempt_at LIMIT :limit FOR UPDATE SKIP LOCKED
     ) late
     WHERE m.message_id = late.message_id
     RETURNING m.template`,
)

/**
 * Gives up messages that waited too long, at most so many; those that a node is sending now are left to it. Returns which kinds they
 * were.
 */
export const failLate = (sql: Sql, channel: Channel, now: Date, limit: number): Promise<Pick<TakenMessage, 'template'>[]> =>
  sql.rows(FAIL_LATE, { channel, now, limit })

/** How an attempt ended; `attempts` tells whether the row is still that attempt's. */
export type AttemptEnd = { message_id: string; attempts: number } & (
  | { state: 'sent'; at: Date }
  | { state: 'failed'; reason: string }
  | { state: 'waiting'; reason: string; next_attempt_at: Date }
)

const END_ATTEMPT = statement(
  'end_attempt',
  `UPDATE message_outbox SET state = :state, sent_at = :at?, next_attempt_at = :next_attempt_at?, last_error = :reason?
     WHERE message_id = :message_id AND attempts = :attempts AND state = 'waiting'`,
)

export const endAttempt = (sql: Sql, end: AttemptEnd): Promise<number> =>
  sql.run(END_ATTEMPT, {
    message_id: end.message_id,
    attempts: end.attempts,
    state: end.state,
    at: end.state === 'sent' ? end.at : null,
    next_attempt_at: end.state === 'waiting' ? end.next_attempt_at : null,
    reason: end.state === 'sent' ? null : end.reason,
  })

const BLANK_MESSAGES = statement(
  'blank_messages',
  `UPDATE message_outbox SET body = '', subject = NULL, html = NULL, code = NULL
       WHERE message_id = ANY (ARRAY(
         SELECT message_id FROM message_outbox
         WHERE state IN ('sent', 'failed') AND body <> '' AND coalesce(sent_at, created_at) < :before LIMIT :limit))`,
)

/** Empties what was written to people once it is sent or given up; that it was sent stays. Returns how many. */
export const blankMessages = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(BLANK_MESSAGES, { before, limit }))

const DELETE_KEPT_MESSAGES = statement(
  'delete_kept_messages',
  deleteSome('message_outbox', `state = 'kept' AND created_at < :before`),
)

/** Forgets messages that nobody carries; they have their text still. Returns how many. */
export const deleteUndeliverableMessages = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_KEPT_MESSAGES, { before, limit }))

const DELETE_MESSAGES = statement('delete_messages', deleteSome('message_outbox', 'created_at < :before'))

/** Forgets messages; they hold people's numbers. Returns how many. */
export const deleteMessages = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_MESSAGES, { before, limit }))

const COUNT_WAITING = statement('count_waiting', `SELECT count(*)::int AS n FROM message_outbox WHERE state = 'waiting'`)

/** Messages that should leave and have not yet. */
export const countQueued = async (sql: Sql): Promise<number> => {
  const row = await sql.first(COUNT_WAITING)
  return row?.n ?? 0
}
