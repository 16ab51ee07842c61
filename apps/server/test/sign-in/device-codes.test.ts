import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { aBrowser, type Browser } from '../factories/browser.ts'
import { anEmail, aShopWithPassword, lastMessage, PASSWORD } from '../factories/people.ts'
import { aStore } from '../factories/shops.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMIT: 'on' } })
})
afterAll(() => app.close())

let number = 0
let phone: string
beforeEach(async () => {
  number += 1
  phone = `+9168${String(number).padStart(8, '0')}`
  // Tests share addresses; each has a day of its own.
  app.clock.advance(2 * DAY_MS)
  await app.db.execute('DELETE FROM rate_limits')
})

const role = 'store_owner'
const ask = (browser: Browser, to = phone) => browser.call('POST /auth/send-otp', { phone: to, role })
const type = (browser: Browser, otp: string, to = phone) => browser.call('POST /auth/verify-otp', { phone: to, otp, role })
const codeFor = async (to = phone): Promise<string> => (await lastMessage(app, to))?.code ?? ''
const wrong = (otp: string): string => otp.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
const triesOf = async (to = phone): Promise<number[]> =>
  (await app.db.query<{ tries: number }>('SELECT tries FROM one_time_codes WHERE recipient = $1 ORDER BY created_at', [to])).map(
    ({ tries }) => tries,
  )
const signIn = async (browser: Browser, to: string): Promise<void> => {
  expect((await ask(browser, to)).status).toBe(200)
  expect((await type(browser, await codeFor(to), to)).status).toBe(200)
}
/** Unknown devices, each in a network of its own, ask until none may; resolves to how many codes were sent. */
const flood = async (to: string, requests = 20): Promise<number> => {
  let sent = 0
  for (let index = 0; index < requests; index += 1) {
    if ((await ask(aBrowser(app, `198.18.${index}.1`), to)).status === 200) sent += 1
    app.clock.advance(HOUR_MS / 2)
  }
  return sent
}

describe('a code', () => {
  test('works on the device that asked and on no other, which does not use up a try', async () => {
    const { phone: to } = await aStore(app)
    const [owner, stranger] = [aBrowser(app), aBrowser(app, '198.51.100.1')]
    await ask(owner, to)
    const code = await codeFor(to)
    for (let tries = 0; tries < 8; tries += 1)
      expect(await type(stranger, tries === 7 ? code : wrong(code), to)).toMatchObject({
        status: 400,
        body: { code: 'auth.otp_invalid' },
      })
    expect(await triesOf(to)).toEqual([0])
    expect((await type(owner, code, to)).status).toBe(200)
  })

  test('of a browser is not a program’s at the same address, nor the other way round', async () => {
    const { phone: to } = await aStore(app)
    const browser = aBrowser(app)
    const program = (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/v1${path}`, payload, remoteAddress: '203.0.113.10' })
    await ask(browser, to)
    const ofBrowser = await codeFor(to)
    expect((await program('/auth/verify-otp', { phone: to, otp: ofBrowser, role })).statusCode).toBe(400)
    app.clock.advance(1000)
    await program('/auth/send-otp', { phone: to, role })
    const ofProgram = await codeFor(to)
    if (ofProgram !== ofBrowser) expect((await type(browser, ofProgram, to)).status).toBe(400)
    expect((await type(browser, ofBrowser, to)).status).toBe(200)
    expect((await program('/auth/verify-otp', { phone: to, otp: ofProgram, role })).statusCode).toBe(200)
  })

  test('of one device stays when another device asks for its own', async () => {
    const { phone: to } = await aStore(app)
    const [first, second] = [aBrowser(app), aBrowser(app)]
    await ask(first, to)
    const code = await codeFor(to)
    app.clock.advance(1000)
    await ask(second, to)
    expect((await type(second, await codeFor(to), to)).status).toBe(200)
    expect((await type(first, code, to)).status).toBe(200)
  })

  test('of a shop has four digits and three tries', async () => {
    const browser = aBrowser(app)
    await ask(browser)
    const code = await codeFor()
    expect(code).toMatch(/^\d{4}$/)
    for (let tries = 0; tries < 5; tries += 1) await type(browser, wrong(code))
    expect(await triesOf()).toEqual([3])
    expect((await type(browser, code)).body.code).toBe('auth.otp_invalid')
  })

  test('of a shop has six digits with STORE_CODE_DIGITS=6', async () => {
    const six = await buildTestApp({ db: app.db, env: { STORE_CODE_DIGITS: '6' }, now: app.clock.now() })
    const { phone: to } = await aStore(app)
    const browser = aBrowser(six)
    await ask(browser, to)
    const code = await codeFor(to)
    expect(code).toMatch(/^\d{6}$/)
    expect((await type(browser, code, to)).status).toBe(200)
    await six.close()
  })

  test('by email is bound too', async () => {
    const { email } = await aShopWithPassword(app)
    const [owner, stranger] = [aBrowser(app), aBrowser(app, '198.51.100.1')]
    await owner.call('POST /auth/send-email-passcode', { email })
    const passcode = await codeFor(email)
    const verify = (browser: Browser) => browser.call('POST /auth/verify-email-passcode', { email, passcode })
    expect((await verify(stranger)).body.code).toBe('auth.passcode_invalid')
    const reset = { email, passcode, password: 'Poha-Jalebi 7 baje' }
    expect((await stranger.call('POST /auth/setup-password', reset)).body.code).toBe('auth.passcode_invalid')
    expect((await verify(owner)).status).toBe(200)
  })

  test('sent by the build before, without a device, still works', async () => {
    const { phone: to } = await aStore(app)
    const browser = aBrowser(app)
    await ask(browser, to)
    await app.db.execute('UPDATE one_time_codes SET device_key = NULL, network_key = NULL WHERE recipient = $1', [to])
    expect((await type(browser, await codeFor(to), to)).status).toBe(200)
  })
})

describe('the cookie of a device', () => {
  test('is given once, for long, and out of reach of scripts and other sites', async () => {
    const browser = aBrowser(app)
    const first = await ask(browser)
    expect(String(first.headers['set-cookie'])).toMatch(
      /^jhola_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
    )
    const token = browser.cookie('jhola_device')
    expect((await ask(browser)).headers['set-cookie']).toBeUndefined()
    const found = await app.db.query('SELECT 1 FROM one_time_codes t WHERE t::text LIKE $1', [`%${token}%`])
    expect(found).toEqual([])
  })

  test('over https has a name that no other host can set', async () => {
    const secure = await buildTestApp({ db: app.db, env: { PUBLIC_ORIGIN: 'https://jhola.example' } })
    const { headers } = await ask(aBrowser(secure))
    expect(String(headers['set-cookie'])).toMatch(/^__Host-jhola_device=.*; Secure$/)
    await secure.close()
  })
})

describe('a device that has signed in before', () => {
  test('is not held up by strangers, however many', async () => {
    const { phone: to } = await aStore(app)
    const owner = aBrowser(app)
    await signIn(owner, to)
    // The first code of the owner was one of the five.
    expect(await flood(to)).toBe(4)
    await signIn(owner, to)
  })

  test('has five an hour of its own, and is told how long to wait', async () => {
    const { phone: to } = await aStore(app)
    const owner = aBrowser(app)
    await signIn(owner, to)
    for (let sent = 0; sent < 5; sent += 1) {
      app.clock.advance(30_000)
      // The one that signed it in was asked for by an unknown device.
      expect((await ask(owner, to)).status).toBe(200)
    }
    app.clock.advance(30_000)
    expect(await ask(owner, to)).toMatchObject({ status: 429, body: { details: { seconds: 3600 - 150 } } })
  })

  test('is known for 180 days, and not to other accounts', async () => {
    const { phone: to } = await aStore(app)
    const { phone: other } = await aStore(app)
    const owner = aBrowser(app)
    await signIn(owner, to)
    await flood(other)
    expect((await ask(owner, other)).status).toBe(429)
    app.clock.advance(179 * DAY_MS)
    await flood(to)
    expect((await ask(owner, to)).status).toBe(200)
    app.clock.advance(2 * DAY_MS)
    await flood(to)
    owner.moveTo('192.0.2.1')
    expect((await ask(owner, to)).status).toBe(429)
  })

  test.each(['POST /auth/sessions/end-others', 'DELETE /auth/sessions'])(
    'is a stranger again after %s on another',
    async (way) => {
      const { phone: to } = await aStore(app)
      const [lost, other] = [aBrowser(app), aBrowser(app, '192.0.2.1')]
      await signIn(lost, to)
      app.clock.advance(60_000)
      await signIn(other, to)
      const { sessions } = (await other.call('GET /auth/sessions')).body as {
        sessions: { session_id: string; is_this: boolean }[]
      }
      const id = sessions.find(({ is_this }) => !is_this)?.session_id
      expect((await other.call(way.startsWith('DELETE') ? `${way}/${id}` : way)).status).toBe(200)
      await flood(to)
      expect((await ask(lost, to)).status).toBe(429)
      expect((await ask(other, to)).status).toBe(200)
    },
  )

  test('and signed out itself is still known', async () => {
    const { phone: to } = await aStore(app)
    const owner = aBrowser(app)
    await signIn(owner, to)
    await owner.call('POST /auth/logout')
    await flood(to)
    await signIn(owner, to)
  })

  test('keeps its tries at a password when strangers have used up theirs', async () => {
    const { email } = await aShopWithPassword(app)
    const owner = aBrowser(app)
    const login = (browser: Browser, password = PASSWORD) => browser.call('POST /auth/login', { email, password })
    expect((await login(owner)).status).toBe(200)
    const answers: number[] = []
    for (let index = 0; index < 12; index += 1)
      answers.push((await login(aBrowser(app, `198.18.${index}.1`), 'Guess-number 1')).status)
    expect(answers).toEqual([...Array<number>(10).fill(401), 429, 429])
    expect((await login(owner)).status).toBe(200)
  })

  test('gets the link for a new password when strangers have asked for theirs', async () => {
    const { email } = await aShopWithPassword(app)
    const owner = aBrowser(app)
    await owner.call('POST /auth/login', { email, password: PASSWORD })
    const forgot = (browser: Browser) => browser.call('POST /auth/forgot-password', { email })
    const answers: number[] = []
    for (let index = 0; index < 6; index += 1) answers.push((await forgot(aBrowser(app, `198.18.${index}.1`))).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    expect((await forgot(owner)).status).toBe(200)
  })

  test('that signed in before the number was proven does not know the number', async () => {
    const { store, email } = await aShopWithPassword(app)
    await app.db.execute('UPDATE users SET phone_verified_at = NULL WHERE user_id = $1', [store.owner_user_id])
    const intruder = aBrowser(app, '192.0.2.1')
    await intruder.call('POST /auth/login', { email, password: PASSWORD })
    await intruder.call('POST /auth/logout')
    await signIn(aBrowser(app), store.phone)
    await flood(store.phone)
    expect((await ask(intruder, store.phone)).status).toBe(429)
  })
})

describe('unknown devices', () => {
  test('have five codes of a shop a day together, three from one network; the answer tells the wait and nothing else', async () => {
    const { phone: known } = await aStore(app)
    const waits = []
    for (const to of [known, phone]) {
      const start = app.clock.now().getTime()
      for (let sent = 0; sent < 3; sent += 1) {
        expect((await ask(aBrowser(app, `198.51.100.${sent}`), to)).status).toBe(200)
        app.clock.advance(2 * HOUR_MS)
      }
      const ofNetwork = await ask(aBrowser(app, '198.51.100.9'), to)
      for (let sent = 0; sent < 2; sent += 1) {
        expect((await ask(aBrowser(app, `198.18.${sent}.1`), to)).status).toBe(200)
        app.clock.advance(2 * HOUR_MS)
      }
      const sixth = await ask(aBrowser(app, '192.0.2.1'), to)
      waits.push([ofNetwork.body, sixth.body])
      app.clock.set(new Date(start + DAY_MS))
      expect((await ask(aBrowser(app, '192.0.2.1'), to)).status).toBe(200)
    }
    expect(waits[0]?.map((body) => body.details)).toEqual([
      { hours: 18, seconds: 18 * 3600 },
      { hours: 14, seconds: 14 * 3600 },
    ])
    expect(waits[1]).toEqual(waits[0])
  })

  test('on a network where the account signed in before have three a day of their own', async () => {
    const { phone: to } = await aStore(app)
    await signIn(aBrowser(app, '203.0.113.10'), to)
    await flood(to)
    for (let sent = 0; sent < 3; sent += 1) expect((await ask(aBrowser(app, `203.0.113.${sent}`), to)).status).toBe(200)
    const newPhone = aBrowser(app, '203.0.113.77')
    expect((await ask(newPhone, to)).status).toBe(429)
    // Other ways stay open to the owner of a new phone.
    const email = anEmail()
    await app.db.execute('UPDATE users SET email = $2, email_verified_at = $3 WHERE phone = $1', [to, email, app.clock.now()])
    await newPhone.call('POST /auth/send-email-passcode', { email })
    const body = { email, passcode: await codeFor(email) }
    expect((await newPhone.call('POST /auth/verify-email-passcode', body)).status).toBe(200)
    expect((await ask(newPhone, to)).status).toBe(200)
  })
})
