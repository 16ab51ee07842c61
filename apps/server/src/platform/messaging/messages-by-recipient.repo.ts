import type { Sql } from '../db/sql.ts'
import { statementsOf } from '../db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('messaging')

/** The fact that a message was sent to a person. Without the text, which may contain a valid code. */
export type OwnMessageRow = { recipient: string; channel: string; template: string; created_at: Date }

const LIST_MESSAGES_OF = statement(
  'list_messages_of',
  `SELECT recipient, channel, template, created_at FROM message_outbox WHERE recipient = ANY(:recipients::text[])
     ORDER BY created_at DESC, message_id DESC`,
)

/** Lists the stored messages to these numbers and addresses, newest first. */
export const listMessagesByRecipient = (sql: Sql, recipients: readonly string[]): Promise<OwnMessageRow[]> =>
  sql.rows(LIST_MESSAGES_OF, { recipients })

const DELETE_MESSAGES_OF = statement(
  'delete_messages_of',
  `DELETE FROM message_outbox WHERE recipient = ANY(:recipients::text[]) AND state <> 'waiting'`,
)

/** Deletes them, except those that are still queued. Returns the number of rows. */
export const deleteMessagesByRecipient = (sql: Sql, recipients: readonly string[]): Promise<number> =>
  sql.run(DELETE_MESSAGES_OF, { recipients })
