import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
})
afterAll(() => database.drop())

test('bigint comes as a number, alone, in arrays and as a sum cast to bigint', async () => {
  const rows = await database.db.query(
    `SELECT 9007199254740991::bigint AS largest, ARRAY[1, NULL, -3]::bigint[] AS many, (SELECT sum(x)::bigint FROM (VALUES (1::bigint), (2)) t(x)) AS total`,
  )
  expect(rows).toEqual([{ largest: 9007199254740991, many: [1, null, -3], total: 3 }])
})

test('a bigint beyond the safe range is refused, and the connection stays usable', async () => {
  await expect(database.db.query('SELECT 9007199254740992::bigint AS n')).rejects.toThrow(
    /does not fit a safe JavaScript integer/,
  )
  expect(await database.db.query('SELECT 1::bigint AS n')).toEqual([{ n: 1 }])
})

test('timestamptz is a Date, date and timestamp stay text, jsonb is parsed', async () => {
  const rows = await database.db.query(
    `SELECT '2026-11-20T10:00:00+05:30'::timestamptz AS at, '2026-11-20'::date AS day, '2026-11-20 10:00'::timestamp AS local, '{"a": [1]}'::jsonb AS doc`,
  )
  expect(rows).toEqual([
    { at: new Date('2026-11-20T04:30:00Z'), day: '2026-11-20', local: '2026-11-20 10:00:00', doc: { a: [1] } },
  ])
})
