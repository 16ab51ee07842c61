import { statfs } from 'node:fs/promises'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/index.ts'
import { statementsOf } from '../../db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('http')

/** Below this the embedded database may find no room for its log (16 MB a segment) and end itself. */
export const FREE_BYTES_NEEDED = 128 * 1024 * 1024

export type ReadinessOptions = {
  db: Pick<Database, 'first' | 'run'>
  clock: Clock
  /** Names of the migrations that this build needs. */
  migrations: readonly string[]
  /** Free bytes of the disk that this server writes to. */
  readFreeBytes(): Promise<number>
}

const COUNT_APPLIED = statement(
  'count_applied_migrations',
  'SELECT count(*)::int AS applied FROM schema_migrations WHERE name = ANY(:names)',
)

const WRITE_PROBE = statement(
  'write_probe',
  `INSERT INTO readiness_probe (probe, written_at) VALUES (1, :now)
     ON CONFLICT (probe) DO UPDATE SET written_at = excluded.written_at`,
)

/** Free bytes for an unprivileged process on the disk of this folder. */
export const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Whether the database can be read and written, has every migration of this build, and the disk has room. Throws the database's
 * errors.
 */
const isReady = async ({ db, clock, migrations, readFreeBytes }: ReadinessOptions): Promise<boolean> => {
  const row = await db.first(COUNT_APPLIED, { names: migrations })
  if (row?.applied !== migrations.length) return false
  await db.run(WRITE_PROBE, { now: clock.now() })
  return (await readFreeBytes()) >= FREE_BYTES_NEEDED
}

/** Requests that arrive during a probe share it: however often /ready is asked, one write is under way at most. */
export const createReadiness = (options: ReadinessOptions): (() => Promise<boolean>) => {
  let running: Promise<boolean> | undefined
  return () => {
    running ??= isReady(options).finally(() => {
      running = undefined
    })
    return running
  }
}
