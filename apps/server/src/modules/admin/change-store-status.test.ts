import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOwner, aProduct, aStore, aUser } from '../../../test/factories/shops.ts'

let app: TestApp
let admin: string
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
let product: Awaited<ReturnType<typeof aProduct>>
beforeAll(async () => {
  app = await buildTestApp()
  admin = await app.signIn(await aUser(app, { role: 'admin', name: 'Admin Asha' }))
})
afterAll(() => app.close())
beforeEach(async () => {
  store = await aStore(app)
  owner = await app.signIn(anOwner(store))
  product = await aProduct(app, store, { price_paise: 120_00 })
})

const REASON = 'Orders are not delivered'
const suspend = (storeId = store.store_id, token = admin) =>
  app.call(`POST /admin/stores/${storeId}/suspend`, { token, body: { reason: REASON } })
const reactivate = (storeId = store.store_id, token = admin) => app.call(`POST /admin/stores/${storeId}/reactivate`, { token })
const order = (options: { token?: string; key?: string } = {}) =>
  app.call('POST /orders', {
    body: {
      storeId: store.store_id,
      items: [{ productId: product.product_id, quantity: 1 }],
      customer: { name: 'Meena', phone: '9812345678' },
      deliveryType: 'pickup',
      paymentMethod: 'upi',
    },
    ...options,
  })
const rowOf = async () => {
  const rows = await app.db.query<{ status: string; version: number; suspension_reason: string | null }>(
    'SELECT status, version, suspension_reason FROM stores WHERE store_id = $1',
    [store.store_id],
  )
  return rows[0]
}
const messagesTo = (recipient: string) =>
  app.db.query<{ channel: string; template: string; body: string }>(
    'SELECT channel, template, body FROM message_outbox WHERE recipient = $1 ORDER BY created_at, message_id',
    [recipient],
  )

describe('a suspended shop', () => {
  test('disappears for customers and takes no orders, not even of its own people, who are told why', async () => {
    const near = `GET /stores/nearby?latitude=${store.latitude}&longitude=${store.longitude}`
    // First fill this node's cache.
    expect((await app.call(`GET /inventory/products?store_id=${store.store_id}`)).status).toBe(200)
    expect(await suspend()).toMatchObject({ status: 200, body: { store: { status: 'suspended', suspension_reason: REASON } } })
    expect((await app.call(`GET /stores/${store.store_id}`)).status).toBe(404)
    expect((await app.call(`GET /stores/${store.slug}`)).status).toBe(404)
    expect((await app.call(`GET /inventory/products?store_id=${store.store_id}`)).status).toBe(404)
    expect(JSON.stringify((await app.call(near)).body)).not.toContain(`"${store.store_id}"`)
    expect(await order()).toMatchObject({ status: 404, body: { code: 'stores.not_found' } })
    const refused = { status: 403, body: { code: 'stores.suspended', message: `This shop is suspended: ${REASON}` } }
    expect(await order({ token: owner })).toMatchObject(refused)
    const trial = { store_id: store.store_id, customer_name: 'Test', customer_phone: '9812345678' }
    expect(await app.call('POST /orders/test/generate-order', { token: owner, body: trial })).toMatchObject(refused)
    expect((await app.call('GET /stores/me', { token: owner })).body.store).toMatchObject({
      status: 'suspended',
      suspension_reason: REASON,
    })
  })

  test('finishes the orders that it has, which customers still see and pay', async () => {
    const key = 'one-and-only-order'
    const placed = await order({ key })
    const id = String(placed.body.order_id)
    const headers = { 'x-order-token': String(placed.body.tracking_token) }
    await suspend()
    expect((await app.call(`GET /orders/${id}`, { headers })).body, 'nobody pays before it is accepted').toMatchObject({
      upi: null,
    })
    expect(await order({ key }), 'the answer of the first try').toMatchObject({ status: 201, body: { order_id: id } })
    expect((await app.call(`POST /orders/${id}/accept`, { token: owner })).status).toBe(200)
    expect((await app.call(`GET /orders/${id}`, { headers })).body).toMatchObject({ upi: { vpa: store.upi_vpa } })
    for (const status of ['preparing', 'ready', 'delivered'])
      expect((await app.call(`PUT /orders/${id}/status`, { token: owner, body: { status } })).status, status).toBe(200)
    expect((await app.call(`GET /orders/${id}`, { headers })).body.order).toMatchObject({ status: 'delivered' })
  })

  test('is back with all it had', async () => {
    await suspend()
    expect(await reactivate()).toMatchObject({ status: 200, body: { store: { status: 'active', suspension_reason: null } } })
    expect((await order()).status).toBe(201)
    expect((await app.call(`GET /stores/${store.store_id}`)).status).toBe(200)
  })

  test('waits again for its owner when it did before, unless the owner came meanwhile', async () => {
    const waiting = await aStore(app, { status: 'new' })
    await suspend(waiting.store_id)
    expect((await reactivate(waiting.store_id)).body.store).toMatchObject({ status: 'new' })
    await suspend(waiting.store_id)
    await app.call('POST /auth/send-otp', { body: { phone: waiting.phone, role: 'store_owner' } })
    const [sent] = await app.db.query<{ code: string }>(
      'SELECT code FROM message_outbox WHERE recipient = $1 AND code IS NOT NULL',
      [waiting.phone],
    )
    const signedIn = await app.call('POST /auth/verify-otp', {
      body: { phone: waiting.phone, otp: sent?.code, role: 'store_owner' },
    })
    expect(signedIn.status).toBe(200)
    expect((await app.call(`GET /stores/${waiting.store_id}`)).status).toBe(404)
    expect((await reactivate(waiting.store_id)).body.store).toMatchObject({ status: 'active' })
  })
})

describe('suspending and reactivating', () => {
  test('raises the version, and each is written down with who, why and where', async () => {
    const before = await rowOf()
    await suspend()
    await reactivate()
    expect(await rowOf()).toMatchObject({ version: (before?.version ?? 0) + 2, status: 'active', suspension_reason: null })
    const { body } = await app.call(`GET /admin/audit?search=${store.store_id}`, { token: admin })
    expect(body.events).toMatchObject([
      { kind: 'admin.store_reactivated', who: 'Admin Asha', store_id: store.store_id },
      { kind: 'admin.store_suspended', who: 'Admin Asha', store_id: store.store_id, details: { reason: REASON } },
    ])
  })

  test('tells the owner in their language, by e-mail too when the address is proven', async () => {
    const mail = `owner-of-${store.store_id.toLowerCase()}@shop.example`
    await app.db.execute(`UPDATE users SET language = 'hi', email = $2, email_verified_at = $3 WHERE user_id = $1`, [
      store.owner_user_id,
      mail,
      app.clock.now(),
    ])
    await suspend()
    await reactivate()
    const sms = await messagesTo(store.phone)
    expect(sms.map(({ channel, template }) => `${channel} ${template}`)).toEqual(['sms store_suspended', 'sms store_reactivated'])
    expect(sms[0]?.body).toContain('झोला')
    expect(sms[0]?.body).toContain(REASON)
    expect(await messagesTo(mail)).toMatchObject([{ channel: 'email' }, { channel: 'email' }])
  })

  test('of two admins at once one suspends, and the other is told', async () => {
    const answers = await Promise.all([suspend(), suspend()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await rowOf())?.version).toBe(2)
    expect(await messagesTo(store.phone)).toHaveLength(1)
  })

  test('a key that is sent again gives the first answer and tells nobody twice', async () => {
    const again = () =>
      app.call(`POST /admin/stores/${store.store_id}/suspend`, { token: admin, key: 'suspend-once', body: { reason: REASON } })
    expect((await again()).body).toEqual((await again()).body)
    expect(await messagesTo(store.phone)).toHaveLength(1)
  })

  test('is refused where it makes no sense', async () => {
    expect(await reactivate()).toMatchObject({ status: 409, body: { code: 'admin.not_suspended' } })
    await suspend()
    expect(await suspend()).toMatchObject({ status: 409, body: { code: 'admin.already_suspended' } })
    const closed = await aStore(app, { status: 'closed' })
    for (const step of [suspend, reactivate])
      expect(await step(closed.store_id)).toMatchObject({ status: 409, body: { code: 'admin.store_given_up' } })
    expect(await suspend('STORE-404')).toMatchObject({ status: 404, body: { code: 'stores.not_found' } })
  })

  test('needs a reason and an admin', async () => {
    const path = `POST /admin/stores/${store.store_id}/suspend`
    for (const reason of ['', '   ', 'x'.repeat(301), undefined])
      expect((await app.call(path, { token: admin, body: { reason } })).status).toBe(400)
    expect((await app.call(path, { body: { reason: REASON } })).status).toBe(401)
    expect((await suspend(store.store_id, owner)).status).toBe(403)
    expect((await reactivate(store.store_id, owner)).status).toBe(403)
    expect(await rowOf()).toMatchObject({ status: 'active', version: 1 })
  })
})
