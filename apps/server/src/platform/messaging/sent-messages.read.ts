import type { Sql } from '../db/sql.ts'
import { statementsOf } from '../db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('messaging')

const MESSAGES_SHOWN_MAX = 50

/** A message of the outbox as the development page shows it. */
export type SentMessage = { to: string; channel: string; text: string; code: string | null; created_at: string }

const LIST_SENT_MESSAGES = statement(
  'list_sent_messages',
  `SELECT recipient, channel, body, code, created_at FROM message_outbox
     WHERE :to?::text IS NULL OR recipient = :to ORDER BY created_at DESC, message_id DESC LIMIT :messages_shown_most`,
)

/** The newest messages, up to 50, of one recipient or of all. */
export const listSentMessages = async (sql: Sql, to: string | undefined): Promise<SentMessage[]> => {
  const rows = await sql.rows(LIST_SENT_MESSAGES, { to: to ?? null, messages_shown_most: MESSAGES_SHOWN_MAX })
  return rows.map(({ recipient, body, created_at, ...rest }) => ({
    ...rest,
    to: recipient,
    text: body,
    created_at: created_at.toISOString(),
  }))
}
