import type { NewAction } from '@jhola/contract/orders/offline/action-queue'
import { targetOf } from '@jhola/contract/orders/offline/owner-actions'
import { forwardStatuses, type OrderStatus } from '@jhola/contract/orders/statuses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { aPhone } from '../factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore } from '../factories/shops.ts'
import { createDevice, createRandom, type Random, type Seen } from './offline-device.ts'
import { brokenInvariants } from './shop.ts'

const RUNS = Number(process.env.QUEUE_RUNS ?? 4)
const SEED = Number(process.env.QUEUE_SEED ?? Date.now() % 1_000_000)
const ACTIONS = 100
const ORDERS = 24

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(async () => {
  expect(await brokenInvariants(app)).toEqual([])
  await app.close()
})

type Wish = Pick<NewAction, 'type' | 'data'>

/** What a person does with an order in this state: mostly the next step. */
const wishFor =
  (random: Random) =>
  (shown: Seen): Wish => {
    const dice = random()
    if (dice < 0.12) return { type: 'acknowledge', data: {} }
    if (dice < 0.2) return { type: 'payment', data: {} }
    if (dice < 0.3)
      return shown.status === 'pending'
        ? { type: 'reject', data: { reason: 'too_busy' } }
        : { type: 'update_status', data: { status: 'cancelled', reason: 'other' } }
    const next = forwardStatuses({ status: shown.status, delivery_type: 'delivery' })[0] ?? 'delivered'
    return next === 'confirmed' ? { type: 'accept', data: {} } : { type: 'update_status', data: { status: next } }
  }

const aShop = async () => {
  const store = await aStore(app, { opens: '00:00', closes: '00:00', min_order_paise: 0 })
  const product = await aProduct(app, store, { stock: 100_000 })
  const staff = await aStaff(app, store)
  const owner = anOwner(store)
  const orders: Seen[] = []
  for (let count = 0; count < ORDERS; count += 1) {
    const { body } = await app.call('POST /orders', {
      body: {
        storeId: store.store_id,
        items: [{ productId: product.product_id, quantity: 1 }],
        customer: { name: 'Asha Rao', phone: aPhone() },
        deliveryType: 'delivery',
        deliveryAddress: { addressLine1: '12 Pipe Road, Kurla West', pincode: '400070' },
        paymentMethod: 'cod',
      },
    })
    orders.push({ id: String(body.order_id), version: 1, status: 'pending' })
  }
  return { store, orders, people: [owner, staff] as const }
}

/** How often each key had an effect. Its reply is stored in the transaction of the effect. */
const readEffects = async (ids: readonly string[]): Promise<Set<string>> => {
  const rows = await app.db.query<{ key: string }>(
    'SELECT key FROM idempotency_keys WHERE key = ANY($1::text[]) AND body IS NOT NULL',
    [ids],
  )
  return new Set(rows.map(({ key }) => key))
}

/** Every status that an order of the shop has had, as `order status`. */
const readReached = async (storeId: string): Promise<Set<string>> => {
  const rows = await app.db.query<{ order_id: string; to_status: string }>(
    'SELECT order_id, to_status FROM order_events WHERE store_id = $1',
    [storeId],
  )
  return new Set(rows.map(({ order_id, to_status }) => `${order_id} ${to_status}`))
}

const oneRun = async (seed: number) => {
  const random = createRandom(seed)
  const { store, orders, people } = await aShop()
  const devices: ReturnType<typeof createDevice>[] = []
  for (const person of people)
    devices.push(createDevice(app, await app.signIn(person), { user_id: person.user_id, store_id: store.store_id ?? '' }, random))
  const taps: { id: string; type: string; device: number; orderId: string; target: OrderStatus | null }[] = []
  while (taps.length < ACTIONS) {
    const device = taps.length % devices.length
    const order = orders[Math.floor(random() * orders.length)]
    const kept = order && devices[device]?.tap(order, wishFor(random))
    if (kept && typeof kept !== 'string')
      taps.push({ id: kept.id, type: kept.type, device, orderId: kept.orderId, target: targetOf(kept) })
  }
  // Both come online at the same time, with an unreliable network at first and a reliable one later.
  const comeBack = async (device: ReturnType<typeof createDevice>) => {
    for (let attempt = 0; attempt < 60; attempt += 1) if ((await device.replay()) === 'empty') break
    await device.calm()
    expect(await device.replay()).toBe('empty')
  }
  await Promise.all(devices.map(comeBack))

  const effects = await readEffects(taps.map(({ id }) => id))
  const left = new Map(devices.flatMap((device) => device.left().map((action) => [action.id, action] as const)))
  const reached = await readReached(store.store_id ?? '')
  const outcome = { effects: 0, conflicts: 0, refused: 0, behind: 0, said: 0, doneByOthers: 0 }
  for (const { id, type, orderId, target } of taps) {
    const kept = left.get(id)
    const isDoneByOthers = !effects.has(id) && !kept && target !== null && reached.has(`${orderId} ${target}`)
    // Exactly one of the three: done once, done by another device, or shown to a person.
    expect([id, effects.has(id), isDoneByOthers || kept !== undefined || type === 'acknowledge']).toEqual([
      id,
      effects.has(id),
      effects.has(id) ? type === 'acknowledge' : true,
    ])
    if (effects.has(id)) outcome.effects += 1
    else if (isDoneByOthers) outcome.doneByOthers += 1
    else if (!kept) outcome.said += 1
    else if (kept.state === 'conflict') outcome.conflicts += 1
    else if (kept.state === 'failed') outcome.refused += 1
    else outcome.behind += 1
  }
  const [changes] = await app.db.query<{ moves: number; orders: number }>(
    `SELECT count(*) FILTER (WHERE type = 'order.status_changed')::int AS moves, count(DISTINCT order_id)::int AS orders
     FROM order_events WHERE store_id = $1 AND version > 1`,
    [store.store_id],
  )
  const moved = taps.filter(({ id, type }) => effects.has(id) && type !== 'acknowledge' && type !== 'payment').length
  expect(changes?.moves).toBe(moved)
  for (const action of left.values())
    if (action.state === 'conflict') expect(action.problem?.found).toMatchObject({ by: expect.stringContaining(' · ') })
  return { outcome, counts: devices.map(({ counts }) => counts) }
}

test(`${ACTIONS} actions taken offline on two devices, with duplicates, lost answers, late arrivals and restarts: each has one effect or is there to be seen`, {
  timeout: 120_000,
}, async () => {
  console.log(`offline queues: seed ${SEED} (QUEUE_SEED), ${RUNS} runs of ${ACTIONS} actions on ${ORDERS} orders`)
  for (let run = 0; run < RUNS; run += 1) {
    const { outcome, counts } = await oneRun(SEED + run)
    console.log(`run ${run + 1}: ${JSON.stringify(outcome)} network ${JSON.stringify(counts)}`)
    expect(Object.values(outcome).reduce((sum, count) => sum + count, 0)).toBe(ACTIONS)
  }
})
