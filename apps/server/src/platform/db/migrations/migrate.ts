import type { Client } from 'pg'
import { type MigrationFile, readMigrationFiles } from './migration-files.ts'

/** Any constant will do, as long as every starter of this program takes the same one. */
const MIGRATION_LOCK = 7_105_204_411

/** The part of `Database` that migrations need. */
export type MigrationTarget = {
  connectDirect(): Promise<Client>
}

export type MigrationState = {
  applied: string[]
  pending: string[]
}

/**
 * Brings the schema up to date: every file of `folder` not yet applied runs in its own transaction, in order, forward
 * only. Safe when several nodes start together (they take turns under an advisory lock, released with each
 * transaction, so it works behind a transaction pooler too). Returns the names applied by this call.
 * Throws when an applied file was changed or a new file stands before an applied one.
 */
export const migrate = async (target: MigrationTarget, folder: string): Promise<string[]> => {
  const files = await readMigrationFiles(folder)
  const client = await target.connectDirect()
  try {
    await ensureTable(client)
    const waiting = pendingOf(files, await readApplied(client))
    const applied: string[] = []
    for (const file of waiting) {
      if (await applyFile(client, file, files)) applied.push(file.name)
    }
    return applied
  } finally {
    await client.end()
  }
}

/** Which migrations are applied and which are waiting. Changes nothing. Throws like `migrate` on a changed file. */
export const readMigrationState = async (target: MigrationTarget, folder: string): Promise<MigrationState> => {
  const files = await readMigrationFiles(folder)
  const client = await target.connectDirect()
  try {
    const applied = (await hasTable(client)) ? await readApplied(client) : new Map<string, string>()
    return { applied: [...applied.keys()].sort(), pending: pendingOf(files, applied).map((file) => file.name) }
  } finally {
    await client.end()
  }
}

const ensureTable = async (client: Client): Promise<void> => {
  if (await hasTable(client)) return
  // Without the lock two first starts collide in the catalogue in spite of IF NOT EXISTS.
  await inTurn(client, () =>
    client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`),
  )
}

const hasTable = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ present: boolean }>(`SELECT to_regclass('schema_migrations') IS NOT NULL AS present`)
  return rows[0]?.present === true
}

/** Runs `work` in a transaction that no other starter's overlaps. */
const inTurn = async <Result>(client: Client, work: () => Promise<Result>): Promise<Result> => {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

const readApplied = async (client: Client): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ name: string; checksum: string }>('SELECT name, checksum FROM schema_migrations')
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

/** Checks files against what the database says and returns those still to run. */
const pendingOf = (files: MigrationFile[], applied: Map<string, string>): MigrationFile[] => {
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

const applyFile = async (client: Client, file: MigrationFile, files: MigrationFile[]): Promise<boolean> => {
  try {
    return await inTurn(client, async () => {
      // Read again: another starter may have applied it while we waited for our turn.
      if (!pendingOf(files, await readApplied(client)).includes(file)) return false
      await client.query(file.sql)
      await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [file.name, file.checksum])
      return true
    })
  } catch (error) {
    throw new Error(`Migration ${file.name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
