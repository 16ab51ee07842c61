import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts'
import { childEnvironment } from '../../test/child-environment.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { sealRecords } from '../platform/sealed/index.ts'

vi.setConfig({ testTimeout: 60_000 })

let database: TestDatabase
let app: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  app = await buildTestApp({ db: database.db, now: '2027-06-04T06:00:00.000Z' })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const sealed = (...args: string[]): Promise<{ status: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const env = { ...childEnvironment(), DATABASE_URL: database.connectionString }
    execFile(process.execPath, [join(import.meta.dirname, 'sealed.ts'), ...args], { env }, (error, out, err) =>
      resolve({ status: error ? Number(error.code) : 0, out, err: err.trim() }),
    )
  })

test('npm run sealed opens one copy, for a reason, which the audit log keeps', async () => {
  const id = app.ids.uuid()
  const reason = 'Police Mumbai, letter 12'
  const opened = () => app.db.query(`SELECT details FROM security_events WHERE kind = 'admin.sealed_opened' ORDER BY at`)
  await sealRecords(app.db, app, 'account', [{ id, processedAt: app.clock.now(), content: { name: 'Asha Rao' } }])

  expect(await sealed('open', 'account', id)).toMatchObject({ status: 1, out: '', err: expect.stringContaining('--reason') })
  expect(await sealed('open', 'account', id, '--reason', '   why   ')).toMatchObject({ status: 1, out: '' })
  expect(await sealed('open', 'person', id, '--reason', reason)).toMatchObject({ status: 1, out: '' })
  expect(await opened()).toEqual([])

  const answer = await sealed('open', 'account', id, '--reason', reason)
  expect([answer.status, JSON.parse(answer.out)]).toEqual([0, { name: 'Asha Rao' }])
  expect(await opened()).toEqual([{ details: { record: `account:${id}`, reason } }])
  expect(await sealed('open', 'order', id, '--reason', reason)).toMatchObject({ status: 1, out: '' })
})

test('npm run sealed rekey changes key and bytes; what was sealed before and after it opens', async () => {
  const [before, after] = [app.ids.uuid(), app.ids.uuid()]
  const seal = (id: string) =>
    app.db.withTx((tx) => sealRecords(tx, app, 'order', [{ id, processedAt: app.clock.now(), content: { of: id } }]))
  const bytes = () => app.db.query<{ sealed: Buffer }>('SELECT sealed FROM sealed_records WHERE subject_id = $1', [before])
  const key = () => app.db.query(`SELECT secret FROM app_secrets WHERE name = 'sealed_records'`)
  await seal(before)
  const [oldBytes, oldKey] = [await bytes(), await key()]
  expect((await sealed('rekey')).out).toMatch(/^\d+ sealed copies have a new key\n$/)
  expect([await bytes(), await key()]).not.toEqual([oldBytes, oldKey])
  expect(await key()).not.toEqual(oldKey)
  // This server has known the old key since before.
  await seal(after)
  for (const id of [before, after]) {
    const { status, out } = await sealed('open', 'order', id, '--reason', 'Police Mumbai, letter 12')
    expect([status, JSON.parse(out)]).toEqual([0, { of: id }])
  }
})
