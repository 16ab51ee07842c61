import type { Order } from '@jhola/contract/orders/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, anOrderBody, aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore, aUser } from '../../../../test/factories/shops.ts'

let app: TestApp
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  app = await buildTestApp()
  shop = await openShop()
})
afterAll(() => app.close())

const openShop = async () => {
  const store = await aStore(app)
  return { store, product: await aProduct(app, store) }
}

/**
 * A customer with a session; `isProven`: the number was verified by OTP. Who has proven nothing has no session (decision 047), so
 * somebody with an unproven number has signed in with an e-mail address.
 */
const aCustomer = async ({ isProven }: { isProven: boolean }) => {
  const phone = `+91${aPhone()}`
  const user = await aUser(app, { phone, name: 'Asha Rao', email: `asha-${phone.slice(1)}@example.in` })
  await app.db.execute('UPDATE users SET phone_verified_at = $2 WHERE user_id = $1', [
    user.user_id,
    isProven ? app.clock.now() : null,
  ])
  return { ...user, phone, session: await app.signIn(user) }
}

const order = async (who: { phone: string; session?: string }, from = shop): Promise<{ id: string; token: string }> => {
  app.clock.advance(1000)
  const body = anOrderBody(from.store, [from.product], { customer: { name: 'Asha Rao', phone: who.phone } })
  const answer = await app.call('POST /orders', { body, ...(who.session ? { token: who.session } : {}) })
  expect(answer.status).toBe(201)
  return { id: String(answer.body.order_id), token: String(answer.body.tracking_token) }
}

const mine = (session: string, query = '') => app.call(`GET /orders/mine${query}`, { token: session })
const idsOf = ({ body }: Answer): string[] => (body.orders as Order[]).map(({ id }) => id)

describe('the list of the account', () => {
  test('is for signed-in people only', async () => {
    expect(await app.call('GET /orders/mine')).toMatchObject({ status: 401, body: { code: 'auth.required' } })
    expect((await app.call('GET /orders/mine', { token: 'made-up' })).status).toBe(401)
  })

  test('has orders at every shop, newest first, a page at a time, whole', async () => {
    const customer = await aCustomer({ isProven: false })
    const elsewhere = await openShop()
    const ids: string[] = []
    // A phone can have three open orders at most, so the earlier ones are delivered.
    for (let count = 0; count < 7; count += 1) {
      ids.unshift((await order(customer, count % 2 === 0 ? shop : elsewhere)).id)
      await app.db.execute(`UPDATE orders SET status = 'delivered' WHERE order_id = $1`, [ids[0]])
    }
    const first = await mine(customer.session, '?pageSize=5')
    expect(first.body).toMatchObject({ success: true, page: 1, pageSize: 5, total: 7, totalPages: 2 })
    const second = await mine(customer.session, '?pageSize=5&page=2')
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids)
    expect(idsOf(await mine(customer.session, '?pageSize=5&page=3'))).toEqual([])
    expect((first.body.orders as Order[])[1]).toMatchObject({
      store_name: elsewhere.store.name,
      customer_phone: customer.phone,
      items: [{ product_id: elsewhere.product.product_id, quantity: 3 }],
      status_history: [{ status: 'pending' }],
    })
  })

  test('refuses a page size of its own making', async () => {
    const { session } = await aCustomer({ isProven: false })
    for (const query of ['?pageSize=7', '?pageSize=5000', '?page=0', '?store_id=STORE-001'])
      expect((await mine(session, query)).status).toBe(400)
  })

  test("has guests' orders under the number, once it is proven", async () => {
    const customer = await aCustomer({ isProven: false })
    const asGuest = await order({ phone: customer.phone })
    const signedIn = await order(customer)
    expect(idsOf(await mine(customer.session))).toEqual([signedIn.id])
    await app.db.execute('UPDATE users SET phone_verified_at = $2 WHERE user_id = $1', [customer.user_id, app.clock.now()])
    expect(idsOf(await mine(customer.session))).toEqual([signedIn.id, asGuest.id])
  })

  test("has nobody else's: not another account's for this number, not another number's", async () => {
    const [asha, ravi] = [await aCustomer({ isProven: true }), await aCustomer({ isProven: true })]
    const forAsha = await order({ phone: asha.phone, session: ravi.session })
    await order({ phone: aPhone() })
    expect(idsOf(await mine(asha.session))).toEqual([])
    expect(idsOf(await mine(ravi.session))).toEqual([forAsha.id])
    expect(idsOf(await mine(await app.signIn(anOwner(shop.store))))).toEqual([])
  })
})

describe("a guest's order opens", () => {
  const callOrder = async (guest: { id: string }, session: string | undefined, what = 'GET /orders/{id}', body?: object) =>
    app.call(what.replace('{id}', guest.id), {
      ...(session ? { token: session } : {}),
      ...(body ? { body } : {}),
    })
  type Call = [what: string, body?: object]
  const CANCEL: Call = ['PATCH /orders/{id}/status', { status: 'cancelled' }]
  const CALLS: Call[] = [['GET /orders/{id}'], CANCEL, ['POST /orders/{id}/share'], ['POST /orders/{id}/payment/claim']]

  test('for the account that has proven the number, whole, without the token, and may be called off by it', async () => {
    const customer = await aCustomer({ isProven: true })
    const guest = await order({ phone: customer.phone })
    expect(await callOrder(guest, customer.session)).toMatchObject({
      status: 200,
      body: { view_only: false, order: { customer_phone: customer.phone } },
    })
    expect(await callOrder(guest, customer.session, ...CANCEL)).toMatchObject({
      status: 200,
      body: { order: { status: 'cancelled' } },
    })
  })

  test('for nobody who only typed the number, for no other account, and not without a session', async () => {
    const typed = await aCustomer({ isProven: false })
    const guest = await order({ phone: typed.phone })
    const others = [
      typed.session,
      (await aCustomer({ isProven: true })).session,
      await app.signIn(anOwner(await aStore(app))),
      undefined,
    ]
    for (const session of others)
      for (const call of CALLS)
        expect(await callOrder(guest, session, ...call)).toMatchObject({ status: 404, body: { code: 'orders.not_found' } })
  })

  test('no longer, when the number is given up', async () => {
    const customer = await aCustomer({ isProven: true })
    const guest = await order({ phone: customer.phone })
    await app.db.execute('UPDATE users SET phone = $2 WHERE user_id = $1', [customer.user_id, `+91${aPhone()}`])
    expect((await callOrder(guest, customer.session)).status).toBe(404)
    expect(idsOf(await mine(customer.session))).toEqual([])
  })

  test("not for the number's owner, when another account placed it", async () => {
    const [asha, ravi] = [await aCustomer({ isProven: true }), await aCustomer({ isProven: true })]
    const forAsha = await order({ phone: asha.phone, session: ravi.session })
    expect((await callOrder(forAsha, asha.session)).status).toBe(404)
    expect((await callOrder(forAsha, ravi.session)).status).toBe(200)
  })
})

test('behind a shared link name, phone and address are masked, for signed-in strangers too', async () => {
  const { order: placed, token } = await anOrder(app, shop.store, [shop.product], { customerNotes: 'ring twice' })
  const shared = await app.call(`POST /orders/${placed.id}/share`, { headers: { 'x-order-token': token } })
  const headers = { 'x-order-token': String(shared.body.share_token) }
  for (const session of [undefined, (await aCustomer({ isProven: true })).session]) {
    const answer = await app.call(`GET /orders/${placed.id}`, { headers, ...(session ? { token: session } : {}) })
    expect(answer.body).toMatchObject({ view_only: true, order: { notes: null, landmark: null, delivery_address: '••••••' } })
    const text = JSON.stringify(answer.body)
    for (const secret of [placed.customer_phone, placed.customer_phone.slice(3), 'Asha', 'Pipe Road', 'temple', 'ring twice'])
      expect(text).not.toContain(secret)
  }
})
