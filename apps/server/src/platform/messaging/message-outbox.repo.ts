import { deleteSome, inBatches } from '../db/in-batches.ts'
import type { Sql } from '../db/sql.ts'
import { statementsOf } from '../db/statement.ts'
import type { Channel } from './message-gateway.ts'
import type { LeavingMessage } from './sender.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('messaging')

/** A message that this node has claimed for sending. `send_before`: no longer worth sending from then on. */
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
 * Claims due messages. The attempt is counted and the row belongs to this node until `until`, so the next node continues when a
 * node dies while sending. Nodes skip each other's rows.
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

/** Gives up late messages, up to a number. Messages that a node is sending now are left out. Returns their templates. */
export const failLate = (sql: Sql, channel: Channel, now: Date, limit: number): Promise<Pick<TakenMessage, 'template'>[]> =>
  sql.rows(FAIL_LATE, { channel, now, limit })

/** The result of an attempt; `attempts` shows whether the row still belongs to that attempt. */
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

/** Deletes the text of messages that were sent or given up. The row itself stays. Returns the number of rows. */
export const blankMessages = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(BLANK_MESSAGES, { before, limit }))

const DELETE_KEPT_MESSAGES = statement(
  'delete_kept_messages',
  deleteSome('message_outbox', `state = 'kept' AND created_at < :before`),
)

/** Deletes messages of channels without a carrier, with their text. Returns the number of rows. */
export const deleteUndeliverableMessages = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_KEPT_MESSAGES, { before, limit }))

const DELETE_MESSAGES = statement('delete_messages', deleteSome('message_outbox', 'created_at < :before'))

/** Deletes messages, which contain phone numbers and emails. Returns the number of rows. */
export const deleteMessages = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_MESSAGES, { before, limit }))

const COUNT_WAITING = statement('count_waiting', `SELECT count(*)::int AS n FROM message_outbox WHERE state = 'waiting'`)

/** The number of messages that are queued and not yet sent. */
export const countQueued = async (sql: Sql): Promise<number> => {
  const row = await sql.first(COUNT_WAITING)
  return row?.n ?? 0
}
