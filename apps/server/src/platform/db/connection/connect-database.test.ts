import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import {
  connectDatabase,
  type Database,
  isCheckViolation,
  isDatabaseTimeout,
  isDatabaseUnavailable,
  isUniqueViolation,
  statementsOf,
} from '../index.ts'
import { PLANNED_BY_VALUES } from './statement-naming.ts'

type JarTypes = {
  find_pieces: { params: { id: number }; row: { pieces: number } }
  take: { params: { pieces: number; ids: number[] }; row: never }
}
const { statement } = statementsOf<JarTypes>('jars')
const findPieces = statement('find_pieces', 'SELECT pieces FROM jars WHERE id = :id')
const take = statement('take', 'UPDATE jars SET pieces = :pieces WHERE id = ANY(:ids::bigint[]) AND pieces >= :pieces')

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
  db = database.db
  await db.query(
    `CREATE TABLE jars (id bigint PRIMARY KEY, pieces int NOT NULL CONSTRAINT jars_pieces_check CHECK (pieces >= 0))`,
  )
  await db.query('INSERT INTO jars SELECT n, 100 FROM generate_series(1, 10) n')
})
afterAll(() => database.drop())

/** A pool of one connection, so that its prepared statements can be seen. */
const withSingle = async <Result>(
  options: { statementNaming?: boolean },
  work: (single: Database) => Promise<Result>,
): Promise<Result> => {
  const single = connectDatabase({ poolConfig: database.poolConfig, poolSize: 1, log: () => undefined, ...options })
  try {
    return await work(single)
  } finally {
    await single.close()
  }
}

const PREPARED = 'SELECT statement FROM pg_prepared_statements WHERE statement LIKE $1 ORDER BY 1'

test('every way to query is prepared once under one name', async () => {
  await withSingle({}, async (single) => {
    for (let round = 0; round < 2; round += 1) {
      await single.query('SELECT pieces FROM jars WHERE id = $1', [1])
      await single.pool.query('SELECT pieces FROM jars WHERE id = $1', [2])
      await single.pool.query({ text: 'SELECT pieces FROM jars WHERE id = $1', values: [3] })
      await single.rows(findPieces, { id: 4 })
      await single.withTx((tx) => tx.query('SELECT id FROM jars'))
    }
    const rows = await single.query<{ statement: string }>(PREPARED, ['%jars%'])
    expect(rows.map((row) => row.statement)).toEqual(['SELECT id FROM jars', 'SELECT pieces FROM jars WHERE id = $1'])
  })
})

test('what is to be planned for its values is not prepared', async () => {
  await withSingle({}, async (single) => {
    expect(await single.query(`${PLANNED_BY_VALUES} SELECT pieces FROM jars WHERE id = $1`, [1])).toHaveLength(1)
    expect(await single.query(PREPARED, ['%jars%'])).toEqual([])
  })
})

test('naming can be switched off for old poolers', async () => {
  await withSingle({ statementNaming: false }, async (single) => {
    expect(await single.query('SELECT pieces FROM jars WHERE id = $1', [1])).toHaveLength(1)
    expect(await single.query(PREPARED, ['%jars%'])).toEqual([])
  })
})

test('a statement planned before a migration changed its table works again at once in a transaction', async () => {
  await withSingle({}, async (single) => {
    await single.query('CREATE TABLE shelf AS SELECT 1 AS n')
    const read = () => single.withTx((tx) => tx.query('SELECT * FROM shelf WHERE n = $1', [1]))
    expect(await read()).toEqual([{ n: 1 }])
    await db.query('ALTER TABLE shelf ADD COLUMN more int')
    expect(await read()).toEqual([{ n: 1, more: null }])
  })
})

test('two transactions that deadlock both succeed', async () => {
  let firstRuns = 0
  let bothHold: () => void = () => undefined
  const holding = new Promise<void>((resolve) => {
    bothHold = resolve
  })
  const works: Promise<number>[] = []
  const take = (first: number, second: number) => {
    let run = 0
    return db.withTx(async (tx) => {
      run += 1
      // The transaction that lost the deadlock could lose again while the other one is slow to continue.
      if (run > 1) await Promise.race(works)
      await tx.execute('UPDATE jars SET pieces = pieces - 1 WHERE id = $1', [first])
      if (run === 1) {
        firstRuns += 1
        if (firstRuns === 2) bothHold()
        await holding
      }
      await tx.execute('UPDATE jars SET pieces = pieces - 1 WHERE id = $1', [second])
      return run
    })
  }
  works.push(take(1, 2), take(2, 1))
  const runs = await Promise.all(works)
  expect(runs.toSorted()).toEqual([1, 2])
  expect(await db.query('SELECT pieces FROM jars WHERE id <= 2 ORDER BY id')).toEqual([{ pieces: 98 }, { pieces: 98 }])
})

test('an endless conflict ends after three more tries, and nothing of it stays', async () => {
  let runs = 0
  const work = db.withTx(async (tx) => {
    runs += 1
    await tx.execute('UPDATE jars SET pieces = 0 WHERE id = 3')
    await tx.query(`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`)
  })
  await expect(work).rejects.toThrow('again')
  expect(runs).toBe(4)
  expect(await db.query('SELECT pieces FROM jars WHERE id = 3')).toEqual([{ pieces: 100 }])
})

test('a statement gives rows, its first row or a count, and does not run without a value', async () => {
  expect(await db.rows(findPieces, { id: 7 })).toEqual([{ pieces: 100 }])
  expect(await db.first(findPieces, { id: 7 })).toEqual({ pieces: 100 })
  expect(await db.first(findPieces, { id: 99 })).toBeUndefined()
  expect(await db.run(take, { ids: [7, 8, 99], pieces: 60 })).toBe(2)
  const params = { ids: [7] } as { ids: number[]; pieces: number }
  expect(() => db.run(take, params)).toThrow('jars.take needs a value for :pieces')
})

test('execute counts the rows it touched', async () => {
  expect(await db.execute('UPDATE jars SET pieces = 50 WHERE id = ANY($1::bigint[]) AND pieces >= 50', [[5, 6, 99]])).toBe(2)
})

test('violations are distinguished by constraint', async () => {
  const twice = await db.query('INSERT INTO jars VALUES (1, 1)').catch((error: unknown) => error)
  expect([isUniqueViolation(twice), isUniqueViolation(twice, 'jars_pkey'), isUniqueViolation(twice, 'other')]).toEqual([
    true,
    true,
    false,
  ])
  const below = await db.query('UPDATE jars SET pieces = -1 WHERE id = 1').catch((error: unknown) => error)
  expect([isCheckViolation(below, 'jars_pieces_check'), isUniqueViolation(below), isDatabaseUnavailable(below)]).toEqual([
    true,
    false,
    false,
  ])
})

test.each([true, false])('a wait for a lock ends after 3 s, session settings %s', async (sessionSettings) => {
  const other = connectDatabase({ poolConfig: database.poolConfig, poolSize: 1, sessionSettings, log: () => undefined })
  await db.withTx(async (tx) => {
    await tx.execute('UPDATE jars SET pieces = 1 WHERE id = 9')
    const blocked = await other
      .withTx((second) => second.execute('UPDATE jars SET pieces = 2 WHERE id = 9'))
      .catch((error: unknown) => error)
    expect(isDatabaseTimeout(blocked)).toBe(true)
  })
  await other.close()
})

test('connections ended by the server, idle or at work, do not end the process, and the pool heals', async () => {
  const lines: string[] = []
  const victim = connectDatabase({ poolConfig: database.poolConfig, poolSize: 2, log: (line) => lines.push(line) })
  await victim.query('SELECT 1')
  const endAll = () =>
    db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT ' || $1`,
      ['%victim%'],
    )
  const sleeping = victim.query(`SELECT 'victim', pg_sleep(30)`).catch((error: unknown) => error)
  await vi.waitFor(async () => expect(await endAll()).not.toEqual([]), { timeout: 10_000 })
  expect(isDatabaseUnavailable(await sleeping)).toBe(true)
  await victim.query(`SELECT 'victim' AS idle`)
  await endAll()
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0), { timeout: 10_000 })
  expect(await victim.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  await victim.close()
})

test('an unreachable database is unavailable, by socket, by port and when the pool is closed', async () => {
  const nowhere = [{ host: '/tmp/jh-pg-nowhere' }, { host: '127.0.0.1', port: 1 }]
  for (const poolConfig of nowhere) {
    const lost = connectDatabase({ poolConfig: { ...poolConfig, user: 'x', database: 'x' }, log: () => undefined })
    expect(isDatabaseUnavailable(await lost.query('SELECT 1').catch((error: unknown) => error))).toBe(true)
    await lost.close()
    expect(isDatabaseUnavailable(await lost.query('SELECT 1').catch((error: unknown) => error))).toBe(true)
  }
})

test('a URL works as well as parts', async () => {
  const byUrl = connectDatabase({ connectionString: database.connectionString, log: () => undefined })
  expect(await byUrl.query('SELECT current_database() AS name')).toEqual([{ name: database.poolConfig.database }])
  await byUrl.close()
  expect(pg.types.getTypeParser(20)('5')).toBe('5')
})
