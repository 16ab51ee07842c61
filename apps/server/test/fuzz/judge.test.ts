import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { createFingerprint } from './judge.ts'

let database: TestDatabase
let readMark: () => Promise<string>
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
  await database.db.execute('CREATE TABLE jars (name text)')
  await database.db.execute(`INSERT INTO jars VALUES ('honey')`)
  readMark = await createFingerprint(database.db)
})
afterAll(() => database.drop())

test.each([
  ['a changed row', `UPDATE jars SET name = 'jam'`],
  ['an added row', `INSERT INTO jars VALUES ('salt')`],
  ['a deleted row', `DELETE FROM jars WHERE name = 'salt'`],
  ['an emptied table', 'TRUNCATE jars'],
])('%s changes the fingerprint', async (_what, sql) => {
  const before = await readMark()
  await database.db.execute(sql)
  expect(await readMark()).not.toBe(before)
})

test('a change that is rolled back, or that changes nothing, leaves it', async () => {
  await database.db.execute(`INSERT INTO jars VALUES ('honey')`)
  const before = await readMark()
  const failing = database.db.withTx(async (tx) => {
    await tx.execute(`UPDATE jars SET name = 'nothing of this stays'`)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await database.db.execute('UPDATE jars SET name = name')
  expect(await readMark()).toBe(before)
})
