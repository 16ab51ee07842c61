import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { childEnvironment } from '../../test/child-environment.ts'

// Starts real servers, which are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jh-pg-cli-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const db = (args: string[], environment: Record<string, string> = {}): { status: number | null; out: string; err: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'db.ts'), ...args], {
    env: { ...childEnvironment(), DATA_DIR: join(folder, 'data'), ...environment },
    encoding: 'utf8',
  })
  return { status, out: stdout, err: stderr.trim() }
}

test('migrate, status, backup and restore work one after another', () => {
  expect(db(['status'])).toMatchObject({ status: 1, err: expect.stringContaining('There is no database in') })
  expect(db(['migrate'])).toMatchObject({ status: 0, out: expect.stringContaining('Applied 0001_') })
  expect(db(['migrate'])).toMatchObject({ status: 0, out: 'The schema is up to date\n' })
  expect(db(['status'])).toMatchObject({ status: 0, out: expect.stringMatching(/PostgreSQL 18\.\d+, was stopped/) })
  const tar = join(folder, 'backup.tar')
  expect(db(['backup', tar])).toMatchObject({ status: 0, out: expect.stringContaining(`Wrote ${tar}`) })
  expect(db(['restore', tar])).toMatchObject({ status: 1, err: expect.stringContaining('is not empty') })
  const restored = { DATA_DIR: join(folder, 'restored') }
  expect(db(['restore', tar], restored)).toMatchObject({ status: 0, out: expect.stringContaining('it opens') })
  if (existsSync(join(import.meta.dirname, 'invariants.sql'))) {
    expect(db(['invariants'], restored)).toMatchObject({ status: 0, out: 'Every invariant holds\n' })
  }
})

test('wrong use ends with one clear line', () => {
  expect(db([])).toMatchObject({ status: 2, err: expect.stringContaining('usage: npm run db') })
  expect(db(['backup'])).toMatchObject({ status: 1, err: 'Name the tar file' })
  const external = { DATABASE_URL: 'postgresql://nobody@localhost/none' }
  expect(db(['backup', 'x.tar'], external)).toMatchObject({ status: 1, err: expect.stringContaining('pg_dump') })
})
