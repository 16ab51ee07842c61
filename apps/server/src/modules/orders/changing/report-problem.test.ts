import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let product: Awaited<ReturnType<typeof aProduct>>
let owner: string
beforeAll(async () => {
  app = await buildTestApp()
  store = await aStore(app)
  product = await aProduct(app, store, { stock: 1000 })
  owner = await app.signIn(anOwner(store))
})
afterAll(() => app.close())

let phones = 0
const anOrder = async () => {
  phones += 1
  const body = {
    storeId: store.store_id,
    items: [{ productId: product.product_id, quantity: 2 }],
    customer: { name: 'Asha', phone: `95${String(phones).padStart(8, '0')}` },
    deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
    paymentMethod: 'cod',
  }
  const placed = await app.call('POST /orders', { body })
  return { id: String(placed.body.order_id), headers: { 'x-order-token': String(placed.body.tracking_token) } }
}
const report = ({ id, headers }: { id: string; headers: Record<string, string> }, body: object) =>
  app.call(`POST /orders/${id}/problem`, { headers, body })
const answer = (id: string, text: string, token = owner) =>
  app.call(`POST /orders/${id}/problem/answer`, { token, body: { answer: text } })

test('what is wrong reaches the shop, its answer the customer, and a new report ends the old answer', async () => {
  const order = await anOrder()
  await app.call(`POST /orders/${order.id}/accept`, { token: owner })
  expect(await report(order, { kind: 'missing_item', text: 'One packet is missing' })).toMatchObject({
    status: 200,
    body: { order: { problem: { kind: 'missing_item', text: 'One packet is missing', answer: null } } },
  })
  const events = await app.call('GET /events?since=0', { token: owner })
  expect(JSON.stringify(events.body)).toContain('One packet is missing')
  expect(await answer(order.id, 'It comes with Raju at once')).toMatchObject({
    body: { order: { problem: { kind: 'missing_item', answer: 'It comes with Raju at once' } } },
  })
  expect((await report(order, { kind: 'late' })).body).toMatchObject({
    order: { problem: { kind: 'late', text: '', answer: null, answered_at: null } },
  })
})

test('a pending order is cancelled, not complained about', async () => {
  expect(await report(await anOrder(), { kind: 'late' })).toMatchObject({
    status: 409,
    body: { code: 'orders.not_yet_accepted' },
  })
})

test('nothing reported, nothing answered; another shop answers nothing', async () => {
  const order = await anOrder()
  await app.call(`POST /orders/${order.id}/accept`, { token: owner })
  expect(await answer(order.id, 'Sorry')).toMatchObject({ status: 409, body: { code: 'orders.no_problem' } })
  await report(order, { kind: 'other', text: 'Wrong door' })
  const stranger = await app.signIn(anOwner(await aStore(app)))
  expect((await answer(order.id, 'Sorry', stranger)).status).toBe(404)
  expect((await app.call(`POST /orders/${order.id}/problem`, { token: owner, body: { kind: 'late' } })).status).toBe(403)
  expect((await app.call(`POST /orders/${order.id}/problem`, { body: { kind: 'late' } })).status).toBe(404)
})

test('a shared link sees no problem and reports none', async () => {
  const order = await anOrder()
  await app.call(`POST /orders/${order.id}/accept`, { token: owner })
  await report(order, { kind: 'other', text: 'My neighbour Mr Rao took it' })
  const shared = await app.call(`POST /orders/${order.id}/share`, { headers: order.headers })
  const headers = { 'x-order-token': String(shared.body.share_token) }
  expect((await app.call(`GET /orders/${order.id}`, { headers })).body).toMatchObject({ order: { problem: null } })
  expect((await app.call(`POST /orders/${order.id}/problem`, { headers, body: { kind: 'late' } })).status).toBe(404)
})
