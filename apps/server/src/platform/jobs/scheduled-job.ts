import type { Database } from '../db/index.ts'
import { statementsOf } from '../db/statement.ts'
import type { Logger } from '../logger.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('jobs')

/** Recurring work: `run` returns how much it did. It runs every `everyMs`, on one node at a time. */
export type ScheduledJobOptions = {
  name: string
  everyMs: number
  run(): Promise<number>
  db: Pick<Database, 'withTx'>
  log: Logger
}

/** A running job. `stop` waits for the current run. */
export type ScheduledJob = { stop(): Promise<void> }

/** A part of each wait is random, so that nodes started together do not keep colliding. */
const JITTER = 0.2

/** The lock's own transaction is idle while the work runs. A hanging run releases the lock after this long. */
const TURN_MAX_MS = 10 * 60_000
/** The connection of a crashed machine stays open. The server probes it after five seconds and drops it six seconds later. */
const ALIVE_SECONDS = { idle: '5', interval: '2', count: '3' }

const TAKE_LOCK = statement(
  'take_lock',
  `SELECT pg_try_advisory_xact_lock(hashtextextended(:lock, 0)) AS "taken!",
  set_config('idle_in_transaction_session_timeout', :turn_most, true) AS turn, set_config('tcp_keepalives_idle', :idle, true) AS idle,
  set_config('tcp_keepalives_interval', :interval, true) AS interval, set_config('tcp_keepalives_count', :count, true) AS count`,
)

/**
 * Runs the work repeatedly. The nodes agree by an advisory lock that is held while the work runs and ends with its transaction,
 * so a dead node blocks no other one. A node skips its run if the lock is taken. Failed work is logged and retried at the next
 * run. The work makes its own transactions and must be safe to run twice.
 */
export const startScheduledJob = ({ name, everyMs, run, db, log }: ScheduledJobOptions): ScheduledJob => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let turn: Promise<void> = Promise.resolve()

  const takeTurn = async (): Promise<void> => {
    try {
      await db.withTx(async (tx) => {
        const { idle, interval, count } = ALIVE_SECONDS
        const lock = await tx.first(TAKE_LOCK, { lock: `job:${name}`, turn_most: String(TURN_MAX_MS), idle, interval, count })
        if (!lock?.taken) return
        const done = await run()
        if (done > 0) log.debug({ job: name, done }, 'job done')
      })
    } catch (error) {
      log.warn({ err: error, job: name }, 'job failed, trying again at its next time')
    }
  }
  const wait = (): void => {
    timer = setTimeout(
      () => {
        turn = takeTurn().then(() => {
          if (!isStopped) wait()
        })
      },
      everyMs * (1 + (Math.random() - 0.5) * JITTER),
    )
    timer.unref()
  }
  wait()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await turn
    },
  }
}
