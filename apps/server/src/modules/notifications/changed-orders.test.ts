import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { aPhone } from '../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore, aUser } from '../../../test/factories/shops.ts'
import { startPushService } from '../../../test/fakes/push-service.ts'
import { sendPushes } from './index.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
let shop: Awaited<ReturnType<typeof aShop>>
beforeAll(async () => {
  service = await startPushService()
  app = await buildTestApp({ now: '2026-11-20T06:30:00.000Z', env: { PUSH_SERVICES: service.origin } })
  const { body } = await app.call('GET /notifications/key')
  service.expectKey(String(body.public_key))
  shop = await aShop()
})
afterAll(async () => {
  await app.close()
  await service.close()
})

const aShop = async () => {
  const store = await aStore(app)
  const of = async (price_paise: number) => (await aProduct(app, store, { stock: 100, price_paise })).product_id
  return { store, owner: await app.signIn(anOwner(store)), butter: await of(60_00), salt: await of(20_00), dear: await of(95_00) }
}

const aDevice = async (token: string) => {
  const browser = service.aBrowser()
  const { subscription } = browser
  expect(await app.call('POST /notifications/subscribe', { token, body: { subscription } })).toMatchObject({ status: 200 })
  return browser
}

/** An accepted order of a guest, or of a signed-in customer. */
const anAccepted = async (phone: string, token?: string) => {
  const items = [
    { productId: shop.butter, quantity: 2 },
    { productId: shop.salt, quantity: 5 },
  ]
  const { body } = await app.call('POST /orders', {
    ...(token && { token }),
    body: {
      ...{ storeId: shop.store.store_id, items, customer: { name: 'Asha', phone }, paymentMethod: 'cod' },
      deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
    },
  })
  const id = String(body.order_id)
  await app.call(`POST /orders/${id}/accept`, { token: shop.owner })
  return { id, headers: { 'x-order-token': String(body.tracking_token) } }
}

const pack = (id: string, changes: object[]) => app.call(`POST /orders/${id}/packing`, { token: shop.owner, body: { changes } })
const FEWER = { kind: 'fewer', line_no: 2, quantity: 4 }
const dearer = () => ({ kind: 'replaced', line_no: 1, product_id: shop.dear, quantity: 2 })

const messagesTo = (phone: string) =>
  app.db.query<{ template: string; body: string }>(
    `SELECT template, body FROM message_outbox WHERE recipient = $1 AND template IN ('order_question', 'order_changed')`,
    [`+91${phone}`],
  )

test('a customer with a device hears of a change and of a question by push, once each, and gets no message', async () => {
  const phone = aPhone()
  const token = await app.signIn(await aUser(app, { phone: `+91${phone}` }))
  const [device, stranger] = [await aDevice(token), await aDevice(await app.signIn(await aUser(app)))]
  const { id } = await anAccepted(phone, token)
  // What is not sent yet is replaced by newer news of the same order.
  for (const changes of [[FEWER], [{ ...FEWER, quantity: 3 }], [dearer()]]) {
    await pack(id, changes)
    await sendPushes(app.app.modules.notifications)
  }
  expect(device.got().map(({ payload }) => payload)).toMatchObject([
    {
      title: shop.store.name,
      body: expect.stringContaining('changed your order'),
      data: { type: 'track_order', order_id: id },
      actions: [],
    },
    {
      title: shop.store.name,
      body: expect.stringContaining('please answer about your order'),
      data: { type: 'track_order', order_id: id },
      stays: true,
    },
  ])
  // The link of a message opens the order; a push goes through a service of others and has none.
  expect(JSON.stringify(device.got())).not.toContain('?t=')
  expect(stranger.got()).toEqual([])
  expect(await messagesTo(phone)).toEqual([])
})

test('a guest, and an account without a device, get a message with the link instead', async () => {
  const [guest, account] = [aPhone(), aPhone()]
  const token = await app.signIn(await aUser(app, { phone: `+91${account}` }))
  for (const { id } of [await anAccepted(guest), await anAccepted(account, token)]) await pack(id, [dearer()])
  for (const phone of [guest, account])
    expect(await messagesTo(phone)).toMatchObject([{ template: 'order_question', body: expect.stringContaining('/track?t=') }])
})

test('the shop hears that a customer changed an order, as a change and not as a new order', async () => {
  const device = await aDevice(shop.owner)
  const { id, headers } = await anAccepted(aPhone())
  const { body } = await app.call(`GET /orders/${id}`, { headers })
  const { version, order_number } = body.order as { version: number; order_number: string }
  const changed = await app.call(`POST /orders/${id}/change`, { headers, body: { version, notes: 'Ring twice' } })
  expect(changed.status).toBe(200)
  await sendPushes(app.app.modules.notifications)
  expect(device.got().map(({ payload }) => payload)).toMatchObject([
    {
      title: expect.stringMatching(new RegExp(`chang.*${order_number}|${order_number}.*chang`, 'i')),
      data: { type: 'view_order', order_id: id },
    },
  ])
  expect(JSON.stringify(device.got())).not.toMatch(/Ring twice|Asha|Station Road/)
})
