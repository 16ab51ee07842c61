import { DEFAULT_PREFERENCES } from '@jhola/contract/preferences/defaults'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore } from '../../../../test/factories/shops.ts'
import { brokenInvariants } from '../../../../test/model/shop.ts'
import { lapseQuestions } from '../index.ts'

const START = '2026-11-20T06:00:00.000Z'
const FOUR_MINUTES_LATER = '2026-11-20T06:04:00.000Z'
const USUAL = DEFAULT_PREFERENCES.packing
const SIX_MINUTES_LATER = '2026-11-20T06:06:00.000Z'

let app: TestApp
let owner: string
let goods: { store: string; butter: string; dear: string; salt: string }
beforeAll(async () => {
  app = await buildTestApp({ now: START })
  const store = await aStore(app)
  owner = await app.signIn(anOwner(store))
  const ofPrice = async (price_paise: number) => (await aProduct(app, store, { stock: 1000, price_paise })).product_id
  goods = { store: store.store_id, butter: await ofPrice(60_00), dear: await ofPrice(95_00), salt: await ofPrice(20_00) }
})
afterAll(() => app.close())

/** An accepted order of two butters and five salts. */
const anOrder = async () => {
  app.clock.set(START)
  const { body } = await app.call('POST /orders', {
    body: {
      storeId: goods.store,
      items: [
        { productId: goods.butter, quantity: 2 },
        { productId: goods.salt, quantity: 5 },
      ],
      customer: { name: 'Asha', phone: aPhone() },
      deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
      paymentMethod: 'cod',
    },
  })
  const id = String(body.order_id)
  await app.call(`POST /orders/${id}/accept`, { token: owner })
  return { id, headers: { 'x-order-token': String(body.tracking_token) } }
}
type AskedOrder = Awaited<ReturnType<typeof anOrder>>
const change = ({ id }: AskedOrder, changes: object[]) =>
  app.call(`POST /orders/${id}/packing`, { token: owner, body: { changes } })

/** The same order, in which the shop asks whether it may give a dearer butter. */
const anAskedOrder = async () => {
  const order = await anOrder()
  const asked = await change(order, [{ kind: 'replaced', line_no: 1, product_id: goods.dear, quantity: 2 }])
  expect(asked.body).toMatchObject({ outcome: 'asked', order: { subtotal: 220 } })
  return order
}

/** The shop's own settings of packing; the other sections keep their defaults. */
const settings = (packing: object) =>
  app.call('PUT /stores/me/preferences', { token: owner, body: { packing: { ...USUAL, ...packing } } })

const answer = ({ id, headers }: AskedOrder, said: 'accept' | 'decline') =>
  app.call(`POST /orders/${id}/packing/answer`, { headers, body: { answer: said } })
const shown = async ({ id, headers }: AskedOrder) => (await app.call(`GET /orders/${id}`, { headers })).body.order
const status = ({ id }: AskedOrder, to: string) =>
  app.call(`PUT /orders/${id}/status`, { token: owner, body: { status: to, reason: 'other' } })

test('the customer accepts: the dearer butter is given, once', async () => {
  const order = await anAskedOrder()
  expect(await answer(order, 'accept')).toMatchObject({ status: 200, body: { order: { subtotal: 290 } } })
  expect(await answer(order, 'decline')).toMatchObject({ status: 409, body: { code: 'orders.packing_answered' } })
  expect(await brokenInvariants(app)).toEqual([])
})

test('the customer declines: the line is left out, the rest is given', async () => {
  const order = await anAskedOrder()
  expect(await answer(order, 'decline')).toMatchObject({
    status: 200,
    body: { order: { subtotal: 100, items: [{ quantity: 5 }] } },
  })
  expect(await brokenInvariants(app)).toEqual([])
})

test('silence is a no; an answer after it changes nothing', async () => {
  const order = await anAskedOrder()
  app.clock.set(SIX_MINUTES_LATER)
  expect(await lapseQuestions(app.app.modules.orders)).toBeGreaterThan(0)
  expect(await shown(order)).toMatchObject({ subtotal: 100 })
  expect(await answer(order, 'accept')).toMatchObject({ status: 409, body: { code: 'orders.packing_answered' } })
  expect(await brokenInvariants(app)).toEqual([])
})

test.each(['suspended', 'closed'])(
  'a question of a shop that is %s meanwhile lapses, and its customer may answer',
  async (state) => {
    const [silent, answered] = [await anAskedOrder(), await anAskedOrder()]
    await app.db.execute('UPDATE stores SET status = $2 WHERE store_id = $1', [goods.store, state])
    expect((await answer(answered, 'accept')).body).toMatchObject({ order: { subtotal: 290 } })
    app.clock.set(SIX_MINUTES_LATER)
    await lapseQuestions(app.app.modules.orders)
    expect(await shown(silent)).toMatchObject({ subtotal: 100, packing: { question: null, last_change: { state: 'lapsed' } } })
    await app.db.execute(`UPDATE stores SET status = 'active' WHERE store_id = $1`, [goods.store])
    expect(await brokenInvariants(app)).toEqual([])
  },
)

test('goods do not leave while a question is open; a cancelled order has none', async () => {
  const order = await anAskedOrder()
  expect((await status(order, 'preparing')).status).toBe(200)
  expect(await status(order, 'out_for_delivery')).toMatchObject({ status: 409, body: { code: 'orders.packing_asked' } })
  expect((await status(order, 'cancelled')).status).toBe(200)
  expect(await answer(order, 'accept')).toMatchObject({ status: 409, body: { code: 'orders.packing_answered' } })
  expect(await brokenInvariants(app)).toEqual([])
})

test('nobody else answers: not the shop, and not who only knows the order’s id', async () => {
  const order = await anAskedOrder()
  const byShop = await app.call(`POST /orders/${order.id}/packing/answer`, { token: owner, body: { answer: 'accept' } })
  expect(byShop.status).toBe(403)
  expect((await app.call(`POST /orders/${order.id}/packing/answer`, { body: { answer: 'accept' } })).status).toBe(404)
})

describe('settings of the shop', () => {
  afterEach(() => settings(USUAL))

  test('a cap of 50 percent still asks about a butter that is 58 percent dearer, and not about one within it', async () => {
    expect((await settings({ capPercent: 50 })).status).toBe(200)
    const order = await anAskedOrder()
    await answer(order, 'decline')
    const cheaper = await aProduct(app, { store_id: goods.store }, { stock: 100, price_paise: 89_00 })
    const next = await anOrder()
    const changes = [{ kind: 'replaced', line_no: 1, product_id: cheaper.product_id, quantity: 2 }]
    expect((await change(next, changes)).body).toMatchObject({ outcome: 'applied', order: { subtotal: 278 } })
  })

  test('the clock of a question is the one of the shop', async () => {
    await settings({ answerMinutes: 3 })
    const order = await anAskedOrder()
    app.clock.set(FOUR_MINUTES_LATER)
    expect(await answer(order, 'accept')).toMatchObject({ status: 409, body: { code: 'orders.packing_answered' } })
  })

  test('silence is a yes where the shop says so', async () => {
    await settings({ silence: 'accept' })
    const order = await anAskedOrder()
    app.clock.set(SIX_MINUTES_LATER)
    await lapseQuestions(app.app.modules.orders)
    expect(await shown(order)).toMatchObject({ subtotal: 290 })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('what cannot be given any more after silence is left out', async () => {
    await settings({ silence: 'accept' })
    const order = await anAskedOrder()
    await app.db.execute('UPDATE products SET active = false WHERE product_id = $1', [goods.dear])
    app.clock.set(SIX_MINUTES_LATER)
    await lapseQuestions(app.app.modules.orders)
    await app.db.execute('UPDATE products SET active = true WHERE product_id = $1', [goods.dear])
    expect(await shown(order)).toMatchObject({ subtotal: 100, items: [{ quantity: 5 }] })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test.each([
    [{ capPercent: 51 }, 'packing.capPercent'],
    [{ capPercent: 2.5 }, 'packing.capPercent'],
    [{ answerMinutes: 1 }, 'packing.answerMinutes'],
    [{ silence: 'maybe' }, 'packing.silence'],
  ])('%j is refused at its field', async (packing, field) => {
    const refused = await settings(packing)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body.details)).toContain(field)
  })

  test('the counter does not change them, and preferences stored before they existed have the usual ones', async () => {
    const counter = await app.signIn(await aStaff(app, { store_id: goods.store } as Parameters<typeof aStaff>[1]))
    const tried = await app.call('PUT /stores/me/preferences', {
      token: counter,
      body: { packing: { ...USUAL, capPercent: 20 } },
    })
    expect(tried).toMatchObject({ status: 403, body: { code: 'staff.not_permitted' } })
    await app.db.execute(`UPDATE shop_preferences SET sections = '{"literacyLevel": "basic"}' WHERE store_id = $1`, [goods.store])
    const { body } = await app.call('GET /stores/me/preferences', { token: owner })
    expect(body.preferences).toMatchObject({ literacyLevel: 'basic', packing: USUAL })
  })
})

test('a shared link shows the question, and nobody answers with it', async () => {
  const order = await anAskedOrder()
  const { body } = await app.call(`POST /orders/${order.id}/share`, { headers: order.headers })
  const headers = { 'x-order-token': String(body.share_token) }
  const seen = await app.call(`GET /orders/${order.id}`, { headers })
  expect(seen.body).toMatchObject({ view_only: true, order: { packing: { question: { given: { subtotal: 290 } } } } })
  expect(JSON.stringify(seen.body)).not.toContain('agreed_by_phone')
  expect(await answer({ id: order.id, headers }, 'accept')).toMatchObject({ status: 404, body: { code: 'orders.not_found' } })
})

test('the question says what silence does, as it was when the shop asked', async () => {
  const order = await anAskedOrder()
  await settings({ silence: 'accept' })
  expect(await shown(order)).toMatchObject({ packing: { question: { silence: 'leave_out' } } })
  app.clock.set(SIX_MINUTES_LATER)
  await lapseQuestions(app.app.modules.orders)
  expect(await shown(order)).toMatchObject({ subtotal: 100, packing: { question: null, last_change: { state: 'lapsed' } } })
  await settings(USUAL)
})
