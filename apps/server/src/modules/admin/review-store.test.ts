import type { RegisterStoreBody } from '@jhola/contract/stores/registration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOwner, aProduct, aStore, aUser } from '../../../test/factories/shops.ts'
import { createActivateStore } from '../stores/index.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await buildTestApp()
  admin = await app.signIn(await aUser(app, { role: 'admin' }))
})
afterAll(() => app.close())

const asAdmin = (call: string, body?: object) => app.call(call, { token: admin, ...(body && { body }) })
const statusOf = async (id: string) =>
  (await app.db.query<{ status: string }>('SELECT status FROM stores WHERE store_id = $1', [id]))[0]?.status

const provenBy = ({ store_id, owner_user_id }: { store_id: string; owner_user_id: string }) => ({
  storeId: store_id,
  ownerId: owner_user_id,
  at: app.clock.now(),
})

/** A shop whose owner has proven the phone where `STORE_REVIEW=on`. */
const aHeldShop = async (overrides: Parameters<typeof aStore>[1] = {}) => {
  const store = await aStore(app, { status: 'new', ...overrides })
  await app.db.execute('UPDATE users SET phone_verified_at = created_at WHERE user_id = $1', [store.owner_user_id])
  await app.db.execute('UPDATE memberships SET joined_at = created_at WHERE store_id = $1', [store.store_id])
  const opened = await createActivateStore({ isReviewed: true })(app.db, provenBy(store))
  expect(opened).toBe(false)
  return { store, owner: await app.signIn(anOwner(store)) }
}
const order = async (store: { store_id: string }) => {
  const product = await aProduct(app, store)
  return app.call('POST /orders', {
    body: {
      storeId: store.store_id,
      items: [{ productId: product.product_id, quantity: 2 }],
      customer: { name: 'Meena', phone: '9812345678' },
      deliveryType: 'pickup',
      paymentMethod: 'cod',
    },
  })
}

test('without STORE_REVIEW a proven shop opens at once', async () => {
  const store = await aStore(app, { status: 'new' })
  expect(await createActivateStore({ isReviewed: false })(app.db, provenBy(store))).toBe(true)
  expect(await statusOf(store.store_id)).toBe('active')
})

describe('a shop that waits for a look', () => {
  test.each(['new', 'in_review', 'sent_back', 'refused'] as const)(
    'takes no order and is seen by nobody while it is %s',
    async (status) => {
      const store = await aStore(app, { status })
      expect(await order(store)).toMatchObject({ status: 404, body: { code: 'stores.not_found' } })
      for (const call of [`GET /stores/${store.store_id}`, `GET /stores/${store.slug}`, `GET /stores/${store.store_id}/seller`])
        expect((await app.call(call)).status, call).toBe(404)
      const near = await app.call(`GET /stores/nearby?latitude=${store.latitude}&longitude=${store.longitude}&radius_km=1`)
      expect(JSON.stringify(near.body)).not.toContain(`"${store.store_id}"`)
      expect(JSON.stringify((await app.call('GET /stores/list')).body)).not.toContain(`"${store.store_id}"`)
      const report = await app.call(`POST /stores/${store.store_id}/reports`, { body: { reason: 'other' } })
      expect(report.status).not.toBe(200)
    },
  )

  test('is in the queue, with what to check', async () => {
    await aStore(app, { name: 'Patel Provision Store', latitude: 18.52, longitude: 73.85 })
    const { store } = await aHeldShop({ name: 'Patel Provision Stores', latitude: 18.53, longitude: 73.85, upi_vpa: 'x@upi' })
    const queue = await asAdmin('GET /admin/stores?status=in_review')
    expect((queue.body.stores as { store_id: string }[]).map(({ store_id }) => store_id)).toContain(store.store_id)
    const { body } = await asAdmin(`GET /admin/stores/${store.store_id}/checks`)
    expect(body.checks).toMatchObject({
      brand: null,
      similar: [{ name: 'Patel Provision Store', distance_km: 1.1, status: 'active' }],
      upi_vpa: 'x@upi',
      upi_payee_name: null,
      missing_licences: ['fssai'],
      same_number: 0,
      same_device: 0,
    })
    expect(body.reports).toEqual([])
  })

  test('is marked for a known brand in its name', async () => {
    const { store } = await aHeldShop({ name: 'Reliance Fresh Kurla' })
    expect((await asAdmin(`GET /admin/stores/${store.store_id}/checks`)).body.checks).toMatchObject({ brand: 'reliance' })
  })

  test('is opened by an admin: the owner is told, customers see it as new, and it is written down', async () => {
    const { store } = await aHeldShop()
    expect(await asAdmin(`POST /admin/stores/${store.store_id}/approve`)).toMatchObject({
      status: 200,
      body: { store: { status: 'active' } },
    })
    expect((await app.call(`GET /stores/${store.store_id}`)).body.store).toMatchObject({ is_new: true })
    expect((await order(store)).status).toBe(201)
    const sent = await app.db.query<{ body: string }>(
      "SELECT body FROM message_outbox WHERE recipient = $1 AND template = 'store_approved'",
      [store.phone],
    )
    expect(sent).toMatchObject([{ body: `${store.name} is open on Jhola. Customers see it and can order.` }])
    const { body } = await asAdmin('GET /admin/audit?kind=admin.store_approved')
    expect(JSON.stringify(body.events)).toContain(store.store_id)
    expect(await asAdmin(`POST /admin/stores/${store.store_id}/approve`)).toMatchObject({
      status: 409,
      body: { code: 'admin.not_in_review' },
    })
  })

  test('is sent back with a reason that its owner reads; changed, it is sent again', async () => {
    const { store, owner } = await aHeldShop()
    expect((await asAdmin(`POST /admin/stores/${store.store_id}/send-back`, { reason: '' })).status).toBe(400)
    const reason = 'The pin is in the sea'
    expect((await asAdmin(`POST /admin/stores/${store.store_id}/send-back`, { reason })).status).toBe(200)
    expect((await app.call('GET /stores/me', { token: owner })).body.store).toMatchObject({
      status: 'sent_back',
      suspension_reason: reason,
    })
    const { version } = (await app.call('GET /stores/me/settings', { token: owner })).body
    expect((await app.call('PATCH /stores/me/settings', { token: owner, body: { version } })).status).toBe(200)
    expect(await app.call('POST /stores/me/review', { token: owner })).toMatchObject({
      status: 200,
      body: { store: { status: 'in_review' } },
    })
    expect(await app.call('POST /stores/me/review', { token: owner })).toMatchObject({
      status: 409,
      body: { code: 'stores.not_sent_back' },
    })
  })

  test('is refused with a reason; its owner cannot send it again', async () => {
    const { store, owner } = await aHeldShop()
    expect((await asAdmin(`POST /admin/stores/${store.store_id}/refuse`, { reason: 'Not a shop' })).status).toBe(200)
    expect((await app.call('GET /stores/me', { token: owner })).body.store).toMatchObject({ status: 'refused' })
    expect((await app.call('POST /stores/me/review', { token: owner })).status).toBe(409)
    expect(await statusOf(store.store_id)).toBe('refused')
  })

  test('is decided by admins alone', async () => {
    const { store, owner } = await aHeldShop()
    for (const token of [owner, await app.signIn(await aUser(app))])
      for (const call of ['approve', 'send-back', 'refuse', 'reports/handled'])
        expect(
          (
            await app.call(`POST /admin/stores/${store.store_id}/${call}`, {
              token,
              body: call === 'approve' || call === 'reports/handled' ? undefined : { reason: 'x' },
            })
          ).status,
        ).toBe(403)
    expect(await statusOf(store.store_id)).toBe('in_review')
  })
})

test('shops that one device registers are counted', async () => {
  const register = async (phone: string) => {
    const body: RegisterStoreBody = {
      name: 'Gupta Kirana',
      owner_name: 'Ravi Gupta',
      phone,
      address: { street: '1 Fort', city: 'Mumbai', state: 'Maharashtra', pincode: '400070' },
      settings: { store_type: 'Kirana Store' },
    }
    const answer = await app.call('POST /stores/register', { body, headers: { cookie: `jhola_device=${'d'.repeat(43)}` } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return String(answer.body.store_id)
  }
  await register('+919712300001')
  const second = await register('+919712300002')
  expect((await asAdmin(`GET /admin/stores/${second}/checks`)).body.checks).toMatchObject({ same_device: 1, same_number: 0 })
})
