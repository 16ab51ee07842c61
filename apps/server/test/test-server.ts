import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase, migrate } from '../src/platform/db/index.ts'
import { type EmbeddedPostgres, type SocketConfig, startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts'
import { findServerProcesses, isRunning } from '../src/platform/embedded-postgres/processes.ts'

const PREFIX = 'jh-pg-test-'
const FOLDER = new RegExp(`^${PREFIX}(\\d+)-`)
export const TEMPLATE_DATABASE = 'jhola_template'
const MIGRATIONS = join(import.meta.dirname, '..', 'migrations')

/** What a test file needs to reach the shared server. */
export type TestServerAddress = {
  app: SocketConfig
  admin: SocketConfig
}

export type TestServer = {
  address: TestServerAddress
  /** Stops the server and deletes its data. */
  remove(): Promise<void>
}

/** Starts a throw-away server with a migrated template database. */
export const startTestServer = async (): Promise<TestServer> => {
  await removeAbandonedServers()
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  // mkdtemp closes the folder to all others, and under root the server runs under another account.
  await chmod(dataDir, 0o755)
  const log = (line: string) => process.stderr.write(`test database: ${line}\n`)
  const server = await startEmbeddedPostgres({ dataDir, log, throwAwayData: true })
  const remove = async () => {
    await server.stop({ force: true })
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await createTemplate(server, log)
  } catch (error) {
    await remove()
    throw error
  }
  return { address: { app: server.poolConfig, admin: server.adminConfig }, remove }
}

const createTemplate = async (server: EmbeddedPostgres, log: (line: string) => void): Promise<void> => {
  const admin = connectDatabase({ poolConfig: server.adminConfig, log, poolSize: 1 })
  await admin.execute(`CREATE DATABASE ${TEMPLATE_DATABASE} OWNER ${server.poolConfig.user}`)
  const template = connectDatabase({ poolConfig: { ...server.poolConfig, database: TEMPLATE_DATABASE }, log })
  await migrate(template, MIGRATIONS)
  await template.close()
  await admin.close()
}

/** Ends a process at once. It may have ended by itself, or by another run that removes the same server. */
export const quit = (pid: number): void => {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** A test run killed by SIGKILL leaves its server running: stops the servers whose run has ended. */
const removeAbandonedServers = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const owner = Number(FOLDER.exec(name)?.[1])
    if (!Number.isInteger(owner) || (await isRunning(owner))) continue
    const folder = join(tmpdir(), name)
    for (const pid of await findServerProcesses(join(folder, 'postgres'))) quit(pid)
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => undefined)
  }
}
