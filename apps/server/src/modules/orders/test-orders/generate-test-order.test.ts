import { readFile } from 'node:fs/promises'
import type { Order } from '@jhola/contract/orders/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore, aUser } from '../../../../test/factories/shops.ts'
import { PRODUCTION } from '../../../../test/production-environment.ts'
import { processAlarms } from '../../alarms/index.ts'
import { expireOrders } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const CALL = 'POST /orders/test/generate-order'

const aShop = async (overrides: Parameters<typeof aStore>[1] = {}) => {
  const store = await aStore(app, overrides)
  return { store, owner: await app.signIn(anOwner(store)) }
}
const bodyFor = (store: { store_id: string }) => ({
  store_id: store.store_id,
  customer_name: 'Test Customer',
  customer_phone: aPhone(),
})

const INVARIANTS = new URL('../../../cli/invariants.sql', import.meta.url)

const expectEveryRuleHolds = async () => {
  for (const rule of (await readFile(INVARIANTS, 'utf8')).split(/^-- name: /m).slice(1)) {
    const [name = '', ...query] = rule.split('\n')
    expect(await app.db.query(query.join('\n')), name).toEqual([])
  }
}

const made = async (token: string, store: { store_id: string }, overrides: Record<string, unknown> = {}) => {
  const { status, body } = await app.call(CALL, { token, body: { ...bodyFor(store), ...overrides } })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.order as Order
}
const stepOn = (token: string, id: string, status: string) => app.call(`PUT /orders/${id}/status`, { token, body: { status } })

describe('a test order', () => {
  test('has what the shop sells, rings on its board with a mark of its own, and holds no goods', async () => {
    const { store, owner } = await aShop()
    const piece = await aProduct(app, store)
    const loose = await aProduct(app, store, { loose: true, unit: 'kg', unit_size: 1000, stock: 5000 })
    await aProduct(app, store, { stock: 0 })
    const answer = await app.call(CALL, { token: owner, body: bodyFor(store) })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: 'Test order generated!',
        order: { status: 'pending', practice: true, customer_name: 'Test Customer', store_id: store.store_id },
      },
    })
    const { id, items, order_number, accept_by } = answer.body.order as Order
    expect(order_number).toMatch(/-P001$/)
    expect(accept_by).toBe('2026-11-20T06:10:00.000Z')
    expect(items.map((item) => item.product_id).toSorted()).toEqual([piece.product_id, loose.product_id].toSorted())
    expect(items.find((item) => item.product_id === loose.product_id)?.quantity).toBe(0.5)
    const board = await app.call('GET /orders/board', { token: owner })
    expect(board.body.orders).toMatchObject([{ id, practice: true }])
    const events = await app.call('GET /events?since=0', { token: owner })
    expect(events.body.events).toMatchObject([{ type: 'order.placed', order: { id, practice: true } }])
    const held = await app.db.query('SELECT 1 FROM products WHERE store_id = $1 AND reserved > 0', [store.store_id])
    expect(held).toEqual([])
    await expectEveryRuleHolds()
  })

  test('counts nowhere, whatever becomes of it; real orders keep their series', async () => {
    const { store, owner } = await aShop()
    const product = await aProduct(app, store)
    const phone = aPhone()
    const first = await made(owner, store, { customer_phone: phone })
    for (const status of ['confirmed', 'preparing', 'out_for_delivery', 'delivered'])
      expect(await stepOn(owner, first.id, status)).toMatchObject({ status: 200, body: { order: { status, practice: true } } })
    // A test order gets no document.
    expect(await app.call(`GET /orders/${first.id}/invoice`, { token: owner })).toMatchObject({
      body: { code: 'orders.no_invoice' },
    })
    const second = await made(owner, store, { customer_phone: phone })
    for (const status of ['confirmed', 'cancelled']) await stepOn(owner, second.id, status)
    for (let round = 0; round < 4; round += 1) await made(owner, store, { customer_phone: phone })
    const { order } = await anOrder(app, store, [product], { customer: { name: 'Asha', phone } })
    expect(order.order_number).toMatch(/-0001$/)
    expect((await app.call('GET /orders/metrics', { token: owner })).body.stats).toMatchObject({
      total_orders: 1,
      pending_orders: 1,
      completed_orders: 0,
      cancelled_orders: 0,
      revenue: 0,
      new_customers: 1,
    })
    const listed = await app.call('GET /orders', { token: owner })
    expect(listed.body).toMatchObject({ total: 1, unfiltered_total: 1, data: [{ id: order.id, practice: false }] })
    expect((await app.call('GET /orders/today', { token: owner })).body.data).toMatchObject([{ id: order.id }])
    expect((await app.call('GET /orders/totals', { token: owner })).body).toMatchObject({
      customers: 1,
      value: order.total_amount,
    })
    const known = await app.call(`GET /customers/lookup?phone=${phone}`, { token: owner })
    expect(known.body.customer).toMatchObject({ orders: 1, last_order: { order_id: order.id } })
    const board = await app.call('GET /orders/board', { token: owner })
    expect((board.body.orders as Order[]).filter(({ practice }) => practice)).toHaveLength(4)
    await expectEveryRuleHolds()
  })

  test('is not there for whoever has its number', async () => {
    const { store, owner } = await aShop()
    await aProduct(app, store)
    const customer = await aUser(app)
    await app.db.execute('UPDATE users SET phone_verified_at = $2 WHERE user_id = $1', [customer.user_id, app.clock.now()])
    const { id } = await made(owner, store, { customer_phone: customer.phone })
    const token = await app.signIn(customer)
    expect((await app.call('GET /orders/mine', { token })).body).toMatchObject({ orders: [], total: 0 })
    for (const call of [`GET /orders/${id}`, `GET /orders/${id}/review`, `GET /orders/${id}/invoice`])
      expect(await app.call(call, { token })).toMatchObject({ status: 404, body: { code: 'orders.not_found' } })
  })

  test("is called out on the shop's own devices, messages nobody, and pauses no shop when nobody answers", async () => {
    const { store, owner } = await aShop()
    await aProduct(app, store)
    const phone = aPhone()
    for (let round = 0; round < 3; round += 1) await made(owner, store, { customer_phone: phone })
    for (let minute = 0; minute < 12; minute += 1) {
      app.clock.advance(60_000)
      await expireOrders(app.app.modules.orders)
      await processAlarms(app.app.modules.alarms)
    }
    const alarms = await app.db.query('SELECT pushed_at IS NOT NULL AS pushed, ending FROM order_alarms WHERE store_id = $1', [
      store.store_id,
    ])
    expect(alarms).toEqual([1, 2, 3].map(() => ({ pushed: true, ending: 'unanswered' })))
    const messages = await app.db.query('SELECT recipient FROM message_outbox WHERE recipient = ANY($1::text[])', [
      [store.phone, `+91${phone}`],
    ])
    expect(messages).toEqual([])
    const [shop] = await app.db.query('SELECT paused_until FROM stores WHERE store_id = $1', [store.store_id])
    expect(shop).toEqual({ paused_until: null })
    expect((await app.call('GET /orders/board', { token: owner })).body.orders).toEqual([])
    const decided = await app.db.query('SELECT 1 FROM auto_accept_decisions WHERE store_id = $1', [store.store_id])
    expect(decided).toEqual([])
  })

  test('that takes longer has a later promise, and nobody is notified', async () => {
    const { store, owner } = await aShop()
    await aProduct(app, store)
    const phone = aPhone()
    const { id } = await made(owner, store, { customer_phone: phone })
    await stepOn(owner, id, 'confirmed')
    const before = (await app.call(`GET /orders/${id}`, { token: owner })).body.order as Order
    const delayed = await app.call(`POST /orders/${id}/delay`, { token: owner, body: { minutes: 20 } })
    const promised = Date.parse(before.estimated_delivery ?? '')
    expect(delayed).toMatchObject({
      status: 200,
      body: { order: { practice: true, estimated_delivery: new Date(promised + 20 * 60_000).toISOString() } },
    })
    expect(await app.db.query('SELECT 1 FROM message_outbox WHERE recipient = $1', [`+91${phone}`])).toEqual([])
  })

  test('works for staff, in a closed shop, for pickup, and again and again for one phone', async () => {
    const { store } = await aShop({ working_days: [], offers_delivery: false, takes_cod: false })
    await aProduct(app, store, { stock: 1 })
    await aProduct(app, store)
    const staff = await app.signIn(await aStaff(app, store))
    const body = bodyFor(store)
    for (let round = 0; round < 5; round += 1)
      expect(await app.call(CALL, { token: staff, body })).toMatchObject({
        status: 201,
        body: { order: { delivery_type: 'pickup', payment_method: 'cash' } },
      })
  })

  test('is made once for one key', async () => {
    const { store, owner } = await aShop()
    await aProduct(app, store)
    const body = bodyFor(store)
    const first = await app.call(CALL, { token: owner, body, key: 'test-order-1' })
    const second = await app.call(CALL, { token: owner, body, key: 'test-order-1' })
    expect((second.body.order as { id: string }).id).toBe((first.body.order as { id: string }).id)
    expect(await app.call(CALL, { token: owner, body: bodyFor(store), key: 'test-order-1' })).toMatchObject({
      status: 409,
      body: { code: 'request.key_reused' },
    })
  })

  test('needs something to sell and somebody to be for', async () => {
    const { store, owner } = await aShop()
    const empty = await app.call(CALL, { token: owner, body: bodyFor(store) })
    expect(empty).toMatchObject({ status: 404, body: { code: 'catalogue.not_found' } })
    const nobody = await app.call(CALL, { token: owner, body: { ...bodyFor(store), customer_phone: '12345' } })
    expect(nobody).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  })
})

describe('who may', () => {
  test('only the people of the shop itself', async () => {
    const { store } = await aShop()
    await aProduct(app, store)
    const body = bodyFor(store)
    expect(await app.call(CALL, { body })).toMatchObject({ status: 401, body: { code: 'auth.required' } })
    const customer = await app.signIn(await aUser(app))
    expect(await app.call(CALL, { token: customer, body })).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } })
    const { owner: stranger } = await aShop()
    expect(await app.call(CALL, { token: stranger, body })).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } })
    expect(await app.db.query('SELECT 1 FROM orders WHERE store_id = $1', [store.store_id])).toEqual([])
  })

  test('in production too: an owner learns the counter on their own shop', async () => {
    const { store, owner } = await aShop()
    await aProduct(app, store)
    const production = await buildTestApp({ db: app.db, env: { ...PRODUCTION, STRANGER_LIMITS: 'on' } })
    const answer = await production.call(CALL, { token: owner, body: bodyFor(store) })
    await production.close()
    expect(answer).toMatchObject({ status: 201, body: { order: { practice: true } } })
  })
})
