import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts'
import { childEnvironment } from '../../test/child-environment.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { aStore, aUser } from '../../test/factories/shops.ts'

vi.setConfig({ testTimeout: 60_000 })

let database: TestDatabase
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
    const env = { ...childEnvironment(), DATABASE_URL: database.connectionString }
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

  test('makes an admin by e-mail, who chooses a password by the link or signs in with a passcode', async () => {
    const first = await admin('create', '--email', 'Boss@Jhola.example', '--name', 'Boss')
    expect(first).toMatchObject({ status: 0, out: expect.stringContaining('boss@jhola.example is an admin now') })
    const token = /password-setup\?token=(\S+)/.exec(first.out)?.[1]
    const password = 'Correct-Horse-7'
    expect((await app.call('POST /auth/setup-password', { body: { token, password } })).status).toBe(200)
    const { body } = await app.call('POST /auth/login', { body: { email: 'boss@jhola.example', password } })
    expect(body.user).toMatchObject({ role: 'admin', name: 'Boss' })
    expect(body.user).toMatchObject({ factor_step: 'set_up' })
    expect((await app.call('GET /admin/stores', { token: String(body.token) })).body.code).toBe('auth.second_factor_required')
    const again = await admin('create', '--email', 'boss@jhola.example')
    expect(again.out).toContain('is an admin already')
    expect((await app.call('GET /auth/me', { token: String(body.token) })).body.user, 'still signed in').not.toBeNull()
    const events = await app.db.query(`SELECT kind FROM security_events WHERE kind = 'admin.made' AND user_id = $1`, [
      (body.user as { id: string }).id,
    ])
    expect(events).toHaveLength(1)
  })

  test("a password set on the admin's address before its verification is deleted", async () => {
    await aUser(app, { email: 'chief@jhola.example', phone: null, isProven: false })
    await app.db.execute(`UPDATE users SET password_hash = 'x' WHERE email = 'chief@jhola.example'`)
    expect((await admin('create', '--email', 'chief@jhola.example')).status).toBe(0)
    const rows = await app.db.query('SELECT password_hash, role FROM users WHERE email = $1', ['chief@jhola.example'])
    expect(rows).toEqual([{ password_hash: null, role: 'admin' }])
  })

  test('resets the second step of an admin who lost it: sessions end, and it is set up anew', async () => {
    const person = await aUser(app, { role: 'admin' })
    const token = await app.signIn(person)
    expect((await app.call('POST /auth/recovery-codes', { token })).status).toBe(200)
    const done = await admin('reset-factors', person.phone ?? '')
    expect(done).toMatchObject({ status: 0, out: expect.stringContaining(person.user_id) })
    expect((await app.call('GET /auth/me', { token })).body.user).toBeNull()
    const half = await app.signIn({ ...person, isHalf: true })
    expect((await app.call('GET /auth/me', { token: half })).body.user).toMatchObject({ factor_step: 'set_up' })
    expect((await app.call('GET /auth/factors', { token: half })).body).toMatchObject({ recovery_codes_left: 0 })
    const owner = await aStore(app)
    expect(await admin('reset-factors', owner.phone)).toMatchObject({ status: 1, err: expect.stringContaining('no admin') })
  })

  test('an address of a shop cannot be an admin', async () => {
    const store = await aStore(app)
    await app.db.execute(`UPDATE users SET email = 'owner@shop.example' WHERE user_id = $1`, [store.owner_user_id])
    expect(await admin('create', '--email', 'owner@shop.example')).toMatchObject({
      status: 1,
      err: expect.stringContaining('works in a shop'),
    })
  })

  test('lists the shops', async () => {
    const store = await aStore(app, { name: 'Listed Shop' })
    expect((await admin('list-stores')).out).toContain(`${store.store_id}\tListed Shop\t`)
  })

  test('says what is wrong in one line', async () => {
    expect(await admin()).toMatchObject({ status: 2, err: expect.stringContaining('usage: npm run admin') })
    expect(await admin('create', '--email', 'nobody')).toMatchObject({ status: 1, err: expect.stringContaining('usage') })
    expect(await admin('create-admin', '12345', 'X')).toMatchObject({ status: 1, err: expect.stringContaining('usage') })
    expect(await admin('create-admin', '9811122233')).toMatchObject({ status: 1 })
  })
})
