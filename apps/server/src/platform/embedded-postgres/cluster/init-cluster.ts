import { execFile } from 'node:child_process'
import { mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { isRunning } from '../processes.ts'
import { type Binaries, POSTGRES_MAJOR } from './binaries.ts'
import type { ServerLayout } from './layout.ts'
import { giveTo } from './service-account.ts'

const run = promisify(execFile)
const DRAFT = /^postgres-init-(\d+)-/
/** Unicode-aware character classes for text search. The names differ by system; plain C always exists. */
const LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C']

export const ADMIN_USER = 'postgres'

/** The major version of the cluster in this folder, or undefined if there is none. */
export const readClusterMajor = async (clusterDir: string): Promise<number | undefined> => {
  const text = await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : Number.parseInt(text, 10)
}

/**
 * Creates the cluster unless it exists; true if this call created it. It is prepared and synced in a separate folder and then
 * renamed, so that a kill at any moment leaves either no cluster or a complete one. Throws one clear line when the cluster
 * belongs to another major version.
 */
export const ensureCluster = async (layout: ServerLayout, binaries: Binaries): Promise<boolean> => {
  const major = await readClusterMajor(layout.clusterDir)
  if (major === POSTGRES_MAJOR) return false
  if (major !== undefined) {
    throw new Error(
      `${layout.clusterDir} holds a PostgreSQL ${major} database, but this program brings PostgreSQL ${POSTGRES_MAJOR}. Use the version of Jhola that made it, or restore a backup.`,
    )
  }
  await removeAbandonedDrafts(layout.nurseryDir)
  const draft = await mkdtemp(join(layout.nurseryDir, `postgres-init-${process.pid}-`))
  try {
    await giveTo(draft, layout.serviceAccount)
    await runInitdb(binaries, draft, layout)
    return await putInPlace(draft, layout.clusterDir)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Renames a finished cluster to its final name; false if another process was faster. */
const putInPlace = async (draft: string, clusterDir: string): Promise<boolean> => {
  try {
    await rename(draft, clusterDir)
  } catch (error) {
    if ((await readClusterMajor(clusterDir)) === POSTGRES_MAJOR) return false
    throw new Error(`${clusterDir} is in the way and is no database. Move it aside.`, { cause: error })
  }
  await syncFolder(dirname(clusterDir))
  return true
}

const runInitdb = async (binaries: Binaries, folder: string, layout: ServerLayout): Promise<void> => {
  let lastError: unknown
  for (const locale of LOCALES) {
    try {
      await run(binaries.initdb, initdbArguments(folder, locale), { cwd: '/', env: serverEnvironment(), ...identityOf(layout) })
      return
    } catch (error) {
      lastError = error
    }
  }
  const reason =
    lastError instanceof Error && 'stderr' in lastError ? String(lastError.stderr).trim().split('\n')[0] : String(lastError)
  throw new Error(`The embedded database could not be created: ${reason}`, { cause: lastError })
}

/** Sorts by code point everywhere, so that a changed system collation has no effect. Character classes follow the locale. */
const initdbArguments = (folder: string, locale: string): string[] => [
  '-D',
  folder,
  '-U',
  ADMIN_USER,
  '-E',
  'UTF8',
  '--auth=trust',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  `--locale=${locale}`,
  '--lc-messages=C',
  '--no-instructions',
]

/** The server gets none of our environment: it cannot see our secrets, and PG* variables cannot change it. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({ PATH: '/usr/bin:/bin', TZ: 'UTC' })

/** Options for a child process that must not run as root. */
export const identityOf = (layout: ServerLayout): { uid?: number; gid?: number } =>
  layout.serviceAccount ? { uid: layout.serviceAccount.uid, gid: layout.serviceAccount.gid } : {}

const removeAbandonedDrafts = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const pid = Number(DRAFT.exec(name)?.[1])
    if (Number.isInteger(pid) && !(await isRunning(pid))) {
      // An initdb that outlived its parent may still be writing. The next start removes the rest.
      await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined)
    }
  }
}

/** Makes a rename in this folder survive a power cut (fsync). */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
