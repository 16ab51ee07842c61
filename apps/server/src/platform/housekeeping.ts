import { IDEMPOTENCY_KEEP_MS } from '@jhola/contract/constants'
import type { Clock } from './clock.ts'
import type { Sql } from './db/sql.ts'
import { blankMessages, deleteMessages } from './gateway/index.ts'
import { deleteIdempotencyKeysBefore, deleteRateLimitsBefore, deleteSecurityEventsBefore } from './housekeeping.repo.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** What stood in a message that was sent or given up; long enough to see what happened. */
const MESSAGE_TEXT_KEPT_MS = HOUR_MS
/** Messages that nobody carries, with their text: the development outbox. */
const KEPT_MESSAGES_MS = 2 * DAY_MS
/** That a message was sent, to whom and how often it was tried. */
const MESSAGES_KEPT_MS = 7 * DAY_MS
/** The law asks for one year (DPDP Rules 2025, rule 6); a month more for who looks late. */
const AUDIT_KEPT_MS = 396 * DAY_MS

/** Forgets what the platform keeps for a while only. Returns how many rows. */
export const forgetOldRecords = async (db: Sql, clock: Clock): Promise<number> => {
  const nowMs = clock.now().getTime()
  const ago = (ms: number) => new Date(nowMs - ms)
  const keys = await deleteIdempotencyKeysBefore(db, ago(IDEMPOTENCY_KEEP_MS))
  const texts = await blankMessages(db, ago(MESSAGE_TEXT_KEPT_MS))
  const messages = await deleteMessages(db, ago(KEPT_MESSAGES_MS), ago(MESSAGES_KEPT_MS))
  const events = await deleteSecurityEventsBefore(db, ago(AUDIT_KEPT_MS))
  return keys + texts + messages + events + (await deleteRateLimitsBefore(db, new Date(nowMs)))
}
