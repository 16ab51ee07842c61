import { once } from 'node:events'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { pack } from 'tar-stream'

const CHUNK_BYTES = 256 * 1024

export type TarPack = ReturnType<typeof pack>
type TarEntry = ReturnType<TarPack['entry']>

type TreeEntry = {
  /** Relative, with `/`. */
  path: string
  isFolder: boolean
}

/** Every folder and regular file below `folder`, parents first; `skip` leaves out top-level entries by name. */
export const listTree = async (folder: string, skip?: RegExp, below = ''): Promise<TreeEntry[]> => {
  const entries: TreeEntry[] = []
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    if (below === '' && skip?.test(entry.name)) continue
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isFile()) entries.push({ path, isFolder: false })
    if (entry.isDirectory()) entries.push({ path, isFolder: true }, ...(await listTree(folder, undefined, path)))
  }
  return entries
}

/** Adds a short text as a file. */
export const addText = async (tar: TarPack, name: string, text: string): Promise<void> => {
  await new Promise<void>((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, text, (error) => (error ? reject(error) : resolve()))
  })
}

/**
 * Adds a file or folder; returns 1, or 0 if it has just been deleted. A live database file may grow or shrink during the copy:
 * it is stored at the size it had when opened, padded with zeros, and recovery corrects it from the WAL.
 */
export const addFile = async (tar: TarPack, path: string, name: string, isFolder: boolean): Promise<number> => {
  if (isFolder) {
    await new Promise<void>((resolve, reject) => {
      tar.entry({ name, type: 'directory', mode: 0o700 }, (error) => (error ? reject(error) : resolve()))
    })
    return 1
  }
  const handle = await open(path, 'r').catch(ignoreMissing)
  if (!handle) return 0
  try {
    const { size, mode, mtime } = await handle.stat()
    await new Promise<void>((resolve, reject) => {
      const entry = tar.entry({ name, size, mode: mode & 0o777, mtime }, (error) => (error ? reject(error) : resolve()))
      copyExactly(handle, size, entry).catch(reject)
    })
    return 1
  } finally {
    await handle.close()
  }
}

const copyExactly = async (handle: FileHandle, size: number, entry: TarEntry): Promise<void> => {
  for (let position = 0; position < size; ) {
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, size - position))
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, position)
    position += chunk.length
    if (bytesRead < chunk.length && (await stillThere(handle, position))) {
      throw new Error('A file could not be read completely')
    }
    if (!entry.write(chunk)) await once(entry, 'drain')
  }
  entry.end(null)
}

/** A short read is correct only when the file now ends there. */
const stillThere = async (handle: FileHandle, position: number): Promise<boolean> => (await handle.stat()).size >= position

const ignoreMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
