import {
  MESSAGES_COUNTED_MS,
  MESSAGES_PER_HOUR,
  type MessageCause,
  messageWaitMs,
} from '@jhola/contract/notifications/message-limits'
import type { Sql } from '../db/sql.ts'
import { statementsOf } from '../db/statement.ts'
import type { Message } from './message-gateway.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('messaging')

const HAS_PROVEN = statement(
  'has_proven',
  `SELECT user_id FROM users
     WHERE user_id = :user_id AND deleted_at IS NULL
       AND ((phone = :to AND phone_verified_at IS NOT NULL) OR (email = :to AND email_verified_at IS NOT NULL))`,
)

/** The cause as it counts: an account that has not proven the recipient's number is a stranger to it. */
const causeOf = async (sql: Sql, { to, cause = 'stranger' }: Message): Promise<MessageCause> => {
  if (typeof cause === 'string') return cause
  if (cause.user_id === null) return 'stranger'
  return (await sql.first(HAS_PROVEN, { user_id: cause.user_id, to })) ? 'customer' : 'stranger'
}

const LOCK_MESSAGES_TO = statement('lock_messages_to', `SELECT pg_advisory_xact_lock(hashtextextended('message ' || :to, 0))`)

const LIST_SENT_TO = statement(
  'list_sent_to',
  `SELECT created_at FROM message_outbox WHERE recipient = :to AND created_at > :since AND cause = :cause ORDER BY created_at DESC LIMIT :limit`,
)

/** The cause of a message and the time that it has to wait; zero: it may leave. */
export type Gate = { cause: MessageCause; waitMs: number }

/**
 * Decides whether a message may leave. What strangers cause is counted one by one: senders to one recipient wait for each
 * other's transaction, so that many shops at once send no more than one.
 */
export const passGate = async (sql: Sql, message: Message, now: Date): Promise<Gate> => {
  const cause = await causeOf(sql, message)
  const kind = message.channel === 'email' ? 'email' : 'phone'
  const limit = MESSAGES_PER_HOUR[kind][cause]
  if (limit === undefined) return { cause, waitMs: 0 }
  if (cause === 'stranger') await sql.rows(LOCK_MESSAGES_TO, { to: message.to })
  const since = new Date(now.getTime() - MESSAGES_COUNTED_MS)
  const rows = await sql.rows(LIST_SENT_TO, { to: message.to, since, cause, limit })
  const sentMs = rows.map(({ created_at }) => created_at.getTime())
  return { cause, waitMs: messageWaitMs({ to: kind, cause }, sentMs, now.getTime()) }
}
