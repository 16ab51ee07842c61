import { createReadStream } from 'node:fs'
import { cp, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { POSTGRES_MAJOR } from '../cluster/binaries.ts'
import { syncFolder } from '../cluster/init-cluster.ts'
import { prepareLayout } from '../cluster/layout.ts'
import { giveTreeTo } from '../cluster/service-account.ts'
import { BACKUP_FORMAT, CLUSTER_PREFIX, DONE_ENTRY, FILES_PREFIX, MANIFEST_ENTRY } from './backup-format.ts'

/**
 * Unpacks a backup into `dataDir`, which must be empty or absent. The next start replays the WAL to a consistent state. Throws,
 * and leaves nothing behind, when the file is not a backup, is incomplete or belongs to another major version.
 */
export const restoreBackup = async (dataDir: string, source: string, log: (line: string) => void): Promise<void> => {
  await mkdir(dataDir, { recursive: true })
  if ((await readdir(dataDir)).length > 0)
    throw new Error(`${dataDir} is not empty. Restore into an empty folder (set DATA_DIR).`)
  const base = resolve(dataDir)
  const draft = join(base, 'restore-draft')
  await mkdir(draft, { mode: 0o700 })
  try {
    await unpack(source, draft)
    for (const name of await readdir(join(draft, FILES_PREFIX)).catch(() => [])) {
      await move(join(draft, FILES_PREFIX, name), join(base, name))
    }
    const layout = await prepareLayout(dataDir, log)
    await move(join(draft, CLUSTER_PREFIX), layout.clusterDir)
    if (layout.serviceAccount) await giveTreeTo(layout.clusterDir, layout.serviceAccount)
    await syncFolder(layout.nurseryDir)
  } catch (error) {
    for (const name of await readdir(base)) await rm(join(base, name), { recursive: true, force: true })
    throw error
  }
  await rm(draft, { recursive: true, force: true })
  await syncFolder(base)
}

/** Renames, or copies when the target is on another file system. */
const move = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    await cp(from, to, { recursive: true, preserveTimestamps: true })
  }
}

const unpack = async (source: string, draft: string): Promise<void> => {
  const seen = new Set<string>()
  const untar = extract()
  const reading = pipeline(createReadStream(source), untar)
  // The loop below gets the same error. Without this handler a broken file would also end the process with an unhandled
  // rejection.
  reading.catch(() => undefined)
  for await (const entry of untar) {
    const { name, type, mode } = entry.header
    if (seen.size === 0 && name !== MANIFEST_ENTRY) throw new Error(`${source} is not a backup made by this program`)
    seen.add(name)
    const path = safePath(draft, name)
    if (type === 'directory') {
      await mkdir(path, { recursive: true, mode: 0o700 })
      entry.resume()
    } else if (type === 'file') {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeSynced(path, mode ?? 0o600, entry)
    } else {
      throw new Error(`${source} holds ${name}, which is neither file nor folder`)
    }
    if (name === MANIFEST_ENTRY) await checkManifest(path, source)
  }
  await reading
  if (!seen.has(DONE_ENTRY)) throw new Error(`${source} is cut short: its last entry is missing`)
}

/** Rejects names that point outside the folder. */
const safePath = (folder: string, name: string): string => {
  const path = resolve(folder, name)
  if (!path.startsWith(folder + sep)) throw new Error(`The backup holds an unsafe name: ${name}`)
  return path
}

const writeSynced = async (path: string, mode: number, content: AsyncIterable<unknown>): Promise<void> => {
  const handle = await open(path, 'wx', mode & 0o777)
  try {
    for await (const chunk of content) {
      if (chunk instanceof Uint8Array) await handle.writeFile(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const checkManifest = async (path: string, source: string): Promise<void> => {
  const handle = await open(path)
  const manifest: unknown = JSON.parse(await handle.readFile('utf8').finally(() => handle.close()))
  const parts = typeof manifest === 'object' && manifest !== null ? manifest : {}
  if (!('format' in parts) || parts.format !== BACKUP_FORMAT) throw new Error(`${source} has a format this program does not know`)
  if (!('postgres_major' in parts) || parts.postgres_major !== POSTGRES_MAJOR) {
    throw new Error(`${source} is of another PostgreSQL version than ${POSTGRES_MAJOR}`)
  }
}
