import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { migrate, readMigrationState, runInvariants } from '../platform/db/index.ts'
import { backUp, restoreBackup } from '../platform/embedded-postgres/index.ts'
import { demandExisting, printNote, withDatabase } from './db-connection.ts'

const INVARIANTS = join(import.meta.dirname, 'invariants.sql')
const PG_DUMP_HINT = 'DATABASE_URL names a server of its own: use pg_dump and pg_restore, or its provider’s backups'

/** One command: prints its result and resolves to true on success. */
export type DatabaseCommand = (config: Config, file: string | undefined) => Promise<boolean>

/** Applies the pending migrations. */
export const migrateCommand: DatabaseCommand = (config) =>
  withDatabase(config, async ({ db }) => {
    const applied = await migrate(db, config.paths.migrations)
    print(applied.length === 0 ? 'The schema is up to date' : `Applied ${applied.join(', ')}`)
    return true
  })

/** Prints the database's address and kind, and whether its schema is up to date. */
export const statusCommand: DatabaseCommand = async (config) => {
  await demandExisting(config)
  return withDatabase(config, async ({ db, server }) => {
    const state = await readMigrationState(db, config.paths.migrations)
    const [row] = await db.query<{ version: string; size: string; connections: number }>(
      `SELECT current_setting('server_version') AS version, pg_size_pretty(pg_database_size(current_database())) AS size,
        (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) - 1 AS connections`,
    )
    print(`database     ${server ? `embedded, ${server.clusterDir}` : 'DATABASE_URL'}`)
    print(
      `server       PostgreSQL ${row?.version}${server ? `, ${server.mode === 'adopted' ? 'was running' : 'was stopped'}` : ''}`,
    )
    print(`size         ${row?.size}, ${row?.connections} other connections`)
    print(`migrations   ${state.applied.length} applied, ${state.pending.length} waiting ${state.pending.join(', ')}`.trimEnd())
    return state.pending.length === 0
  })
}

/** Runs every rule of invariants.sql on one snapshot. The server may keep running. */
export const invariantsCommand: DatabaseCommand = async (config) => {
  await demandExisting(config)
  const sqlText = await readFile(INVARIANTS, 'utf8')
  return withDatabase(config, async ({ db }) => {
    const broken = await db.withTx(
      async (tx) => {
        await tx.query('SET LOCAL statement_timeout = 0')
        return runInvariants(tx, sqlText)
      },
      { isolation: 'repeatable read' },
    )
    for (const { name, count, examples } of broken) print(`BROKEN ${name}: ${count} rows, such as ${JSON.stringify(examples)}`)
    if (broken.length === 0) print('Every invariant holds')
    return broken.length === 0
  })
}

/** Writes the running or stopped embedded database to one tar file. */
export const backupCommand: DatabaseCommand = async (config, file) => {
  const target = demandFile(file)
  await demandExisting(config)
  return withDatabase(config, async ({ server }) => {
    if (!server) throw new Error(PG_DUMP_HINT)
    const { bytes, files } = await backUp(server, config.dataDir, target)
    print(`Wrote ${target}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`)
    return true
  })
}

/** Unpacks a backup into an empty DATA_DIR and starts it once to verify that it opens. */
export const restoreCommand: DatabaseCommand = async (config, file) => {
  const source = demandFile(file)
  if (config.databaseUrl !== undefined) throw new Error(PG_DUMP_HINT)
  await restoreBackup(config.dataDir, source, printNote)
  return withDatabase(config, async ({ db }) => {
    const state = await readMigrationState(db, config.paths.migrations)
    print(`Restored ${source} into ${config.dataDir}: it opens, with ${state.applied.length} migrations applied`)
    return true
  })
}

function demandFile(file: string | undefined): string {
  if (file === undefined) throw new Error('Name the tar file')
  return resolve(file)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
