import type { Config } from './config.ts'
import { connectDatabase, type Database, migrate } from './platform/db/index.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres/index.ts'
import type { Logger } from './platform/logger.ts'

/** The migrated database of this process. */
export type OpenedDatabase = {
  db: Database
  /** A readable description of the database's location. */
  where: string
  migrated: readonly string[]
  /** Closes the pool, then ends the embedded server. */
  close(): Promise<void>
}

const MODE_TEXTS: Record<EmbeddedPostgres['mode'], string> = {
  created: 'embedded PostgreSQL, created',
  started: 'embedded PostgreSQL',
  adopted: 'embedded PostgreSQL, still running from before',
}

/** Opens the configured PostgreSQL server, or the embedded one. Throws one clear line when neither works. */
export const openDatabase = async (config: Config, log: Logger): Promise<OpenedDatabase> => {
  const warn = (line: string) => log.warn(line)
  const server =
    config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: warn }) : undefined
  const db = connectDatabase({
    ...(server ? { poolConfig: server.poolConfig } : { connectionString: config.databaseUrl ?? '' }),
    poolSize: config.dbPoolSize,
    statementNaming: config.statementNaming,
    sessionSettings: config.statementNaming,
    log: warn,
  })
  const close = async () => {
    await db.close()
    await server?.stop()
  }
  try {
    const migrated = await migrate(db, config.paths.migrations)
    return {
      db,
      migrated,
      close,
      where: server ? `${MODE_TEXTS[server.mode]}, in ${config.dataDir}` : 'PostgreSQL at DATABASE_URL',
    }
  } catch (error) {
    await close()
    throw error
  }
}
