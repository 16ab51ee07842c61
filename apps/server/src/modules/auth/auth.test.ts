import { SESSION_IDLE_MS, SESSION_LONGEST_MS } from '@jhola/contract/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { aStore, aUser } from '../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

let number = 0
let phone: string
beforeEach(() => {
  number += 1
  phone = `97${String(number).padStart(8, '0')}`
})

type Role = 'customer' | 'store_owner'

/** The newest code sent to a number. */
const codeFor = async (to: string): Promise<string> => {
  const [row] = await app.db.query<{ code: string }>(
    'SELECT code FROM message_outbox WHERE recipient = $1 ORDER BY created_at DESC, message_id DESC LIMIT 1',
    [`+91${to.slice(-10)}`],
  )
  return row?.code ?? ''
}
const send = (role: Role, to = phone) => app.call('POST /auth/send-otp', { body: { phone: to, role } })
const verify = (otp: string, role: Role, to = phone) => app.call('POST /auth/verify-otp', { body: { phone: to, otp, role } })
const wrong = (otp: string): string => otp.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
const countSessions = async (): Promise<number> => {
  const [row] = await app.db.query<{ n: number }>('SELECT count(*)::int AS n FROM sessions')
  return row?.n ?? 0
}

describe('sending a code', () => {
  test('answers the same whether or not anybody is known by the number', async () => {
    await aUser(app, { phone: `+91${phone}` })
    const known = await send('store_owner')
    const unknown = await send('store_owner', '9811111111')
    expect(known.status).toBe(200)
    expect(known.body).toEqual({ success: true, message: 'OTP sent successfully!', resend_after_seconds: 30 })
    expect(unknown.body).toEqual(known.body)
  })

  test('gives 4 digits to shops and 6 to customers, in the language of the caller, and keeps only a hash', async () => {
    await app.call('POST /auth/send-otp', { body: { phone, role: 'store_owner' }, headers: { 'accept-language': 'hi' } })
    expect(await codeFor(phone)).toMatch(/^\d{4}$/)
    const [message] = await app.db.query<{ body: string; channel: string }>(
      'SELECT body, channel FROM message_outbox WHERE recipient = $1',
      [`+91${phone}`],
    )
    expect(message?.channel).toBe('sms')
    expect(message?.body).toContain('झोला')
    await send('customer')
    const code = await codeFor(phone)
    expect(code).toMatch(/^\d{6}$/)
    const rows = await app.db.query<{ code_hash: Buffer }>('SELECT code_hash FROM one_time_codes WHERE recipient = $1', [
      `+91${phone}`,
    ])
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row.code_hash).toHaveLength(32)
  })

  test.each(['', '12345', '1234567890', 'abcdefghij', '+1 9876543210'])('refuses the number %j', async (bad) => {
    const answer = await send('customer', bad)
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  })

  test('a key sent twice sends one code', async () => {
    const ask = () => app.call('POST /auth/send-otp', { body: { phone, role: 'customer' }, key: `send-${phone}` })
    const [first, second] = [await ask(), await ask()]
    expect(second.body).toEqual(first.body)
    const rows = await app.db.query('SELECT code_id FROM one_time_codes WHERE recipient = $1', [`+91${phone}`])
    expect(rows).toHaveLength(1)
  })
})

describe('signing in', () => {
  test('a customer gets an account at the first sign-in and the same one at the next', async () => {
    await send('customer')
    const first = await verify(await codeFor(phone), 'customer')
    expect(first.body).toMatchObject({
      success: true,
      valid: true,
      message: 'Login successful!',
      user: { role: 'customer', phone: `+91${phone}`, store_id: null },
    })
    await send('customer')
    const second = await verify(await codeFor(phone), 'customer')
    expect((second.body.user as { id: string }).id).toBe((first.body.user as { id: string }).id)
    expect(second.body.token).not.toBe(first.body.token)
  })

  test('what the device speaks is noted, and never beats what the account has chosen', async () => {
    const spoken = async () =>
      (await app.db.query('SELECT language, device_language FROM users WHERE phone = $1', [`+91${phone}`]))[0]
    const signIn = async (language: string) => {
      await send('customer')
      const body = { phone, otp: await codeFor(phone), role: 'customer' }
      return String((await app.call('POST /auth/verify-otp', { body, headers: { 'accept-language': language } })).body.token)
    }
    const token = await signIn('ta-IN,en;q=0.5')
    expect(await spoken()).toEqual({ language: null, device_language: 'ta' })
    await app.call('PATCH /profile', { token, body: { language: 'mr' } })
    app.clock.advance(60_000)
    await signIn('hi')
    expect(await spoken()).toEqual({ language: 'mr', device_language: 'hi' })
  })

  test('an owner gets their shop, a cookie that scripts cannot read, and the same session as a bearer token', async () => {
    const store = await aStore(app)
    await send('store_owner', store.phone)
    const answer = await verify(await codeFor(store.phone), 'store_owner', store.phone)
    expect(answer.body).toMatchObject({
      user: { role: 'store_owner', store_id: store.store_id, store_name: store.name, name: store.owner_name },
    })
    const token = String(answer.body.token)
    expect(token).toMatch(/^[\w-]{43}$/)
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toContain(token)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const byBearer = await app.call('GET /auth/me', { token })
    const byCookie = await app.call('GET /auth/me', { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(byBearer.body.user).toMatchObject({ store_id: store.store_id })
    expect(byCookie.body).toEqual(byBearer.body)
    const [row] = await app.db.query<{ token_hash: Buffer }>('SELECT token_hash FROM sessions ORDER BY created_at DESC LIMIT 1')
    expect(row?.token_hash).toHaveLength(32)
  })

  test('a valid code without a shop says so, and is used up by it', async () => {
    await send('store_owner')
    const code = await codeFor(phone)
    expect(await verify(code, 'store_owner')).toMatchObject({
      status: 404,
      body: { code: 'auth.store_not_found', message: 'No store found for this phone number. Please register first.' },
    })
    expect(await verify(code, 'store_owner')).toMatchObject({ status: 400, body: { code: 'auth.otp_invalid' } })
  })

  test('a wrong code for a number without a shop says no more than a wrong code', async () => {
    await send('store_owner')
    const answer = await verify(wrong(await codeFor(phone)), 'store_owner')
    expect(answer).toMatchObject({ status: 400, body: { code: 'auth.otp_invalid', message: 'Invalid OTP. Please try again.' } })
  })

  test('a code is good once', async () => {
    await send('customer')
    const code = await codeFor(phone)
    expect((await verify(code, 'customer')).status).toBe(200)
    expect((await verify(code, 'customer')).status).toBe(400)
  })

  test('a code is good for ten minutes', async () => {
    await send('customer')
    const code = await codeFor(phone)
    app.clock.advance(10 * 60_000)
    expect((await verify(code, 'customer')).status).toBe(400)
  })

  test('a new code ends the earlier one', async () => {
    await send('customer')
    const earlier = await codeFor(phone)
    app.clock.advance(31_000)
    await send('customer')
    const later = await codeFor(phone)
    if (earlier !== later) expect((await verify(earlier, 'customer')).status).toBe(400)
    expect((await verify(later, 'customer')).status).toBe(200)
  })

  test('a code of one role opens nothing of the other', async () => {
    const store = await aStore(app)
    await send('customer', store.phone)
    const code = await codeFor(store.phone)
    expect((await verify(code, 'store_owner', store.phone)).status).toBe(400)
    const asCustomer = await verify(code, 'customer', store.phone)
    expect(asCustomer.body.user).toMatchObject({ role: 'customer', store_id: null })
    expect((await app.call('GET /stores/me', { token: String(asCustomer.body.token) })).status).toBe(403)
  })

  test('the fifth wrong try ends the code', async () => {
    await send('customer')
    const code = await codeFor(phone)
    for (let tries = 0; tries < 5; tries += 1) expect((await verify(wrong(code), 'customer')).status).toBe(400)
    expect((await verify(code, 'customer')).status).toBe(400)
  })

  test('of twenty wrong codes at once at most five are looked at', async () => {
    await send('customer')
    const code = await codeFor(phone)
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(wrong(code), 'customer')))
    expect(answers.every(({ status }) => status === 400)).toBe(true)
    const [row] = await app.db.query<{ tries: number }>('SELECT tries FROM one_time_codes WHERE recipient = $1', [`+91${phone}`])
    expect(row?.tries).toBe(5)
    expect((await verify(code, 'customer')).status).toBe(400)
  })

  test('the right code sent five times at once makes one session and one account', async () => {
    await send('customer')
    const code = await codeFor(phone)
    const before = await countSessions()
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(code, 'customer')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    expect(await countSessions()).toBe(before + 1)
  })

  test('a key sent again gives the first answer, and no token stands in the database', async () => {
    await send('customer')
    const body = { phone, otp: await codeFor(phone), role: 'customer' }
    const ask = () => app.call('POST /auth/verify-otp', { body, key: `verify-${phone}` })
    const [first, twin] = await Promise.all([ask(), ask()])
    const again = await ask()
    expect(first.status).toBe(200)
    expect(twin.body).toEqual(first.body)
    expect(again.body).toEqual(first.body)
    const kept = await app.db.query('SELECT 1 AS one FROM idempotency_keys WHERE body::text LIKE $1', [
      `%${String(first.body.token)}%`,
    ])
    expect(kept).toEqual([])
    const other = await app.call('POST /auth/verify-otp', { body: { ...body, otp: '000000' }, key: `verify-${phone}` })
    expect(other).toMatchObject({ status: 409, body: { code: 'request.key_reused' } })
  })
})

describe('a session', () => {
  const userOf = async (token: string) => (await app.call('GET /auth/me', { token })).body.user

  test('nobody is signed in without one, or with a made-up one', async () => {
    expect((await app.call('GET /auth/me')).body).toEqual({ success: true, user: null })
    expect(await userOf('A'.repeat(43))).toBeNull()
  })

  test('ends on the server when signed out, at once, and tells who listens', async () => {
    const token = await app.signIn(await aUser(app))
    const ended: string[] = []
    app.app.modules.sessions.onSessionRevoked((sessionId) => ended.push(sessionId))
    expect(await userOf(token)).not.toBeNull()
    const answer = await app.call('POST /auth/logout', { token })
    expect(answer.body).toEqual({ success: true, message: 'Logged out successfully' })
    expect(String(answer.headers['set-cookie'])).toMatch(/Max-Age=0/)
    expect(await userOf(token)).toBeNull()
    expect(ended).toHaveLength(1)
    expect((await app.call('POST /auth/logout', { token })).status).toBe(200)
    expect(ended).toHaveLength(1)
  })

  test('by a call with a bearer header leaves the session of the browser as it is', async () => {
    const { phone: shop } = await aStore(app)
    const headers = { authorization: 'Bearer new', cookie: 'jhola_session=the-browser-s-own' }
    await app.call('POST /auth/send-otp', { body: { phone: shop, role: 'store_owner' } })
    const body = { phone: shop, role: 'store_owner', otp: await codeFor(shop) }
    const answer = await app.call('POST /auth/verify-otp', { body, headers })
    expect(answer.status).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await userOf(String(answer.body.token))).not.toBeNull()
  })

  test('lives thirty days after its last use and ninety at most', async () => {
    const user = await aUser(app)
    const idle = await app.signIn(user)
    const used = await app.signIn(user)
    const start = app.clock.now().getTime()
    app.clock.advance(SESSION_IDLE_MS - 60_000)
    expect(await userOf(used)).not.toBeNull()
    app.clock.advance(120_000)
    expect(await userOf(idle)).toBeNull()
    expect(await userOf(used)).not.toBeNull()
    for (let day = 0; day < 55; day += 11) {
      app.clock.advance(11 * 24 * 3_600_000)
      expect(await userOf(used)).not.toBeNull()
    }
    app.clock.set(new Date(start + SESSION_LONGEST_MS))
    expect(await userOf(used)).toBeNull()
  })

  test('is written down as used at most every few minutes', async () => {
    const token = await app.signIn(await aUser(app))
    const seenAt = async () => {
      const [row] = await app.db.query<{ seen_at: Date }>('SELECT seen_at FROM sessions ORDER BY session_id DESC LIMIT 1')
      return row?.seen_at.getTime()
    }
    const first = await seenAt()
    app.clock.advance(60_000)
    await userOf(token)
    expect(await seenAt()).toBe(first)
    app.clock.advance(5 * 60_000)
    await userOf(token)
    expect(await seenAt()).toBe(app.clock.now().getTime())
  })

  test('of somebody who no longer works in the shop is over', async () => {
    const store = await aStore(app)
    const token = await app.signIn({ user_id: store.owner_user_id, store_id: store.store_id })
    expect(await userOf(token)).toMatchObject({ store_id: store.store_id })
    await app.db.execute('DELETE FROM memberships WHERE store_id = $1', [store.store_id])
    app.clock.advance(1001)
    expect(await userOf(token)).toBeNull()
  })
})

describe('limits of one number', () => {
  let limited: TestApp
  beforeAll(async () => {
    limited = await buildTestApp({ db: app.db, env: { RATE_LIMIT: 'on' }, now: app.clock.now() })
  })
  afterAll(() => limited.close())
  const ask = (ip: string) =>
    limited.inject({ method: 'POST', url: '/api/v1/auth/send-otp', payload: { phone, role: 'customer' }, remoteAddress: ip })

  const rowsOf = () => app.db.query('SELECT code_id FROM one_time_codes WHERE recipient = $1', [`+91${phone}`])

  test('a device rests 30 seconds; others do not rest for it', async () => {
    expect((await ask('10.1.0.1')).statusCode).toBe(200)
    const early = await ask('10.1.0.1')
    expect(early.statusCode).toBe(429)
    expect(early.json()).toMatchObject({ code: 'request.rate_limited', details: { seconds: 30 } })
    expect((await ask('10.1.1.1')).statusCode).toBe(200)
    limited.clock.advance(30_000)
    expect((await ask('10.1.0.1')).statusCode).toBe(200)
  })

  test('unknown devices have ten a day together, five from one network', async () => {
    const hour = () => limited.clock.advance(3_600_000)
    for (let sent = 0; sent < 5; sent += 1, hour()) expect((await ask(`10.2.0.${sent}`)).statusCode).toBe(200)
    expect((await ask('10.2.0.9')).json()).toMatchObject({ details: { seconds: 19 * 3600 } })
    for (let sent = 0; sent < 5; sent += 1, hour()) expect((await ask(`10.2.1${sent}.1`)).statusCode).toBe(200)
    expect((await ask('10.2.2.1')).json()).toMatchObject({ details: { seconds: 14 * 3600 } })
    limited.clock.advance(14 * 3_600_000)
    expect((await ask('10.2.2.1')).statusCode).toBe(200)
  })

  test('ten at once from one device send one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('10.3.0.1')))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await rowsOf()).toHaveLength(1)
  })

  test('twenty at once from as many networks send three', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`10.4.${index}.1`)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    expect(await rowsOf()).toHaveLength(3)
  })
})
