import type { Order } from '@jhola/contract/orders/schema'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'
import { expireOrders } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const TO_DOOR: OrderStatus[] = ['confirmed', 'preparing', 'out_for_delivery']
/** Orders are left at every step; the delivered one was paid in cash. */
const WAYS: OrderStatus[][] = [
  [],
  ['confirmed'],
  ['confirmed', 'preparing'],
  ['confirmed', 'preparing', 'ready'],
  TO_DOOR,
  [...TO_DOOR, 'delivered'],
  ['confirmed', 'cancelled'],
]
const PHONE = aPhone()

/** Every answer that counts or sums orders, and every file of them. */
const FIGURES = [
  'GET /orders/metrics?period=today',
  'GET /orders/metrics?period=month',
  'GET /orders/counts',
  'GET /orders/counts?date_range=today',
  'GET /orders/totals',
  'GET /orders?pageSize=10',
  'GET /orders?pageSize=10&search=practice',
  'GET /orders/today',
  'GET /orders/export?sort=created_at&direction=asc',
  'GET /payments/days?from=2026-11-19&to=2026-11-21',
  'GET /payments/moves?from=2026-11-19&to=2026-11-21',
  'GET /payments/open',
  'GET /payments/stuck',
  'GET /payments/refunds',
  'GET /papers/month?month=2026-11',
  'GET /stores/figures',
  `GET /customers/lookup?phone=${encodeURIComponent(PHONE)}`,
  'GET /inventory/shelf',
]

const aShop = async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store, { stock: 900 })
  const token = await app.signIn(anOwner(store))
  const ok = async (call: string, body?: object) => {
    const answer = await app.call(call, { token, ...(body && { body }) })
    expect([call, answer.status]).toEqual([call, 200])
    return answer.body
  }
  const move = async (id: string, way: OrderStatus[]) => {
    for (const status of way) await ok(`PUT /orders/${id}/status`, { status })
  }
  const practise = async (way: OrderStatus[]) => {
    const customer = { customer_name: 'Practice', customer_phone: PHONE }
    const { status, body } = await app.call('POST /orders/test/generate-order', {
      token,
      body: { store_id: store.store_id, ...customer },
    })
    expect(status).toBeLessThan(300)
    await move((body.order as Order).id, way)
  }
  const take = async (way: OrderStatus[]) => move((await anOrder(app, store, [product])).order.id, way)
  const figures = async () => {
    const answers: [string, unknown][] = []
    for (const call of FIGURES) answers.push([call, await ok(call)])
    const { body } = await app.call(`GET /stores/${store.store_id}`)
    const { cash_to_collect } = await ok('GET /orders/deliveries')
    return Object.fromEntries([...answers, ['delivered', body.store], ['cash at the door', cash_to_collect]])
  }
  return { ok, practise, take, figures }
}

test('practice orders change no figure, at whatever step they are and also paid in cash', async () => {
  const shop = await aShop()
  for (const way of WAYS) await shop.take(way)
  const before = await shop.figures()
  expect(before['cash at the door']).toBeGreaterThan(0)
  expect(before['GET /orders/counts']).toMatchObject({ all: WAYS.length, delivered: 1 })
  for (const way of WAYS) await shop.practise(way)
  const after = await shop.figures()
  for (const [call, answer] of Object.entries(before)) expect([call, after[call]]).toEqual([call, answer])
})

test('practice orders that nobody answers do not count towards the pause of the shop', async () => {
  const shop = await aShop()
  await shop.take([])
  for (let count = 0; count < 3; count += 1) await shop.practise([])
  app.clock.advance(11 * 60_000)
  await expireOrders(app.app.modules.orders)
  expect((await shop.ok('GET /orders/board')).orders).toEqual([])
  expect((await shop.ok('GET /stores/me')).store).toMatchObject({ pause_reason: null, paused_until: null })
})
