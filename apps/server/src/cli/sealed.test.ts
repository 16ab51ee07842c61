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
