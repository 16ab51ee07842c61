import { spawn } from 'node:child_process'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from '../cluster/binaries.ts'
import { identityOf, serverEnvironment } from '../cluster/init-cluster.ts'
import type { ServerLayout } from '../cluster/layout.ts'
import { serverArguments } from '../cluster/server-settings.ts'
import { isRunning, isServerOf } from '../processes.ts'
import { readPostmasterPid } from './postmaster-pid.ts'
import { removeStalePid } from './stale-pid.ts'

const POLL_MS = 20
const CONFLICT_PAUSE_MS = 250
/** Limit for workers of a killed server to end, and for two starters to contend. */
const CONFLICT_LIMIT_MS = 20_000
const PATIENCE_NOTE_MS = 10_000
const FATAL = /^.*?(FATAL|PANIC):\s*/
const ANOTHER_SERVER = /lock file ".*" already exists|pre-existing shared memory block|is still in use/
/** What the processes of a killed server write last. The server itself gives no reason then. */
const KILLED = /unexpected postmaster exit/

/** Everything needed to start the server, also repeatedly. */
export type LaunchPlan = {
  layout: ServerLayout
  binaries: Binaries
  throwAwayData: boolean
  log: (line: string) => void
}

export type RunningServer = {
  pid: number
  socketDir: string
  adopted: boolean
}

/** Connects to the running server of this cluster, or starts one. Throws with the server's own reason when it does not run. */
export const ensureRunning = async (plan: LaunchPlan): Promise<RunningServer> => {
  const giveUpAt = Date.now() + CONFLICT_LIMIT_MS
  for (;;) {
    const found = await findRunningServer(plan.layout.clusterDir)
    if (found !== undefined && (await becomesReady(found, plan))) return running(found, plan, true)
    const pid = (await removeStalePid(plan.layout.clusterDir)) ? await startServer(plan) : undefined
    if (pid !== undefined && (await becomesReady(pid, plan))) return running(pid, plan, false)
    const reason = pid === undefined ? 'processes of an earlier server are still ending' : await readFailure(plan.layout)
    // A server that is killed while it starts (out of memory, a restart of everything) starts the next time.
    const mayPass = pid === undefined || reason === undefined || ANOTHER_SERVER.test(reason) || KILLED.test(reason)
    if (!mayPass || Date.now() > giveUpAt) {
      const told = reason ?? `it gave no reason; see ${join(plan.layout.clusterDir, 'log')}`
      throw new Error(`The embedded database in ${plan.layout.clusterDir} does not start: ${told}`)
    }
    await delay(CONFLICT_PAUSE_MS)
  }
}

const running = async (pid: number, plan: LaunchPlan, adopted: boolean): Promise<RunningServer> => {
  const socketDir = (await readPostmasterPid(plan.layout.clusterDir))?.socketDir
  return { pid, socketDir: socketDir || plan.layout.socketDir, adopted }
}

/** The process id of the running server of this cluster, if its pid file is correct. */
export const findRunningServer = async (clusterDir: string): Promise<number | undefined> => {
  const noted = await readPostmasterPid(clusterDir)
  if (!noted || !(await isRunning(noted.pid))) return undefined
  return (await isServerOf(noted.pid, clusterDir)) ? noted.pid : undefined
}

/** Waits, including any crash recovery, until the server accepts connections; false if it ended instead. */
const becomesReady = async (pid: number, plan: LaunchPlan): Promise<boolean> => {
  let noteAt = Date.now() + PATIENCE_NOTE_MS
  while (await isRunning(pid)) {
    const noted = await readPostmasterPid(plan.layout.clusterDir)
    if (noted?.pid === pid && noted.ready) return true
    if (Date.now() > noteAt) {
      plan.log('The embedded database is still recovering')
      noteAt += PATIENCE_NOTE_MS
    }
    await delay(POLL_MS)
  }
  return false
}

/** Starts the server in its own session, so that neither Ctrl-C nor our death ends it. */
const startServer = async (plan: LaunchPlan): Promise<number> => {
  const { layout, binaries } = plan
  const startLog = await open(layout.startLog, 'w', 0o600)
  try {
    const child = spawn(binaries.postgres, serverArguments(layout.clusterDir, layout.socketDir, plan.throwAwayData), {
      cwd: '/',
      env: serverEnvironment(),
      stdio: ['ignore', startLog.fd, startLog.fd],
      detached: true,
      ...identityOf(layout),
    })
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve)
      child.once('error', reject)
    })
    child.unref()
    if (child.pid === undefined) throw new Error(`${binaries.postgres} got no process id`)
    return child.pid
  } finally {
    await startLog.close()
  }
}

/** The server's error message: from its start log, else from its newest log file; nothing when it was killed. */
const readFailure = async (layout: ServerLayout): Promise<string | undefined> => {
  const early = (await readFile(layout.startLog, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')
  const fatal = early.findLast((line) => FATAL.test(line))
  if (fatal) return fatal.replace(FATAL, '')
  if (early.length > 0 && !early.some((line) => line.includes('redirecting log output'))) return early.join(' ')
  const late = (await readNewestLog(join(layout.clusterDir, 'log'))).split('\n').findLast((line) => FATAL.test(line))
  return late?.replace(FATAL, '')
}

const readNewestLog = async (folder: string): Promise<string> => {
  let newest = { path: '', changedMs: 0 }
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const changedMs = (await stat(path)).mtimeMs
    if (changedMs > newest.changedMs) newest = { path, changedMs }
  }
  return newest.path === '' ? '' : readFile(newest.path, 'utf8').catch(() => '')
}
