import { deleteInBatches, inBatches } from '../db/in-batches.ts'
import type { Sql } from '../db/sql.ts'
import type { Channel } from './message-gateway.ts'
import type { LeavingMessage } from './sender.ts'

/** A message that this node took to send it. `send_before`: it is not worth sending from then on. */
export type TakenMessage = LeavingMessage & { attempts: number; send_before: Date | null }

/**
 * Takes messages whose time has come: the attempt is counted and the row is this node's until `until`, so a node that dies
 * while sending leaves it to the next one. Nodes skip each other's rows.
 */
export const takeWaiting = (sql: Sql, channel: Channel, now: Date, until: Date, most: number): Promise<TakenMessage[]> =>
  sql.query<TakenMessage>(
    `UPDATE message_outbox m SET attempts = m.attempts + 1, next_attempt_at = $3
     FROM (
       SELECT w.message_id FROM message_outbox w
       WHERE w.state = 'waiting' AND w.channel = $1 AND w.next_attempt_at <= $2
       ORDER BY w.next_attempt_at LIMIT $4 FOR UPDATE SKIP LOCKED
     ) due
     WHERE m.message_id = due.message_id
     RETURNING m.message_id, m.recipient, m.channel, m.template, m.subject, m.body, m.html, m.code, m.language, m.attempts, m.send_before`,
    [channel, now, until, most],
  )

/**
 * Gives up messages that waited too long, at most so many; those that a node is sending now are left to it. Returns which kinds they
 * were.
 */
export const failLate = (sql: Sql, channel: Channel, now: Date, most: number): Promise<Pick<TakenMessage, 'template'>[]> =>
  sql.query<Pick<TakenMessage, 'template'>>(
    `UPDATE message_outbox m SET state = 'failed', last_error = 'too late'
     FROM (
       SELECT w.message_id FROM message_outbox w
       WHERE w.state = 'waiting' AND w.channel = $1 AND w.next_attempt_at <= $2 AND w.send_before <= $2
       ORDER BY w.next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED
     ) late
     WHERE m.message_id = late.message_id
     RETURNING m.template`,
    [channel, now, most],
  )

/** How an attempt ended; `attempts` tells whether the row is still that attempt's. */
export type AttemptEnd = { message_id: string; attempts: number } & (
  | { state: 'sent'; at: Date }
  | { state: 'failed'; reason: string }
  | { state: 'waiting'; reason: string; next_attempt_at: Date }
)

export const endAttempt = (sql: Sql, end: AttemptEnd): Promise<number> =>
  sql.execute(
    `UPDATE message_outbox SET state = $3, sent_at = $4, next_attempt_at = $5, last_error = $6
     WHERE message_id = $1 AND attempts = $2 AND state = 'waiting'`,
    [
      end.message_id,
      end.attempts,
      end.state,
      end.state === 'sent' ? end.at : null,
      end.state === 'waiting' ? end.next_attempt_at : null,
      end.state === 'sent' ? null : end.reason,
    ],
  )

/** Empties what was written to people once it is sent or given up; that it was sent stays. Returns how many. */
export const blankMessages = (sql: Sql, before: Date): Promise<number> =>
  inBatches((most) =>
    sql.execute(
      `UPDATE message_outbox SET body = '', subject = NULL, html = NULL, code = NULL
       WHERE message_id = ANY (ARRAY(
         SELECT message_id FROM message_outbox
         WHERE state IN ('sent', 'failed') AND body <> '' AND coalesce(sent_at, created_at) < $1 LIMIT $2))`,
      [before, most],
    ),
  )

/** Forgets messages that nobody carries; they have their text still. Returns how many. */
export const deleteKeptMessages = (sql: Sql, before: Date): Promise<number> =>
  deleteInBatches(sql, { table: 'message_outbox', condition: `state = 'kept' AND created_at < $1`, values: [before] })

/** Forgets messages; they hold people's numbers. Returns how many. */
export const deleteMessages = (sql: Sql, before: Date): Promise<number> =>
  deleteInBatches(sql, { table: 'message_outbox', condition: 'created_at < $1', values: [before] })

/** Messages that should leave and have not yet. */
export const countWaiting = async (sql: Sql): Promise<number> => {
  const rows = await sql.query<{ n: number }>(`SELECT count(*)::int AS n FROM message_outbox WHERE state = 'waiting'`)
  return rows[0]?.n ?? 0
}
