import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'
import { brokenInvariants } from '../../../../test/model/shop.ts'
import { lapseQuestions } from '../index.ts'

const START = '2026-11-20T06:00:00.000Z'
const SIX_MINUTES_LATER = '2026-11-20T06:06:00.000Z'

let app: TestApp
let owner: string
let goods: { store: string; butter: string; dear: string; salt: string }
beforeAll(async () => {
  app = await buildTestApp({ now: START })
  const store = await aStore(app)
  owner = await app.signIn(anOwner(store))
  const ofPrice = async (price_paise: number) => (await aProduct(app, store, { stock: 1000, price_paise })).product_id
  goods = { store: store.store_id, butter: await ofPrice(60_00), dear: await ofPrice(95_00), salt: await ofPrice(20_00) }
})
afterAll(() => app.close())

/** An accepted order of two butters and five salts, in which the shop asks whether it may give a dearer butter. */
const anAskedOrder = async () => {
  app.clock.set(START)
  const { body } = await app.call('POST /orders', {
    body: {
      storeId: goods.store,
      items: [
        { productId: goods.butter, quantity: 2 },
        { productId: goods.salt, quantity: 5 },
      ],
      customer: { name: 'Asha', phone: aPhone() },
      deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
      paymentMethod: 'cod',
    },
  })
  const id = String(body.order_id)
  await app.call(`POST /orders/${id}/accept`, { token: owner })
  const changes = [{ kind: 'replaced', line_no: 1, product_id: goods.dear, quantity: 2 }]
  const asked = await app.call(`POST /orders/${id}/packing`, { token: owner, body: { changes } })
  expect(asked.body).toMatchObject({ outcome: 'asked', order: { subtotal: 220 } })
  return { id, headers: { 'x-order-token': String(body.tracking_token) } }
}
type AskedOrder = Awaited<ReturnType<typeof anAskedOrder>>

const answer = ({ id, headers }: AskedOrder, said: 'accept' | 'decline') =>
  app.call(`POST /orders/${id}/packing/answer`, { headers, body: { answer: said } })
const shown = async ({ id, headers }: AskedOrder) => (await app.call(`GET /orders/${id}`, { headers })).body.order
const status = ({ id }: AskedOrder, to: string) =>
  app.call(`PUT /orders/${id}/status`, { token: owner, body: { status: to, reason: 'other' } })

test('the customer accepts: the dearer butter is given, once', async () => {
  const order = await anAskedOrder()
  expect(await answer(order, 'accept')).toMatchObject({ status: 200, body: { order: { subtotal: 290 } } })
  expect(await answer(order, 'decline')).toMatchObject({ status: 409, body: { code: 'orders.packing_answered' } })
  expect(await brokenInvariants(app)).toEqual([])
})

test('the customer declines: the line is left out, the rest is given', async () => {
  const order = await anAskedOrder()
  expect(await answer(order, 'decline')).toMatchObject({
    status: 200,
    body: { order: { subtotal: 100, items: [{ quantity: 5 }] } },
  })
  expect(await brokenInvariants(app)).toEqual([])
})

test('silence is a no; an answer after it changes nothing', async () => {
  const order = await anAskedOrder()
  app.clock.set(SIX_MINUTES_LATER)
  expect(await lapseQuestions(app.app.modules.orders)).toBeGreaterThan(0)
  expect(await shown(order)).toMatchObject({ subtotal: 100 })
  expect(await answer(order, 'accept')).toMatchObject({ status: 409, body: { code: 'orders.packing_answered' } })
  expect(await brokenInvariants(app)).toEqual([])
})

test('goods do not leave while a question is open; a cancelled order has none', async () => {
  const order = await anAskedOrder()
  expect((await status(order, 'preparing')).status).toBe(200)
  expect(await status(order, 'out_for_delivery')).toMatchObject({ status: 409, body: { code: 'orders.packing_asked' } })
  expect((await status(order, 'cancelled')).status).toBe(200)
  expect(await answer(order, 'accept')).toMatchObject({ status: 409, body: { code: 'orders.packing_answered' } })
  expect(await brokenInvariants(app)).toEqual([])
})

test('nobody else answers: not the shop, and not who only knows the order’s id', async () => {
  const order = await anAskedOrder()
  const byShop = await app.call(`POST /orders/${order.id}/packing/answer`, { token: owner, body: { answer: 'accept' } })
  expect(byShop.status).toBe(403)
  expect((await app.call(`POST /orders/${order.id}/packing/answer`, { body: { answer: 'accept' } })).status).toBe(404)
})
