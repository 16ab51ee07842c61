import type { Database } from '../db/index.ts'
import type { Logger } from '../logger.ts'

/** Work that comes back: `run` answers how much it did. Every `everyMs`, on one node at a time. */
export type TickerOptions = {
  name: string
  everyMs: number
  run(): Promise<number>
  db: Pick<Database<unknown>, 'withTx'>
  log: Logger
}

/** A running ticker. `stop` waits for work under way. */
export type Ticker = { stop(): Promise<void> }

/** A part of each wait is random, so that nodes started together do not meet for ever. */
const JITTER = 0.2

/**
 * Runs the work again and again. The nodes agree by an advisory lock that is held while the work runs and goes with its
 * transaction, so a dead node blocks nobody; a node that finds it taken skips its turn. Failed work is logged and tried next time.
 * The work makes its own transactions and must be safe to run twice.
 */
export const startTicker = ({ name, everyMs, run, db, log }: TickerOptions): Ticker => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let turn: Promise<void> = Promise.resolve()

  const takeTurn = async (): Promise<void> => {
    try {
      await db.withTx(async (tx) => {
        const [lock] = await tx.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS taken', [
          `job:${name}`,
        ])
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
