import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { addPasskey, aPasskeyOf, optionsFor, SITE, signInByPasskey } from '../factories/passkeys.ts'
import { lastMessage } from '../factories/people.ts'
import { anOwner, aStaff, aStore, aUser } from '../factories/shops.ts'
import { createSoftwareAuthenticator } from '../factories/software-authenticator.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ env: { PUBLIC_ORIGIN: SITE } })
})
afterAll(() => app.close())

const MINUTE_MS = 60_000
const told = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body.code]
const FAILED = [400, 'auth.passkey_failed']

const aSignedInOwner = async () => {
  const store = await aStore(app)
  return { store, token: await app.signIn(anOwner(store)) }
}

const eventsOf = async (user_id: string): Promise<unknown[]> =>
  app.db.query('SELECT kind, details FROM security_events WHERE user_id = $1 ORDER BY at, event_id', [user_id])

describe('a passkey of an owner', () => {
  test('is added under its name, told to the contact, used without a code, renamed and removed', async () => {
    const { store, token } = await aSignedInOwner()
    const device = createSoftwareAuthenticator(SITE, { isSynced: true })
    const added = await addPasskey(app, token, device, { name: 'Counter tablet' })
    expect(added).toMatchObject({
      status: 200,
      body: { recovery_codes: null, passkey: { name: 'Counter tablet', is_synced: true } },
    })
    expect((await lastMessage(app, store.phone))?.body).toContain('Counter tablet')

    const came = await signInByPasskey(app, device)
    expect(came).toMatchObject({
      status: 200,
      body: { user: { id: store.owner_user_id, role: 'store_owner', store_id: store.store_id } },
    })
    expect(String(came.headers['set-cookie'])).toContain('__Host-jhola_session=')
    const theirs = String(came.body.token)

    const { passkey_id } = added.body.passkey as { passkey_id: string }
    const named = await app.call(`PATCH /auth/passkeys/${passkey_id}`, { token, body: { name: 'Tablet' } })
    expect(named.body).toMatchObject({ passkey: { name: 'Tablet' } })
    expect((await app.call(`DELETE /auth/passkeys/${passkey_id}`, { token })).status).toBe(200)
    expect((await lastMessage(app, store.phone))?.body).toContain('Tablet')
    expect(told(await signInByPasskey(app, device)), 'removed').toEqual(FAILED)
    expect((await app.call('GET /auth/me', { token: theirs })).body.user, 'its session has ended').toBeNull()
    expect((await app.call('GET /auth/me', { token })).body.user).not.toBeNull()
    expect(await eventsOf(store.owner_user_id)).toMatchObject([
      { kind: 'auth.factor_added', details: { factor: 'passkey', name: 'Counter tablet' } },
      { kind: 'auth.signed_in', details: { method: 'passkey' } },
      { kind: 'auth.factor_removed', details: { factor: 'passkey', name: 'Tablet' } },
    ])
  })

  test('opens the shop of staff, and nothing for a customer, who cannot add one', async () => {
    const store = await aStore(app)
    const { device } = await aPasskeyOf(app, await app.signIn(await aStaff(app, store)))
    expect((await signInByPasskey(app, device)).body).toMatchObject({ user: { role: 'store_staff', store_id: store.store_id } })
    const customer = await app.signIn(await aUser(app))
    expect(told(await app.call('POST /auth/passkeys/options', { token: customer }))).toEqual([403, 'auth.forbidden'])
  })

  test('a synced one that never counts is used again and again', async () => {
    const { token } = await aSignedInOwner()
    const { device } = await aPasskeyOf(app, token, { isCounting: false, isSynced: true })
    for (const _ of [1, 2, 3]) expect((await signInByPasskey(app, device)).status).toBe(200)
  })

  test('there are at most ten', async () => {
    const { token } = await aSignedInOwner()
    for (let made = 0; made < 10; made += 1) await aPasskeyOf(app, token)
    expect(told(await app.call('POST /auth/passkeys/options', { token }))).toEqual([409, 'auth.passkeys_most'])
  })
})

describe('a sign-in is refused', () => {
  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another port of the site', { origin: `${SITE}:8443` }],
    ['for another site', { rpId: 'evil.example' }],
    ['with a challenge of its own', { challenge: 'c3RyYW5nZXI' }],
    ['without PIN, fingerprint or face', { isVerified: false }],
    ['that names nobody', { userHandle: null }],
    ['that names another person', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['of another ceremony', { type: 'webauthn.create' }],
    ['signed by another key', { isForged: true }],
  ])('%s', async (_what, faults) => {
    const { token } = await aSignedInOwner()
    const { device } = await aPasskeyOf(app, token)
    expect(told(await signInByPasskey(app, device, faults))).toEqual(FAILED)
    expect((await signInByPasskey(app, device)).status, 'without the fault').toBe(200)
  })

  test('when it is sent twice: the challenge is used', async () => {
    const { token } = await aSignedInOwner()
    const { device } = await aPasskeyOf(app, token, { isCounting: false })
    const body = { response: device.get(await optionsFor(app, '/auth/passkeys/sign-in/options')) }
    const answers = await Promise.all([1, 2, 3].map(() => app.call('POST /auth/passkeys/sign-in', { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  })

  test('after five minutes', async () => {
    const { token } = await aSignedInOwner()
    const { device } = await aPasskeyOf(app, token)
    const options = await optionsFor(app, '/auth/passkeys/sign-in/options')
    app.clock.advance(5 * MINUTE_MS)
    expect(told(await app.call('POST /auth/passkeys/sign-in', { body: { response: device.get(options) } }))).toEqual(FAILED)
  })

  test('when the counter goes back: somebody may have copied it', async () => {
    const { store, token } = await aSignedInOwner()
    const { device } = await aPasskeyOf(app, token)
    expect((await signInByPasskey(app, device, { count: 7 })).status).toBe(200)
    for (const count of [7, 3]) expect(told(await signInByPasskey(app, device, { count }))).toEqual(FAILED)
    expect((await eventsOf(store.owner_user_id)).at(-1)).toMatchObject({
      kind: 'auth.sign_in_failed',
      details: { method: 'passkey' },
    })
  })

  test('with a challenge that was given for something else', async () => {
    const { token } = await aSignedInOwner()
    const { device } = await aPasskeyOf(app, token)
    const response = device.get(await optionsFor(app, '/auth/second-factor/options', token))
    expect(told(await app.call('POST /auth/passkeys/sign-in', { body: { response } }))).toEqual(FAILED)
  })

  test('of a deleted account', async () => {
    const { store, token } = await aSignedInOwner()
    const { device } = await aPasskeyOf(app, token)
    await app.db.execute('UPDATE users SET deleted_at = $2 WHERE user_id = $1', [store.owner_user_id, app.clock.now()])
    expect(told(await signInByPasskey(app, device))).toEqual(FAILED)
  })
})

describe('adding is refused', () => {
  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['with a challenge of its own', { challenge: 'c3RyYW5nZXI' }],
    ['without PIN, fingerprint or face', { isVerified: false }],
  ])('%s', async (_what, faults) => {
    const { token } = await aSignedInOwner()
    const added = await addPasskey(app, token, createSoftwareAuthenticator(SITE), { faults })
    expect(told(added)).toEqual([400, 'auth.passkey_not_added'])
  })

  test('with the challenge of another session, twice, and for a passkey that somebody has', async () => {
    const { token } = await aSignedInOwner()
    const other = await aSignedInOwner()
    const device = createSoftwareAuthenticator(SITE)
    const response = device.create(await optionsFor(app, '/auth/passkeys/options', other.token))
    const body = { name: 'Phone', response }
    expect(told(await app.call('POST /auth/passkeys', { token, body }))).toEqual([400, 'auth.passkey_not_added'])
    expect((await app.call('POST /auth/passkeys', { token: other.token, body })).status).toBe(200)
    expect(told(await app.call('POST /auth/passkeys', { token: other.token, body }))).toEqual([400, 'auth.passkey_not_added'])
    expect(told(await addPasskey(app, token, device)), 'it has an owner').toEqual([400, 'auth.passkey_not_added'])
  })

  test("another person's passkey cannot be renamed, removed, or used to prove who one is", async () => {
    const { token } = await aSignedInOwner()
    const other = await aSignedInOwner()
    const { id, device } = await aPasskeyOf(app, other.token)
    const [name, gone] = [{ name: 'Mine' }, [404, 'auth.passkey_not_found']]
    expect(told(await app.call(`PATCH /auth/passkeys/${id}`, { token, body: name }))).toEqual(gone)
    expect(told(await app.call(`DELETE /auth/passkeys/${id}`, { token }))).toEqual(gone)
    const response = device.get(await optionsFor(app, '/auth/second-factor/options', token))
    expect(told(await app.call('POST /auth/fresh', { token, body: { response } }))).toEqual(FAILED)
  })
})

describe('a fresh sign-in', () => {
  test('is asked for after ten minutes, and given by a code or by a passkey, under a new token', async () => {
    const { store, token } = await aSignedInOwner()
    const { id, device } = await aPasskeyOf(app, token)
    app.clock.advance(10 * MINUTE_MS)
    const stale = [403, 'auth.fresh_sign_in_required']
    expect(told(await app.call('POST /auth/passkeys/options', { token }))).toEqual(stale)
    expect(told(await app.call(`DELETE /auth/passkeys/${id}`, { token }))).toEqual(stale)
    await app.call('POST /auth/send-otp', { body: { phone: store.phone } })
    const otp = (await lastMessage(app, store.phone))?.code
    const { status, body } = await app.call('POST /auth/fresh', { token, body: { otp } })
    expect(status).toBe(200)
    expect((await app.call('GET /auth/me', { token })).body.user, 'the earlier token').toBeNull()
    const renewed = String(body.token)
    expect((await app.call('POST /auth/passkeys/options', { token: renewed })).status).toBe(200)
    app.clock.advance(10 * MINUTE_MS)
    const response = device.get(await optionsFor(app, '/auth/second-factor/options', renewed))
    const again = await app.call('POST /auth/fresh', { token: renewed, body: { response } })
    expect((await app.call(`DELETE /auth/passkeys/${id}`, { token: String(again.body.token) })).status).toBe(200)
  })

  test("is not given by another person's code", async () => {
    const { token } = await aSignedInOwner()
    const other = await aStore(app)
    await app.call('POST /auth/send-otp', { body: { phone: other.phone } })
    const otp = (await lastMessage(app, other.phone))?.code
    expect(told(await app.call('POST /auth/fresh', { token, body: { otp } }))).toEqual([400, 'auth.otp_invalid'])
  })

  test('is never given to a session that began with a PIN, nor to one of an earlier build', async () => {
    const store = await aStore(app)
    const { user_id: userId, store_id: storeId } = anOwner(store)
    const { sessions } = app.app.modules
    const { token } = await app.db.withTx((tx) => sessions.begin(tx, { userId, storeId, device: 'counter', by: 'pin' }))
    const refused = [403, 'auth.full_sign_in_required']
    for (const call of ['GET /auth/factors', 'POST /auth/passkeys/options', 'POST /auth/second-factor/options'])
      expect(told(await app.call(call, { token }))).toEqual(refused)
    const body = { password: 'Dal-Chawal 5 kilo!' }
    expect(told(await app.call('POST /auth/fresh', { token, body }))).toEqual(refused)
    const stale = [403, 'auth.fresh_sign_in_required']
    const old = await app.signIn(anOwner(store))
    await app.db.execute('UPDATE sessions SET signed_in_by = NULL, fresh_at = NULL WHERE user_id = $1', [userId])
    expect(told(await app.call('POST /auth/passkeys/options', { token: old }))).toEqual(stale)
  })
})

test('without PUBLIC_ORIGIN the site is the host of the request', async () => {
  const here = await buildTestApp()
  try {
    const token = await here.signIn(anOwner(await aStore(here)))
    const headers = { host: 'localhost:5173' }
    const call = (path: string, body?: object) => here.call(path, { token, headers, ...(body && { body }) })
    const { options } = (await call('POST /auth/passkeys/options')).body as { options: never }
    const response = createSoftwareAuthenticator('http://localhost:5173').create(options)
    expect(options).toMatchObject({ rp: { id: 'localhost' } })
    expect((await call('POST /auth/passkeys', { name: 'Laptop', response })).status).toBe(200)
  } finally {
    await here.close()
  }
})
