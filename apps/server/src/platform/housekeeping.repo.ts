import type { Sql } from './db/sql.ts'

/** Forgets first answers older than any retry. Returns how many. */
export const deleteIdempotencyKeysBefore = (sql: Sql, before: Date): Promise<number> =>
  sql.execute('DELETE FROM idempotency_keys WHERE created_at < $1', [before])

/** Forgets messages of the outbox; they hold people's numbers. Returns how many. */
export const deleteMessagesBefore = (sql: Sql, before: Date): Promise<number> =>
  sql.execute('DELETE FROM message_outbox WHERE created_at < $1', [before])

/** Forgets budgets whose time is over. Returns how many. */
export const deleteRateLimitsBefore = (sql: Sql, before: Date): Promise<number> =>
  sql.execute('DELETE FROM rate_limits WHERE expire < $1', [before.getTime()])
