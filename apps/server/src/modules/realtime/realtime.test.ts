import type {
  ActionReply,
  ClientEvents,
  HelloEvent,
  OrderEvent,
  ServerEvents,
  SystemAlert,
} from '@jhola/contract/realtime/events'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { apply, check, csvOf } from '../../../test/factories/import-files.ts'
import { anOrder } from '../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../test/factories/shops.ts'
import { expireOrders } from '../orders/index.ts'
import { releaseUnpaidOrders } from '../payments/index.ts'
import { recheckSessions } from './sockets/recheck-sessions.ts'

type Client = Socket<ServerEvents, ClientEvents>

let app: TestApp
let address: string
const clients: Client[] = []

beforeAll(async () => {
  app = await buildTestApp()
  address = await app.listen()
})
afterAll(async () => {
  for (const client of clients) client.disconnect()
  await app.close()
})

const open = (options: { token?: string; headers?: Record<string, string> } = {}): Client => {
  const client: Client = io(address, {
    path: '/socket.io',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(options.token ? { auth: { token: options.token } } : {}),
    ...(options.headers ? { extraHeaders: options.headers } : {}),
  })
  clients.push(client)
  return client
}

const next = <E extends keyof ServerEvents>(client: Client, name: E): Promise<Parameters<ServerEvents[E]>[0]> =>
  // @NOTE socket.io's own types do not follow a generic event name.
  new Promise((resolve) => client.once(name as 'hello', resolve as (hello: HelloEvent) => void))

/** Collects events until `count` are there. As every device does, it drops events that are not newer than the last. */
const collect = (client: Client, count: number, since = 0): Promise<OrderEvent[]> =>
  new Promise((resolve) => {
    const events: OrderEvent[] = []
    const take = (event: OrderEvent) => {
      if (event.seq > (events.at(-1)?.seq ?? since)) events.push(event)
      if (events.length >= count) resolve(events)
    }
    for (const name of ['new_order', 'order_updated', 'order_status_changed'] as const) client.on(name, take)
  })

const aShop = async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store, { stock: 10_000 })
  const owner = await app.signIn(anOwner(store))
  return { store, product, owner }
}

/** A device of the shop that knows the channel's position. */
const aDevice = async (owner: string, since?: number): Promise<{ client: Client; hello: HelloEvent }> => {
  const client = open({ token: owner })
  const hello = next(client, 'hello')
  client.emit('subscribe_store', since === undefined ? {} : { since })
  return { client, hello: await hello }
}

test('a device that asks whether the line stands is told the time of the server', async () => {
  const client = open()
  const pong = next(client, 'pong')
  client.emit('ping', { timestamp: 1 })
  expect(await pong).toEqual({ timestamp: 1, server_time: app.clock.now().toISOString() })
})

test('what one device changes on the shelf is told to the shop’s others, by a call or by a file, and to no other shop', async () => {
  const { product, owner } = await aShop()
  const other = await aShop()
  const [device, stranger] = await Promise.all([aDevice(owner), aDevice(other.owner)])
  let foreign = 0
  stranger.client.on('shelf_changed', () => {
    foreign += 1
  })
  const received = next(device.client, 'shelf_changed')
  const body = { quantity: 3, movement_type: 'in', reason: '' }
  const path = `PUT /inventory/products/${product.product_id}/stock`
  expect((await app.call(path, { token: owner, body })).status).toBe(200)
  await received
  const filed = next(device.client, 'shelf_changed')
  const file = csvOf([
    ['Name', 'Category', 'Price'],
    ['Toor Dal', 'Pulses', '120'],
  ])
  await apply(app, owner, (await check(app, owner, file)).id)
  await filed
  // The other shop receives its own change first.
  const own = next(stranger.client, 'shelf_changed')
  const theirs = `PUT /inventory/products/${other.product.product_id}/stock`
  expect((await app.call(theirs, { token: other.owner, body })).status).toBe(200)
  await own
  expect(foreign).toBe(1)
})

test('a new order reaches every device of its shop, numbered, and no other shop', async () => {
  const { store, product, owner } = await aShop()
  const other = await aShop()
  const [one, two, stranger] = await Promise.all([aDevice(owner), aDevice(owner), aDevice(other.owner)])
  const heard: OrderEvent[] = []
  stranger.client.on('new_order', (event) => heard.push(event))
  const arrivals = Promise.all([next(one.client, 'new_order'), next(two.client, 'new_order')])
  const { order } = await anOrder(app, store, [product])
  const [first, second] = await arrivals
  expect(first).toMatchObject({
    store_id: store.store_id,
    seq: 1,
    type: 'order.placed',
    order: { id: order.id, version: 1, status: 'pending' },
  })
  expect(second).toEqual(first)
  const theirs = next(stranger.client, 'new_order')
  await anOrder(app, other.store, [other.product])
  await theirs
  expect(heard.map((event) => event.store_id)).toEqual([other.store.store_id])
})

test('an order that nobody answered is told to everybody at its shop as an alert', async () => {
  const { store, product, owner } = await aShop()
  const { client } = await aDevice(owner)
  const alert = next(client, 'system_alert')
  const { order } = await anOrder(app, store, [product])
  app.clock.advance(10 * 60_000 + 1)
  await expireOrders(app.app.modules.orders)
  expect(await alert).toEqual({
    message: `Order ${order.order_number} was cancelled: nobody answered it in time`,
    alert_type: 'error',
    code: 'order_unanswered',
    order_number: order.order_number,
  })
})

test('an order that nobody paid is no alert: the shop was not asked', async () => {
  const { store, product, owner } = await aShop()
  const { client } = await aDevice(owner)
  const alerts: SystemAlert[] = []
  client.on('system_alert', (alert) => alerts.push(alert))
  const { order } = await anOrder(app, store, [product], { paymentMethod: 'card' })
  const over = next(client, 'order_status_changed')
  app.clock.advance(15 * 60_000)
  await releaseUnpaidOrders(app.app.modules.payments)
  expect(await over).toMatchObject({
    order: { id: order.id, cancelled_by: 'system', cancellation_reason: 'not_paid_in_time' },
  })
  // An alert is sent right after its event: the response to a ping comes after both.
  const answered = next(client, 'pong')
  client.emit('ping', { timestamp: 1 })
  await answered
  expect(alerts).toEqual([])
})

test('the room comes from the session, whatever store id is sent', async () => {
  const { owner } = await aShop()
  const victim = await aShop()
  const client = open({ token: owner })
  const authenticated = next(client, 'authenticated')
  client.emit('subscribe_store', { store_id: victim.store.store_id })
  expect(await authenticated).not.toMatchObject({ store_id: victim.store.store_id })
})

test('nobody follows a shop without a session', async () => {
  const client = open()
  const refused = next(client, 'auth_error')
  client.emit('subscribe_store', {})
  expect(await refused).toMatchObject({ code: 'auth.required' })
})

test('a wrong token is refused, on a socket that is signed in too, which goes on with the session it had', async () => {
  const { store, product, owner } = await aShop()
  const { client } = await aDevice(owner)
  for (const token of ['guess', '', 'x'.repeat(43)]) {
    const refused = next(client, 'auth_error')
    client.emit('authenticate', { token })
    expect(await refused).toMatchObject({ code: 'auth.required' })
  }
  const arrived = next(client, 'new_order')
  const { order } = await anOrder(app, store, [product])
  expect(await arrived).toMatchObject({ order: { id: order.id } })
})

test('a device that was away gets what it missed, in order, without a gap or a repeat', async () => {
  const { store, product, owner } = await aShop()
  const placed = [
    await anOrder(app, store, [product]),
    await anOrder(app, store, [product]),
    await anOrder(app, store, [product]),
  ]
  const client = open({ token: owner })
  const missed = collect(client, 2, 1)
  client.emit('subscribe_store', { since: 1 })
  const events = await missed
  expect(events.map((event) => [event.seq, event.order.id])).toEqual([
    [2, placed[1]?.order.id],
    [3, placed[2]?.order.id],
  ])
  const caughtUp = await app.call('GET /events?since=1', { token: owner })
  expect(caughtUp.body).toMatchObject({ seq: 3, resync: false, events: [{ seq: 2 }, { seq: 3 }] })
})

test('a device from the future is told to read again', async () => {
  const { owner } = await aShop()
  expect((await aDevice(owner, 99)).hello).toMatchObject({ resync: true, seq: 0 })
})

test('many writers of one shop: the feed has every number once, in the order of their commits', async () => {
  const { store, product, owner } = await aShop()
  const { client } = await aDevice(owner)
  const all = collect(client, 40)
  await Promise.all(Array.from({ length: 40 }, () => anOrder(app, store, [product])))
  const events = await all
  expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  const numbers = events.map((event) => event.order.order_number)
  expect(numbers).toEqual(numbers.toSorted())
})

describe('one order', () => {
  test('its customer follows it live with the token', async () => {
    const { store, product, owner } = await aShop()
    const { order, token } = await anOrder(app, store, [product])
    const client = open()
    const hello = next(client, 'hello')
    client.emit('subscribe_order', { order_id: order.id, token })
    await hello
    const accepted = next(client, 'order_accepted')
    await app.call(`POST /orders/${order.id}/accept`, { token: owner, body: {} })
    expect(await accepted).toMatchObject({ order: { id: order.id, status: 'confirmed', customer_name: 'Asha Rao' } })
  })

  test('a shared link hears only the masked order; a wrong token hears nothing', async () => {
    const { store, product, owner } = await aShop()
    const { order, token } = await anOrder(app, store, [product])
    const shared = await app.call(`POST /orders/${order.id}/share`, { headers: { 'x-order-token': token } })
    const [viewer, stranger] = [open(), open()]
    const [hello, refused] = [next(viewer, 'hello'), next(stranger, 'auth_error')]
    viewer.emit('subscribe_order', { order_id: order.id, token: String(shared.body.share_token) })
    stranger.emit('subscribe_order', { order_id: order.id, token: 'guess' })
    await hello
    expect(await refused).toMatchObject({ code: 'orders.not_found' })
    const changed = next(viewer, 'order_rejected')
    await app.call(`POST /orders/${order.id}/reject`, { token: owner, body: {} })
    expect(JSON.stringify(await changed)).not.toMatch(/Asha|Pipe Road/)
  })
})

describe('acting over the socket', () => {
  const act = (client: Client, order_id: string, more: Record<string, unknown> = {}): Promise<ActionReply> =>
    new Promise((resolve) => client.emit('accept_order', { order_id, ...more }, resolve))

  test('goes the same way as the call, answers alike, and one action id acts once', async () => {
    const { store, product, owner } = await aShop()
    const { order } = await anOrder(app, store, [product])
    const { client } = await aDevice(owner)
    const action_id = app.ids.uuid()
    const first = await act(client, order.id, { version: 1, action_id })
    const again = await act(client, order.id, { version: 1, action_id })
    expect(first).toMatchObject({ success: true, order: { status: 'confirmed', version: 2 } })
    expect(again).toEqual(first)
    expect(await act(client, order.id, { version: 1 })).toMatchObject({ success: false, code: 'orders.stale' })
  })

  test('a stranger is refused, also in the event', async () => {
    const { store, product } = await aShop()
    const { order } = await anOrder(app, store, [product])
    const { client } = await aDevice((await aShop()).owner)
    const received = next(client, 'action_error')
    expect(await act(client, order.id)).toMatchObject({ success: false, code: 'orders.not_found' })
    expect(await received).toMatchObject({ order_id: order.id, code: 'orders.not_found' })
  })
})

test('ending a session cuts its sockets at once', async () => {
  const { owner } = await aShop()
  const { client } = await aDevice(owner)
  const cut = new Promise((resolve) => client.once('disconnect', resolve))
  await app.call('POST /auth/logout', { token: owner })
  expect(await cut).toBe('io server disconnect')
})

test('a session ended on another node loses its sockets here, and opens nothing here any more', async () => {
  const { owner } = await aShop()
  const { client } = await aDevice(owner)
  const cut = new Promise((resolve) => client.once('disconnect', resolve))
  const second = await buildTestApp({ db: app.db })
  try {
    const endedMs = performance.now()
    await second.call('POST /auth/logout', { token: owner })
    expect(await cut).toBe('io server disconnect')
    console.info(`a session ended on another node: its socket was cut ${(performance.now() - endedMs).toFixed(0)} ms later`)
  } finally {
    await second.close()
  }
  expect((await app.call('GET /auth/me', { token: owner })).body.user).toBeNull()
})

test('a session that ended without a word of it loses its sockets at the next look', async () => {
  const { store, owner } = await aShop()
  const { client } = await aDevice(owner)
  const cut = new Promise((resolve) => client.once('disconnect', resolve))
  await app.db.execute('UPDATE sessions SET revoked_at = $2 WHERE store_id = $1', [store.store_id, app.clock.now()])
  // After the session cache of this node has expired.
  app.clock.advance(2000)
  expect(await recheckSessions(app.app.live.io, app.app.modules.realtime)).toBe(1)
  expect(await cut).toBe('io server disconnect')
})

test('a socket from another website is not let in', async () => {
  const client = open({ headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } })
  await expect(new Promise((_, reject) => client.once('connect_error', reject))).rejects.toThrow()
})

test('a second node hears what the first one sent', async () => {
  const second = await buildTestApp({ db: app.db })
  try {
    const elsewhere = await second.listen()
    const { store, product, owner } = await aShop()
    const client: Client = io(elsewhere, {
      path: '/socket.io',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token: owner },
    })
    clients.push(client)
    const hello = next(client, 'hello')
    client.emit('subscribe_store', {})
    await hello
    const arrived = next(client, 'new_order')
    await anOrder(app, store, [product])
    expect(await arrived).toMatchObject({ store_id: store.store_id, seq: 1 })
    client.disconnect()
  } finally {
    await second.close()
  }
})
