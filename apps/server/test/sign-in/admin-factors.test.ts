import { allRoutes } from '@jhola/contract/api'
import { generate } from 'otplib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { aPasskeyOf, optionsFor, SITE, signInByPasskey } from '../factories/passkeys.ts'
import { lastMessage, PASSWORD, withPassword } from '../factories/people.ts'
import { aUser } from '../factories/shops.ts'
import type { SoftwareAuthenticator } from '../factories/software-authenticator.ts'
import { ask, fittingCall } from '../policy/calls.ts'
import { makeWorld } from '../policy/world.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ env: { PUBLIC_ORIGIN: SITE } })
})
afterAll(() => app.close())

const STEP_MS = 30_000
const told = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body.code]
const REQUIRED = [403, 'auth.second_factor_required']
const WRONG = [400, 'auth.second_factor_wrong']

/** A new admin with an address and a password, who has set up nothing. */
const anAdmin = async () => {
  const { user_id } = await aUser(app, { role: 'admin', phone: null })
  return { user_id, email: await withPassword(app, user_id) }
}
const signIn = async (email: string) => {
  const { body } = await app.call('POST /auth/login', { body: { email, password: PASSWORD } })
  return { token: String(body.token), user: body.user as { factor_step?: string } }
}
const mayWork = async (token: string) => (await app.call('GET /admin/stores', { token })).status === 200
const codeOf = (secret: string, at = app.clock.now()) => generate({ secret, epoch: Math.floor(at.getTime() / 1000) })
const prove = (token: string, body: object) => app.call('POST /auth/second-factor', { token, body })
const proveBy = async (token: string, device: SoftwareAuthenticator) =>
  prove(token, { response: device.get(await optionsFor(app, '/auth/second-factor/options', token)) })

/** Sets up the authenticator app of a session; gives its secret, the recovery codes and the session's token. */
const setUpApp = async (token: string) => {
  const begun = await app.call('POST /auth/totp/start', { token })
  const secret = String(begun.body.secret)
  const { status, body } = await app.call('POST /auth/totp', { token, body: { totp: await codeOf(secret) } })
  expect({ status, code: body.code }).toEqual({ status: 200, code: undefined })
  return { secret, uri: String(begun.body.uri), codes: body.recovery_codes as string[], token: String(body.token ?? token) }
}

describe('the first sign-in of an admin', () => {
  test('leads to setting up the factor: nothing else can be done, then everything', async () => {
    const { email } = await anAdmin()
    const { token, user } = await signIn(email)
    expect(user.factor_step).toBe('set_up')
    for (const call of ['GET /admin/stores', 'GET /profile', 'GET /auth/sessions', 'POST /auth/recovery-codes'])
      expect(told(await app.call(call, { token }))).toEqual(REQUIRED)
    const added = await setUpApp(token)
    expect(added.uri).toMatch(new RegExp(`^otpauth://totp/Jhola:.*secret=${added.secret}`))
    expect(added.codes).toHaveLength(10)
    expect(await mayWork(added.token)).toBe(true)
    expect((await app.call('GET /auth/me', { token })).body.user, 'the token of before').toBeNull()
    expect((await lastMessage(app, email))?.body).toContain('authenticator app was added')
  })

  test('by a passkey does so too', async () => {
    const { email } = await anAdmin()
    const { token } = await signIn(email)
    await aPasskeyOf(app, token)
    const again = await signIn(email)
    expect(again.user.factor_step).toBe('prove')
  })
})

test('no call of admins, or of signed-in people, answers an admin without the second factor', async () => {
  const world = await makeWorld(app, 'half_admin')
  const closed = allRoutes.filter(({ policy }) => ['session', 'shop', 'owner', 'admin'].includes(policy))
  expect(closed.filter(({ policy }) => policy === 'admin').length).toBeGreaterThan(5)
  for (const route of closed) {
    const reply = await ask(app, route, fittingCall(route, world.known), { authorization: `Bearer ${world.token}` })
    const key = `${route.method} ${route.path}`
    expect([key, reply.status, reply.code]).toEqual([key, ...REQUIRED])
  }
})

describe('a later sign-in', () => {
  test('needs the password and a code of the app, each of which counts once', async () => {
    const { email } = await anAdmin()
    const { secret } = await setUpApp((await signIn(email)).token)
    const { token, user } = await signIn(email)
    expect(user.factor_step).toBe('prove')
    expect(told(await prove(token, { totp: await codeOf(secret) })), 'the code that set it up').toEqual(WRONG)
    expect(told(await app.call('POST /auth/passkeys/options', { token })), 'no other factor can be added').toEqual(REQUIRED)
    app.clock.advance(STEP_MS)
    const totp = await codeOf(secret)
    const proven = await prove(token, { totp })
    expect(proven).toMatchObject({ status: 200, body: { user: { role: 'admin' } } })
    expect(proven.body.user).not.toHaveProperty('factor_step')
    expect([await mayWork(String(proven.body.token)), await mayWork(token)]).toEqual([true, false])
    const second = await signIn(email)
    expect(told(await prove(second.token, { totp })), 'a code that was seen').toEqual(WRONG)
    app.clock.advance(STEP_MS)
    const both = await Promise.all([1, 2].map(async () => prove(second.token, { totp: await codeOf(secret) })))
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('takes codes of the 30 seconds before and after, no older ones', async () => {
    const { email } = await anAdmin()
    const { secret } = await setUpApp((await signIn(email)).token)
    const codeAfter = (steps: number) => codeOf(secret, new Date(app.clock.now().getTime() + steps * STEP_MS))
    app.clock.advance(10 * STEP_MS)
    for (const [steps, status] of [
      [-2, 400],
      [2, 400],
      [-1, 200],
      [1, 200],
    ] as const)
      expect([steps, (await prove((await signIn(email)).token, { totp: await codeAfter(steps) })).status]).toEqual([
        steps,
        status,
      ])
  })

  test('needs the password and the passkey', async () => {
    const { email } = await anAdmin()
    const { device } = await aPasskeyOf(app, (await signIn(email)).token)
    const { token } = await signIn(email)
    const proven = await proveBy(token, device)
    expect(await mayWork(String(proven.body.token))).toBe(true)
  })

  test('with the passkey alone is not enough, nor with the same one twice', async () => {
    const { email } = await anAdmin()
    const setUp = await app.call('GET /auth/me', { token: (await signIn(email)).token })
    expect(setUp.body.user).toMatchObject({ factor_step: 'set_up' })
    const { token: first } = await signIn(email)
    const { device } = await aPasskeyOf(app, first)
    const came = await signInByPasskey(app, device)
    const token = String(came.body.token)
    expect(came.body.user).toMatchObject({ role: 'admin', factor_step: 'prove' })
    expect(told(await app.call('GET /admin/stores', { token }))).toEqual(REQUIRED)
    expect(told(await proveBy(token, device))).toEqual(WRONG)
  })

  test("is not completed by another admin's factors", async () => {
    const [one, other] = [await anAdmin(), await anAdmin()]
    const mine = await setUpApp((await signIn(one.email)).token)
    const theirs = await setUpApp((await signIn(other.email)).token)
    app.clock.advance(STEP_MS)
    const { token } = await signIn(one.email)
    expect(told(await prove(token, { totp: await codeOf(theirs.secret) }))).toEqual(WRONG)
    expect(told(await prove(token, { recovery_code: theirs.codes[0] }))).toEqual(WRONG)
    const { device } = await aPasskeyOf(app, theirs.token)
    expect(told(await proveBy(token, device))).toEqual(WRONG)
    expect((await prove(token, { totp: await codeOf(mine.secret) })).status).toBe(200)
  })

  test('takes each recovery code once, however it is typed; new ones end the earlier', async () => {
    const { email } = await anAdmin()
    const { codes } = await setUpApp((await signIn(email)).token)
    const [first = '', second = ''] = codes
    expect(first).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
    const { token } = await signIn(email)
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `
    const proven = await prove(token, { recovery_code: typed })
    expect(proven.status).toBe(200)
    expect(told(await prove((await signIn(email)).token, { recovery_code: first }))).toEqual(WRONG)
    const whole = String(proven.body.token)
    expect((await app.call('GET /auth/factors', { token: whole })).body).toMatchObject({ recovery_codes_left: 9 })
    const renewed = await app.call('POST /auth/recovery-codes', { token: whole })
    expect(told(await prove((await signIn(email)).token, { recovery_code: second }))).toEqual(WRONG)
    const [fresh] = renewed.body.recovery_codes as string[]
    expect((await prove((await signIn(email)).token, { recovery_code: fresh })).status).toBe(200)
  })
})

test('a secret is not readable in the database, and serves nobody else', async () => {
  const [one, other] = [await anAdmin(), await anAdmin()]
  const { secret } = await setUpApp((await signIn(one.email)).token)
  await setUpApp((await signIn(other.email)).token)
  const [row] = await app.db.query<{ secret: Buffer }>('SELECT secret FROM authenticator_apps WHERE user_id = $1', [one.user_id])
  expect(row?.secret.includes(Buffer.from(secret))).toBe(false)
  await app.db.execute('UPDATE authenticator_apps SET secret = $2, last_step = NULL WHERE user_id = $1', [
    other.user_id,
    row?.secret,
  ])
  const { token } = await signIn(other.email)
  expect((await prove(token, { totp: await codeOf(secret) })).status).toBe(500)
})

test('an admin keeps one factor, and removes the app only after adding another', async () => {
  const { email } = await anAdmin()
  const { token } = await setUpApp((await signIn(email)).token)
  expect(told(await app.call('DELETE /auth/totp', { token }))).toEqual([409, 'auth.last_factor'])
  expect(told(await app.call('POST /auth/totp/start', { token }))).toEqual([409, 'auth.app_exists'])
  const { id } = await aPasskeyOf(app, token)
  expect((await app.call('DELETE /auth/totp', { token })).status).toBe(200)
  expect(told(await app.call(`DELETE /auth/passkeys/${id}`, { token }))).toEqual([409, 'auth.last_factor'])
})

test('after five wrong codes the sixth is not looked at, and the audit log has them', async () => {
  const limited = await buildTestApp({ env: { PUBLIC_ORIGIN: SITE, RATE_LIMIT: 'on' } })
  try {
    const admin = await aUser(limited, { role: 'admin' })
    const token = await limited.signIn({ ...admin, isHalf: true })
    const tries: unknown[] = []
    for (let number = 0; number < 6; number += 1)
      tries.push((await limited.call('POST /auth/second-factor', { token, body: { totp: '000000' } })).body.code)
    expect(tries).toEqual([...Array<string>(5).fill('auth.second_factor_wrong'), 'request.rate_limited'])
    const rows = await limited.db.query(`SELECT 1 FROM security_events WHERE kind = 'auth.factor_failed' AND user_id = $1`, [
      admin.user_id,
    ])
    expect(rows).toHaveLength(5)
  } finally {
    await limited.close()
  }
})
