import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { env } from 'node:process'
import { connectDatabase, type Database } from '../platform/db/index.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres/index.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..', '..', '..')
export const MIGRATIONS = join(REPOSITORY, 'apps', 'server', 'migrations')

/** Which database a command works on. */
export interface DatabaseLocation {
  /** Absolute. */
  dataDir: string
  /** When set, this server is used and the embedded one is not. */
  databaseUrl: string | undefined
}

export function readLocation(): DatabaseLocation {
  const { DATA_DIR, DATABASE_URL } = env
  return { dataDir: resolve(REPOSITORY, DATA_DIR || 'data'), databaseUrl: DATABASE_URL || undefined }
}

/** An open database, with its embedded server when it has one. */
export interface OpenDatabase {
  db: Database<object>
  server: EmbeddedPostgres | undefined
}

/** Throws unless the embedded database exists: only `migrate` and the server itself create one. */
export async function demandExisting(location: DatabaseLocation): Promise<void> {
  if (location.databaseUrl !== undefined) return
  const found = await stat(join(location.dataDir, 'postgres', 'PG_VERSION')).catch(() => undefined)
  if (!found)
    throw new Error(`There is no database in ${location.dataDir} yet. Run "npm start" or "npm run db -- migrate" first.`)
}

/** Opens the database for one command. A server that was already running stays up for whoever uses it. */
export async function withDatabase<Result>(
  location: DatabaseLocation,
  work: (open: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const server =
    location.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: location.dataDir, log: printNote }) : undefined
  const db = connectDatabase<object>({
    ...(server ? { poolConfig: server.poolConfig } : { connectionString: location.databaseUrl ?? '' }),
    poolSize: 2,
    log: printNote,
  })
  try {
    return await work({ db, server })
  } finally {
    await db.close()
    await server?.stop()
  }
}

/** Remarks go to stderr, so that stdout holds the answer only. */
export function printNote(line: string): void {
  process.stderr.write(`${line}\n`)
}
