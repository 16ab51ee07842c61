import type { Order } from '@jhola/contract/orders/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'
import { brokenInvariants } from '../../../../test/model/shop.ts'

const NOON = '2026-11-20T06:30:00.000Z'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
let goods: { butter: string; salt: string; ghee: string; rare: string }
beforeAll(async () => {
  app = await buildTestApp({ now: NOON })
  store = await aStore(app)
  owner = await app.signIn(anOwner(store))
  const of = async (price_paise: number, stock: number) => (await aProduct(app, store, { stock, price_paise })).product_id
  goods = { butter: await of(60_00, 1000), salt: await of(20_00, 1000), ghee: await of(300_00, 1000), rare: await of(50_00, 20) }
})
afterAll(() => app.close())

const placed = async (over: object = {}) => {
  const { body, status } = await app.call('POST /orders', {
    body: {
      storeId: store.store_id,
      items: [
        { productId: goods.butter, quantity: 2 },
        { productId: goods.salt, quantity: 5 },
      ],
      customer: { name: 'Asha', phone: aPhone() },
      deliveryAddress: { addressLine1: '12 Station Road, Kurla', pincode: '400070' },
      paymentMethod: 'cod',
      ...over,
    },
  })
  expect(status).toBe(201)
  return { id: String(body.order_id), headers: { 'x-order-token': String(body.tracking_token) }, order: body.order as Order }
}
type Placed = Awaited<ReturnType<typeof placed>>
const change = ({ id, headers }: Placed, body: object, version = 1) =>
  app.call(`POST /orders/${id}/change`, { headers, body: { version, ...body } })
const seen = async ({ id, headers }: Placed) => (await app.call(`GET /orders/${id}`, { headers })).body.order as Order
const lines = (...given: [string, number][]) => ({ items: given.map(([product_id, quantity]) => ({ product_id, quantity })) })
const stockOf = async (id: string) =>
  (await app.db.query('SELECT on_hand, reserved, unproven_held FROM products WHERE product_id = $1', [id]))[0]

describe('a pending order', () => {
  test('amounts, a removed and a new line: the bill, what is reserved, and red and green for the shop follow', async () => {
    const order = await placed()
    const { status, body } = await change(order, lines([goods.butter, 3], [goods.ghee, 1]))
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined })
    expect(body.order).toMatchObject({
      ...{ subtotal: 480, version: 2, status: 'pending' },
      items: [
        { line_no: 1, quantity: 3, change: null },
        { line_no: 3, product_id: goods.ghee, quantity: 1, change: null },
      ],
      packing: {
        ...{ change_no: 1, last_change: { state: 'applied', by: 'customer' }, ordered: { subtotal: 480 } },
        own_change: { seen_at: null, parts: ['lines'], before: { subtotal: 220, items: [{ quantity: 2 }, { quantity: 5 }] } },
      },
    })
    expect(await brokenInvariants(app)).toEqual([])
    await app.call(`POST /orders/${order.id}/accept`, { token: owner })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('cancelled after a change, nothing of it stays reserved', async () => {
    const before = await stockOf(goods.butter)
    const order = await placed()
    await change(order, lines([goods.butter, 7], [goods.salt, 5]))
    await app.call(`PATCH /orders/${order.id}/status`, { headers: order.headers, body: { status: 'cancelled' } })
    expect(await stockOf(goods.butter)).toEqual(before)
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('notes, address and time change without the lines', async () => {
    const order = await placed()
    const { body } = await change(order, {
      notes: 'Ring twice',
      address: { line: '14 Pipe Road, Kurla West', landmark: 'near the temple', pincode: '400070' },
      time: { slot: 'evening', date: '2026-11-20' },
    })
    expect(body.order).toMatchObject({
      ...{ notes: 'Ring twice', delivery_address: '14 Pipe Road, Kurla West, 400070', landmark: 'near the temple' },
      ...{ delivery_slot: 'evening', delivery_date: '2026-11-20', subtotal: 220 },
      packing: { own_change: { parts: ['notes', 'address', 'time'], slot: 'asap', delivery_date: null } },
    })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('what to do when something is missing changes for the order and for one product, and the shop sees both', async () => {
    const order = await placed({ if_missing: 'call' })
    const chosen = { product_id: goods.butter, quantity: 2, if_missing: 'leave_out' }
    const { body } = await change(order, { items: [chosen, { product_id: goods.salt, quantity: 5 }], if_missing: 'best_match' })
    expect(body.order).toMatchObject({
      if_missing: 'best_match',
      items: [{ if_missing: 'leave_out' }, { if_missing: null }],
      packing: { own_change: { parts: ['choice'], if_missing: 'call', before: { items: [{ if_missing: null }, {}] } } },
    })
    // A line that says nothing keeps its choice; null is as for the order.
    const more = await change(order, lines([goods.butter, 3], [goods.salt, 5]), 2)
    expect(more.body.order).toMatchObject({ items: [{ if_missing: 'leave_out', quantity: 3 }, {}] })
    const back = { product_id: goods.butter, quantity: 3, if_missing: null }
    const none = await change(order, { items: [back, { product_id: goods.ghee, quantity: 1, if_missing: 'call' }] }, 3)
    expect(none.body.order).toMatchObject({ items: [{ if_missing: null }, { product_id: goods.ghee, if_missing: 'call' }] })
  })

  test('what the customer chose in a change is what the shop may do without asking', async () => {
    const order = await placed({ if_missing: 'leave_out' })
    const items = [goods.butter, goods.salt].map((product_id) => ({ product_id, quantity: 5, if_missing: 'best_match' }))
    const { body } = await change(order, { items })
    await app.call(`POST /orders/${order.id}/accept`, { token: owner })
    const near = (await aProduct(app, store, { stock: 100, price_paise: 62_00 })).product_id
    const changes = [{ kind: 'replaced', line_no: 1, product_id: near, quantity: 5 }]
    const packed = await app.call(`POST /orders/${order.id}/packing`, { token: owner, body: { changes } })
    expect({ before: body.success, outcome: packed.body.outcome }).toEqual({ before: true, outcome: 'applied' })
  })

  test('express is switched on and off, with its fee by the same bill', async () => {
    const order = await placed()
    const preview = await app.call(`POST /orders/${order.id}/change/preview`, {
      headers: order.headers,
      body: { time: { slot: 'express' } },
    })
    expect(preview.body).toMatchObject({ express_fee: 50, total: Number(order.order.total_amount) + 50 })
    const on = await change(order, { time: { slot: 'express' }, expected_total: preview.body.total })
    expect(on.body.order).toMatchObject({ delivery_slot: 'express', express_fee: 50, urgent: true, version: 2 })
    const off = await change(order, { time: { slot: 'asap' } }, 2)
    expect(off.body.order).toMatchObject({
      delivery_slot: 'asap',
      express_fee: 0,
      urgent: false,
      total_amount: order.order.total_amount,
    })
    await app.db.execute(`UPDATE stores SET offers_express = false WHERE store_id = $1`, [store.store_id])
    expect(await change(order, { time: { slot: 'express' } }, 3)).toMatchObject({ body: { code: 'delivery.slot_closed' } })
    await app.db.execute(`UPDATE stores SET offers_express = true WHERE store_id = $1`, [store.store_id])
  })

  test('the same change again with its key is the first answer, and moves nothing twice', async () => {
    const order = await placed()
    const request = {
      headers: { ...order.headers, 'idempotency-key': `own-${order.id}` },
      body: { version: 1, ...lines([goods.butter, 4], [goods.salt, 5]) },
    }
    const first = await app.call(`POST /orders/${order.id}/change`, request)
    const after = await stockOf(goods.butter)
    const again = await app.call(`POST /orders/${order.id}/change`, request)
    expect(again.body).toEqual(first.body)
    expect(await stockOf(goods.butter)).toEqual(after)
  })

  test('a preview says the new total and changes nothing; another total than the one that was seen is told', async () => {
    const order = await placed()
    const wanted = lines([goods.butter, 3], [goods.salt, 5])
    const { id, headers } = order
    const preview = await app.call(`POST /orders/${id}/change/preview`, { headers, body: wanted })
    expect(preview.body).toMatchObject({ subtotal: 280 })
    expect(await seen(order)).toMatchObject({ subtotal: 220, version: 1 })
    const refused = await change(order, { ...wanted, expected_total: Number(preview.body.total) - 1 })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'orders.changed', details: { total_amount: preview.body.total } },
    })
    expect((await change(order, { ...wanted, expected_total: preview.body.total })).status).toBe(200)
  })
})

describe('the checks of placing hold', () => {
  test('more than there is, below the minimum, out of reach', async () => {
    const order = await placed({ items: [{ productId: goods.rare, quantity: 3 }] })
    expect(await change(order, lines([goods.rare, 25]))).toMatchObject({ status: 409, body: { code: 'inventory.insufficient' } })
    expect(await change(order, lines([goods.rare, 1]))).toMatchObject({ status: 409, body: { code: 'stores.below_minimum' } })
    const far = { address: { line: '1 Far Away Street, Delhi', pincode: '110001' } }
    expect(await change(order, far)).toMatchObject({ body: { code: 'stores.out_of_range' } })
    expect(await seen(order)).toMatchObject({ version: 1, subtotal: 150 })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('what a product costs now counts for what is raised, and not for what stays', async () => {
    const dal = (await aProduct(app, store, { stock: 100, price_paise: 100_00 })).product_id
    const order = await placed({
      items: [
        { productId: dal, quantity: 2 },
        { productId: goods.salt, quantity: 5 },
      ],
    })
    await app.db.execute('UPDATE products SET price_paise = 12000, version = version + 1 WHERE product_id = $1', [dal])
    expect((await change(order, lines([dal, 2], [goods.salt, 6]))).body).toMatchObject({ order: { subtotal: 320 } })
    expect((await change(order, lines([dal, 3], [goods.salt, 6]), 2)).body).toMatchObject({ order: { subtotal: 480 } })
  })

  test('a full delivery slot is refused, and a left one has room again', async () => {
    const small = await aStore(app)
    const token = await app.signIn(anOwner(small))
    const rice = (await aProduct(app, small, { stock: 1000, price_paise: 100_00 })).product_id
    await app.db.execute('UPDATE stores SET slot_capacity = 4 WHERE store_id = $1', [small.store_id])
    const at = { storeId: small.store_id, items: [{ productId: rice, quantity: 2 }] }
    const evening = { delivery_slot: 'evening', delivery_date: '2026-11-20' }
    const first = await placed({ ...at, ...evening })
    await app.db.execute('UPDATE stores SET slot_capacity = 1, version = version + 1 WHERE store_id = $1', [small.store_id])
    const second = await placed(at)
    // Delivered before: the number is proven, so that only the place counts.
    await app.db.execute('UPDATE orders SET unproven = false WHERE order_id = $1', [second.id])
    await app.db.execute('DELETE FROM unproven_orders WHERE order_id = $1', [second.id])
    const toEvening = { time: { slot: 'evening', date: '2026-11-20' } }
    expect(await change(second, toEvening)).toMatchObject({ status: 409, body: { code: 'delivery.slot_full' } })
    expect((await change(first, { time: { slot: 'asap' } })).status).toBe(200)
    expect((await change(second, toEvening)).body).toMatchObject({ order: { delivery_slot: 'evening' } })
    expect((await app.call('GET /stores/me', { token })).status).toBe(200)
  })
})

describe('an accepted order', () => {
  const accepted = async () => {
    const order = await placed()
    await app.call(`POST /orders/${order.id}/accept`, { token: owner })
    return { ...order, version: (await seen(order)).version }
  }

  test('is changed until packing starts; then the customer is told', async () => {
    const order = await accepted()
    expect((await change(order, lines([goods.butter, 1], [goods.salt, 5]), order.version)).body).toMatchObject({
      order: { subtotal: 160, status: 'confirmed' },
    })
    expect(await brokenInvariants(app)).toEqual([])
    await app.call(`PUT /orders/${order.id}/status`, { token: owner, body: { status: 'preparing' } })
    const late = await change(order, lines([goods.butter, 2]), (await seen(order)).version)
    expect(late).toMatchObject({ status: 409, body: { code: 'orders.packing_started' } })
    const stale = await change(order, lines([goods.butter, 2]), order.version)
    expect(stale).toMatchObject({ status: 412, body: { code: 'orders.stale', details: { current: 'preparing' } } })
  })

  test('what the shop then packs is compared with what the customer wanted last', async () => {
    const order = await accepted()
    await change(order, lines([goods.butter, 4], [goods.salt, 5]), order.version)
    const fewer = await app.call(`POST /orders/${order.id}/packing`, {
      ...{ token: owner, body: { changes: [{ kind: 'fewer', line_no: 1, quantity: 3 }] } },
    })
    expect(fewer.body).toMatchObject({ outcome: 'applied', order: { subtotal: 280, packing: { ordered: { subtotal: 340 } } } })
    expect(await brokenInvariants(app)).toEqual([])
    await app.call(`PUT /orders/${order.id}/status`, { token: owner, body: { status: 'cancelled', reason: 'other' } })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('the shop starts packing while the customer changes: one wins, and the other is told what the order is now', async () => {
    for (let round = 0; round < 20; round += 1) {
      const order = await accepted()
      const [mine, theirs] = await Promise.all([
        change(order, lines([goods.butter, 3], [goods.salt, 5]), order.version),
        app.call(`PUT /orders/${order.id}/status`, { token: owner, body: { status: 'preparing', version: order.version } }),
      ])
      const won = [mine.status, theirs.status].toSorted((a, b) => a - b)
      expect(won).toEqual([200, 412])
      const loser = mine.status === 412 ? mine : theirs
      expect(loser.body).toMatchObject({ code: 'orders.stale', details: { version: order.version + 1 } })
    }
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('the shop sees it once for all devices', async () => {
    const order = await accepted()
    await change(order, lines([goods.butter, 3], [goods.salt, 5]), order.version)
    await change(order, lines([goods.butter, 4], [goods.salt, 5]), order.version + 1)
    // The first change that nobody has seen: red is what the shop knows.
    const shop = async () => (await app.call(`GET /orders/${order.id}`, { token: owner })).body.order as Order
    expect((await shop()).packing?.own_change).toMatchObject({
      seen_at: null,
      before: { items: [{ quantity: 2 }, { quantity: 5 }] },
    })
    const known = await app.call(`POST /orders/${order.id}/acknowledge`, { token: owner })
    expect((known.body.order as Order).packing?.own_change).toMatchObject({ seen_at: NOON, change_no: 2 })
    const version = (await shop()).version
    await app.call(`POST /orders/${order.id}/acknowledge`, { token: owner })
    expect((await shop()).version).toBe(version)
  })

  test('two changes before the shop looks: it reads what both were about', async () => {
    const order = await accepted()
    await change(order, lines([goods.butter, 3], [goods.salt, 5]), order.version)
    const { body } = await change(order, { notes: 'Ring twice' }, order.version + 1)
    expect((body.order as Order).packing?.own_change).toMatchObject({
      parts: ['lines', 'notes'],
      before: { items: [{ quantity: 2 }, { quantity: 5 }] },
    })
    await app.call(`POST /orders/${order.id}/acknowledge`, { token: owner })
    const { version } = await seen(order)
    const later = await change(order, { time: { slot: 'evening', date: '2026-11-20' } }, version)
    expect((later.body.order as Order).packing?.own_change?.parts).toEqual(['time'])
  })

  test('while the shop asks, the customer answers first; a shared link changes nothing', async () => {
    const order = await accepted()
    const dear = (await aProduct(app, store, { stock: 100, price_paise: 200_00 })).product_id
    await app.call(`POST /orders/${order.id}/packing`, {
      ...{ token: owner, body: { changes: [{ kind: 'replaced', line_no: 1, product_id: dear, quantity: 2 }] } },
    })
    const { version } = await seen(order)
    expect(await change(order, { notes: 'x' }, version)).toMatchObject({ status: 409, body: { code: 'orders.packing_asked' } })
    const shared = await app.call(`POST /orders/${order.id}/share`, { headers: order.headers })
    const headers = { 'x-order-token': String(shared.body.share_token) }
    expect(await change({ ...order, headers }, { notes: 'x' }, version)).toMatchObject({ status: 404 })
  })
})

test('the customer hears of a question and of the first of several changes, with a link that opens the order', async () => {
  const order = await placed()
  await app.call(`POST /orders/${order.id}/accept`, { token: owner })
  const pack = (changes: object[]) => app.call(`POST /orders/${order.id}/packing`, { token: owner, body: { changes } })
  await pack([{ kind: 'fewer', line_no: 2, quantity: 4 }])
  await pack([{ kind: 'fewer', line_no: 2, quantity: 3 }])
  const dear = (await aProduct(app, store, { stock: 100, price_paise: 200_00 })).product_id
  await pack([{ kind: 'replaced', line_no: 1, product_id: dear, quantity: 2 }])
  const rows = await app.db.query<{ template: string; body: string }>(
    `SELECT template, body FROM message_outbox WHERE recipient = $1 AND template IN ('order_question', 'order_changed') ORDER BY created_at, template`,
    [order.order.customer_phone],
  )
  expect(rows.map(({ template }) => template).toSorted()).toEqual(['order_changed', 'order_question'])
  const token = /[?&]t=([^&\s]+)/.exec(rows[0]?.body ?? '')?.[1]
  expect((await app.call(`GET /orders/${order.id}`, { headers: { 'x-order-token': String(token) } })).status).toBe(200)
})
