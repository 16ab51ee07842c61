import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE_NAME = /^(\d{4})_[a-z0-9_-]+\.sql$/

export type MigrationFile = {
  /** File name, such as `0001_stores.sql`; also its key in schema_migrations. */
  name: string
  sql: string
  /** sha256 of the text with Unix line ends, in hex. */
  checksum: string
}

/** Reads a folder of numbered .sql files in order. A missing folder is an empty one. Throws on a bad or double number. */
export const readMigrationFiles = async (folder: string): Promise<MigrationFile[]> => {
  const names = (await listFolder(folder)).filter((name) => name.endsWith('.sql')).sort()
  const numbers = new Set<string>()
  const files: MigrationFile[] = []
  for (const name of names) {
    const number = FILE_NAME.exec(name)?.[1]
    if (number === undefined) throw new Error(`Migration ${name} must be named like 0001_what_it_does.sql`)
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}`)
    numbers.add(number)
    const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
    files.push({ name, sql, checksum: createHash('sha256').update(sql).digest('hex') })
  }
  return files
}

const listFolder = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
