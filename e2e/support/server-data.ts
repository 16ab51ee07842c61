import { env } from 'node:process'
import { connectDatabase, type Database } from '../../apps/server/src/platform/db/index.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts'

/** Is the server under test the one of the global setup, whose data is accessible? */
export const hasServerData = (): boolean => env.E2E_DATA_DIR !== undefined

/** Works in the database of the server under test, for steps that no journey can do: advance the time, or read sent messages. */
export const withServerData = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
  const log = () => undefined
  const server = await startEmbeddedPostgres({ dataDir: env.E2E_DATA_DIR ?? '', log })
  const db = connectDatabase({ poolConfig: server.poolConfig, poolSize: 1, log })
  try {
    return await work(db)
  } finally {
    await db.close()
    await server.stop()
  }
}
