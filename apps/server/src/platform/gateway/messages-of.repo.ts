import type { Sql } from '../db/sql.ts'

/** That something was written to somebody. Not what: it may hold a code that still opens a door. */
export type OwnMessageRow = { recipient: string; channel: string; template: string; created_at: Date }

/** What was written to these numbers and addresses and is not forgotten yet, the newest first. */
export const listMessagesOf = (sql: Sql, recipients: readonly string[]): Promise<OwnMessageRow[]> =>
  sql.query<OwnMessageRow>(
    `SELECT recipient, channel, template, created_at FROM message_outbox WHERE recipient = ANY($1::text[])
     ORDER BY created_at DESC, message_id DESC`,
    [recipients],
  )

/** Forgets them, but for those that have still to leave. Returns how many. */
export const deleteMessagesOf = (sql: Sql, recipients: readonly string[]): Promise<number> =>
  sql.execute(`DELETE FROM message_outbox WHERE recipient = ANY($1::text[]) AND state <> 'waiting'`, [recipients])
