import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeStalePid } from './stale-pid.ts'

/** Runs while the processes are being listed. */
const meanwhile = vi.hoisted(() => ({ run: async () => undefined as unknown }))
vi.mock(import('../processes.ts'), async (original) => ({
  ...(await original()),
  findServerProcesses: async () => {
    await meanwhile.run()
    return []
  },
}))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jh-pid-'))
  meanwhile.run = async () => undefined
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const pidFile = () => join(folder, 'postmaster.pid')
const textOf = (pid: number) => `${pid}\n${folder}\n1790000000\n5432\n${folder}\n\n  1  2\nready   \n`

test('what a killed server left is cleared', async () => {
  await writeFile(pidFile(), textOf(4_000_001))
  expect(await removeStalePid(folder)).toBe(true)
  expect(await readdir(folder)).toEqual([])
})

test('a file that a power cut left empty is cleared', async () => {
  await writeFile(pidFile(), '')
  expect(await removeStalePid(folder)).toBe(true)
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['where no file was', undefined],
  ['in place of a stale one', textOf(4_000_001)],
])('the file of a server that another starter starts meanwhile stays: %s', async (_, before) => {
  if (before !== undefined) await writeFile(pidFile(), before)
  meanwhile.run = () => writeFile(pidFile(), textOf(4_000_002))
  // Without a pid file, PostgreSQL itself rejects the second server.
  expect(await removeStalePid(folder)).toBe(before === undefined)
  expect(await readFile(pidFile(), 'utf8')).toBe(textOf(4_000_002))
  expect(await readdir(folder)).toEqual(['postmaster.pid'])
})
