import { PHONE_PROOF_HEADER } from '@jhola/contract/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, aPhone } from '../../../../test/factories/orders.ts'
import { lastMessage } from '../../../../test/factories/people.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'
import { brokenInvariants } from '../../../../test/model/shop.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ now: '2026-11-20T06:30:00.000Z', env: { STRANGER_LIMITS: 'on' } })
})
afterAll(() => app.close())

test('a number without a code cannot grow its order beyond the limit or its share of the shelf', async () => {
  const store = await aStore(app)
  const ghee = await aProduct(app, store, { stock: 1000, price_paise: 300_00 })
  const rare = await aProduct(app, store, { stock: 20, price_paise: 50_00 })
  const items = [
    { productId: ghee.product_id, quantity: 1 },
    { productId: rare.product_id, quantity: 2 },
  ]
  const { order, token } = await anOrder(app, store, [], { items, customer: { name: 'Asha', phone: aPhone() } })
  const change = (body: object, version = 1) =>
    app.call(`POST /orders/${order.id}/change`, { headers: { 'x-order-token': token }, body: { version, ...body } })
  const of = (gheeCount: number, rareCount: number) => ({
    items: [
      { product_id: ghee.product_id, quantity: gheeCount },
      { product_id: rare.product_id, quantity: rareCount },
    ],
  })
  const codeFor = (reason: string) => ({ status: 409, body: { code: 'orders.code_needed', details: { reason } } })
  expect(await change(of(8, 2))).toMatchObject(codeFor('value'))
  expect(await change(of(1, 9))).toMatchObject(codeFor('share'))
  expect((await change(of(2, 3))).status).toBe(200)
  expect((await change(of(1, 1), 2)).status).toBe(200)
  expect(await brokenInvariants(app)).toEqual([])
})

const EVENING = { slot: 'evening', date: '2026-11-20' }
const AFTERNOON = { slot: 'afternoon', date: '2026-11-20' }

/** A shop that takes so many orders in a slot, and its orders of unproven numbers. */
const aShopWithSlots = async (capacity: number) => {
  const store = await aStore(app)
  await app.db.execute('UPDATE stores SET slot_capacity = $2 WHERE store_id = $1', [store.store_id, capacity])
  const rice = await aProduct(app, store, { stock: 1000, price_paise: 100_00 })
  const place = async (phone = aPhone()) => {
    const items = [{ productId: rice.product_id, quantity: 2 }]
    const { order, token } = await anOrder(app, store, [], { items, customer: { name: 'Asha', phone } })
    let version = 1
    return {
      id: order.id,
      move: async (time: object, headers: Record<string, string> = {}) => {
        const answer = await app.call(`POST /orders/${order.id}/change`, {
          headers: { 'x-order-token': token, ...headers },
          body: { version, time },
        })
        if (answer.status === 200) version += 1
        return answer
      },
      cancel: () =>
        app.call(`PATCH /orders/${order.id}/status`, { headers: { 'x-order-token': token }, body: { status: 'cancelled' } }),
    }
  }
  return { store, place }
}
const slotNeedsCode = { status: 409, body: { code: 'orders.code_needed', details: { reason: 'slot' } } }

test('an order of an unproven number moves into a counted slot as one is placed there: such orders take half of the places', async () => {
  const { place } = await aShopWithSlots(4)
  const [first, second, third] = [await place(), await place(), await place()]
  expect((await first.move(EVENING)).status).toBe(200)
  expect((await second.move(EVENING)).status).toBe(200)
  expect(await third.move(EVENING)).toMatchObject(slotNeedsCode)
  // Another time helps, and so does a place that one of them leaves: by a change or by a cancel.
  expect((await third.move(AFTERNOON)).status).toBe(200)
  expect((await first.move({ slot: 'asap' })).status).toBe(200)
  expect((await third.move(EVENING)).status).toBe(200)
  expect(await first.move(EVENING)).toMatchObject(slotNeedsCode)
  await second.cancel()
  expect((await first.move(EVENING)).status).toBe(200)
  expect(await brokenInvariants(app)).toEqual([])
})

test('with a code, and with a delivered order, the places of unproven orders do not count', async () => {
  const { store, place } = await aShopWithSlots(4)
  const [one, two] = [await place(), await place()]
  await one.move(EVENING)
  await two.move(EVENING)
  const phone = aPhone()
  const waiting = await place(phone)
  expect(await waiting.move(EVENING)).toMatchObject(slotNeedsCode)
  await app.call('POST /auth/send-otp', { body: { phone, role: 'customer' } })
  const { code } = (await lastMessage(app, `+91${phone}`)) ?? {}
  const { body } = await app.call('POST /orders/prove-number', { body: { phone, otp: code } })
  expect((await waiting.move(EVENING, { [PHONE_PROOF_HEADER]: String(body.proof) })).status).toBe(200)
  expect(await brokenInvariants(app)).toEqual([])

  const regular = aPhone()
  const open = await place(regular)
  expect(await open.move(EVENING)).toMatchObject(slotNeedsCode)
  const before = await place(regular)
  const owner = await app.signIn(anOwner(store))
  for (const [status, more] of [
    ['confirmed'],
    ['preparing'],
    ['out_for_delivery', { delivery_partner: { name: 'Suresh' } }],
    ['delivered'],
  ] as const)
    await app.call(`PUT /orders/${before.id}/status`, { token: owner, body: { status, ...more } })
  expect((await open.move(EVENING)).status).toBe(200)
  expect(await brokenInvariants(app)).toEqual([])
})

test('orders that move into the last place at the same moment: one gets it', async () => {
  const { place } = await aShopWithSlots(2)
  const orders = await Promise.all(Array.from({ length: 4 }, () => place()))
  const moved = await Promise.all(orders.map(({ move }) => move(EVENING)))
  expect(moved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  expect(await brokenInvariants(app)).toEqual([])
})

test('of goods that nobody counts a number without a code may take more', async () => {
  const store = await aStore(app)
  const loose = await aProduct(app, store, { stock: 0, price_paise: 50_00 })
  await app.db.execute(`UPDATE products SET own_mode = 'available', stock_mode = 'available' WHERE product_id = $1`, [
    loose.product_id,
  ])
  const items = [{ productId: loose.product_id, quantity: 2 }]
  const { order, token } = await anOrder(app, store, [], { items, customer: { name: 'Asha', phone: aPhone() } })
  const more = { version: 1, items: [{ product_id: loose.product_id, quantity: 4 }] }
  expect((await app.call(`POST /orders/${order.id}/change`, { headers: { 'x-order-token': token }, body: more })).status).toBe(
    200,
  )
})
