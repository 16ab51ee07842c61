import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, aPhone } from '../../../../test/factories/orders.ts'
import { aProduct, aStore } from '../../../../test/factories/shops.ts'
import { brokenInvariants } from '../../../../test/model/shop.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ now: '2026-11-20T06:30:00.000Z', env: { STRANGER_LIMITS: 'on' } })
})
afterAll(() => app.close())

test('a number without a code cannot grow its order beyond the limit, its share of the shelf, or into a counted slot', async () => {
  const store = await aStore(app)
  await app.db.execute('UPDATE stores SET slot_capacity = 9 WHERE store_id = $1', [store.store_id])
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
  expect(await change({ time: { slot: 'evening', date: '2026-11-20' } })).toMatchObject(codeFor('slot'))
  expect((await change(of(2, 3))).status).toBe(200)
  expect((await change(of(1, 1), 2)).status).toBe(200)
  expect(await brokenInvariants(app)).toEqual([])
})
