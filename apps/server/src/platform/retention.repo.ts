import { deleteSome, inBatches } from './db/in-batches.ts'
import type { Sql } from './db/sql.ts'
import { statementsOf } from './db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('platform')

const DELETE_IDEMPOTENCY_KEYS_BEFORE = statement(
  'delete_idempotency_keys_before',
  deleteSome('idempotency_keys', 'created_at < :before'),
)

/** Deletes stored replies that are older than any retry. Returns the number of rows. */
export const deleteIdempotencyKeysBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_IDEMPOTENCY_KEYS_BEFORE, { before, limit }))

const DELETE_SECURITY_EVENTS_BEFORE = statement('delete_security_events_before', deleteSome('security_events', 'at < :before'))

/** Deletes lines of the audit log. Returns the number of rows. */
export const deleteSecurityEventsBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_SECURITY_EVENTS_BEFORE, { before, limit }))

const DELETE_RATE_LIMITS_BEFORE = statement('delete_rate_limits_before', deleteSome('rate_limits', 'expire < :before'))

/** Deletes rate limit counters whose time is over. Returns the number of rows. */
export const deleteRateLimitsBefore = (sql: Sql, before: Date): Promise<number> =>
  inBatches((limit) => sql.run(DELETE_RATE_LIMITS_BEFORE, { before: before.getTime(), limit }))
