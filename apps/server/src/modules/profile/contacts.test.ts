import type { Profile } from '@jhola/contract/profile/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { aPhone } from '../../../test/factories/orders.ts'
import { lastMessage } from '../../../test/factories/people.ts'
import { aUser } from '../../../test/factories/shops.ts'

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
  test('becomes the own one with the code that was sent there; the one before is told and is free', async () => {
    const person = await aProvenPerson()
    const phone = aPhone()
    const answer = await move(person.token, phone, await codeFor(phone))
    expect(answer).toMatchObject({ status: 200, body: { profile: { phone: `+91${phone}` } } })
    expect(await lastMessage(app, person.phone ?? '')).toMatchObject({
      template: 'phone_changed',
      body: expect.stringContaining('no longer used'),
    })
    expect(await eventsOf(person.user_id)).toEqual(['profile.phone_changed'])
    const [row] = await app.db.query<{ proven: boolean }>(
      'SELECT phone_verified_at IS NOT NULL AS proven FROM users WHERE user_id = $1',
      [person.user_id],
    )
    expect(row).toEqual({ proven: true })
    await aUser(app, { phone: person.phone })
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
  let addresses = 0
  const anAddress = (): string => {
    addresses += 1
    return `another-${addresses}@example.in`
  }
  const ask = (token: string, email: string) => app.call('POST /profile/email', { token, body: { email } })
  const open = async (email: string) =>
    app.call('POST /auth/verify-email', { body: { token: (await lastMessage(app, email))?.token ?? '' } })

  test('becomes the own one when its link is opened, not before', async () => {
    const person = await aPerson()
    const email = anAddress()
    expect((await ask(person.token, email)).body).toEqual({
      success: true,
      message: 'We have sent a link to this address. Open it to use the address.',
    })
    expect(await show(person.token)).toMatchObject({ email: null, email_verified: false })
    expect((await open(email)).status).toBe(200)
    expect(await show(person.token)).toMatchObject({ email, email_verified: true })
    expect(await eventsOf(person.user_id)).toEqual(['profile.email_changed'])
  })

  test('the one before is told', async () => {
    const person = await aPerson()
    const [before, after] = [anAddress(), anAddress()]
    for (const email of [before, after]) {
      await ask(person.token, email)
      await open(email)
    }
    expect((await lastMessage(app, before))?.template).toBe('email_changed')
    expect(await show(person.token)).toMatchObject({ email: after })
  })

  test('one that another account has is asked for in the same words, and stays there', async () => {
    const email = anAddress()
    const [person, other] = [await aPerson(), await aPerson({ email })]
    const free = await ask(person.token, anAddress())
    expect((await ask(person.token, email)).body).toEqual(free.body)
    expect((await open(email)).body).toMatchObject({ code: 'profile.contact_taken' })
    expect(await show(other.token)).toMatchObject({ email })
    expect(await show(person.token)).toMatchObject({ email: null })
  })

  test('what is no address is refused', async () => {
    const person = await aPerson()
    expect((await ask(person.token, 'nobody')).body).toMatchObject({ code: 'request.invalid' })
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
