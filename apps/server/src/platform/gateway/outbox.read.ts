import type { Sql } from '../db/sql.ts'

const MESSAGES_SHOWN_MOST = 50

/** A message of the outbox as development shows it. */
export type SentMessage = { to: string; channel: string; text: string; code: string | null; created_at: string }

type Row = { recipient: string; channel: string; body: string; code: string | null; created_at: Date }

/** The newest messages, at most 50, of one recipient or of all. */
export const listSentMessages = async (sql: Sql, to: string | undefined): Promise<SentMessage[]> => {
  const rows = await sql.query<Row>(
    `SELECT recipient, channel, body, code, created_at FROM message_outbox
     WHERE $1::text IS NULL OR recipient = $1 ORDER BY created_at DESC, message_id DESC LIMIT $2`,
    [to ?? null, MESSAGES_SHOWN_MOST],
  )
  return rows.map(({ recipient, body, created_at, ...rest }) => ({
    ...rest,
    to: recipient,
    text: body,
    created_at: created_at.toISOString(),
  }))
}
