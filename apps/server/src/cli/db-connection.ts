import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { connectDatabase, type Database } from '../platform/db/index.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres/index.ts'

/** An open database, with its embedded server if it has one. */
export type OpenDatabase = {
  db: Database
  server: EmbeddedPostgres | undefined
}

/** Throws unless the embedded database exists: only `migrate` and the server itself create one. */
export const demandExisting = async (config: Config): Promise<void> => {
  if (config.databaseUrl !== undefined) return
  const found = await stat(join(config.dataDir, 'postgres', 'PG_VERSION')).catch(() => undefined)
  if (!found) throw new Error(`There is no database in ${config.dataDir} yet. Run "npm start" or "npm run db -- migrate" first.`)
}

/** Opens the database for one command. A server that was already running keeps running. */
export const withDatabase = async <Result>(config: Config, work: (open: OpenDatabase) => Promise<Result>): Promise<Result> => {
  const server =
    config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: printNote }) : undefined
  const db = connectDatabase({
    ...(server ? { poolConfig: server.poolConfig } : { connectionString: config.databaseUrl ?? '' }),
    poolSize: 2,
    statementNaming: config.statementNaming,
    log: printNote,
  })
  try {
    return await work({ db, server })
  } finally {
    await db.close()
    await server?.stop()
  }
}

/** Notes go to stderr, so that stdout holds the result only. */
export const printNote = (line: string): void => {
  process.stderr.write(`${line}\n`)
}
