import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { aStore, aUser } from '../../test/factories.ts'

vi.setConfig({ testTimeout: 60_000 })

let database: TestDatabase<unknown>
let app: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  app = await buildTestApp({ db: database.db })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const admin = (...args: string[]): Promise<{ status: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: database.connectionString }
    execFile(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], { env }, (error, out, err) =>
      resolve({ status: error ? Number(error.code) : 0, out, err: err.trim() }),
    )
  })

describe('npm run admin', () => {
  test('makes an admin out of a known person, whose earlier sessions end', async () => {
    const user = await aUser(app)
    const earlier = await app.signIn(user)
    expect(await admin('create-admin', user.phone ?? '', 'Asha', 'Rao')).toMatchObject({
      status: 0,
      out: expect.stringContaining(user.user_id),
    })
    expect((await app.call('GET /auth/me', { token: earlier })).body.user).toBeNull()
    const { body } = await app.call('GET /auth/me', { token: await app.signIn(user) })
    expect(body.user).toMatchObject({ role: 'admin', name: 'Asha Rao' })
  })

  test('makes a new person an admin, once however often it is asked', async () => {
    const first = await admin('create-admin', '98111 22233', 'Ravi')
    const again = await admin('create-admin', '9811122233', 'Ravi')
    expect(first).toMatchObject({ status: 0, out: expect.stringContaining('+919811122233') })
    expect(again.out).toBe(first.out)
  })

  test('lists the shops', async () => {
    const store = await aStore(app, { name: 'Listed Shop' })
    expect((await admin('list-stores')).out).toContain(`${store.store_id}\tListed Shop\t`)
  })

  test('says what is wrong in one line', async () => {
    expect(await admin()).toMatchObject({ status: 2, err: expect.stringContaining('usage: npm run admin') })
    expect(await admin('create-admin', '12345', 'X')).toMatchObject({ status: 1, err: expect.stringContaining('usage') })
    expect(await admin('create-admin', '9811122233')).toMatchObject({ status: 1 })
  })
})
