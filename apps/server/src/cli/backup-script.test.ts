import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { childEnvironment } from '../../test/child-environment.ts'

// Starts shells and Node, which are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const DEPLOY = join(import.meta.dirname, '../../../../deploy')

let folder: string
let backups: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jh-backup-'))
  backups = join(folder, 'backups')
  await mkdir(join(folder, 'bin'))
  await mkdir(backups)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A program of PostgreSQL that does what `script` says; `$file` is the value of its `--file`. */
const place = async (name: string, script: string): Promise<void> => {
  const path = join(folder, 'bin', name)
  await writeFile(path, `#!/bin/sh\nfor one in "$@"; do case $one in --file=*) file=\${one#--file=};; esac; done\n${script}\n`)
  await chmod(path, 0o755)
}

/** Starts a script of deploy/ against a PostgreSQL of the operator's own. */
const start = (script: string, environment: Record<string, string> = {}) => {
  const env = {
    ...childEnvironment(),
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    BACKUP_DIR: backups,
    DRILL_DIR: folder,
    DATABASE_URL: 'postgresql://jhola@localhost/jhola',
    ...environment,
  }
  return spawn(join(DEPLOY, script), { env, stdio: ['ignore', 'pipe', 'pipe'] })
}
const statusOf = async (child: ReturnType<typeof start>): Promise<number | null> => (await once(child, 'close'))[0]
const keepOld = async (name: string, days: number): Promise<void> => {
  await writeFile(join(backups, name), 'old')
  const at = new Date(Date.now() - days * 24 * 3_600_000)
  await utimes(join(backups, name), at, at)
}
const DUMP = /^jhola-\d{8}T\d{6}Z\.dump$/

test('a pg_dump that fails after half of its file leaves nothing of it, and the earlier backups', async () => {
  await keepOld('jhola-20260101T210000Z.dump', 1)
  await place('pg_dump', 'echo half > "$file"; echo "disk full" >&2; exit 1')
  expect(await statusOf(start('backup.sh'))).not.toBe(0)
  expect(await readdir(backups)).toEqual(['jhola-20260101T210000Z.dump'])
})

test('a backup that is stopped in the middle leaves nothing of it', async () => {
  await place('pg_dump', 'echo half > "$file"; kill -TERM "$PPID"')
  expect(await statusOf(start('backup.sh'))).not.toBe(0)
  expect(await readdir(backups)).toEqual([])
})

test('a whole dump gets its name; the newest stay, and what a crash left a day ago goes', async () => {
  for (const day of [2, 3, 4]) await keepOld(`jhola-2026010${day}T210000Z.dump`, 10 - day)
  await keepOld('jhola-20260101T210000Z.part', 2)
  await keepOld('jhola-20260105T210000Z.part', 0)
  await place('pg_dump', 'echo whole > "$file"')
  expect(await statusOf(start('backup.sh', { BACKUP_KEEP: '3' }))).toBe(0)
  const kept = await readdir(backups)
  expect(kept.filter((name) => name.endsWith('.dump')).toSorted()).toEqual([
    'jhola-20260103T210000Z.dump',
    'jhola-20260104T210000Z.dump',
    expect.stringMatching(DUMP),
  ])
  // Another backup may be running.
  expect(kept.filter((name) => name.endsWith('.part'))).toEqual(['jhola-20260105T210000Z.part'])
})

test('a drill whose restore fails is written down as failed, and leaves no scratch folder', async () => {
  await keepOld('jhola-20260101T210000Z.dump', 1)
  await place('pg_restore', 'exit 1')
  expect(await statusOf(start('restore-drill.sh', { DRILL_DATABASE_URL: 'postgresql://jhola@localhost/scratch' }))).not.toBe(0)
  expect(JSON.parse(await readFile(join(backups, 'last-drill.json'), 'utf8'))).toMatchObject({
    ok: false,
    backup: 'jhola-20260101T210000Z.dump',
  })
  expect(await readdir(folder)).toEqual(expect.not.arrayContaining([expect.stringContaining('jhola-drill-')]))
})
