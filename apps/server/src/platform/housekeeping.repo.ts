import type { Sql } from './db/sql.ts'

/** Forgets first answers older than any retry. Returns how many. */
export const deleteIdempotencyKeysBefore = (sql: Sql, before: Date): Promise<number> =>
  sql.execute('DELETE FROM idempotency_keys WHERE created_at < $1', [before])

/** Forgets lines of the audit log. Returns how many. */
export const deleteSecurityEventsBefore = (sql: Sql, before: Date): Promise<number> =>
  sql.execute('DELETE FROM security_events WHERE at < $1', [before])

/** Forgets budgets whose time is over. Returns how many. */
export const deleteRateLimitsBefore = (sql: Sql, before: Date): Promise<number> =>
  sql.execute('DELETE FROM rate_limits WHERE expire < $1', [before.getTime()])
