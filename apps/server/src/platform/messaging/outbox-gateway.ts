import { OTP_VALID_MS } from '@jhola/contract/constants'
import type { Clock } from '../clock.ts'
import { statementsOf } from '../db/statement.ts'
import type { Ids } from '../ids.ts'
import { mailPage } from './mail-page.ts'
import type { Channel, MessageGateway } from './message-gateway.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('messaging')

const INSERT_MESSAGE = statement(
  'insert_message',
  `INSERT INTO message_outbox (message_id, recipient, channel, template, subject, body, html, code, language, created_at, state, next_attempt_at, send_before)
       VALUES (:message_id, :to, :channel, :template, :subject?, :text, :language?, :code?, :text_language, :now, :state, :next_attempt_at?, :expires_at?)`,
)

/**
 * Every message is a row of the outbox. Messages of a channel with a carrier (`leaving`) are queued; the others are only
 * stored, and development shows them at `/dev/outbox`.
 */
export const createOutboxGateway = (clock: Clock, ids: Ids, leaving: ReadonlySet<Channel> = new Set()): MessageGateway => ({
  send: async (sql, { to, channel, template, subject, text, language, code, usefulMs }) => {
    const now = clock.now()
    const isLeaving = leaving.has(channel)
    const worthMs = usefulMs ?? (code === undefined ? undefined : OTP_VALID_MS)
    await sql.run(INSERT_MESSAGE, {
      message_id: ids.uuid(),
      to,
      channel,
      template,
      subject: subject ?? null,
      text,
      language: channel === 'email' ? mailPage(language, text) : null,
      code: code ?? null,
      text_language: language,
      now,
      state: isLeaving ? 'waiting' : 'kept',
      next_attempt_at: isLeaving ? now : null,
      expires_at: worthMs === undefined ? null : new Date(now.getTime() + worthMs),
    })
  },
})
