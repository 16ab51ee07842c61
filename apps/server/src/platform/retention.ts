import { IDEMPOTENCY_RETENTION_MS } from '@jhola/contract/constants'
import type { Clock } from './clock.ts'
import type { Sql } from './db/sql.ts'
import type { Step } from './jobs/work-through.ts'
import { blankMessages, deleteMessages, deleteUndeliverableMessages } from './messaging/index.ts'
import { deleteIdempotencyKeysBefore, deleteRateLimitsBefore, deleteSecurityEventsBefore } from './retention.repo.ts'
import { deleteSealedBefore } from './sealed/index.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The text of a message that was sent or given up: long enough to investigate a problem. */
const MESSAGE_TEXT_RETAINED_MS = HOUR_MS
/** Messages of channels without a carrier, with their text: the development outbox. */
const UNDELIVERABLE_MESSAGES_RETAINED_MS = 2 * DAY_MS
/** The record that a message was sent, to whom and after how many attempts. */
const MESSAGES_RETAINED_MS = 7 * DAY_MS
/** The law requires one year (DPDP Rules 2025, rule 6); one more month for late investigations. */
const AUDIT_RETAINED_MS = 396 * DAY_MS

/** The retention of the platform's own records. */
export const platformRetention = ({ db, clock }: { db: Sql; clock: Clock }): Step[] => {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)
  return [
    { step: 'idempotency keys', run: () => deleteIdempotencyKeysBefore(db, ago(IDEMPOTENCY_RETENTION_MS)) },
    { step: 'texts of messages', run: () => blankMessages(db, ago(MESSAGE_TEXT_RETAINED_MS)) },
    { step: 'kept messages', run: () => deleteUndeliverableMessages(db, ago(UNDELIVERABLE_MESSAGES_RETAINED_MS)) },
    { step: 'messages', run: () => deleteMessages(db, ago(MESSAGES_RETAINED_MS)) },
    { step: 'audit log', run: () => deleteSecurityEventsBefore(db, ago(AUDIT_RETAINED_MS)) },
    { step: 'sealed copies', run: () => deleteSealedBefore(db, ago(0)) },
    { step: 'rate limits', run: () => deleteRateLimitsBefore(db, ago(0)) },
  ]
}
