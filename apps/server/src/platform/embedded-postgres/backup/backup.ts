import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { pack } from 'tar-stream'
import { POSTGRES_MAJOR } from '../cluster/binaries.ts'
import { syncFolder } from '../cluster/init-cluster.ts'
import type { EmbeddedPostgres } from '../start-embedded-postgres.ts'
import { BACKUP_FORMAT, CLUSTER_PREFIX, DONE_ENTRY, FILES_PREFIX, MANIFEST_ENTRY } from './backup-format.ts'
import { addFile, addText, listTree, type TarPack } from './tar-writer.ts'

/** State of the running server, useless or harmful in a copy. The server creates it again. */
const SKIPPED_CONTENT = [
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_replslot',
  'log',
]
const SKIPPED_FILES = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'pg_internal.init',
  'current_logfiles',
  'backup_label',
  'tablespace_map',
])
/** Everything else in DATA_DIR is saved too (uploads, keys), except the server's own folders and older backups. */
const SKIPPED_IN_DATA_DIR = /^(postgres|run|backups)$|^postgres-|\.tar(\.part)?$/
const WAL_SEGMENT = /^[0-9A-F]{24}$/
const BACKUP_SLOT = 'jhola_backup'

export type BackupResult = {
  bytes: number
  files: number
}

/**
 * Writes a consistent copy of the running embedded database and of the other files of `dataDir` to one tar file, readable by
 * its owner only. The shop can take orders during a backup. The file gets its final name only when it is complete and synced.
 */
export const backUp = async (server: EmbeddedPostgres, dataDir: string, target: string): Promise<BackupResult> => {
  const draft = `${resolve(target)}.part`
  const file = await open(draft, 'w', 0o600)
  const out = file.createWriteStream()
  const tar = pack()
  tar.pipe(out)
  const outputFailure = failureOf(out)
  const admin = new pg.Client(server.adminConfig)
  admin.on('error', () => undefined)
  try {
    await admin.connect()
    const files = await Promise.race([writeBackup(admin, server.clusterDir, resolve(dataDir), tar), outputFailure])
    tar.finalize()
    await finished(out)
    const bytes = await sync(draft)
    await rename(draft, resolve(target))
    await syncFolder(dirname(resolve(target)))
    return { bytes, files }
  } catch (error) {
    tar.destroy()
    out.destroy()
    await rm(draft, { force: true })
    throw error
  } finally {
    await admin.end()
  }
}

/** Rejects when the output fails (disk full). Without it the writer would wait forever. */
const failureOf = (out: NodeJS.WritableStream): Promise<never> => {
  const failure = new Promise<never>((_, reject) => out.once('error', reject))
  failure.catch(() => undefined)
  return failure
}

const writeBackup = async (admin: pg.Client, clusterDir: string, dataDir: string, tar: TarPack): Promise<number> => {
  let files = 0
  await addText(
    tar,
    MANIFEST_ENTRY,
    JSON.stringify({ format: BACKUP_FORMAT, postgres_major: POSTGRES_MAJOR, created_at: new Date().toISOString() }),
  )
  // The slot keeps the WAL written during the backup. It ends with this connection.
  await admin.query('SELECT pg_create_physical_replication_slot($1, true, true)', [`${BACKUP_SLOT}_${process.pid}`])
  await admin.query(`SELECT pg_backup_start('jhola', true)`)
  files += await addCluster(clusterDir, tar)
  const end = await stopBackup(admin)
  await addText(tar, `${CLUSTER_PREFIX}backup_label`, end.label)
  files += await addLog(clusterDir, end, tar)
  files += await addOtherFiles(dataDir, tar)
  await addText(tar, DONE_ENTRY, String(files))
  return files
}

type BackupEnd = {
  label: string
  firstSegment: string
  lastSegment: string
}

const stopBackup = async (admin: pg.Client): Promise<BackupEnd> => {
  const { rows } = await admin.query<{ labelfile: string; last_segment: string }>(
    'SELECT labelfile, pg_walfile_name(lsn) AS last_segment FROM pg_backup_stop(false)',
  )
  const row = rows[0]
  const firstSegment = /\(file ([0-9A-F]{24})\)/.exec(row?.labelfile ?? '')?.[1]
  if (!row || firstSegment === undefined) throw new Error('The database gave no backup label')
  return { label: row.labelfile, firstSegment, lastSegment: row.last_segment }
}

const addCluster = async (clusterDir: string, tar: TarPack): Promise<number> => {
  let files = 0
  for (const { path, isFolder } of await listTree(clusterDir)) {
    const top = path.split('/')[0] ?? ''
    if (SKIPPED_FILES.has(basename(path)) || basename(path).startsWith('pgsql_tmp')) continue
    if (path !== top && SKIPPED_CONTENT.includes(top) && !(isFolder && path === 'pg_wal/archive_status')) continue
    files += await addFile(tar, join(clusterDir, path), `${CLUSTER_PREFIX}${path}`, isFolder)
  }
  return files
}

const addLog = async (clusterDir: string, end: BackupEnd, tar: TarPack): Promise<number> => {
  let files = 0
  for (const name of (await readdir(join(clusterDir, 'pg_wal'))).sort()) {
    if (!WAL_SEGMENT.test(name) || name < end.firstSegment || name > end.lastSegment) continue
    files += await addFile(tar, join(clusterDir, 'pg_wal', name), `${CLUSTER_PREFIX}pg_wal/${name}`, false)
  }
  if (files === 0) throw new Error('The log written during the backup is gone; try again')
  return files
}

const addOtherFiles = async (dataDir: string, tar: TarPack): Promise<number> => {
  let files = 0
  for (const { path, isFolder } of await listTree(dataDir, SKIPPED_IN_DATA_DIR)) {
    files += await addFile(tar, join(dataDir, path), `${FILES_PREFIX}${path}`, isFolder)
  }
  return files
}

const sync = async (path: string): Promise<number> => {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  return (await stat(path)).size
}
