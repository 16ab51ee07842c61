import { setTimeout as delay } from 'node:timers/promises'
import { isRunning } from '../processes.ts'
import { ensureRunning, type LaunchPlan, type RunningServer } from './launch.ts'
import { postmasterPidPath } from './postmaster-pid.ts'

const CHECK_MS = 250
const STOP_POLL_MS = 20
const STOP_LIMIT_MS = 60_000
const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 5_000

/** Watches one server process and restarts it when it dies. */
export type Supervisor = {
  pid(): number
  /** Ends the watch: no restart after this. */
  endWatch(): Promise<void>
  /** Stops the server and waits for it; false if that takes too long. */
  endServer(): Promise<boolean>
}

/** Starts the watch, which does not keep this process alive. `onBack` runs after each restart. */
export const superviseServer = (plan: LaunchPlan, first: RunningServer, onBack: () => Promise<void>): Supervisor => {
  let server = first
  let repair: Promise<void> | undefined
  const stopped = new AbortController()
  const check = async () => {
    if ((await isRunning(server.pid)) || stopped.signal.aborted) return
    plan.log('The embedded database ended unexpectedly; starting it again')
    server = (await restart(plan, onBack, stopped.signal)) ?? server
  }
  const timer = setInterval(() => {
    repair ??= check().finally(() => {
      repair = undefined
    })
  }, CHECK_MS)
  timer.unref()
  return {
    pid: () => server.pid,
    async endWatch() {
      clearInterval(timer)
      stopped.abort()
      await repair
    },
    endServer: () => endGently(server.pid, plan),
  }
}

/** Retries until the server runs or the watch ends. After a full disk an operator may need some time. */
const restart = async (
  plan: LaunchPlan,
  onBack: () => Promise<void>,
  stopped: AbortSignal,
): Promise<RunningServer | undefined> => {
  for (let pauseMs = FIRST_RETRY_MS; !stopped.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_RETRY_MS)) {
    try {
      const server = await ensureRunning(plan)
      await onBack()
      plan.log('The embedded database is back')
      return server
    } catch (error) {
      plan.log(error instanceof Error ? error.message : String(error))
      await delay(pauseMs, undefined, { signal: stopped, ref: false }).catch(() => undefined)
    }
  }
  return undefined
}

/** Fast shutdown: open transactions are rolled back, everything else is written and synced. */
const endGently = async (pid: number, plan: LaunchPlan): Promise<boolean> => {
  if (!(await isRunning(pid))) return true
  process.kill(pid, 'SIGINT')
  const giveUpAt = Date.now() + STOP_LIMIT_MS
  while (await isRunning(pid)) {
    if (Date.now() > giveUpAt) {
      plan.log(
        `The embedded database (process ${pid}, ${postmasterPidPath(plan.layout.clusterDir)}) is still stopping; leaving it to finish`,
      )
      return false
    }
    await delay(STOP_POLL_MS)
  }
  return true
}
