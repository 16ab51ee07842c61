import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { connectDatabase, migrate } from '../../../apps/server/src/platform/db/index.ts'
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/embedded-postgres/index.ts'
import { root } from '../definitions.ts'

/** Runs `work` on a connection to a throw-away database with every migration applied. */
export const withMigratedDatabase = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jh-check-sql-'))
  // mkdtemp closes the folder to all others, and under root the server runs as another account.
  await chmod(dataDir, 0o755)
  const log = (line: string) => process.stderr.write(`${line}\n`)
  const server = await startEmbeddedPostgres({ dataDir, log, throwAwayData: true })
  const db = connectDatabase({ poolConfig: server.poolConfig, poolSize: 1, log })
  try {
    await migrate(db, join(root, 'apps/server/migrations'))
    const client = await db.connectDirect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  } finally {
    await db.close()
    await server.stop({ force: true })
    await rm(dataDir, { recursive: true, force: true })
  }
}
