import type { Database } from '../src/platform/db/index.ts'

/** The number of statements on this database that wait for a lock. */
export const countLockWaits = async (db: Pick<Database, 'query'>): Promise<number> => {
  const [row] = await db.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return row?.waiting ?? 0
}
