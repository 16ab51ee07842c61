import { OTP_VALID_MS } from '@jhola/contract/constants'
import type { Clock } from '../clock.ts'
import { statementsOf } from '../db/statement.ts'
import type { Ids } from '../ids.ts'
import type { Logger } from '../logger.ts'
import { mailPage } from './mail-page.ts'
import { passGate } from './message-gate.ts'
import type { Channel, MessageGateway } from './message-gateway.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('messaging')

const INSERT_MESSAGE = statement(
  'insert_message',
  `INSERT INTO message_outbox (message_id, recipient, channel, template, subject, body, html, code, language, created_at, state, next_attempt_at, send_before, cause)
       VALUES (:message_id, :to, :channel, :template, :subject?, :text, :language?, :code?, :text_language, :now, :state, :next_attempt_at?, :expires_at?, :cause)`,
)

/**
 * Every message is a row of the outbox. Messages of a channel with a carrier (`leaving`) are queued; the others are only
 * stored, and development shows them at `/dev/outbox`. A message beyond its recipient's limit is not stored but logged.
 */
export const createOutboxGateway = (
  clock: Clock,
  ids: Ids,
  leaving: ReadonlySet<Channel> = new Set(),
  { isLimited = true, log }: { isLimited?: boolean; log?: Logger } = {},
): MessageGateway => ({
  send: async (sql, message) => {
    const { to, channel, template, subject, text, language, code, usefulMs } = message
    const now = clock.now()
    const { cause, waitMs } = await passGate(sql, message, now)
    if (isLimited && waitMs > 0) {
      const seconds = Math.ceil(waitMs / 1000)
      log?.warn({ channel, template, cause, seconds }, 'message held back: its recipient got too many')
      return { isSent: false, seconds }
    }
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
      cause,
    })
    return { isSent: true }
  },
})
