import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { migrate, parseNamedQueries, readMigrationState, runInvariants } from '../index.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
  folder = await mkdtemp(join(tmpdir(), 'jh-pg-migrations-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const write = (name: string, sql: string): Promise<void> => writeFile(join(folder, name), sql)

test('applies files in order, once, and reports what waits', async () => {
  await write('0002_fill.sql', 'INSERT INTO jars VALUES (1);')
  await write('0001_jars.sql', 'CREATE TABLE jars (id int); CREATE INDEX jars_id ON jars (id);')
  expect(await readMigrationState(database.db, folder)).toEqual({ applied: [], pending: ['0001_jars.sql', '0002_fill.sql'] })
  expect(await migrate(database.db, folder)).toEqual(['0001_jars.sql', '0002_fill.sql'])
  expect(await migrate(database.db, folder)).toEqual([])
  await write('0003_more.sql', 'INSERT INTO jars VALUES (2);')
  expect(await migrate(database.db, folder)).toEqual(['0003_more.sql'])
  expect(await database.db.query('SELECT id FROM jars ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }])
})

test('four concurrent starters all succeed and each file runs once', async () => {
  await write('0001_jars.sql', 'CREATE TABLE jars (id int); SELECT pg_sleep(0.05);')
  await write('0002_fill.sql', 'INSERT INTO jars VALUES (1);')
  await write('0003_fill.sql', 'INSERT INTO jars VALUES (2);')
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.db, folder)))
  expect(applied.flat().toSorted()).toEqual(['0001_jars.sql', '0002_fill.sql', '0003_fill.sql'])
  expect(await database.db.query('SELECT id FROM jars ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }])
})

test('a failing file leaves nothing of itself and names itself', async () => {
  await write('0001_jars.sql', 'CREATE TABLE jars (id int);')
  await write('0002_broken.sql', 'CREATE TABLE half (id int); SELECT 1 / 0;')
  await expect(migrate(database.db, folder)).rejects.toThrow('Migration 0002_broken.sql failed: division by zero')
  expect(await database.db.query(`SELECT to_regclass('jars') IS NULL AS jars, to_regclass('half') IS NULL AS half`)).toEqual([
    { jars: false, half: true },
  ])
  await write('0002_broken.sql', 'CREATE TABLE half (id int);')
  expect(await migrate(database.db, folder)).toEqual(['0002_broken.sql'])
})

test('refuses a changed file, a file that comes too late, a bad name and a double number', async () => {
  await write('0002_jars.sql', 'CREATE TABLE jars (id int);')
  await migrate(database.db, folder)
  await write('0002_jars.sql', 'CREATE TABLE jars (id int);\r\n')
  await expect(migrate(database.db, folder)).rejects.toThrow(/0002_jars.sql was changed after/)
  await write('0002_jars.sql', 'CREATE TABLE jars (id int);')
  await write('0001_late.sql', 'SELECT 1;')
  await expect(migrate(database.db, folder)).rejects.toThrow(/0001_late.sql comes before 0002_jars.sql/)
  await rm(join(folder, '0001_late.sql'))
  await write('0002_again.sql', 'SELECT 1;')
  await expect(migrate(database.db, folder)).rejects.toThrow(/Two migrations have the number 0002/)
  await rm(join(folder, '0002_again.sql'))
  await write('3_short.sql', 'SELECT 1;')
  await expect(migrate(database.db, folder)).rejects.toThrow(/must be named like/)
})

test('a missing folder is no migration; one written by a newer version is left alone', async () => {
  expect(await migrate(database.db, join(folder, 'none'))).toEqual([])
  await write('0001_jars.sql', 'SELECT 1;')
  await write('0002_newer.sql', 'SELECT 1;')
  await migrate(database.db, folder)
  await rm(join(folder, '0002_newer.sql'))
  expect(await migrate(database.db, folder)).toEqual([])
})

test('invariants: each named query must find nothing', async () => {
  const text =
    '-- stock rules\n-- name: none\nSELECT 1 AS n WHERE false;\n\n-- name: some\nSELECT n\nFROM generate_series(1, 7) n;\n'
  expect(parseNamedQueries(text).map((query) => query.name)).toEqual(['none', 'some'])
  expect(await runInvariants(database.db, text)).toEqual([
    { name: 'some', count: 7, examples: [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }, { n: 5 }] },
  ])
  expect(() => parseNamedQueries('SELECT 1;')).toThrow(/before the first/)
  expect(() => parseNamedQueries('-- name: a\nSELECT 1\n-- name: a\nSELECT 2')).toThrow(/Two queries/)
})
