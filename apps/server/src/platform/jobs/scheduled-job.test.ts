import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createLogger } from '../logger.ts'
import { startScheduledJob } from './scheduled-job.ts'

let database: TestDatabase
const log = createLogger('silent')

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** A promise with its resolve and reject functions. */
const withHandle = <T = void>() => Promise.withResolvers<T>()

test('work runs again, also after a failure', async () => {
  const third = withHandle()
  let runs = 0
  const run = async () => {
    runs += 1
    if (runs === 1) throw new Error('first time')
    if (runs === 3) third.resolve()
    return 1
  }
  const scheduled = startScheduledJob({ name: 'again', everyMs: 5, run, db: database.db, log })
  await third.promise
  await scheduled.stop()
  const atStop = runs
  await new Promise((resolve) => setImmediate(resolve))
  expect(runs).toBe(atStop)
})

test('of several nodes one works at a time', async () => {
  const enough = withHandle()
  let working = 0
  let maxWorking = 0
  let runs = 0
  const run = async () => {
    working += 1
    maxWorking = Math.max(maxWorking, working)
    await database.db.query('SELECT pg_sleep(0.01)')
    working -= 1
    runs += 1
    if (runs === 20) enough.resolve()
    return 1
  }
  const scheduledJobs = Array.from({ length: 4 }, () =>
    startScheduledJob({ name: 'alone', everyMs: 3, run, db: database.db, log }),
  )
  await enough.promise
  await Promise.all(scheduledJobs.map((scheduled) => scheduled.stop()))
  expect(maxWorking).toBe(1)
})

test('stopping waits for work under way', async () => {
  const begun = withHandle()
  const mayEnd = withHandle()
  let hasEnded = false
  const run = async () => {
    begun.resolve()
    await mayEnd.promise
    hasEnded = true
    return 1
  }
  const scheduled = startScheduledJob({ name: 'slow', everyMs: 1, run, db: database.db, log })
  await begun.promise
  const stopped = scheduled.stop()
  mayEnd.resolve()
  await stopped
  expect(hasEnded).toBe(true)
})

test('the lock stays while the work takes longer than a transaction may usually be idle', async () => {
  const seen = withHandle<boolean>()
  const impatient: typeof database.db.withTx = (work, options) =>
    database.db.withTx(async (tx) => {
      await tx.query(`SELECT set_config('idle_in_transaction_session_timeout', '50', true)`)
      return work(tx)
    }, options)
  const run = async () => {
    await database.db.query('SELECT pg_sleep(0.5)')
    const rows = await database.db.query<{ free: boolean }>(
      `SELECT pg_try_advisory_xact_lock(hashtextextended('job:long', 0)) AS free`,
    )
    seen.resolve(rows[0]?.free ?? true)
    return 1
  }
  const scheduled = startScheduledJob({ name: 'long', everyMs: 1, run, db: { withTx: impatient }, log })
  expect(await seen.promise).toBe(false)
  await scheduled.stop()
})
