import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { deleteSome, inBatches } from './in-batches.ts'
import type { Sql } from './sql.ts'
import { statementsOf } from './statement.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
  await database.db.execute('CREATE TABLE notes (note_id int PRIMARY KEY, at timestamptz NOT NULL)')
})
afterAll(() => database.drop())

/** The database, and how many rows each of its statements changed. */
const counted = (): Sql & { counts: number[] } => {
  const counts: number[] = []
  const { db } = database
  const run: Sql['run'] = async (statement, ...params) => {
    const count = await db.run(statement, ...params)
    counts.push(count)
    return count
  }
  return { ...db, counts, run }
}
type NoteTypes = { delete_old: { params: { before: string; limit: number }; row: never } }
const deleteOld = statementsOf<NoteTypes>('notes').statement('delete_old', deleteSome('notes', 'at < :before'))
const forget = (sql: Sql, max?: number) => inBatches((rows) => sql.run(deleteOld, { before: '2026-06-01', limit: rows }), max)
const left = async () =>
  (await database.db.query<{ note_id: number }>('SELECT note_id FROM notes ORDER BY note_id')).map(({ note_id }) => note_id)
/** Ten notes in May and two in June. */
const fill = () =>
  database.db.execute(
    `INSERT INTO notes SELECT n, CASE WHEN n <= 10 THEN timestamptz '2026-05-01' ELSE '2026-06-02' END FROM generate_series(1, 12) n
     ON CONFLICT (note_id) DO UPDATE SET at = excluded.at`,
  )

test('old rows are deleted in batches, the rest stays', async () => {
  await fill()
  const sql = counted()
  expect(await forget(sql, 4)).toBe(10)
  expect(sql.counts).toEqual([4, 4, 2])
  expect(await left()).toEqual([11, 12])
  expect(await forget(sql)).toBe(0)
})

test('locked rows are left for the next run', async () => {
  await fill()
  await database.db.withTx(async (tx) => {
    await tx.query('SELECT 1 FROM notes WHERE note_id = 3 FOR UPDATE')
    expect(await forget(database.db, 4)).toBe(9)
  })
  expect(await left()).toEqual([3, 11, 12])
  expect(await forget(database.db)).toBe(1)
})
