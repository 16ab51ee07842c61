import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectDatabase, type Database } from '../../db/index.ts'
import { backUp, type EmbeddedPostgres, restoreBackup, startEmbeddedPostgres } from '../index.ts'

// Starts real servers, which are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
const servers: EmbeddedPostgres[] = []
const log = () => undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jh-pg-backup-'))
  await chmod(folder, 0o755)
})

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop({ force: true })
  await rm(folder, { recursive: true, force: true })
})

const start = async (dataDir: string): Promise<{ server: EmbeddedPostgres; db: Database }> => {
  const server = await startEmbeddedPostgres({ dataDir, log })
  servers.push(server)
  return { server, db: connectDatabase({ poolConfig: server.poolConfig, log }) }
}

test('a backup taken while orders are written restores to a consistent database with the other files', async () => {
  const dataDir = join(folder, 'data')
  const tar = join(folder, 'backup.tar')
  const { server, db } = await start(dataDir)
  await mkdir(join(dataDir, 'uploads', 'shop'), { recursive: true })
  await writeFile(join(dataDir, 'uploads', 'shop', 'photo.jpg'), 'picture')
  await db.query('CREATE TABLE pairs (id bigint PRIMARY KEY, side text NOT NULL)')
  let written = 0
  let writing = true
  const writer = (async () => {
    while (writing) {
      await db.withTx(async (tx) => {
        await tx.execute(`INSERT INTO pairs VALUES ($1, 'left'), ($2, 'right')`, [written * 2, written * 2 + 1])
      })
      written += 1
    }
  })()
  while (written < 50) await db.query('SELECT 1')
  const before = written
  const result = await backUp(server, dataDir, tar)
  writing = false
  await writer
  await db.close()
  expect(written).toBeGreaterThan(before)
  expect((await stat(tar)).size).toBe(result.bytes)
  expect((await stat(tar)).mode & 0o777).toBe(0o600)

  const restored = join(folder, 'restored')
  await restoreBackup(restored, tar, log)
  expect(await readFile(join(restored, 'uploads', 'shop', 'photo.jpg'), 'utf8')).toBe('picture')
  const copy = await start(restored)
  expect(copy.server.mode).toBe('started')
  const [row] = await copy.db.query<{ lefts: number; rights: number }>(
    `SELECT count(*) FILTER (WHERE side = 'left') AS lefts, count(*) FILTER (WHERE side = 'right') AS rights FROM pairs`,
  )
  expect(row?.lefts).toBe(row?.rights)
  expect(row?.lefts).toBeGreaterThanOrEqual(before)
  await copy.db.close()
  expect((await readdir(restored)).sort()).toEqual(['postgres', 'postgres-start.log', 'run', 'uploads'])
})

test('restore refuses a folder in use, a file cut short and a file of another kind, and leaves nothing behind', async () => {
  const dataDir = join(folder, 'data')
  const tar = join(folder, 'backup.tar')
  const { server, db } = await start(dataDir)
  await backUp(server, dataDir, tar)
  await db.close()
  await expect(restoreBackup(dataDir, tar, log)).rejects.toThrow(/is not empty/)

  const restored = join(folder, 'restored')
  await truncate(tar, (await stat(tar)).size - 4096)
  await expect(restoreBackup(restored, tar, log)).rejects.toThrow()
  await writeFile(tar, 'no tar at all'.repeat(100))
  await expect(restoreBackup(restored, tar, log)).rejects.toThrow()
  await expect(restoreBackup(restored, join(folder, 'missing.tar'), log)).rejects.toThrow(/ENOENT/)
  expect(await readdir(restored)).toEqual([])
})

test('a backup that cannot be written fails and leaves no file', async () => {
  const dataDir = join(folder, 'data')
  const { server, db } = await start(dataDir)
  await db.close()
  await expect(backUp(server, dataDir, join(folder, 'no-such-folder', 'backup.tar'))).rejects.toThrow(/ENOENT/)
  expect((await readdir(folder)).sort()).toEqual(['data'])
})
