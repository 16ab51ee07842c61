import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore, establish } from '../../../../test/factories/shops.ts'
import { brokenLedgers } from '../../../../test/ledger.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(async () => expect(await brokenLedgers(app)).toEqual([]))
afterAll(() => app.close())

type Shown = { id: string; version: number; status: string; payment_status: string; payment_method: string }

/** A shop with an accepted order, and how its owner moves it. */
const anAcceptedOrder = async (overrides: Record<string, unknown> = {}) => {
  const store = await aStore(app)
  await establish(app, store)
  const product = await aProduct(app, store)
  const owner = await app.signIn(anOwner(store))
  const { order } = await anOrder(app, store, [product], overrides)
  await app.call(`POST /orders/${order.id}/accept`, { token: owner, body: {} })
  const move = (status: string, more: Record<string, unknown> = {}, token = owner) =>
    app.call(`PUT /orders/${order.id}/status`, { token, body: { status, ...more } })
  return { store, owner, order, move }
}

const shown = (reply: { body: unknown }): Shown => (reply.body as { order: Shown }).order
const historyOf = (id: string) =>
  app.db.query<{ to_status: string; version: number }>(
    `SELECT to_status, version FROM order_events WHERE order_id = $1 AND type = 'order.status_changed' ORDER BY version`,
    [id],
  )

describe('several steps as one', () => {
  test('packed in one tap: the step between is in the history, as one change of the shop', async () => {
    const { order, move } = await anAcceptedOrder()
    const reply = await move('ready', { version: 2, chained: true })
    expect(reply.status).toBe(200)
    expect(shown(reply)).toMatchObject({ status: 'ready', version: 4 })
    expect((await historyOf(order.id)).map(({ to_status }) => to_status)).toEqual(['confirmed', 'preparing', 'ready'])
    const events = await app.db.query('SELECT order_version FROM store_events WHERE order_id = $1 ORDER BY seq', [order.id])
    expect(events).toHaveLength(4)
  })

  test('only who asks for it skips a step', async () => {
    const { move } = await anAcceptedOrder()
    expect(await move('ready')).toMatchObject({ status: 409, body: { code: 'orders.illegal_transition' } })
  })

  test('a chain that the machine does not have changes nothing, and says where the order is', async () => {
    const { order, move } = await anAcceptedOrder()
    expect(await move('delivered', { chained: true })).toMatchObject({
      status: 409,
      body: { code: 'orders.illegal_transition', details: { current: 'confirmed', wanted: 'delivered' } },
    })
    expect(await historyOf(order.id)).toHaveLength(1)
  })

  test('an older version is refused before the first step', async () => {
    const { order, move } = await anAcceptedOrder()
    expect(await move('ready', { version: 1, chained: true })).toMatchObject({ status: 412, body: { code: 'orders.stale' } })
    expect(await historyOf(order.id)).toHaveLength(1)
  })

  test('a pickup is handed over from its acceptance, with its bill', async () => {
    const { order, move } = await anAcceptedOrder({ deliveryType: 'pickup' })
    expect(shown(await move('delivered', { chained: true }))).toMatchObject({ status: 'delivered', payment_status: 'completed' })
    expect((await historyOf(order.id)).map(({ to_status }) => to_status)).toEqual([
      'confirmed',
      'preparing',
      'ready',
      'delivered',
    ])
    expect(await app.db.query('SELECT 1 FROM papers WHERE order_id = $1', [order.id])).toHaveLength(1)
  })

  test('two devices at the same moment: one wins, every step is there once', async () => {
    const { order, move } = await anAcceptedOrder()
    const replies = await Promise.all([
      move('ready', { version: 2, chained: true }),
      move('ready', { version: 2, chained: true }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412])
    expect(await historyOf(order.id)).toHaveLength(3)
  })

  test('who may not take a step between may not take them together', async () => {
    const { store, move } = await anAcceptedOrder({ deliveryType: 'pickup' })
    const rider = await app.signIn(await aStaff(app, store, { role: 'rider' }))
    expect((await move('delivered', { chained: true }, rider)).status).toBe(404)
  })
})

describe('money at the handover', () => {
  const anOrderOutside = async () => {
    const one = await anAcceptedOrder()
    await one.move('out_for_delivery', { chained: true })
    return one
  }

  test('cash is taken without a word', async () => {
    const { move } = await anOrderOutside()
    expect(shown(await move('delivered'))).toMatchObject({ payment_status: 'completed', payment_method: 'cod' })
  })

  test('by UPI at the door: paid that way, in the same change', async () => {
    const { move } = await anOrderOutside()
    expect(shown(await move('delivered', { version: 4, paid_by: 'upi' }))).toMatchObject({
      status: 'delivered',
      payment_status: 'completed',
      payment_method: 'upi',
    })
  })

  test('not paid: handed over, still to be paid, and paid later', async () => {
    const { owner, order, move } = await anOrderOutside()
    expect(shown(await move('delivered', { paid_by: 'none' }))).toMatchObject({ status: 'delivered', payment_status: 'pending' })
    const later = await app.call(`POST /orders/${order.id}/payment/confirm`, { token: owner, body: {} })
    expect(shown(later)).toMatchObject({ status: 'delivered', payment_status: 'completed' })
  })

  test('an older version takes no money', async () => {
    const { order, move } = await anOrderOutside()
    expect(await move('delivered', { version: 3, paid_by: 'upi' })).toMatchObject({ status: 412, body: { code: 'orders.stale' } })
    expect(await app.db.query('SELECT payment_status FROM orders WHERE order_id = $1', [order.id])).toEqual([
      { payment_status: 'pending' },
    ])
  })

  test('who may not take money says nothing about it', async () => {
    const { store, move } = await anOrderOutside()
    const person = await aStaff(app, store)
    await app.db.execute(`UPDATE memberships SET rights = '{"payments.take": false}' WHERE user_id = $1`, [person.user_id])
    expect(await move('delivered', { paid_by: 'none' }, await app.signIn(person))).toMatchObject({
      status: 403,
      body: { code: 'staff.not_permitted' },
    })
  })
})
