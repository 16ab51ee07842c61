import { FRESH_SIGN_IN_MS } from '@jhola/contract/auth/factors/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { aBrowser } from '../factories/browser.ts'
import { aCustomerWithPassword, anEmail, aShopWithPassword, lastMessage, PASSWORD, withPassword } from '../factories/people.ts'
import { aStaff, aStore, aUser } from '../factories/shops.ts'

const NEW_PASSWORD = 'Poha-Jalebi 7 baje'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const login = (email: string, password: string, more: object = {}) =>
  app.call('POST /auth/login', { body: { email, password, ...more } })
const me = async (token: unknown) => (await app.call('GET /auth/me', { token: String(token) })).body.user
const passcodeFor = async (email: string): Promise<string> => {
  expect((await app.call('POST /auth/send-email-passcode', { body: { email } })).status).toBe(200)
  return (await lastMessage(app, email))?.code ?? ''
}
const linkFor = async (email: string): Promise<string> => (await lastMessage(app, email))?.token ?? ''
const events = async (userId: string) =>
  (
    await app.db.query<{ kind: string }>('SELECT kind FROM security_events WHERE user_id = $1 ORDER BY at, event_id', [userId])
  ).map(({ kind }) => kind)

describe('e-mail and password', () => {
  test('opens the shop of its owner, however the address is written, and is written down', async () => {
    const { store, email } = await aShopWithPassword(app)
    const answer = await login(` ${email.toUpperCase()} `, PASSWORD, { role: 'store_owner' })
    expect(answer.body).toMatchObject({ success: true, user: { role: 'store_owner', store_id: store.store_id, email } })
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax/)
    expect(await events(store.owner_user_id)).toEqual(['auth.signed_in'])
  })

  test('a helper gets their own part in the shop', async () => {
    const store = await aStore(app)
    const { user_id } = await aStaff(app, store)
    const email = await withPassword(app, user_id)
    expect((await login(email, PASSWORD, { role: 'store_owner' })).body.user).toMatchObject({
      role: 'store_staff',
      store_id: store.store_id,
    })
  })

  test('a customer is one, and has no shop', async () => {
    const { email } = await aCustomerWithPassword(app)
    expect((await login(email, PASSWORD)).body.user).toMatchObject({ role: 'customer', store_id: null })
    expect(await login(email, PASSWORD, { role: 'store_owner' })).toMatchObject({
      status: 404,
      body: { code: 'auth.email_store_not_found', message: 'No store found for this email. Please register first.' },
    })
  })

  test('a wrong password and an unknown address get the same error', async () => {
    const { email } = await aShopWithPassword(app)
    const wrong = await login(email, 'Something-else 1')
    expect(wrong).toMatchObject({
      status: 401,
      body: {
        code: 'auth.login_failed',
        message: 'Invalid email or password. Please check your credentials or set up a password first.',
      },
    })
    expect((await login(anEmail(), 'Something-else 1')).body).toEqual(wrong.body)
  })

  test('phone and code go the same way', async () => {
    const store = await aStore(app)
    await app.call('POST /auth/send-otp', { body: { phone: store.phone, role: 'store_owner' } })
    const otp = (await lastMessage(app, store.phone))?.code
    const answer = await app.call('POST /auth/login', { body: { phone: store.phone, otp, role: 'store_owner' } })
    expect(answer.body).toMatchObject({ success: true, user: { store_id: store.store_id } })
  })

  test('signing in again on the same browser ends the session it had', async () => {
    const { email } = await aCustomerWithPassword(app)
    const first = (await login(email, PASSWORD)).body.token
    const second = await app.call('POST /auth/login', { body: { email, password: PASSWORD }, token: String(first) })
    expect(await me(first)).toBeNull()
    expect(await me(second.body.token)).toMatchObject({ email })
  })
})

describe('an e-mailed passcode', () => {
  test('signs the owner in once, and proves the address', async () => {
    const { store, email } = await aShopWithPassword(app)
    const passcode = await passcodeFor(email)
    expect(passcode).toMatch(/^\d{6}$/)
    const verify = () => app.call('POST /auth/verify-email-passcode', { body: { email, passcode } })
    expect((await verify()).body.user).toMatchObject({ store_id: store.store_id })
    expect(await verify()).toMatchObject({ status: 400, body: { code: 'auth.passcode_invalid', message: 'Invalid passcode' } })
  })

  test('a valid one without a shop says so; an admin gets in', async () => {
    const customer = await aCustomerWithPassword(app)
    const refused = await app.call('POST /auth/verify-email-passcode', {
      body: { email: customer.email, passcode: await passcodeFor(customer.email) },
    })
    expect(refused.body).toMatchObject({ code: 'auth.email_store_not_found' })
    const admin = await aUser(app, { role: 'admin', phone: null, email: anEmail() })
    const body = { email: admin.email, passcode: await passcodeFor(String(admin.email)) }
    expect((await app.call('POST /auth/verify-email-passcode', { body })).body.user).toMatchObject({ role: 'admin' })
  })

  test('sent to an address that nobody has proven for the account opens nothing: anybody may have typed it', async () => {
    const store = await aStore(app)
    const email = await withPassword(app, store.owner_user_id, { isProven: false })
    const passcode = await passcodeFor(email)
    expect((await app.call('POST /auth/verify-email-passcode', { body: { email, passcode } })).body).toMatchObject({
      code: 'auth.email_store_not_found',
    })
    expect((await login(email, PASSWORD)).body.code).toBe('auth.email_unverified')
  })
})

describe('signing up', () => {
  const signUp = (email: string, more: object = {}) =>
    app.call('POST /auth/sign-up', { body: { name: 'Asha Rao', email, password: NEW_PASSWORD, ...more } })
  const verify = (token: string) => app.call('POST /auth/verify-email', { body: { token } })

  test('the link of the e-mail confirms the address, also when it is opened twice; only then the password opens', async () => {
    const email = anEmail()
    const answer = await signUp(email)
    expect(answer.body).toMatchObject({ success: true })
    const token = await linkFor(email)
    expect((await login(email, NEW_PASSWORD)).body).toMatchObject({ code: 'auth.email_unverified' })
    for (const _time of [1, 2]) expect((await verify(token)).body).toMatchObject({ success: true, needs_password: false })
    expect((await login(email, NEW_PASSWORD)).body.user).toMatchObject({ name: 'Asha Rao', email, role: 'customer' })
  })

  test('only the email says that an address is in use', async () => {
    const { email } = await aCustomerWithPassword(app)
    const fresh = await signUp(anEmail())
    const taken = await signUp(email)
    expect(taken.body).toEqual(fresh.body)
    expect(await lastMessage(app, email)).toMatchObject({ template: 'account_exists', token: '' })
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  test('of two sign-ups for one address each link brings its own password', async () => {
    const email = anEmail()
    await signUp(email)
    const ours = await linkFor(email)
    await signUp(email, { password: 'Of-a-stranger 9', name: 'Stranger' })
    await verify(ours)
    expect((await login(email, NEW_PASSWORD)).status).toBe(200)
    expect((await login(email, 'Of-a-stranger 9')).status).toBe(401)
  })

  test('a link opened on another device confirms the address, but neither the password nor the name of who signed up', async () => {
    const email = anEmail()
    await signUp(email, { password: 'Of-a-stranger 9', name: 'Stranger' })
    const opened = await aBrowser(app).call('POST /auth/verify-email', { token: await linkFor(email) })
    expect(opened).toMatchObject({ status: 200, body: { needs_password: true } })
    expect((await login(email, 'Of-a-stranger 9')).status).toBe(401)
    await app.call('POST /auth/forgot-password', { body: { email } })
    await app.call('POST /auth/setup-password', { body: { token: await linkFor(email), password: NEW_PASSWORD } })
    expect((await login(email, NEW_PASSWORD)).body.user).toMatchObject({ name: '', email })
  })

  test('a link that ran out, and one that never was, open nothing', async () => {
    const email = anEmail()
    await signUp(email)
    const token = await linkFor(email)
    app.clock.advance(24 * 3_600_000 + 1)
    for (const link of [token, 'x'.repeat(43)]) expect((await verify(link)).body).toMatchObject({ code: 'auth.link_invalid' })
  })

  test.each([
    ['weak', 'short', 'auth.password_weak'],
    ['common', 'Password@123', 'auth.password_common'],
  ])('a %s password is refused and nothing is made', async (_how, password, code) => {
    const email = anEmail()
    expect((await signUp(email, { password })).body).toMatchObject({ code })
    expect(await lastMessage(app, email)).toBeUndefined()
  })
})

describe('a new password', () => {
  test('by a passcode: signs every device out, and the old one opens nothing', async () => {
    const { email } = await aShopWithPassword(app)
    const before = (await login(email, PASSWORD)).body.token
    const body = { email, passcode: await passcodeFor(email), password: NEW_PASSWORD }
    expect((await app.call('POST /auth/setup-password', { body })).body).toMatchObject({ success: true, email })
    expect(await me(before)).toBeNull()
    expect((await login(email, PASSWORD)).status).toBe(401)
    expect((await login(email, NEW_PASSWORD)).status).toBe(200)
  })

  test('by the link of a forgotten one, once', async () => {
    const { email, store } = await aShopWithPassword(app)
    await app.call('POST /auth/forgot-password', { body: { email } })
    const token = await linkFor(email)
    const set = () => app.call('POST /auth/setup-password', { body: { token, password: NEW_PASSWORD } })
    expect((await set()).body).toMatchObject({ success: true, email })
    expect((await set()).body).toMatchObject({ code: 'auth.link_invalid' })
    expect((await login(email, NEW_PASSWORD)).status).toBe(200)
    expect(await events(store.owner_user_id)).toEqual(['auth.password_reset_asked', 'auth.password_set', 'auth.signed_in'])
  })

  test('whose link is not sent any more when it opens nothing any more', async () => {
    const { email } = await aShopWithPassword(app)
    await app.call('POST /auth/forgot-password', { body: { email } })
    const sent = await app.db.query('SELECT send_before FROM message_outbox WHERE recipient = $1', [email])
    const links = await app.db.query<{ send_before: Date }>(
      'SELECT expires_at AS send_before FROM email_links WHERE email = $1',
      [email],
    )
    expect(links).toHaveLength(1)
    expect(sent).toEqual(links)
  })

  test('an unknown address gets an e-mail without a link', async () => {
    const email = anEmail()
    await app.call('POST /auth/forgot-password', { body: { email } })
    expect(await lastMessage(app, email)).toMatchObject({ template: 'no_account', token: '' })
  })

  test('while signed in: the present one is asked for, this device stays, the others go', async () => {
    const { email } = await aShopWithPassword(app)
    const [here, there] = [(await login(email, PASSWORD)).body.token, (await login(email, PASSWORD)).body.token]
    const change = (current_password: string) =>
      app.call('POST /auth/change-password', { token: String(here), body: { current_password, password: NEW_PASSWORD } })
    expect((await change('Wrong-one 1')).body).toMatchObject({ code: 'auth.password_wrong' })
    expect((await change(PASSWORD)).body).toMatchObject({ success: true })
    expect(await me(here)).toMatchObject({ email })
    expect(await me(there)).toBeNull()
  })
})

describe('signed-in devices', () => {
  test('are listed, and signed out one by one or all others at once; nobody ends another person’s', async () => {
    const { email } = await aShopWithPassword(app)
    const tokens = []
    for (let device = 0; device < 3; device += 1) tokens.push(String((await login(email, PASSWORD)).body.token))
    const [here = '', second, third] = tokens
    const list = async (token = here) =>
      (await app.call('GET /auth/sessions', { token })).body.sessions as { session_id: string; is_this: boolean }[]
    const sessions = await list()
    expect(sessions.map(({ is_this }) => is_this).toSorted()).toEqual([false, false, true])
    const other = (await list(second)).find(({ is_this }) => is_this)?.session_id
    const stranger = String((await login((await aCustomerWithPassword(app)).email, PASSWORD)).body.token)
    expect(await app.call(`DELETE /auth/sessions/${other}`, { token: stranger })).toMatchObject({
      status: 404,
      body: { code: 'auth.session_not_found' },
    })
    expect((await app.call(`DELETE /auth/sessions/${other}`, { token: here })).status).toBe(200)
    expect(await me(second)).toBeNull()
    expect((await app.call('POST /auth/sessions/end-others', { token: here })).body).toMatchObject({ ended: 1 })
    expect(await me(third)).toBeNull()
    expect(await list()).toHaveLength(1)
  })

  test('are ended only by somebody who has just proved who they are; signing out itself needs nothing', async () => {
    const { email } = await aCustomerWithPassword(app)
    const here = String((await login(email, PASSWORD)).body.token)
    const other = String((await login(email, PASSWORD)).body.token)
    const list = (await app.call('GET /auth/sessions', { token: here })).body.sessions as {
      session_id: string
      is_this: boolean
    }[]
    const idOf = (isThis: boolean) => list.find(({ is_this }) => is_this === isThis)?.session_id
    app.clock.advance(FRESH_SIGN_IN_MS)
    const asked = { status: 403, body: { code: 'auth.fresh_sign_in_required' } }
    expect(await app.call(`DELETE /auth/sessions/${idOf(false)}`, { token: here })).toMatchObject(asked)
    expect(await app.call('POST /auth/sessions/end-others', { token: here })).toMatchObject(asked)
    expect(await me(other)).not.toBeNull()
    const token = String((await app.call('POST /auth/fresh', { token: here, body: { password: PASSWORD } })).body.token)
    expect((await app.call(`DELETE /auth/sessions/${idOf(false)}`, { token })).status).toBe(200)
    expect(await me(other)).toBeNull()
    app.clock.advance(FRESH_SIGN_IN_MS)
    expect((await app.call(`DELETE /auth/sessions/${idOf(true)}`, { token })).status).toBe(200)
    expect(await me(token)).toBeNull()
  })
})

test('a registered shop opens to customers by a code to its owner’s number, and by no other sign-in', async () => {
  const store = await aStore(app, { status: 'new' })
  const email = await withPassword(app, store.owner_user_id)
  await app.db.execute('UPDATE memberships SET joined_at = NULL WHERE store_id = $1', [store.store_id])
  const isOpen = async () => (await app.call(`GET /stores/${store.store_id}`)).status === 200
  expect((await login(email, PASSWORD, { role: 'store_owner' })).body).toMatchObject({ code: 'auth.email_store_not_found' })
  expect((await login(email, PASSWORD)).body.user).toMatchObject({ store_id: null })
  expect(await isOpen()).toBe(false)
  await app.call('POST /auth/send-otp', { body: { phone: store.phone, role: 'store_owner' } })
  const otp = (await lastMessage(app, store.phone))?.code
  const answer = await app.call('POST /auth/verify-otp', { body: { phone: store.phone, otp, role: 'store_owner' } })
  expect(answer.body.user).toMatchObject({ store_id: store.store_id, email: null })
  expect(await isOpen()).toBe(true)
  expect((await login(email, PASSWORD)).body).toMatchObject({ code: 'auth.login_failed' })
  expect(await events(store.owner_user_id)).toEqual(['auth.signed_in', 'stores.activated', 'auth.signed_in'])
})
