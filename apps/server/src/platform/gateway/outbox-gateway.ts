import { OTP_VALID_MS } from '@jhola/contract/constants'
import type { Clock } from '../clock.ts'
import type { Ids } from '../ids.ts'
import { mailPage } from './mail-page.ts'
import type { Channel, MessageGateway } from './message-gateway.ts'

/**
 * Every message is a row of the outbox. Those of a channel that somebody is configured for (`leaving`) wait there to be sent;
 * the others are kept, and development shows them at `/dev/outbox`.
 */
export const createOutboxGateway = (clock: Clock, ids: Ids, leaving: ReadonlySet<Channel> = new Set()): MessageGateway => ({
  send: async (sql, { to, channel, template, subject, text, language, code, usefulMs }) => {
    const now = clock.now()
    const isLeaving = leaving.has(channel)
    const worthMs = usefulMs ?? (code === undefined ? undefined : OTP_VALID_MS)
    await sql.execute(
      `INSERT INTO message_outbox (message_id, recipient, channel, template, subject, body, html, code, language, created_at, state, next_attempt_at, send_before)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        ids.uuid(),
        to,
        channel,
        template,
        subject ?? null,
        text,
        channel === 'email' ? mailPage(language, text) : null,
        code ?? null,
        language,
        now,
        isLeaving ? 'waiting' : 'kept',
        isLeaving ? now : null,
        worthMs === undefined ? null : new Date(now.getTime() + worthMs),
      ],
    )
  },
})
