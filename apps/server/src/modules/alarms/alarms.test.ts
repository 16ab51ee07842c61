import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOrder } from '../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../test/factories/shops.ts'
import type { NewProduct } from '../catalogue/index.ts'
import { expireOrders } from '../orders/index.ts'
import { releaseUnpaidOrders } from '../payments/index.ts'
import type { NewStore } from '../stores/index.ts'
import { processAlarms } from './index.ts'

const NOON = '2026-11-20T06:00:00.000Z'
const SECOND = 1000

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ env: { PUBLIC_ORIGIN: 'https://jhola.test' } })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(NOON))

const aShop = async (overrides: Parameters<typeof aStore>[1] = {}) => {
  const store = await aStore(app, overrides)
  return { store, product: await aProduct(app, store), owner: await app.signIn(anOwner(store)) }
}
/** Runs the jobs at this many seconds after noon. */
const work = async (seconds: number) => {
  app.clock.set(new Date(Date.parse(NOON) + seconds * SECOND))
  await expireOrders(app.app.modules.orders)
  await processAlarms(app.app.modules.alarms)
}
const messagesTo = (phone: string) =>
  app.db
    .query<{ template: string; body: string }>(
      'SELECT template, body FROM message_outbox WHERE recipient = $1 ORDER BY created_at, message_id',
      [phone],
    )
    .then((rows) => rows.map(({ template }) => template))
const alarmOf = async (orderId: string) =>
  (
    await app.db.query<{ pushed_at: Date | null; next_at: Date; ending: string | null }>(
      'SELECT pushed_at, next_at, ending FROM order_alarms WHERE order_id = $1',
      [orderId],
    )
  )[0]
const ownStore = async (owner: string) => (await app.call('GET /stores/me', { token: owner })).body.store

/** A signed-in device of the shop with a push subscription; returns its queued pushes. */
const aPushedDevice = async (store: NewStore) => {
  const [keys] = await app.db.query<{ session_id: string; user_id: string }>(
    'SELECT session_id, user_id FROM sessions WHERE store_id = $1',
    [store.store_id],
  )
  await app.db.execute(
    `INSERT INTO push_subscriptions (subscription_id, user_id, store_id, session_id, endpoint, p256dh, auth, created_at)
     VALUES ($1, $2, $3, $4, $5, 'key', 'auth', $6)`,
    [app.ids.uuid(), keys?.user_id, store.store_id, keys?.session_id, `https://push.example/${store.store_id}`, app.clock.now()],
  )
  return () =>
    app.db.query<{ payload: object }>(
      'SELECT p.payload FROM push_outbox p JOIN push_subscriptions s USING (subscription_id) WHERE s.store_id = $1',
      [store.store_id],
    )
}

test('nobody answers: push, message, the customer, the end, each at its time', async () => {
  const { store, product } = await aShop()
  const { order } = await anOrder(app, store, [product])
  await work(14)
  expect((await alarmOf(order.id))?.pushed_at).toBeNull()
  await work(15)
  expect((await alarmOf(order.id))?.pushed_at?.toISOString()).toBe('2026-11-20T06:00:15.000Z')
  await work(119)
  expect(await messagesTo(store.phone)).toEqual([])
  await work(120)
  expect(await messagesTo(store.phone)).toEqual(['order_waiting'])
  await work(299)
  expect(await messagesTo(order.customer_phone)).toEqual([])
  await work(300)
  expect(await messagesTo(order.customer_phone)).toEqual(['order_unanswered'])
  await work(600)
  expect((await alarmOf(order.id))?.ending).toBeNull()
  await work(601)
  expect((await alarmOf(order.id))?.ending).toBe('unanswered')
  expect(await messagesTo(order.customer_phone)).toEqual(['order_unanswered', 'order_cancelled'])
  await work(700)
  expect(await messagesTo(store.phone)).toEqual(['order_waiting'])
  // Hours later they would be wrong.
  const sent = await app.db.query(
    `SELECT extract(epoch FROM send_before - created_at)::int AS useful_s FROM message_outbox WHERE recipient = ANY($1::text[])`,
    [[store.phone, order.customer_phone]],
  )
  expect(sent).toEqual(Array.from({ length: 3 }, () => ({ useful_s: 6 * 3600 })))
})

test('fifteen orders that wait: one message says how many, and ten minutes later another', async () => {
  const { store, product, owner } = await aShop({ accept_within_minutes: 30 })
  const first = await anOrder(app, store, [product])
  for (let more = 0; more < 14; more += 1) await anOrder(app, store, [product])
  const bodies = async () =>
    (
      await app.db.query<{ body: string }>('SELECT body FROM message_outbox WHERE recipient = $1 ORDER BY created_at', [
        store.phone,
      ])
    ).map(({ body }) => body)
  await work(120)
  await work(180)
  expect(await bodies()).toEqual(['Jhola: 15 orders wait for your answer, the oldest for 2 min. Please accept or reject them.'])
  await app.call(`POST /orders/${first.order.id}/accept`, { token: owner })
  await anOrder(app, store, [product])
  await work(300)
  expect(await messagesTo(store.phone)).toEqual(['orders_waiting'])
  await anOrder(app, store, [product])
  await work(300 + 600)
  expect(await messagesTo(store.phone)).toEqual(['orders_waiting', 'orders_waiting'])
})

test('of an order for tomorrow the shop hears at once, and it is not cancelled today', async () => {
  const { store, product } = await aShop()
  const { order } = await anOrder(app, store, [product], { delivery_slot: 'afternoon', delivery_date: '2026-11-21' })
  await work(15)
  expect((await alarmOf(order.id))?.pushed_at?.toISOString()).toBe('2026-11-20T06:00:15.000Z')
  await work(120)
  expect(await messagesTo(store.phone)).toEqual(['order_waiting'])
  await work(3600)
  expect(await messagesTo(order.customer_phone)).toEqual([])
  expect((await alarmOf(order.id))?.ending).toBeNull()
})

test('the shop sees how far the alarm is and what comes next; nothing of another shop', async () => {
  const { store, product, owner } = await aShop()
  const { order } = await anOrder(app, store, [product])
  const open = async (token = owner) => (await app.call('GET /orders/alarms', { token })).body.alarms
  const at = (time: string) => `2026-11-20T06:${time}.000Z`
  const planned = (time: string) => ({ done_at: null, planned_at: at(time) })
  const done = (time: string) => ({ done_at: at(time), planned_at: null })
  const [starts_at, deadline_at] = [at('00:00'), at('10:00')]
  const base = { order_id: order.id, starts_at, deadline_at }
  expect(await open()).toEqual([{ ...base, push: planned('00:15'), message: planned('02:00'), customer: planned('05:00') }])
  await work(15)
  expect(await open()).toMatchObject([{ push: done('00:15'), message: planned('02:00') }])
  await app.call(`POST /orders/${order.id}/acknowledge`, { token: owner })
  const never = { done_at: null, planned_at: null }
  expect(await open()).toMatchObject([{ push: done('00:15'), message: never, customer: planned('05:00') }])
  expect(await open((await aShop()).owner)).toEqual([])
  await app.call(`POST /orders/${order.id}/accept`, { token: owner, body: {} })
  expect(await open()).toEqual([])
})

test.each([
  ['accept', {}, 'accepted'],
  ['reject', { reason: 'too_busy' }, 'rejected'],
] as const)(
  'once one device has said %s, the question goes from the others, in its place and unheard',
  async (answer, body, word) => {
    const { store, product, owner } = await aShop()
    const pushes = await aPushedDevice(store)
    const { order } = await anOrder(app, store, [product])
    await work(15)
    expect(await pushes()).toMatchObject([{ payload: { tag: order.id, stays: true, title: `New order ${order.order_number}` } }])
    // An order that was answered before anyone was notified needs no notification.
    const { order: early } = await anOrder(app, store, [product])
    await app.call(`POST /orders/${early.id}/accept`, { token: owner, body: {} })
    expect((await app.call(`POST /orders/${order.id}/${answer}`, { token: owner, body })).status).toBe(200)
    await work(16)
    expect(await pushes()).toMatchObject([
      { payload: { tag: order.id, stays: false, quiet: true, actions: [], title: `Order ${order.order_number} ${word}` } },
    ])
    expect((await alarmOf(order.id))?.ending).toBe('answered')
  },
)

test('the customer is offered a free cancel by a link that works', async () => {
  const { store, product } = await aShop()
  const { order } = await anOrder(app, store, [product])
  await work(300)
  const [said] = await app.db.query<{ body: string }>('SELECT body FROM message_outbox WHERE recipient = $1', [
    order.customer_phone,
  ])
  const token = /https:\/\/jhola\.test\/order\/[\w-]+\/track\?t=([\w-]+)&lang=en/.exec(said?.body ?? '')?.[1] ?? ''
  expect(said?.body).toContain('cancel it free of charge')
  const cancelled = await app.call(`PATCH /orders/${order.id}/status`, {
    headers: { 'x-order-token': token },
    body: { status: 'cancelled' },
  })
  expect(cancelled).toMatchObject({ status: 200, body: { order: { status: 'cancelled', cancelled_by: 'customer' } } })
  await work(301)
  await work(601)
  expect((await alarmOf(order.id))?.ending).toBe('withdrawn')
})

test('a server that was away for long takes every missed step once, and a second look takes none', async () => {
  const { store, product } = await aShop()
  const { order } = await anOrder(app, store, [product])
  await work(400)
  await work(400)
  expect(await messagesTo(store.phone)).toEqual(['order_waiting'])
  expect(await messagesTo(order.customer_phone)).toEqual(['order_unanswered'])
})

test('once somebody has seen it the shop is not called again', async () => {
  const { store, product, owner } = await aShop()
  const { order } = await anOrder(app, store, [product])
  await app.call(`POST /orders/${order.id}/acknowledge`, { token: owner })
  await work(20)
  await work(130)
  await work(300)
  expect((await alarmOf(order.id))?.pushed_at).toBeNull()
  expect(await messagesTo(store.phone)).toEqual([])
  expect(await messagesTo(order.customer_phone)).toEqual(['order_unanswered'])
})

test('an answer ends it', async () => {
  const { store, product, owner } = await aShop()
  const { order } = await anOrder(app, store, [product])
  await work(0)
  await app.call(`POST /orders/${order.id}/accept`, { token: owner, body: {} })
  await work(15)
  expect((await alarmOf(order.id))?.ending).toBe('answered')
  expect(await messagesTo(store.phone)).toEqual([])
})

test('the delays are the store’s', async () => {
  const { store, product, owner } = await aShop({ whatsapp: '+919811111111' })
  await app.db.execute('UPDATE stores SET proven_whatsapp = whatsapp WHERE store_id = $1', [store.store_id])
  const alarm = {
    push_after_seconds: 5,
    message_after_seconds: 30,
    customer_after_seconds: 60,
    pause_after_unanswered: 0,
    pause_minutes: 60,
  }
  expect(await app.call('PUT /stores/me/preferences', { token: owner, body: { alarm } })).toMatchObject({ status: 200 })
  const { order } = await anOrder(app, store, [product])
  await work(5)
  expect((await alarmOf(order.id))?.pushed_at).not.toBeNull()
  await work(29)
  expect(await messagesTo('+919811111111')).toEqual([])
  await work(30)
  expect(await messagesTo('+919811111111')).toEqual(['order_waiting'])
  await work(60)
  expect(await messagesTo(order.customer_phone)).toEqual(['order_unanswered'])
})

test('a WhatsApp number that nobody has proven gets nothing: the shop is told at its own number', async () => {
  const { store, product } = await aShop({ whatsapp: '+919811111112' })
  await anOrder(app, store, [product])
  await work(15)
  await work(120)
  expect(await messagesTo('+919811111112')).toEqual([])
  expect(await messagesTo(store.phone)).toEqual(['order_waiting'])
})

test('an order for a closed shop starts to ring when it opens', async () => {
  const { store, product } = await aShop({ opens: '12:00', closes: '20:00' })
  const { order } = await anOrder(app, store, [product], { delivery_slot: 'evening', delivery_date: '2026-11-20' })
  await work(15)
  expect((await alarmOf(order.id))?.pushed_at).toBeNull()
  await work(30 * 60 + 14)
  expect((await alarmOf(order.id))?.pushed_at).toBeNull()
  await work(30 * 60 + 15)
  expect((await alarmOf(order.id))?.pushed_at).not.toBeNull()
})

describe('a shop that does not answer', () => {
  test('is paused after two in a row, with the reason, and opened again by its owner', async () => {
    const { store, product, owner } = await aShop()
    await anOrder(app, store, [product])
    await work(60)
    await anOrder(app, store, [product])
    await work(601)
    expect(await ownStore(owner)).toMatchObject({ is_open: true, pause_reason: null })
    await work(661)
    expect(await ownStore(owner)).toMatchObject({
      is_open: false,
      pause_reason: 'unanswered_orders',
      paused_until: '2026-11-20T08:11:01.000Z',
    })
    expect((await messagesTo(store.phone)).at(-1)).toBe('shop_paused')
    await expect(anOrder(app, store, [product])).rejects.toThrow('stores.paused')
    await app.call('PUT /stores/me/availability', { token: owner, body: { state: 'open' } })
    expect(await ownStore(owner)).toMatchObject({ is_open: true, pause_reason: null })
    // The count starts again: this one is the first.
    await anOrder(app, store, [product])
    await work(1262)
    expect(await ownStore(owner)).toMatchObject({ is_open: true })
  })

  test('is never paused by orders of numbers that nothing has proven', async () => {
    const { store, product, owner } = await aShop()
    const strangers = await buildTestApp({ db: app.db, env: { STRANGER_LIMITS: 'on' } })
    const answered = await anOrder(app, store, [product])
    await app.call(`POST /orders/${answered.order.id}/accept`, { token: owner, body: {} })
    for (let count = 0; count < 5; count += 1) await anOrder(strangers, store, [product])
    await strangers.close()
    await anOrder(app, store, [product])
    await work(601)
    // Five of strangers and one of a proven number: only the last one counts.
    expect(await ownStore(owner)).toMatchObject({ is_open: true, pause_reason: null })
    await anOrder(app, store, [product])
    await work(1202)
    expect(await ownStore(owner)).toMatchObject({ pause_reason: 'unanswered_orders' })
  })

  test('an answer between them breaks the row, a customer’s cancel does not', async () => {
    const { store, product, owner } = await aShop()
    await anOrder(app, store, [product])
    await work(1)
    const answered = await anOrder(app, store, [product])
    await app.call(`POST /orders/${answered.order.id}/accept`, { token: owner, body: {} })
    await work(2)
    await anOrder(app, store, [product])
    await work(603)
    expect(await ownStore(owner)).toMatchObject({ is_open: true })
    const { order, token } = await anOrder(app, store, [product])
    await app.call(`PATCH /orders/${order.id}/status`, { headers: { 'x-order-token': token }, body: { status: 'cancelled' } })
    await work(604)
    await anOrder(app, store, [product])
    await work(1205)
    expect(await ownStore(owner)).toMatchObject({ pause_reason: 'unanswered_orders' })
  })
})

describe('an order that was to be paid beforehand and was not', () => {
  const release = () => releaseUnpaidOrders(app.app.modules.payments)
  const abandon = async (...[store, products, overrides]: [NewStore, NewProduct[], object?]) =>
    (await anOrder(app, store, products, { paymentMethod: 'card', ...overrides })).order

  test('at night says nothing about the shop in the morning: no message, no pause', async () => {
    const { store, product, owner } = await aShop({ opens: '12:00', closes: '20:00' })
    const orders = [
      await abandon(store, [product], { delivery_slot: 'evening', delivery_date: '2026-11-20' }),
      await abandon(store, [product], { delivery_slot: 'evening', delivery_date: '2026-11-20' }),
    ]
    app.clock.advance(15 * 60 * SECOND)
    expect(await release()).toBe(2)
    await work(31 * 60)
    for (const order of orders) {
      expect((await alarmOf(order.id))?.ending).toBe('withdrawn')
      expect(await messagesTo(order.customer_phone)).toEqual([])
    }
    expect(await messagesTo(store.phone)).toEqual([])
    expect(await ownStore(owner)).toMatchObject({ pause_reason: null, paused_until: null })
  })

  test('in opening hours neither counts against the shop nor breaks the row of those it did not answer', async () => {
    const { store, product, owner } = await aShop({ accept_within_minutes: 60 })
    await anOrder(app, store, [product])
    const unpaid = [await abandon(store, [product]), await abandon(store, [product])]
    await work(15 * 60)
    expect(await release()).toBe(2)
    await work(15 * 60 + 1)
    for (const order of unpaid) expect((await alarmOf(order.id))?.ending).toBe('withdrawn')
    await work(60 * 60 + 1)
    expect(await ownStore(owner)).toMatchObject({ pause_reason: null })
    await anOrder(app, store, [product])
    await work(120 * 60 + 2)
    expect(await ownStore(owner)).toMatchObject({ pause_reason: 'unanswered_orders' })
    for (const order of unpaid) expect(await messagesTo(order.customer_phone)).toEqual(['order_unanswered'])
  })

  test('says to the devices that were called why it is over', async () => {
    const { store, product } = await aShop({ accept_within_minutes: 60 })
    const pushes = await aPushedDevice(store)
    const order = await abandon(store, [product])
    await work(15)
    await work(15 * 60)
    await release()
    await work(15 * 60 + 1)
    expect(await pushes()).toMatchObject([
      { payload: { tag: order.id, title: `Order ${order.order_number} was cancelled`, body: 'It was not paid in time.' } },
    ])
  })
})

test('two nodes at once take each step once', async () => {
  const { store, product } = await aShop()
  await Promise.all(
    Array.from({ length: 10 }, () => anOrder(app, store, [product], { items: [{ productId: product.product_id, quantity: 2 }] })),
  )
  app.clock.set(new Date(Date.parse(NOON) + 130 * SECOND))
  await Promise.all(Array.from({ length: 4 }, () => processAlarms(app.app.modules.alarms)))
  await processAlarms(app.app.modules.alarms)
  expect(await messagesTo(store.phone)).toEqual(['orders_waiting'])
  const told = await app.db.query('SELECT FROM order_alarms WHERE store_id = $1 AND messaged_at IS NOT NULL', [store.store_id])
  expect(told).toHaveLength(10)
})
