import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, aPhone } from '../../../../test/factories/orders.ts'
import { aProduct, aStore } from '../../../../test/factories/shops.ts'
import { aWholePerson, codeFor, findEverywhere, LINE, NAME, signInByCode } from '../../../../test/factories/whole-person.ts'
import { runSteps } from '../../../platform/jobs/work-through.ts'
import { createLogger } from '../../../platform/logger.ts'
import { platformRetention } from '../../../platform/retention.ts'
import { openSealed } from '../../../platform/sealed/index.ts'
import { purgeDeletedCustomers } from '../../orders/index.ts'

const DAY_MS = 86_400_000
const AFTER = '2027-06-04T06:00:00.000Z'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ now: AFTER })
})
beforeEach(() => app.clock.set(AFTER))
afterAll(() => app.close())

const leave = async (phone: string, token: string) =>
  expect((await app.call('POST /profile/delete', { token, body: { otp: await codeFor(app, phone) } })).status).toBe(200)
const finish = (order: string) => app.db.execute(`UPDATE orders SET status = 'delivered' WHERE order_id = $1`, [order])
const open = (kind: 'account' | 'order', id: string) =>
  app.db.withTx((tx) => openSealed(tx, app, { kind, id, reason: 'Letter 12/2027 of the police of Mumbai' }))
const copiesOf = (ids: readonly string[]) =>
  app.db.query<{ kind: string; subject_id: string; keep_until: Date }>(
    'SELECT kind, subject_id, keep_until FROM sealed_records WHERE subject_id = ANY($1::uuid[]) ORDER BY kind, subject_id',
    [ids],
  )
const forgetOld = () => runSteps(platformRetention(app), { job: 'housekeeping', log: createLogger('silent') })

describe('from the day on which the rule begins, a deletion', () => {
  test('seals the account and its finished orders for a year, and an open order when it is finished', async () => {
    const person = await aWholePerson(app)
    const ids = [person.user_id, person.done, person.calledOff, person.open]
    await leave(person.phone, person.token)
    expect((await copiesOf(ids)).map(({ subject_id }) => subject_id).sort()).toEqual(
      [person.user_id, person.done, person.calledOff].sort(),
    )
    expect(await open('account', person.user_id)).toEqual({
      content: {
        name: NAME,
        phone: `+91${person.phone}`,
        email: person.email,
        addresses: [expect.objectContaining({ name: NAME, line: LINE, pincode: '400070' })],
      },
      keep_until: new Date('2028-06-04T06:00:00.000Z'),
    })
    const order = { name: NAME, phone: `+91${person.phone}`, address: `${LINE}, 400070`, landmark: 'behind the Mulberry school' }
    expect((await open('order', person.done))?.content).toEqual(order)
    expect(await open('order', person.open)).toBeUndefined()

    await finish(person.open)
    expect(await purgeDeletedCustomers(app)).toBe(1)
    expect((await open('order', person.open))?.content).toEqual(order)
    expect(await purgeDeletedCustomers(app)).toBe(0)
  })

  test('leaves nothing that anybody can read: not in a table, a search, an export, a log, or a new account of the number', async () => {
    const person = await aWholePerson(app)
    await leave(person.phone, person.token)
    await finish(person.open)
    await purgeDeletedCustomers(app)
    await open('account', person.user_id)
    for (const text of ['Mulberry', LINE, 'Zebunnisa']) expect(await findEverywhere(app, text)).toEqual({})
    expect(Object.keys(await findEverywhere(app, person.phone))).toEqual(['one_time_codes'])
    const bytes = await app.db.query<{ sealed: Buffer }>('SELECT sealed FROM sealed_records')
    for (const { sealed } of bytes)
      for (const text of ['Mulberry', person.phone]) expect(sealed.toString('latin1')).not.toContain(text)

    const found = await app.call(`GET /orders?q=Zebunnisa`, { token: person.owner })
    expect(JSON.stringify(found.body)).not.toContain('Zebunnisa')
    const again = await signInByCode(app, person.phone)
    const exported = await app.call('GET /profile/export', { token: again.token })
    expect(exported.status).toBe(200)
    for (const text of ['Mulberry', 'Zebunnisa']) expect(JSON.stringify(exported.body)).not.toContain(text)
  })

  test('seals the orders of a number without an account', async () => {
    const phone = aPhone()
    const store = await aStore(app)
    const placed = await anOrder(app, store, [await aProduct(app, store)], { customer: { name: 'Xerxes Quillpen', phone } })
    await finish(placed.order.id)
    const answer = await app.call('POST /privacy/forget', { body: { phone, otp: await codeFor(app, phone) } })
    expect(answer.status).toBe(200)
    expect((await open('order', placed.order.id))?.content).toMatchObject({ name: 'Xerxes Quillpen', phone: `+91${phone}` })
  })

  test('gives an order that has not changed for a year no copy', async () => {
    const phone = aPhone()
    const { token } = await signInByCode(app, phone)
    const store = await aStore(app)
    const product = await aProduct(app, store)
    const [old, recent] = [
      await anOrder(app, store, [product], { customer: { name: 'Asha', phone } }),
      await anOrder(app, store, [product], { customer: { name: 'Asha', phone } }),
    ]
    for (const { order } of [old, recent]) await finish(order.id)
    const year = new Date('2026-06-04T06:00:00.000Z')
    const setChanged = (id: string, at: Date) => app.db.execute('UPDATE orders SET updated_at = $2 WHERE order_id = $1', [id, at])
    await setChanged(old.order.id, year)
    await setChanged(recent.order.id, new Date(year.getTime() + DAY_MS))
    await leave(phone, token)
    expect(await open('order', old.order.id)).toBeUndefined()
    expect((await open('order', recent.order.id))?.keep_until).toEqual(new Date(new Date(AFTER).getTime() + DAY_MS))
  })
})

test('before the rule begins a deletion makes no copy', async () => {
  app.clock.set('2027-05-12T06:00:00.000Z')
  const person = await aWholePerson(app)
  await leave(person.phone, person.token)
  expect(await copiesOf([person.user_id, person.done, person.calledOff, person.open])).toEqual([])
})

test('each copy is deleted at its own end and opens no more from that moment on', async () => {
  const phone = aPhone()
  const { user_id, token } = await signInByCode(app, phone)
  const store = await aStore(app)
  const placed = await anOrder(app, store, [await aProduct(app, store)], { customer: { name: 'Asha', phone } })
  await finish(placed.order.id)
  app.clock.advance(10 * DAY_MS)
  const fresh = await app.signIn({ user_id })
  expect(token).not.toBe(fresh)
  await leave(phone, fresh)
  const ids = [user_id, placed.order.id]
  expect((await copiesOf(ids)).map(({ kind, keep_until }) => [kind, keep_until.toISOString()])).toEqual([
    ['account', '2028-06-14T06:00:00.000Z'],
    ['order', '2028-06-04T06:00:00.000Z'],
  ])
  app.clock.set('2028-06-04T06:00:00.000Z')
  expect(await open('order', placed.order.id)).toBeUndefined()
  await forgetOld()
  expect((await copiesOf(ids)).map(({ kind }) => kind)).toEqual(['account'])
  expect(await open('account', user_id)).toBeDefined()
  app.clock.set('2028-06-14T06:00:00.000Z')
  await forgetOld()
  expect(await copiesOf(ids)).toEqual([])
})

test('opening is written down, also when there is nothing; bytes of another record do not open', async () => {
  const people = [aPhone(), aPhone()]
  const ids: string[] = []
  for (const phone of people) {
    const { user_id, token } = await signInByCode(app, phone)
    await leave(phone, token)
    ids.push(user_id)
  }
  const [first = '', second = ''] = ids
  const nobody = app.ids.uuid()
  await open('account', first)
  await open('account', nobody)
  const records = await app.db.query<{ details: { record: string; reason: string } }>(
    `SELECT details FROM security_events WHERE kind = 'admin.sealed_opened' AND details->>'record' = ANY($1::text[])`,
    [[`account:${first}`, `account:${nobody}`]],
  )
  expect(records.map(({ details }) => details.reason)).toEqual(Array(2).fill('Letter 12/2027 of the police of Mumbai'))
  await app.db.execute(
    `UPDATE sealed_records SET sealed = (SELECT sealed FROM sealed_records WHERE subject_id = $1) WHERE subject_id = $2`,
    [first, second],
  )
  await expect(open('account', second)).rejects.toThrow()
})
