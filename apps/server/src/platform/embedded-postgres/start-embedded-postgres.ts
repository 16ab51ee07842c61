import { randomBytes } from 'node:crypto'
import { adminConfig, appConfig, ensureAppDatabase, type SocketConfig, toConnectionString, withClient } from './app-database.ts'
import { locateBinaries } from './cluster/binaries.ts'
import { ensureCluster } from './cluster/init-cluster.ts'
import { prepareLayout } from './cluster/layout.ts'
import { assertDurable } from './cluster/server-settings.ts'
import { acquireConnectionLease } from './connection-lease.ts'
import { ensureRunning, type LaunchPlan } from './server/launch.ts'
import { superviseServer } from './server/supervisor.ts'

export type EmbeddedPostgresOptions = {
  /** DATA_DIR; the cluster is in its folder `postgres`. */
  dataDir: string
  log: (line: string) => void
  /** For tests only: fast and NOT durable. */
  throwAwayData?: boolean
}

export type EmbeddedPostgres = {
  /** For `pg`: the program's own account on its own database, over the Unix socket. */
  poolConfig: SocketConfig
  /** The same address as a URL. */
  connectionString: string
  /** The superuser, for backups and tests. */
  adminConfig: SocketConfig
  /** PGDATA with links resolved. */
  clusterDir: string
  mode: 'created' | 'started' | 'adopted'
  /** The server's current process id. It changes when a dead server is restarted. */
  pid(): number
  /**
   * Stops the server (fast shutdown) and waits for it. Close the pool first. The server keeps running while another process of
   * this program is connected, unless forced; true if it has ended.
   */
  stop(options?: { force?: boolean }): Promise<boolean>
}

/**
 * Creates or starts the PostgreSQL server of `dataDir`, or connects to the running one, and restarts it if it dies. The server
 * survives our own death by SIGKILL, and the next start connects to it. Throws one clear line when it cannot run or is not
 * durable.
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const { log } = options
  const throwAwayData = options.throwAwayData ?? false
  const layout = await prepareLayout(options.dataDir, log)
  const binaries = await locateBinaries(layout.nurseryDir, layout.serviceAccount)
  const created = await ensureCluster(layout, binaries)
  const plan: LaunchPlan = { layout, binaries, throwAwayData, log }
  const first = await ensureRunning(plan)
  const applicationName = `jhola-${process.pid}-${randomBytes(4).toString('hex')}`
  const admin = adminConfig(first.socketDir, applicationName)
  const poolConfig = appConfig(first.socketDir, applicationName)
  const lease = await acquireConnectionLease(admin)
  // The socket's folder must not change when the server restarts: the pools have its path.
  const fixedPlan = { ...plan, layout: { ...layout, socketDir: first.socketDir } }
  const supervisor = superviseServer(fixedPlan, first, () => lease.renew())
  const stop = async ({ force = false } = {}) => {
    await supervisor.endWatch()
    const mayEnd = force || (await lease.isLast())
    await lease.leave()
    if (!mayEnd) log('The embedded database stays up: another process uses it')
    return mayEnd && supervisor.endServer()
  }
  try {
    await withClient(admin, async (client) => {
      if (!throwAwayData) await assertDurable(client)
      await ensureAppDatabase(client)
    })
  } catch (error) {
    await stop()
    throw error
  }
  const mode = created ? 'created' : first.adopted ? 'adopted' : 'started'
  return {
    poolConfig,
    connectionString: toConnectionString(poolConfig),
    adminConfig: admin,
    clusterDir: layout.clusterDir,
    mode,
    pid: supervisor.pid,
    stop,
  }
}
