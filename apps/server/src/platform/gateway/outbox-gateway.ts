import type { Clock } from '../clock.ts'
import type { Ids } from '../ids.ts'
import type { MessageGateway } from './message-gateway.ts'

/** The embedded default: messages are written to a table, which development shows at `/dev/outbox`. */
export const createOutboxGateway = (clock: Clock, ids: Ids): MessageGateway => ({
  send: async (sql, { to, channel, template, text, code }) => {
    await sql.execute(
      `INSERT INTO message_outbox (message_id, recipient, channel, template, body, code, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [ids.uuid(), to, channel, template, text, code ?? null, clock.now()],
    )
  },
})
