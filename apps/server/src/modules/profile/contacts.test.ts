import { FRESH_SIGN_IN_MS } from '@jhola/contract/auth/factors/rules'
import { UNDO_CONTACT_MS } from '@jhola/contract/constants'
import type { Profile } from '@jhola/contract/profile/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { aPhone } from '../../../test/factories/orders.ts'
import { anEmail, lastMessage } from '../../../test/factories/people.ts'
import { anOwner, aStore, aUser } from '../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const aPerson = async (overrides = {}) => {
  const user = await aUser(app, { phone: `+91${aPhone()}`, ...overrides })
  return { ...user, token: await app.signIn(user) }
}
const aProvenPerson = async () => {
  const person = await aPerson()
  await app.db.execute('UPDATE users SET phone_verified_at = $2 WHERE user_id = $1', [person.user_id, app.clock.now()])
  return person
}
const show = async (token: string) => (await app.call('GET /profile', { token })).body.profile as Profile
const codeFor = async (phone: string): Promise<string> => {
  await app.call('POST /auth/send-otp', { body: { phone } })
  return (await lastMessage(app, `+91${phone}`))?.code ?? ''
}
const wrong = (otp: string): string => otp.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
const move = (token: string, phone: string, otp: string, key?: string) =>
  app.call('POST /profile/phone', { token, body: { phone, otp }, ...(key === undefined ? {} : { key }) })
const eventsOf = async (userId: string): Promise<string[]> =>
  (
    await app.db.query<{ kind: string }>('SELECT kind FROM security_events WHERE user_id = $1 ORDER BY at, event_id', [userId])
  ).map(({ kind }) => kind)

describe('another phone number', () => {
  test('becomes the own one with the code that was sent there; the one before is told, and stays reserved', async () => {
    const person = await aProvenPerson()
    const phone = aPhone()
    const answer = await move(person.token, phone, await codeFor(phone))
    expect(answer).toMatchObject({ status: 200, body: { profile: { phone: `+91${phone}` } } })
    expect(await lastMessage(app, person.phone ?? '')).toMatchObject({
      template: 'phone_changed',
      body: expect.stringContaining('/undo-change?token='),
    })
    expect(await eventsOf(person.user_id)).toEqual(['profile.phone_changed'])
    const [row] = await app.db.query<{ proven: boolean }>(
      'SELECT phone_verified_at IS NOT NULL AS proven FROM users WHERE user_id = $1',
      [person.user_id],
    )
    expect(row).toEqual({ proven: true })
    const before = person.phone?.slice(3) ?? ''
    const again = { phone: before, otp: await codeFor(before) }
    expect((await app.call('POST /auth/verify-otp', { body: again })).body).toMatchObject({ code: 'profile.contact_held' })
    app.clock.advance(UNDO_CONTACT_MS + 1)
    expect((await app.call('POST /auth/verify-otp', { body: { ...again, otp: await codeFor(before) } })).status).toBe(200)
  })

  test('a number that was never proven hears nothing: it may be anybody’s', async () => {
    const person = await aPerson({ email: 'only-by-address@example.in' })
    await app.db.execute('UPDATE users SET phone_verified_at = NULL WHERE user_id = $1', [person.user_id])
    const phone = aPhone()
    await move(person.token, phone, await codeFor(phone))
    expect(await lastMessage(app, person.phone ?? '')).toBeUndefined()
  })

  test('a wrong code changes nothing, whether or not anybody has the number, and five are all', async () => {
    const [person, other] = [await aPerson(), await aPerson()]
    const taken = other.phone?.slice(3) ?? ''
    const free = aPhone()
    const [codeOfTaken, codeOfFree] = [await codeFor(taken), await codeFor(free)]
    const answers = [await move(person.token, taken, wrong(codeOfTaken)), await move(person.token, free, wrong(codeOfFree))]
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
    expect(answers[0]?.body).toMatchObject({ code: 'auth.otp_invalid' })
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    for (let time = 0; time < 4; time += 1) await move(person.token, free, wrong(codeOfFree))
    expect((await move(person.token, free, codeOfFree)).body).toMatchObject({ code: 'auth.otp_invalid' })
    expect(await show(person.token)).toMatchObject({ phone: person.phone })
    expect(await eventsOf(person.user_id)).toEqual([])
  })

  test('a number without a code at all is as wrong as any', async () => {
    const person = await aPerson()
    expect((await move(person.token, aPhone(), '123456')).body).toMatchObject({ code: 'auth.otp_invalid' })
  })

  test('a number that another account has stays there, and only its holder learns of it', async () => {
    const [person, other] = [await aProvenPerson(), await aPerson()]
    const taken = other.phone?.slice(3) ?? ''
    const answer = await move(person.token, taken, await codeFor(taken))
    expect(answer).toMatchObject({ status: 409, body: { code: 'profile.contact_taken' } })
    expect(await show(person.token)).toMatchObject({ phone: person.phone })
    expect(await show(other.token)).toMatchObject({ phone: other.phone })
    expect(await lastMessage(app, person.phone ?? '')).toBeUndefined()
  })

  test('of two accounts with one code one gets the number', async () => {
    const [one, two] = [await aPerson(), await aPerson()]
    const phone = aPhone()
    const otp = await codeFor(phone)
    const answers = await Promise.all([move(one.token, phone, otp), move(two.token, phone, otp)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const phones = [await show(one.token), await show(two.token)].map((profile) => profile.phone)
    expect(phones.filter((shown) => shown === `+91${phone}`)).toHaveLength(1)
  })

  test('the same call again, because its answer was lost, says the same', async () => {
    const person = await aPerson()
    const phone = aPhone()
    const otp = await codeFor(phone)
    const first = await move(person.token, phone, otp, 'phone-key-1')
    expect(first.status).toBe(200)
    expect((await move(person.token, phone, otp, 'phone-key-1')).body).toEqual(first.body)
    expect(await eventsOf(person.user_id)).toEqual(['profile.phone_changed'])
  })
})

describe('another e-mail address', () => {
  test('is taken from a sign-up that nobody confirmed, whose link and password then open nothing', async () => {
    const person = await aProvenPerson()
    const email = anEmail()
    const body = { name: 'Typed By A Stranger', email, password: 'Of-a-stranger 9 kilo' }
    expect((await app.call('POST /auth/sign-up', { body })).status).toBeLessThan(300)
    const link = (await lastMessage(app, email))?.token ?? ''
    await app.call('POST /auth/send-email-passcode', { body: { email } })
    const passcode = (await lastMessage(app, email))?.code
    expect(await app.call('POST /profile/email', { token: person.token, body: { email, passcode } })).toMatchObject({
      status: 200,
      body: { profile: { email, email_verified: true, has_password: false } },
    })
    expect((await app.call('POST /auth/verify-email', { body: { token: link } })).body).toMatchObject({
      code: 'auth.link_invalid',
    })
    expect((await app.call('POST /auth/login', { body: { email, password: body.password } })).status).toBe(401)
    expect(await show(person.token)).toMatchObject({ email, name: person.name })
  })

  let addresses = 0
  const anAddress = (): string => {
    addresses += 1
    return `another-${addresses}@example.in`
  }
  const passcodeFor = async (email: string): Promise<string> => {
    await app.call('POST /auth/send-email-passcode', { body: { email } })
    return (await lastMessage(app, email))?.code ?? ''
  }
  const take = async (token: string, email: string) =>
    app.call('POST /profile/email', { token, body: { email, passcode: await passcodeFor(email) } })

  test('becomes the own one with the passcode that was sent there, and is the way in then', async () => {
    const person = await aPerson()
    const email = anAddress()
    expect(await take(person.token, email)).toMatchObject({ status: 200, body: { profile: { email, email_verified: true } } })
    expect(await eventsOf(person.user_id)).toEqual(['profile.email_changed'])
  })

  test('the one before is told; an account without one hears it by SMS', async () => {
    const person = await aPerson()
    const [first, second] = [anAddress(), anAddress()]
    await take(person.token, first)
    expect(await lastMessage(app, person.phone ?? '')).toMatchObject({ template: 'email_changed' })
    await take(person.token, second)
    expect((await lastMessage(app, first))?.template).toBe('email_changed')
    expect(await show(person.token)).toMatchObject({ email: second })
  })

  test('one that another account has stays there', async () => {
    const email = anAddress()
    const [person, other] = [await aPerson(), await aPerson({ email })]
    expect((await take(person.token, email)).body).toMatchObject({ code: 'profile.contact_taken' })
    expect(await show(other.token)).toMatchObject({ email })
    expect(await show(person.token)).toMatchObject({ email: null })
  })

  test('a wrong passcode changes nothing, and what is no address is refused', async () => {
    const person = await aPerson()
    const email = anAddress()
    const passcode = wrong(await passcodeFor(email))
    const send = (body: object) => app.call('POST /profile/email', { token: person.token, body })
    expect((await send({ email, passcode })).body).toMatchObject({ code: 'auth.passcode_invalid' })
    expect((await send({ email: 'nobody', passcode })).body).toMatchObject({ code: 'request.invalid' })
    expect(await show(person.token)).toMatchObject({ email: null })
  })
})

describe('a change of a contact', () => {
  const undo = (token: string) => app.call('POST /profile/undo-change', { body: { token } })
  const tokenTo = async (contact: string | null) => (await lastMessage(app, contact ?? ''))?.token ?? ''

  test('asks for a code to the present number, or the password, when the sign-in was long ago', async () => {
    const person = await aPerson()
    const phone = aPhone()
    app.clock.advance(FRESH_SIGN_IN_MS)
    const otp = await codeFor(phone)
    const change = (proof?: object) =>
      app.call('POST /profile/phone', { token: person.token, body: { phone, otp, ...(proof && { proof }) } })
    expect(await change()).toMatchObject({ status: 403, body: { code: 'auth.fresh_sign_in_required' } })
    const present = await codeFor(person.phone?.slice(3) ?? '')
    expect((await change({ otp: wrong(present) })).body).toMatchObject({ code: 'auth.otp_invalid' })
    expect((await change({ password: 'None-of-mine 1' })).body).toMatchObject({ code: 'auth.password_wrong' })
    expect(await show(person.token)).toMatchObject({ phone: person.phone })
    expect((await change({ otp: present })).body).toMatchObject({ profile: { phone: `+91${phone}` } })
  })

  test('ends all other sessions, and keeps the shop', async () => {
    const store = await aStore(app)
    const [here, elsewhere] = [await app.signIn(anOwner(store)), await app.signIn(anOwner(store))]
    const phone = aPhone()
    expect((await move(here, phone, await codeFor(phone))).status).toBe(200)
    expect((await app.call('GET /stores/me', { token: here })).body.store).toMatchObject({ store_id: store.store_id })
    expect((await app.call('GET /stores/me', { token: elsewhere })).status).toBe(401)
  })

  test('is undone by the link of the old number, once, without a session; every session ends and the shop is back', async () => {
    const store = await aStore(app)
    const thief = await app.signIn(anOwner(store))
    const phone = aPhone()
    await move(thief, phone, await codeFor(phone))
    const token = await tokenTo(store.phone)
    app.clock.advance(UNDO_CONTACT_MS - 1)
    expect((await undo(token)).body).toEqual({ success: true })
    expect((await app.call('GET /stores/me', { token: thief })).status).toBe(401)
    await app.call('POST /auth/send-otp', { body: { phone: store.phone, role: 'store_owner' } })
    const body = { phone: store.phone, otp: (await lastMessage(app, store.phone))?.code, role: 'store_owner' }
    expect((await app.call('POST /auth/verify-otp', { body })).body.user).toMatchObject({ store_id: store.store_id })
    expect((await undo(token)).body).toMatchObject({ code: 'auth.link_invalid' })
  })

  test('undoes what came after it too: a second number, an address and a password', async () => {
    const person = await aPerson()
    const [second, third] = [aPhone(), aPhone()]
    await move(person.token, second, await codeFor(second))
    const token = await tokenTo(person.phone)
    app.clock.advance(1000)
    await move(person.token, third, await codeFor(third))
    const email = 'thief@example.in'
    await app.call('POST /auth/send-email-passcode', { body: { email } })
    const passcode = (await lastMessage(app, email))?.code
    await app.call('POST /profile/email', { token: person.token, body: { email, passcode } })
    const later = await tokenTo(`+91${second}`)
    expect((await undo(token)).status).toBe(200)
    const rows = await app.db.query('SELECT phone, email, password_hash FROM users WHERE user_id = $1', [person.user_id])
    expect(rows).toEqual([{ phone: person.phone, email: null, password_hash: null }])
    expect((await undo(later)).body).toMatchObject({ code: 'auth.link_invalid' })
  })

  test('cannot be undone after 72 hours', async () => {
    const person = await aPerson()
    const phone = aPhone()
    await move(person.token, phone, await codeFor(phone))
    const token = await tokenTo(person.phone)
    app.clock.advance(UNDO_CONTACT_MS)
    expect((await undo(token)).body).toMatchObject({ code: 'auth.link_invalid' })
    expect((await undo('x'.repeat(43))).body).toMatchObject({ code: 'auth.link_invalid' })
  })

  test('keeps the old number from a shop and an invitation of somebody else meanwhile, and the shop from being given up', async () => {
    const store = await aStore(app)
    await app.db.execute('UPDATE stores SET closed_for_now = true WHERE store_id = $1', [store.store_id])
    const owner = await app.signIn(anOwner(store))
    const phone = aPhone()
    await move(owner, phone, await codeFor(phone))
    const other = await app.signIn(anOwner(await aStore(app)))
    const invited = await app.call('POST /stores/me/staff', { token: other, body: { name: 'Raju', phone: store.phone } })
    expect(invited.body).toMatchObject({ code: 'profile.contact_held' })
    const left = await app.call('POST /profile/delete', { token: owner, body: { otp: await codeFor(phone) } })
    expect(left.body).toMatchObject({ code: 'profile.change_pending' })
  })

  test('takes a number from an account that a stranger made with it', async () => {
    const phone = aPhone()
    const stranger = await aUser(app, { phone: `+91${phone}`, isProven: false })
    const person = await aPerson()
    expect((await move(person.token, phone, await codeFor(phone))).body).toMatchObject({ profile: { phone: `+91${phone}` } })
    const rows = await app.db.query('SELECT phone FROM users WHERE user_id = $1', [stranger.user_id])
    expect(rows).toEqual([{ phone: null }])
  })
})

describe('consents', () => {
  const decide = (token: string, is_given: boolean, kind = 'marketing_messages') =>
    app.call(`PUT /profile/consents/${kind}`, { token, body: { is_given } })
  const historyOf = (userId: string) =>
    app.db.query<{ is_given: boolean; text_version: number; decided_at: Date }>(
      'SELECT is_given, text_version, decided_at FROM consents WHERE user_id = $1 ORDER BY decided_at, consent_id',
      [userId],
    )

  test('are kept with every change of mind, its time and the words that were read', async () => {
    const person = await aPerson()
    const first = app.clock.now()
    await decide(person.token, true)
    app.clock.advance(60_000)
    const second = app.clock.now()
    const { body } = await decide(person.token, false)
    expect((body.profile as Profile).consents).toEqual([
      { kind: 'marketing_messages', is_given: false, decided_at: second.toISOString() },
      { kind: 'order_updates_whatsapp', is_given: false, decided_at: null },
    ])
    expect(await historyOf(person.user_id)).toEqual([
      { is_given: true, text_version: 1, decided_at: first },
      { is_given: false, text_version: 1, decided_at: second },
    ])
  })

  test('the same answer again, also from several devices at once, is kept once', async () => {
    const person = await aPerson()
    await Promise.all(Array.from({ length: 5 }, () => decide(person.token, true)))
    expect(await historyOf(person.user_id)).toHaveLength(1)
  })

  test('a yes to words of before counts no more', async () => {
    const person = await aPerson()
    await decide(person.token, true)
    await app.db.execute('UPDATE consents SET text_version = 0 WHERE user_id = $1', [person.user_id])
    expect((await show(person.token)).consents[0]).toMatchObject({ is_given: false })
    await decide(person.token, true)
    expect((await show(person.token)).consents[0]).toMatchObject({ is_given: true })
  })

  test('of an unknown kind are refused', async () => {
    const person = await aPerson()
    expect((await decide(person.token, true, 'everything')).body).toMatchObject({ code: 'request.invalid' })
  })
})
