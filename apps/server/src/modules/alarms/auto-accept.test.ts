import { DEFAULT_PREFERENCES } from '@jhola/contract/preferences/defaults'
import type { AutoAcceptDecision } from '@jhola/contract/preferences/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOrder } from '../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore } from '../../../test/factories/shops.ts'
import { processAlarms } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const RULES = { ...DEFAULT_PREFERENCES.autoAccept, enabled: true }
const aShop = async (autoAccept: object = RULES) => {
  const store = await aStore(app)
  const owner = await app.signIn(anOwner(store))
  const saved = await app.call('PUT /stores/me/preferences', { token: owner, body: { autoAccept } })
  expect(saved.status).toBe(200)
  return { store, product: await aProduct(app, store), owner }
}
const work = () => processAlarms(app.app.modules.alarms)
const NEAR = { deliveryAddress: { addressLine1: '12 Pipe Road, Kurla', latitude: 19.08, longitude: 72.88 } }
const statusOf = async (orderId: string, token: string) => {
  const { body } = await app.call(`GET /orders/${orderId}`, { token })
  return body.order
}
const decisionsOf = async (token: string) => (await app.call('GET /stores/me/auto-accept/decisions', { token })).body

test('an order that passes every rule is confirmed by the server, with all phones asleep', async () => {
  const { store, product, owner } = await aShop()
  const { order } = await anOrder(app, store, [product], NEAR)
  await work()
  expect(await statusOf(order.id, owner)).toMatchObject({ status: 'confirmed', version: 2 })
  expect(await decisionsOf(owner)).toMatchObject({
    accepted: 1,
    decisions: [{ order_id: order.id, accepted: true, failed: [], passed: expect.arrayContaining(['items_in_stock']) }],
  })
})

test('an order that fails one rings on, and the rule is kept', async () => {
  const { store, product, owner } = await aShop({ ...RULES, rules: { ...RULES.rules, maxOrderValue: 100 } })
  const { order } = await anOrder(app, store, [product], NEAR)
  await work()
  await work()
  expect(await statusOf(order.id, owner)).toMatchObject({ status: 'pending', acknowledged_at: null })
  expect(await decisionsOf(owner)).toMatchObject({ accepted: 0, decisions: [{ failed: ['order_value_most'] }] })
})

const typedAt = (pincode: string) => ({
  deliveryAddress: { addressLine1: '12 Pipe Road', addressLine2: 'Kurla', city: 'Mumbai', pincode },
})

test('a typed address is judged by the area of its PIN code, and the decision says so', async () => {
  const { store, product, owner } = await aShop()
  const near = await anOrder(app, store, [product], typedAt('400070'))
  const far = await anOrder(app, store, [product], typedAt('400601'))
  await work()
  expect(await statusOf(near.order.id, owner)).toMatchObject({ status: 'confirmed' })
  expect(await statusOf(far.order.id, owner)).toMatchObject({ status: 'pending' })
  const { decisions } = (await decisionsOf(owner)) as { decisions: AutoAcceptDecision[] }
  const of = ({ order }: typeof near) => decisions.find(({ order_id }) => order_id === order.id)
  expect(of(near)).toMatchObject({ accepted: true, distance: { km: 0.8, by: 'pincode' } })
  expect(of(far)).toMatchObject({ failed: ['delivery_distance'], distance: { km: 16.7, by: 'pincode' } })
  for (const { distance } of decisions) expect(distance?.uncertainty_km).toBeGreaterThanOrEqual(1)
})

test('an order that is paid beforehand is judged when the money is there', async () => {
  const { store, product, owner } = await aShop()
  const { order } = await anOrder(app, store, [product], { ...NEAR, paymentMethod: 'upi' })
  await work()
  expect(await decisionsOf(owner)).toMatchObject({ decisions: [] })
  await app.call(`POST /orders/${order.id}/payment/confirm`, { token: owner, body: {} })
  app.clock.advance(4999)
  await work()
  expect(await statusOf(order.id, owner)).toMatchObject({ status: 'pending' })
  app.clock.advance(1)
  await work()
  expect(await statusOf(order.id, owner)).toMatchObject({ status: 'confirmed' })
})

test('switched off, nothing is decided', async () => {
  const { store, product, owner } = await aShop({ ...RULES, enabled: false })
  await anOrder(app, store, [product], NEAR)
  await work()
  expect(await decisionsOf(owner)).toMatchObject({ decisions: [] })
})

test('the kill switch works for everybody of the shop, at once', async () => {
  const { store, product, owner } = await aShop()
  const staff = await app.signIn(await aStaff(app, store))
  const { order } = await anOrder(app, store, [product], NEAR)
  const stopped = await app.call('POST /stores/me/auto-accept/stop', { token: staff })
  expect(stopped.body).toMatchObject({ preferences: { autoAccept: { enabled: false, rules: RULES.rules } } })
  await work()
  expect(await statusOf(order.id, owner)).toMatchObject({ status: 'pending' })
})

test('the operator’s switch holds all shops back', async () => {
  const { store, product, owner } = await aShop()
  const { order } = await anOrder(app, store, [product], NEAR)
  await processAlarms({ ...app.app.modules.alarms, isAutoAcceptOn: false })
  expect(await statusOf(order.id, owner)).toMatchObject({ status: 'pending' })
})

test('three devices and the server, one decision each: 30 orders', async () => {
  const { store, product, owner } = await aShop({ ...RULES, inventoryCheck: { ...RULES.inventoryCheck, enabled: false } })
  const placed = []
  for (let index = 0; index < 30; index += 1) placed.push(await anOrder(app, store, [product], NEAR))
  const accept = ({ order }: { order: { id: string } }) =>
    app.call(`POST /orders/${order.id}/accept`, { token: owner, body: { version: 1 } })
  await Promise.all([work(), work(), ...placed.map(accept), ...placed.map(accept)])
  await work()
  const rows = await app.db.query<{ moves: number }>(
    `SELECT count(*)::int AS moves FROM order_events WHERE store_id = $1 AND to_status = 'confirmed' GROUP BY order_id`,
    [store.store_id],
  )
  expect(rows.map(({ moves }) => moves)).toEqual(placed.map(() => 1))
})

test('a dry run judges the last orders and changes nothing', async () => {
  const { store, product, owner } = await aShop({ ...RULES, enabled: false })
  const { order } = await anOrder(app, store, [product], NEAR)
  const far = await anOrder(app, store, [product], typedAt('400601'))
  const tried = await app.call('POST /stores/me/auto-accept/dry-run', { token: owner, body: RULES })
  expect(tried.body).toMatchObject({
    accepted: 1,
    decisions: [
      { order_id: far.order.id, accepted: false, failed: ['delivery_distance'] },
      { order_id: order.id, accepted: true },
    ],
  })
  await work()
  expect(await statusOf(order.id, owner)).toMatchObject({ status: 'pending' })
})

test('preferences: defaults, whole sections, and staff may not change what decides about orders', async () => {
  const store = await aStore(app)
  const [owner, staff] = [await app.signIn(anOwner(store)), await app.signIn(await aStaff(app, store))]
  const shown = await app.call('GET /stores/me/preferences', { token: staff })
  expect(shown.body.preferences).toEqual({
    ...DEFAULT_PREFERENCES,
    businessHours: { enabled: true, openTime: '09:00', closeTime: '21:00', workingDays: [0, 1, 2, 3, 4, 5, 6] },
  })
  const display = { mode: 'dark', fontSize: 'large', highContrast: true }
  expect(await app.call('PUT /stores/me/preferences', { token: staff, body: { display } })).toMatchObject({
    status: 200,
    body: { preferences: { display, literacyLevel: 'full' } },
  })
  expect(await app.call('PUT /stores/me/preferences', { token: staff, body: { autoAccept: RULES } })).toMatchObject({
    status: 403,
  })
  const businessHours = { enabled: false, openTime: '08:00', closeTime: '22:00', workingDays: [1, 2, 3] }
  await app.call('PUT /stores/me/preferences', { token: owner, body: { businessHours } })
  const { body } = await app.call('GET /stores/me', { token: owner })
  expect(body.store).toMatchObject({ hours: { opens: '08:00', closes: '22:00', working_days: [1, 2, 3] } })
})

test('preferences: a change on an older version is refused, whatever changed it: another device, or the shop’s settings', async () => {
  const store = await aStore(app)
  const owner = await app.signIn(anOwner(store))
  const change = async (body: object) => app.call('PUT /stores/me/preferences', { token: owner, body })
  const version = async () => Number((await app.call('GET /stores/me/preferences', { token: owner })).body.version)
  const first = await version()
  const saved = await change({ literacyLevel: 'none', version: first })
  expect(saved.body).toMatchObject({ version: first + 1, preferences: { literacyLevel: 'none' } })
  const stale = { status: 412, body: { code: 'stores.stale', details: { version: first + 1 } } }
  expect(await change({ literacyLevel: 'full', version: first })).toMatchObject(stale)
  await app.call('PUT /stores/me/availability', { token: owner, body: { state: 'closed' } })
  expect(await change({ literacyLevel: 'full', version: first + 1 })).toMatchObject({ status: 412 })
  expect(await change({ literacyLevel: 'full', version: await version() })).toMatchObject({ status: 200 })
  const stopped = await app.call('POST /stores/me/auto-accept/stop', { token: owner })
  expect(stopped.body.version).toBe(await version())
})

test('preferences: of two devices at once one wins and the other is told', async () => {
  const store = await aStore(app)
  const owner = await app.signIn(anOwner(store))
  const { version } = (await app.call('GET /stores/me/preferences', { token: owner })).body
  const answers = await Promise.all(
    (['none', 'basic'] as const).map((literacyLevel) =>
      app.call('PUT /stores/me/preferences', { token: owner, body: { version, literacyLevel } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
})

test('preferences: business hours may not run into the second window of the day', async () => {
  const store = await aStore(app, { opens: '09:00', closes: '13:00', second_opens: '16:00', second_closes: '21:00' })
  const owner = await app.signIn(anOwner(store))
  const change = (closeTime: string) => {
    const businessHours = { enabled: true, openTime: '09:00', closeTime, workingDays: [1, 2, 3] }
    return app.call('PUT /stores/me/preferences', { token: owner, body: { businessHours } })
  }
  expect(await change('16:30')).toMatchObject({ status: 400, body: { code: 'stores.hours_overlap' } })
  expect(await change('16:00')).toMatchObject({ status: 200 })
})

test('what the shop must look for first is not promised; a scan makes it sure', async () => {
  const { store, owner } = await aShop()
  const product = await aProduct(app, store, { stock: 0, own_mode: 'available' })
  const missed = new Date(app.clock.now().getTime() - 60_000)
  await app.db.execute('UPDATE products SET missed_at = $2 WHERE product_id = $1', [product.product_id, missed])
  const { order } = await anOrder(app, store, [product], NEAR)
  await work()
  expect(await statusOf(order.id, owner)).toMatchObject({ status: 'pending' })
  expect(await decisionsOf(owner)).toMatchObject({ decisions: [{ failed: ['items_in_stock'] }] })
  const scans = [{ product_id: product.product_id, at: app.clock.now().toISOString() }]
  await app.call('POST /inventory/seen', { token: owner, body: { scans } })
  const { order: next } = await anOrder(app, store, [product], NEAR)
  await work()
  expect(await statusOf(next.id, owner)).toMatchObject({ status: 'confirmed' })
})
