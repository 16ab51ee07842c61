import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSessions } from '../../apps/server/src/modules/auth/index.ts'
import { type Clock, systemClock } from '../../apps/server/src/platform/clock.ts'
import { connectDatabase, type Database, migrate } from '../../apps/server/src/platform/db/index.ts'
import { type SocketConfig, startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { createIds, type Ids } from '../../apps/server/src/platform/ids.ts'
import { ROOT } from '../harness/paths.ts'

/** A new embedded database with production's durable settings, in a folder that a server can start on. */
export type BenchDatabase = {
  dataDir: string
  db: Database
  clock: Clock
  ids: Ids
  poolConfig: SocketConfig
  /** A session's token. */
  signIn(who: { user_id: string; store_id: string }): Promise<string>
  /** Ends the database and deletes it. */
  remove(): Promise<void>
}

const quiet = (): void => undefined

/** Creates a folder in the system's temporary folder, with access for the account that runs the database. */
export const makeDataDir = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jh-bench-'))
  await chmod(dataDir, 0o755)
  return dataDir
}

export const openBenchDatabase = async (): Promise<BenchDatabase> => {
  const dataDir = await makeDataDir()
  const server = await startEmbeddedPostgres({ dataDir, log: quiet })
  const db = connectDatabase({ poolConfig: server.poolConfig, log: quiet })
  await migrate(db, join(ROOT, 'apps', 'server', 'migrations'))
  const clock = systemClock
  const ids = createIds(clock)
  const sessions = createSessions({ db, clock, ids })
  return {
    dataDir,
    db,
    clock,
    ids,
    poolConfig: server.poolConfig,
    signIn: async ({ user_id, store_id }) =>
      (await db.withTx((tx) => sessions.begin(tx, { userId: user_id, storeId: store_id, device: 'bench', by: 'code' }))).token,
    remove: async () => {
      await db.close()
      await server.stop({ force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
