import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore, establish } from '../../../../test/factories/shops.ts'
import { brokenLedgers } from '../../../../test/ledger.ts'
import { createLogger } from '../../../platform/logger.ts'
import { expireOrders } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(async () => expect(await brokenLedgers(app)).toEqual([]))
afterAll(() => app.close())

/** A shop with a signed-in owner and one pending order. */
const aShopWithOrder = async (overrides: Record<string, unknown> = {}) => {
  const store = await aStore(app)
  await establish(app, store)
  const product = await aProduct(app, store)
  const owner = await app.signIn(anOwner(store))
  const { order, token } = await anOrder(app, store, [product], overrides)
  return { store, product, owner, order, token }
}

const stockOf = async (product_id: string) =>
  (
    await app.db.query<{ on_hand: number; reserved: number }>('SELECT on_hand, reserved FROM products WHERE product_id = $1', [
      product_id,
    ])
  )[0]

const move = (owner: string, id: string, status: string, more: Record<string, unknown> = {}) =>
  app.call(`PUT /orders/${id}/status`, { token: owner, body: { status, ...more } })

describe('who may', () => {
  const calls = [
    'POST /orders/{id}/accept',
    'POST /orders/{id}/reject',
    'POST /orders/{id}/acknowledge',
    'PUT /orders/{id}/status',
  ] as const

  test.each(calls)('%s: nobody without a sign-in, nobody from another shop', async (route) => {
    const { order } = await aShopWithOrder()
    const path = route.replace('{id}', order.id)
    const body = route.startsWith('PUT') ? { status: 'confirmed' } : {}
    expect(await app.call(path, { body })).toMatchObject({ status: 401, body: { code: 'auth.required' } })
    const stranger = await app.signIn(anOwner(await aStore(app)))
    expect(await app.call(path, { body, token: stranger })).toMatchObject({ status: 404, body: { code: 'orders.not_found' } })
    const rows = await app.db.query('SELECT status, version FROM orders WHERE order_id = $1', [order.id])
    expect(rows).toEqual([{ status: 'pending', version: 1 }])
  })

  test.each(['GET /orders', 'GET /orders/today', 'GET /orders/board', 'GET /orders/metrics', 'GET /events?since=0'])(
    '%s needs a shop',
    async (route) => {
      expect((await app.call(route)).status).toBe(401)
    },
  )

  test("another shop's id in the query is refused, not served", async () => {
    const { owner } = await aShopWithOrder()
    const other = await aStore(app)
    expect(await app.call(`GET /orders?store_id=${other.store_id}`, { token: owner })).toMatchObject({
      status: 403,
      body: { code: 'auth.forbidden' },
    })
  })

  test('an order opens to its token, its shop and nobody else', async () => {
    const { order, token, owner } = await aShopWithOrder()
    expect((await app.call(`GET /orders/${order.id}?t=${token}`)).status).toBe(200)
    expect((await app.call(`GET /orders/${order.id}`, { headers: { 'x-order-token': token } })).status).toBe(200)
    expect((await app.call(`GET /orders/${order.id}`, { token: owner })).status).toBe(200)
    for (const path of [
      `/orders/${order.id}`,
      `/orders/${order.id}?t=${token.slice(0, -1)}x`,
      `/orders/${app.ids.uuid()}?t=${token}`,
    ])
      expect(await app.call(`GET ${path}`)).toMatchObject({ status: 404, body: { code: 'orders.not_found' } })
  })

  test('a shared link shows no name, phone or address, and may do nothing', async () => {
    const { order, token } = await aShopWithOrder()
    const shared = await app.call(`POST /orders/${order.id}/share`, { headers: { 'x-order-token': token } })
    const link = String(shared.body.share_token)
    const seen = await app.call(`GET /orders/${order.id}?t=${link}`)
    expect(seen).toMatchObject({ status: 200, body: { view_only: true, order: { customer_email: null, landmark: null } } })
    expect(JSON.stringify(seen.body)).not.toMatch(/Asha|Pipe Road|temple|9197/)
    expect(
      await app.call(`PATCH /orders/${order.id}/status`, { headers: { 'x-order-token': link }, body: { status: 'cancelled' } }),
    ).toMatchObject({ status: 404 })
  })
})

test('the whole way of a delivery: stock sold at accepting, cash counted at the door, history told', async () => {
  const { order, owner, product, token } = await aShopWithOrder()
  expect(
    await app.call(`POST /orders/${order.id}/accept`, { token: owner, body: { version: 1, ready_in_minutes: 15 } }),
  ).toMatchObject({
    status: 200,
    body: {
      message: 'Order accepted successfully',
      order: {
        status: 'confirmed',
        version: 2,
        estimated_delivery: new Date(app.clock.now().getTime() + 15 * 60_000).toISOString(),
      },
    },
  })
  expect(await stockOf(product.product_id)).toEqual({ on_hand: 97, reserved: 0 })
  await move(owner, order.id, 'preparing')
  await move(owner, order.id, 'ready')
  await move(owner, order.id, 'out_for_delivery', {
    delivery_partner: { name: 'Suresh', phone: '9800000000', vehicle_number: 'MH03 1234' },
  })
  await move(owner, order.id, 'delivered', { version: 5 })
  const { body } = await app.call(`GET /orders/${order.id}?t=${token}`)
  expect(body.order).toMatchObject({
    status: 'delivered',
    version: 6,
    payment_status: 'completed',
    delivery_partner: { name: 'Suresh', vehicle_number: 'MH03 1234' },
  })
  const { status_history } = body.order as { status_history: { status: string }[] }
  expect(status_history.map((entry) => entry.status)).toEqual([
    'pending',
    'confirmed',
    'preparing',
    'ready',
    'out_for_delivery',
    'delivered',
  ])
})

test('pickup goes from ready to delivered and has no ride', async () => {
  const { order, owner } = await aShopWithOrder({ deliveryType: 'pickup', deliveryAddress: undefined })
  await move(owner, order.id, 'confirmed')
  await move(owner, order.id, 'preparing')
  expect(await move(owner, order.id, 'out_for_delivery')).toMatchObject({
    status: 409,
    body: { code: 'orders.illegal_transition' },
  })
  await move(owner, order.id, 'ready')
  expect(await move(owner, order.id, 'delivered')).toMatchObject({ status: 200, body: { order: { status: 'delivered' } } })
})

describe('calling it off', () => {
  test('rejecting gives the stock back and tells why', async () => {
    const { order, owner, product } = await aShopWithOrder()
    expect(await app.call(`POST /orders/${order.id}/reject`, { token: owner, body: { reason: 'closing' } })).toMatchObject({
      status: 200,
      body: { order: { status: 'cancelled', cancelled_by: 'store', cancellation_reason: 'closing', payment_status: 'failed' } },
    })
    expect(await stockOf(product.product_id)).toEqual({ on_hand: 100, reserved: 0 })
  })

  test('rejecting is for pending orders; later the shop cancels, and the goods return', async () => {
    const { order, owner, product } = await aShopWithOrder()
    await move(owner, order.id, 'confirmed')
    expect(await app.call(`POST /orders/${order.id}/reject`, { token: owner, body: {} })).toMatchObject({ status: 409 })
    expect(await move(owner, order.id, 'cancelled', { reason: 'cannot_reach_customer' })).toMatchObject({ status: 200 })
    expect(await stockOf(product.product_id)).toEqual({ on_hand: 100, reserved: 0 })
  })

  test('the customer may while it is pending, and no longer', async () => {
    const { order, owner, token } = await aShopWithOrder()
    const cancel = () =>
      app.call(`PATCH /orders/${order.id}/status`, {
        headers: { 'x-order-token': token },
        body: { status: 'cancelled', notes: 'Cancelled by customer' },
      })
    await move(owner, order.id, 'confirmed')
    expect(await cancel()).toMatchObject({
      status: 409,
      body: { code: 'orders.illegal_transition', details: { current: 'confirmed' } },
    })
    const other = await aShopWithOrder()
    expect(
      await app.call(`PATCH /orders/${other.order.id}/status`, {
        headers: { 'x-order-token': other.token },
        body: { status: 'cancelled' },
      }),
    ).toMatchObject({ status: 200, body: { order: { status: 'cancelled', cancelled_by: 'customer' } } })
    expect(await stockOf(other.product.product_id)).toEqual({ on_hand: 100, reserved: 0 })
  })

  test('what nobody accepted in time is cancelled by the system, once', async () => {
    const { order, token, product } = await aShopWithOrder()
    app.clock.advance(10 * 60_000 + 1)
    await expireOrders(app.app.modules.orders)
    await expireOrders(app.app.modules.orders)
    expect((await app.call(`GET /orders/${order.id}?t=${token}`)).body.order).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'system',
      cancellation_reason: 'not_accepted_in_time',
      version: 2,
    })
    expect(await stockOf(product.product_id)).toEqual({ on_hand: 100, reserved: 0 })
  })

  test('orders that cannot be cancelled hold up no other, however many they are', async () => {
    const store = await aStore(app)
    const damaged = await aProduct(app, store, { stock: 1000 })
    const stuck: string[] = []
    // One more than the list returns at once.
    for (let n = 0; n <= 100; n += 1) stuck.push((await anOrder(app, store, [damaged])).order.id)
    const [held] = await app.db.query<{ reserved: number }>('SELECT reserved FROM products WHERE product_id = $1', [
      damaged.product_id,
    ])
    const setReserved = (reserved: number | undefined) =>
      app.db.execute('UPDATE products SET reserved = $2 WHERE product_id = $1', [damaged.product_id, reserved])
    app.clock.advance(1)
    const { order, product } = await aShopWithOrder()
    await setReserved(0)
    app.clock.advance(10 * 60_000 + 1)
    const lines: { order_id?: string; job?: string }[] = []
    const log = createLogger('warn', { write: (line) => lines.push(JSON.parse(line)) })
    await expect(expireOrders({ ...app.app.modules.orders, log })).rejects.toThrow('expire-orders: 101 failed')
    expect(await app.db.query('SELECT status FROM orders WHERE order_id = $1', [order.id])).toEqual([{ status: 'cancelled' }])
    expect(await stockOf(product.product_id)).toEqual({ on_hand: 100, reserved: 0 })
    expect(lines.filter(({ job }) => job === 'expire-orders').map(({ order_id }) => order_id)).toEqual(stuck)

    await setReserved(held?.reserved)
    expect(await expireOrders(app.app.modules.orders)).toBe(101)
  })
})

test('an order for a slot keeps its promise, whatever minutes are sent when it is accepted', async () => {
  const date = new Date(app.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
  const { order, owner } = await aShopWithOrder({ delivery_slot: 'evening', delivery_date: date })
  expect(
    await app.call(`POST /orders/${order.id}/accept`, { token: owner, body: { version: 1, ready_in_minutes: 20 } }),
  ).toMatchObject({ status: 200, body: { order: { status: 'confirmed', estimated_delivery: order.estimated_delivery } } })
  const [stored] = await app.db.query('SELECT estimated_delivery FROM orders WHERE order_id = $1', [order.id])
  expect(stored).toEqual({ estimated_delivery: new Date(String(order.estimated_delivery)) })
})

describe('it takes longer', () => {
  const delay = (owner: string, id: string, body: object) => app.call(`POST /orders/${id}/delay`, { token: owner, body })

  test('the promise moves and the customer is notified; from now on when it has passed', async () => {
    const { order, owner, store } = await aShopWithOrder()
    await app.call(`POST /orders/${order.id}/accept`, { token: owner, body: { ready_in_minutes: 20 } })
    const now = app.clock.now().getTime()
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
    expect(await delay(owner, order.id, { minutes: 10, version: 2 })).toMatchObject({
      status: 200,
      body: { message: 'The customer was told that it takes longer', order: { estimated_delivery: at(30), version: 3 } },
    })
    app.clock.advance(40 * 60_000)
    expect((await delay(owner, order.id, { minutes: 5 })).body.order).toMatchObject({ estimated_delivery: at(45) })
    const messages = await app.db.query<{ body: string; send_before: Date }>(
      `SELECT body, send_before FROM message_outbox WHERE recipient = $1 AND template = 'order_delayed' ORDER BY created_at`,
      [order.customer_phone],
    )
    expect(messages).toHaveLength(2)
    expect(messages[0]?.body).toContain(`${store.name}: your order ${order.order_number} needs 10 more minutes.`)
    // A later message would be wrong.
    expect(messages[0]?.send_before).toEqual(new Date(now + 6 * 3_600_000))
  })

  test('only while it is worked on, by odd minutes never, and of two devices one wins', async () => {
    const { order, owner } = await aShopWithOrder()
    expect(await delay(owner, order.id, { minutes: 10 })).toMatchObject({ status: 409, body: { code: 'orders.not_under_way' } })
    await move(owner, order.id, 'confirmed')
    expect(await delay(owner, order.id, { minutes: 7 })).toMatchObject({ status: 400 })
    expect(await delay(owner, order.id, { minutes: 5, version: 1 })).toMatchObject({
      status: 412,
      body: { code: 'orders.stale' },
    })
  })
})

test('an item that is not there is named to the customer', async () => {
  const { order, owner, product } = await aShopWithOrder()
  const rejected = await app.call(`POST /orders/${order.id}/reject`, {
    token: owner,
    body: { reason: 'item_not_available', unavailable_items: [product.product_id, app.ids.uuid()], note: 'Sorry' },
  })
  expect(rejected.body.order).toMatchObject({ cancellation_reason: `item_not_available: ${product.name}. Sorry` })
})

describe('giving the money back', () => {
  test('of a delivered order: by the word of the shop for cash, once', async () => {
    const { order, owner } = await aShopWithOrder()
    for (const status of ['confirmed', 'preparing', 'out_for_delivery', 'delivered']) await move(owner, order.id, status)
    const refund = () => move(owner, order.id, 'refunded', { reason: 'other', note: 'Broken packet' })
    expect((await refund()).body.order).toMatchObject({ status: 'refunded', payment_status: 'refunded' })
    expect(await refund()).toMatchObject({ status: 409, body: { code: 'orders.illegal_transition' } })
  })

  test('not of money that never came', async () => {
    const { order, owner } = await aShopWithOrder()
    await move(owner, order.id, 'cancelled', { reason: 'other' })
    expect(await move(owner, order.id, 'refunded')).toMatchObject({
      status: 409,
      body: { code: 'payments.nothing_to_refund' },
    })
  })
})

describe('two devices', () => {
  test('of two that accept and reject at once, one wins and the other gets an error', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { order, owner, store } = await aShopWithOrder()
      const staff = await app.signIn(await aStaff(app, store))
      const answers = await Promise.all([
        app.call(`POST /orders/${order.id}/accept`, { token: owner, body: { version: 1 } }),
        app.call(`POST /orders/${order.id}/reject`, { token: staff, body: { version: 1 } }),
      ])
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 412])
      const loser = answers.find((answer) => answer.status === 412)
      expect(loser?.body).toMatchObject({ code: 'orders.stale', details: { version: 2, by: expect.stringContaining(' · ') } })
    }
  })

  test('one key sent twice moves once and answers alike', async () => {
    const { order, owner } = await aShopWithOrder()
    const call = { token: owner, body: {}, key: app.ids.uuid() }
    const first = await app.call(`POST /orders/${order.id}/accept`, call)
    expect((await app.call(`POST /orders/${order.id}/accept`, call)).body).toEqual(first.body)
  })

  test('seen on one device is seen on all, and only the first time counts', async () => {
    const { order, owner } = await aShopWithOrder()
    const first = await app.call(`POST /orders/${order.id}/acknowledge`, { token: owner })
    const again = await app.call(`POST /orders/${order.id}/acknowledge`, { token: owner })
    expect(first.body.order).toMatchObject({ version: 2, acknowledged_at: app.clock.now().toISOString() })
    expect(again.body.order).toMatchObject({ version: 2 })
  })
})

test('many at once: an answer for each, foreign ones untouched', async () => {
  const ours = await aShopWithOrder()
  const theirs = await aShopWithOrder()
  const answer = await app.call('PUT /orders/bulk/status', {
    token: ours.owner,
    body: { orderIds: [ours.order.id, theirs.order.id], status: 'confirmed' },
  })
  expect(answer.body).toMatchObject({
    updated: 1,
    results: [
      { order_id: ours.order.id, success: true, code: null },
      { order_id: theirs.order.id, success: false, code: 'orders.not_found' },
    ],
  })
})

describe('money', () => {
  test("a customer's word is a claim; the shop's word is payment", async () => {
    const { order, owner, token } = await aShopWithOrder({ paymentMethod: 'upi' })
    const headers = { 'x-order-token': token }
    const seen = await app.call(`GET /orders/${order.id}`, { headers })
    expect(seen.body.upi).toMatchObject({ vpa: 'shop@upi', amount: 209, link: expect.stringContaining('am=209.00') })
    const forged = await app.call(`POST /orders/${order.id}/payment/confirm`, {
      headers,
      body: { payment_id: 'pay_1', payment_status: 'completed' },
    })
    expect(forged.body.order).toMatchObject({ payment_status: 'pending', payment_claimed_at: expect.any(String) })
    const paid = await app.call(`POST /orders/${order.id}/payment/confirm`, { token: owner, body: {} })
    expect(paid.body.order).toMatchObject({ payment_status: 'completed' })
    expect(await app.call(`POST /orders/${order.id}/payment/confirm`, { token: owner, body: {} })).toMatchObject({
      status: 409,
      body: { code: 'payments.not_due' },
    })
  })
})

test("the owner's list: filtered, searched, paged, with the unfiltered count", async () => {
  const { store, product, owner } = await aShopWithOrder()
  await anOrder(app, store, [product], { customer: { name: 'Zeenat Khan', phone: '9811122233' } })
  const found = await app.call('GET /orders?search=zeenat&pageSize=5', { token: owner })
  expect(found.body).toMatchObject({ total: 1, unfiltered_total: 2, totalPages: 1, data: [{ customer_name: 'Zeenat Khan' }] })
  expect((await app.call('GET /orders?search=100%25', { token: owner })).body).toMatchObject({ total: 0 })
  expect((await app.call('GET /orders?min_amount=500', { token: owner })).body).toMatchObject({ total: 0 })
  expect((await app.call('GET /orders?pageSize=7', { token: owner })).status).toBe(400)
  expect((await app.call('GET /orders/metrics', { token: owner })).body).toMatchObject({
    stats: { total_orders: 2, pending_orders: 2, new_customers: 2 },
  })
})
