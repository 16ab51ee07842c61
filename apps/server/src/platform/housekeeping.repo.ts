import { deleteInBatches } from './db/in-batches.ts'
import type { Sql } from './db/sql.ts'

/** Forgets first answers older than any retry. Returns how many. */
export const deleteIdempotencyKeysBefore = (sql: Sql, before: Date): Promise<number> =>
  deleteInBatches(sql, { table: 'idempotency_keys', condition: 'created_at < $1', values: [before] })

/** Forgets lines of the audit log. Returns how many. */
export const deleteSecurityEventsBefore = (sql: Sql, before: Date): Promise<number> =>
  deleteInBatches(sql, { table: 'security_events', condition: 'at < $1', values: [before] })

/** Forgets budgets whose time is over. Returns how many. */
export const deleteRateLimitsBefore = (sql: Sql, before: Date): Promise<number> =>
  deleteInBatches(sql, { table: 'rate_limits', condition: 'expire < $1', values: [before.getTime()] })
