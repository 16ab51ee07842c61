import type { Client } from 'pg'
import { isUniqueViolation } from './errors.ts'
import { type MigrationFile, readMigrationFiles } from './migration-files.ts'

/** Any constant will do, as long as every starter of this program takes the same one. */
const MIGRATION_LOCK = 7_105_204_411

/** The part of `Database` that migrations need. */
export interface MigrationTarget {
  connectDirect(): Promise<Client>
}

export interface MigrationState {
  applied: string[]
  pending: string[]
}

/**
 * Brings the schema up to date: every file of `folder` not yet applied runs in its own transaction, in order, forward
 * only. Safe when several nodes start together (they take turns under an advisory lock, released with each
 * transaction, so it works behind a transaction pooler too). Returns the names applied by this call.
 * Throws when an applied file was changed or a new file stands before an applied one.
 */
export async function migrate(target: MigrationTarget, folder: string): Promise<string[]> {
  const files = await readMigrationFiles(folder)
  const client = await target.connectDirect()
  try {
    await createTable(client)
    pendingOf(files, await readApplied(client))
    const applied: string[] = []
    for (const file of files) {
      if (await applyFile(client, file, files)) applied.push(file.name)
    }
    return applied
  } finally {
    await client.end()
  }
}

/** Which migrations are applied and which are waiting. Changes nothing. Throws like `migrate` on a changed file. */
export async function readMigrationState(target: MigrationTarget, folder: string): Promise<MigrationState> {
  const files = await readMigrationFiles(folder)
  const client = await target.connectDirect()
  try {
    const { rows } = await client.query<{ present: boolean }>(`SELECT to_regclass('schema_migrations') IS NOT NULL AS present`)
    const applied = rows[0]?.present === true ? await readApplied(client) : new Map<string, string>()
    return { applied: [...applied.keys()].sort(), pending: pendingOf(files, applied).map((file) => file.name) }
  } finally {
    await client.end()
  }
}

async function createTable(client: Client): Promise<void> {
  const sql = `CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`
  try {
    await client.query(sql)
  } catch (error) {
    // Two first starts at once: IF NOT EXISTS still collides in the catalogue, and then the other one has made it.
    if (!isUniqueViolation(error)) throw error
    await client.query(sql)
  }
}

async function readApplied(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>('SELECT name, checksum FROM schema_migrations')
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

/** Checks files against what the database says and returns those still to run. */
function pendingOf(files: MigrationFile[], applied: Map<string, string>): MigrationFile[] {
  const pending = files.filter((file) => !applied.has(file.name))
  for (const file of files) {
    const checksum = applied.get(file.name)
    if (checksum !== undefined && checksum !== file.checksum) {
      throw new Error(`Migration ${file.name} was changed after it had been applied. Put it back and write a new file instead.`)
    }
  }
  const lastApplied = [...applied.keys()].sort().at(-1) ?? ''
  const tooLate = pending.find((file) => file.name < lastApplied)
  if (tooLate)
    throw new Error(`Migration ${tooLate.name} comes before ${lastApplied}, which is already applied. Give it a higher number.`)
  return pending
}

async function applyFile(client: Client, file: MigrationFile, files: MigrationFile[]): Promise<boolean> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    // Read again: another starter may have applied it while we waited for our turn.
    const applied = await readApplied(client)
    if (!pendingOf(files, applied).includes(file)) {
      await client.query('COMMIT')
      return false
    }
    await client.query(file.sql)
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [file.name, file.checksum])
    await client.query('COMMIT')
    return true
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw new Error(`Migration ${file.name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
