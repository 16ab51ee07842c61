import type { Database } from '../db/index.ts'
import { statementsOf } from '../db/statement.ts'
import type { Logger } from '../logger.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('jobs')

/** Work that comes back: `run` answers how much it did. Every `everyMs`, on one node at a time. */
export type ScheduledJobOptions = {
  name: string
  everyMs: number
  run(): Promise<number>
  db: Pick<Database, 'withTx'>
  log: Logger
}

/** A running scheduled. `stop` waits for work under way. */
export type ScheduledJob = { stop(): Promise<void> }

/** A part of each wait is random, so that nodes started together do not meet for ever. */
const JITTER = 0.2

/** The lock's own transaction has nothing to do while the work runs; a turn that hangs gives the lock free after this long. */
const TURN_MAX_MS = 10 * 60_000
/** A node whose machine is gone closes no connection: the server asks for it after five seconds and gives up six seconds later. */
const ALIVE_SECONDS = { idle: '5', interval: '2', count: '3' }

const TAKE_LOCK = statement(
  'take_lock',
  `SELECT pg_try_advisory_xact_lock(hashtextextended(:lock, 0)) AS "taken!",
  set_config('idle_in_transaction_session_timeout', :turn_most, true) AS turn, set_config('tcp_keepalives_idle', :idle, true) AS idle,
  set_config('tcp_keepalives_interval', :interval, true) AS interval, set_config('tcp_keepalives_count', :count, true) AS count`,
)

/**
 * Runs the work again and again. The nodes agree by an advisory lock that is held while the work runs and goes with its
 * transaction, so a dead node blocks nobody; a node that finds it taken skips its turn. Failed work is logged and tried next time.
 * The work makes its own transactions and must be safe to run twice.
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
