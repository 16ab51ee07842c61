import type { Sql } from '../db/sql.ts'
import { statementsOf } from '../db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('messaging')

/** That something was written to somebody. Not what: it may hold a code that still opens a door. */
export type OwnMessageRow = { recipient: string; channel: string; template: string; created_at: Date }

const LIST_MESSAGES_OF = statement(
  'list_messages_of',
  `SELECT recipient, channel, template, created_at FROM message_outbox WHERE recipient = ANY(:recipients::text[])
     ORDER BY created_at DESC, message_id DESC`,
)

/** What was written to these numbers and addresses and is not forgotten yet, the newest first. */
export const listMessagesByRecipient = (sql: Sql, recipients: readonly string[]): Promise<OwnMessageRow[]> =>
  sql.rows(LIST_MESSAGES_OF, { recipients })

const DELETE_MESSAGES_OF = statement(
  'delete_messages_of',
  `DELETE FROM message_outbox WHERE recipient = ANY(:recipients::text[]) AND state <> 'waiting'`,
)

/** Forgets them, but for those that have still to leave. Returns how many. */
export const deleteMessagesByRecipient = (sql: Sql, recipients: readonly string[]): Promise<number> =>
  sql.run(DELETE_MESSAGES_OF, { recipients })
