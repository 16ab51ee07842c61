import { NOTICE_VERSION } from '@jhola/contract/privacy/notice'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOrder, aPhone } from '../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore, aUser } from '../../../test/factories/shops.ts'
import { codeFor, findEverywhere, signInByCode } from '../../../test/factories/whole-person.ts'
import { purgeDeletedCustomers } from '../orders/index.ts'
import { recordNoticeVersions } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const NAME = 'Xerxes Quillpen'
const aGuest = async () => {
  const phone = aPhone()
  const store = await aStore(app)
  const product = await aProduct(app, store)
  const placed = await anOrder(app, store, [product], { customer: { name: NAME, phone } })
  await app.call('POST /grievances', { body: { kind: 'privacy', name: NAME, phone, text: 'What do you keep about Xerxes?' } })
  return { phone, store, placed }
}
const countUsers = async () => (await app.db.query<{ n: number }>('SELECT count(*)::int AS n FROM users'))[0]?.n

describe('a number without an account', () => {
  test('reads what is kept about it and with whom it was shared, by a code, and gets no account by it', async () => {
    const { phone, store } = await aGuest()
    const before = await countUsers()
    const answer = await app.call('POST /privacy/data', { body: { phone, otp: await codeFor(app, phone) } })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ phone: `+91${phone}`, grievances: [{ text: 'What do you keep about Xerxes?' }] })
    expect(answer.body.orders).toHaveLength(1)
    expect(answer.body.shared_with).toMatchObject([
      { kind: 'shop', name: store.name, times: 1 },
      { kind: 'message_carrier', name: 'sms' },
    ])
    expect(await countUsers()).toBe(before)
  })

  test('is opened by no wrong, used or other code', async () => {
    const { phone } = await aGuest()
    const other = await codeFor(app, aPhone())
    const otp = await codeFor(app, phone)
    const read = (code: string) => app.call('POST /privacy/data', { body: { phone, otp: code } })
    expect((await read(other === otp ? '000000' : other)).status).toBe(400)
    expect((await read(otp)).status).toBe(200)
    expect((await read(otp)).status).toBe(400)
  })

  test('is forgotten: finished orders at once, an open one when it is finished', async () => {
    const { phone, store, placed } = await aGuest()
    const done = await anOrder(app, store, [await aProduct(app, store)], { customer: { name: NAME, phone } })
    await app.db.execute(`UPDATE orders SET status = 'delivered' WHERE order_id = $1`, [done.order.id])
    expect((await app.call('POST /privacy/forget', { body: { phone, otp: await codeFor(app, phone) } })).status).toBe(200)
    const nameOf = async (id: string) =>
      (await app.db.query<{ customer_name: string }>('SELECT customer_name FROM orders WHERE order_id = $1', [id]))[0]
        ?.customer_name
    expect([await nameOf(done.order.id), await nameOf(placed.order.id)]).toEqual(['', NAME])
    await app.db.execute(`UPDATE orders SET status = 'delivered' WHERE order_id = $1`, [placed.order.id])
    await purgeDeletedCustomers(app)
    expect(Object.keys(await findEverywhere(app, phone))).toEqual(['one_time_codes'])
  })

  test('with an account is sent to the profile: a code alone does not delete an account', async () => {
    const phone = aPhone()
    await signInByCode(app, phone)
    const body = { phone, otp: await codeFor(app, phone) }
    for (const path of ['POST /privacy/data', 'POST /privacy/forget'])
      expect(await app.call(path, { body })).toMatchObject({ status: 409, body: { code: 'privacy.has_account' } })
  })
})

describe('the nominee', () => {
  const nominee = { name: 'Ira Rao', relation: 'Daughter', phone: '9811122233' }

  test('is named, replaced, exported, removed; another account does not see it', async () => {
    const { token } = await signInByCode(app, aPhone())
    const shown = async (who = token) => (await app.call('GET /privacy/nominee', { token: who })).body.nominee
    expect(await shown()).toBeNull()
    await app.call('PUT /privacy/nominee', { token, body: nominee })
    await app.call('PUT /privacy/nominee', { token, body: { ...nominee, name: 'Ravi Rao', relation: 'Son' } })
    expect(await shown()).toMatchObject({ name: 'Ravi Rao', relation: 'Son', phone: '+919811122233' })
    expect((await app.call('GET /profile/export', { token })).body.nominee).toMatchObject({ name: 'Ravi Rao' })
    expect(await shown((await signInByCode(app, aPhone())).token)).toBeNull()
    await app.call('DELETE /privacy/nominee', { token })
    expect(await shown()).toBeNull()
  })

  test('goes with the account', async () => {
    const phone = aPhone()
    const { token } = await signInByCode(app, phone)
    await app.call('PUT /privacy/nominee', { token, body: { ...nominee, name: 'Zuleika Nominee' } })
    await app.call('POST /profile/delete', { token, body: { otp: await codeFor(app, phone) } })
    expect(await findEverywhere(app, 'Zuleika')).toEqual({})
  })
})

test('each consent decision is logged with version, language and time, newest first; withdrawing is the same call', async () => {
  const { token } = await signInByCode(app, aPhone())
  const decide = (is_given: boolean, language: string) =>
    app.call('PUT /profile/consents/marketing_messages', { token, body: { is_given }, headers: { 'accept-language': language } })
  await decide(true, 'ta')
  app.clock.advance(1000)
  await decide(false, 'en')
  const { body } = await app.call('GET /privacy/consents', { token })
  expect(body.notice_version).toBe(NOTICE_VERSION)
  expect(body.decisions).toMatchObject([
    { kind: 'marketing_messages', is_given: false, language: 'en' },
    { kind: 'marketing_messages', is_given: true, language: 'ta' },
  ])
})

test('the words of the notice are kept in every language from the first time on that they are shown', async () => {
  const read = () =>
    app.db.query<{ language: string; shown_from: Date }>(
      'SELECT language, shown_from FROM notice_versions WHERE version = $1 ORDER BY language',
      [NOTICE_VERSION],
    )
  await recordNoticeVersions(app.db, app.clock, app.config.paths.locales)
  const first = await read()
  expect(first).toHaveLength(13)
  app.clock.advance(1000)
  await recordNoticeVersions(app.db, app.clock, app.config.paths.locales)
  expect(await read()).toEqual(first)
})

test('an owner has the same rights as everybody', async () => {
  const owner = await app.signIn(anOwner(await aStore(app)))
  expect((await app.call('GET /privacy/consents', { token: owner })).status).toBe(200)
  expect((await app.call('GET /privacy/nominee')).status).toBe(401)
  expect((await app.call('GET /privacy/nominee', { token: await app.signIn(await aUser(app)) })).body.nominee).toBeNull()
})
