import { IDEMPOTENCY_KEEP_MS } from '@jhola/contract/constants'
import type { Clock } from './clock.ts'
import type { Sql } from './db/sql.ts'
import { deleteIdempotencyKeysBefore, deleteMessagesBefore, deleteRateLimitsBefore } from './housekeeping.repo.ts'

const MESSAGES_KEPT_MS = 2 * 24 * 3_600_000

/** Forgets what the platform keeps for a while only. Returns how many rows. */
export const forgetOldRecords = async (db: Sql, clock: Clock): Promise<number> => {
  const nowMs = clock.now().getTime()
  const keys = await deleteIdempotencyKeysBefore(db, new Date(nowMs - IDEMPOTENCY_KEEP_MS))
  const messages = await deleteMessagesBefore(db, new Date(nowMs - MESSAGES_KEPT_MS))
  return keys + messages + (await deleteRateLimitsBefore(db, new Date(nowMs)))
}
