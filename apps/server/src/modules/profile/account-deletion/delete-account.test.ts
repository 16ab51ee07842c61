import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, aPhone } from '../../../../test/factories/orders.ts'
import { PASSWORD, withPassword } from '../../../../test/factories/people.ts'
import { anOwner, aProduct, aStaff, aStore, aUser } from '../../../../test/factories/shops.ts'
import { aWholePerson, codeFor, findEverywhere, LINE, NAME, signInByCode } from '../../../../test/factories/whole-person.ts'
import { purgeDeletedCustomers } from '../../orders/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const leave = (token: string, body: object) => app.call('POST /profile/delete', { token, body })
const exportOf = (token: string) => app.call('GET /profile/export', { token })
const wrong = (otp: string): string => otp.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
const isSignedIn = async (token: string) => (await app.call('GET /auth/me', { token })).body.user !== null
const orderRow = async (id: string) =>
  (
    await app.db.query<Record<string, unknown>>(
      'SELECT customer_name, customer_phone, delivery_address, landmark, notes, customer_user_id, total_paise::int, pincode FROM orders WHERE order_id = $1',
      [id],
    )
  )[0]

describe('deleting the account', () => {
  // Must run first: later tests leave users of the same name.
  test('forgets whatever tells who it was; finished orders keep their amounts, an open one what the shop needs to bring it', async () => {
    const person = await aWholePerson(app)
    const before = await orderRow(person.done)
    const answer = await leave(person.token, { otp: await codeFor(app, person.phone) })
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'Your account is deleted.' } })
    expect(String(answer.headers['set-cookie'])).toMatch(/jhola_session=;/)

    expect(await orderRow(person.done)).toEqual({
      ...before,
      customer_name: '',
      customer_phone: `${person.phone.slice(0, 2)}••••••${person.phone.slice(-2)}`,
      delivery_address: '••••••',
      landmark: null,
      notes: null,
      customer_user_id: null,
    })
    expect(await orderRow(person.open)).toMatchObject({ customer_name: NAME, delivery_address: `${LINE}, 400070` })
    const { body } = await app.call(`GET /stores/${person.store.store_id}/reviews`)
    expect(body).toMatchObject({ total: 1, reviews: [{ rating: 5, text: 'Good rice', customer_name: '' }] })

    await app.db.execute(`UPDATE orders SET status = 'delivered' WHERE order_id = $1`, [person.open])
    expect(await purgeDeletedCustomers(app)).toBe(1)
    expect(await orderRow(person.open)).toMatchObject({ customer_name: '', delivery_address: '••••••' })
    for (const text of ['Zebunnisa', LINE, 'Mulberry']) expect(await findEverywhere(app, text)).toEqual({})
    // The rows of the send limits of a number or email are purged within two days.
    expect(Object.keys(await findEverywhere(app, person.phone))).toEqual(['one_time_codes'])
    expect(Object.keys(await findEverywhere(app, person.email))).toEqual(['email_links', 'one_time_codes'])
  })

  test('takes what the customer wrote when calling an order off, before or after; the shop’s own words stay', async () => {
    const phone = aPhone()
    const { token } = await signInByCode(app, phone)
    const store = await aStore(app)
    const product = await aProduct(app, store)
    const owner = await app.signIn(anOwner(store))
    const placed = () => anOrder(app, store, [product], { customer: { name: 'Asha', phone } })
    const [before, after, refused] = [await placed(), await placed(), await placed()]
    const callOff = ({ order, token }: typeof before, notes: string) =>
      app.call(`PATCH /orders/${order.id}/status`, { headers: { 'x-order-token': token }, body: { status: 'cancelled', notes } })
    expect((await callOff(before, 'Call my Quixotic wife')).status).toBe(200)
    const rejected = { reason: 'other', note: 'Zanzibar road is flooded' }
    expect((await app.call(`POST /orders/${refused.order.id}/reject`, { token: owner, body: rejected })).status).toBe(200)
    expect((await leave(token, { otp: await codeFor(app, phone) })).status).toBe(200)
    expect(await findEverywhere(app, 'Quixotic wife')).toEqual({})

    expect((await callOff(after, 'Quixotic son is ill')).status).toBe(200)
    expect(await purgeDeletedCustomers(app)).toBe(1)
    expect(await findEverywhere(app, 'Quixotic son')).toEqual({})
    expect(await findEverywhere(app, 'Zanzibar')).toMatchObject({ orders: 1, order_events: 1 })
    // The fact that the customer cancelled stays.
    const rows = await app.db.query(
      `SELECT o.cancelled_by, o.cancellation_reason, e.reason FROM orders o JOIN order_events e USING (store_id, order_id, version)
       WHERE o.order_id = ANY($1::uuid[])`,
      [[before.order.id, after.order.id]],
    )
    const words = 'Cancelled by customer'
    expect(rows).toEqual([words, words].map((reason) => ({ cancelled_by: 'customer', cancellation_reason: reason, reason })))
  })

  test('ends every session and socket at once', async () => {
    const phone = aPhone()
    const here = await signInByCode(app, phone)
    const elsewhere = await app.signIn(here)
    const address = await app.listen()
    const client = io(address, { path: '/socket.io', transports: ['websocket'], reconnection: false, auth: { token: elsewhere } })
    await new Promise((resolve) => client.once('connect', () => resolve(undefined)))
    const cut = new Promise((resolve) => client.once('disconnect', resolve))
    expect((await leave(here.token, { otp: await codeFor(app, phone) })).status).toBe(200)
    expect(await cut).toBe('io server disconnect')
    expect([await isSignedIn(here.token), await isSignedIn(elsewhere)]).toEqual([false, false])
    const rows = await app.db.query(`SELECT at FROM security_events WHERE user_id = $1 AND kind = 'profile.account_deleted'`, [
      here.user_id,
    ])
    expect(rows).toHaveLength(1)
  })

  test('a wrong code, an old one and a wrong password change nothing', async () => {
    const phone = aPhone()
    const { user_id, token } = await signInByCode(app, phone)
    await withPassword(app, user_id)
    const before = (await app.call('GET /profile', { token })).body
    const otp = await codeFor(app, phone)
    expect((await leave(token, { otp: wrong(otp) })).body).toMatchObject({ code: 'auth.otp_invalid' })
    await codeFor(app, phone)
    expect((await leave(token, { otp })).body).toMatchObject({ code: 'auth.otp_invalid' })
    expect((await leave(token, { password: `${PASSWORD}!` })).body).toMatchObject({ code: 'auth.password_wrong' })
    expect((await leave(token, {})).body).toMatchObject({ code: 'request.invalid' })
    expect((await app.call('GET /profile', { token })).body).toEqual(before)
    expect((await leave(token, { password: PASSWORD })).status).toBe(200)
  })

  test('somebody else’s code does not do it', async () => {
    const [phone, theirs] = [aPhone(), aPhone()]
    const { token } = await signInByCode(app, phone)
    expect((await leave(token, { otp: await codeFor(app, theirs) })).body).toMatchObject({ code: 'auth.otp_invalid' })
    expect(await isSignedIn(token)).toBe(true)
  })

  test('without a number no code does it', async () => {
    const user = await aUser(app, { phone: null, email: 'without-number@example.in' })
    expect((await leave(await app.signIn(user), { otp: '123456' })).body).toMatchObject({ code: 'auth.otp_invalid' })
  })

  test('the same number begins anew, with nothing of before', async () => {
    const person = await aWholePerson(app)
    await leave(person.token, { otp: await codeFor(app, person.phone) })
    const again = await signInByCode(app, person.phone)
    expect(again.user_id).not.toBe(person.user_id)
    expect((await app.call('GET /profile', { token: again.token })).body).toMatchObject({
      profile: { name: '', phone: `+91${person.phone}`, email: null, addresses: [], language: null },
    })
    expect((await app.call('GET /orders/mine', { token: again.token })).body).toMatchObject({ total: 0 })
    expect((await exportOf(again.token)).body).toMatchObject({ orders: [], reviews: [], carts: [], consents: [] })
  })

  test('twice at the same moment happens once', async () => {
    const phone = aPhone()
    const { user_id, token } = await signInByCode(app, phone)
    await withPassword(app, user_id)
    const answers = await Promise.all(Array.from({ length: 4 }, () => leave(token, { password: PASSWORD })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const rows = await app.db.query(`SELECT at FROM security_events WHERE user_id = $1 AND kind = 'profile.account_deleted'`, [
      user_id,
    ])
    expect(rows).toHaveLength(1)
  })

  test('an address that is added at the same moment does not outlive it', async () => {
    const phone = aPhone()
    const { user_id, token } = await signInByCode(app, phone)
    const otp = await codeFor(app, phone)
    const address = { label: 'Home', name: 'Asha', phone, line: '12 Pipe Road, Kurla West', pincode: '400070' }
    await Promise.all([
      ...Array.from({ length: 5 }, () => app.call('POST /profile/addresses', { token, body: address })),
      leave(token, { otp }),
      ...Array.from({ length: 5 }, () => app.call('POST /profile/addresses', { token, body: address })),
    ])
    expect(await app.db.query('SELECT address_id FROM addresses WHERE user_id = $1', [user_id])).toEqual([])
  })
})

describe('people of a shop and admins', () => {
  const aShop = async () => {
    const store = await aStore(app)
    await withPassword(app, store.owner_user_id)
    return { store, owner: await app.signIn(anOwner(store)) }
  }
  const close = (owner: string) => app.call('PUT /stores/me/availability', { token: owner, body: { state: 'closed' } })

  test('an owner closes the shop first; then it is given up with the account', async () => {
    const { store, owner } = await aShop()
    expect(await leave(owner, { password: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: 'profile.owns_store', message: 'Please close your shop and finish its orders first.' },
    })
    expect(await isSignedIn(owner)).toBe(true)
    await close(owner)
    expect((await leave(owner, { password: PASSWORD })).status).toBe(200)
    const [row] = await app.db.query('SELECT status, owner_name, phone, email, upi_vpa FROM stores WHERE store_id = $1', [
      store.store_id,
    ])
    expect(row).toEqual({ status: 'closed', owner_name: '', phone: '', email: null, upi_vpa: null })
    expect((await app.call(`GET /stores/${store.store_id}`)).status).toBe(404)
    expect(await findEverywhere(app, store.phone.slice(3))).toEqual({})
  })

  test('an owner with an order to bring stays until it is brought, and its bill stays with the customer', async () => {
    const { store, owner } = await aShop()
    const { order, token } = await anOrder(app, store, [await aProduct(app, store)])
    await close(owner)
    expect((await leave(owner, { password: PASSWORD })).body).toMatchObject({ code: 'profile.owns_store' })
    for (const status of ['confirmed', 'preparing', 'out_for_delivery', 'delivered'])
      await app.call(`PUT /orders/${order.id}/status`, { token: owner, body: { status, delivery_partner: { name: 'Raju' } } })
    expect((await leave(owner, { password: PASSWORD })).status).toBe(200)
    const headers = { 'x-order-token': token }
    expect((await app.call(`GET /orders/${order.id}`, { headers })).status).toBe(200)
    expect((await app.call(`GET /orders/${order.id}/invoice`, { headers })).status).toBe(200)
  })

  test('a helper leaves the shop with the account, and what they did stays without their name', async () => {
    const { store, owner } = await aShop()
    const staff = await aStaff(app, store)
    await app.db.execute(`UPDATE users SET name = 'Helper Hemlata' WHERE user_id = $1`, [staff.user_id])
    await withPassword(app, staff.user_id)
    const helper = await app.signIn(staff)
    const { order } = await anOrder(app, store, [await aProduct(app, store)])
    expect((await app.call(`POST /orders/${order.id}/accept`, { token: helper })).status).toBe(200)
    expect((await leave(helper, { password: PASSWORD })).status).toBe(200)
    expect(await findEverywhere(app, 'Hemlata')).toEqual({})
    expect(await isSignedIn(owner)).toBe(true)
  })

  test('the last admin stays; of two who leave at the same moment one does', async () => {
    const admins = [await aUser(app, { role: 'admin' }), await aUser(app, { role: 'admin' })]
    const tokens: string[] = []
    for (const admin of admins) {
      await withPassword(app, admin.user_id)
      tokens.push(await app.signIn(admin))
    }
    const answers = await Promise.all(tokens.map((token) => leave(token, { password: PASSWORD })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'auth.last_admin' })
  })
})
