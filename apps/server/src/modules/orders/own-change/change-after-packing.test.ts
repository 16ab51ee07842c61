import type { Order } from '@jhola/contract/orders/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'
import { brokenInvariants } from '../../../../test/model/shop.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

test('a product that the customer adds after packing left a line out is that product, not the one that is gone', async () => {
  const store = await aStore(app)
  const owner = await app.signIn(anOwner(store))
  const salt = await aProduct(app, store, { price_paise: 60_00 })
  const rice = await aProduct(app, store, { price_paise: 33_35, loose: true, unit: 'kg', unit_size: 1000, stock: 90_000 })
  const ghee = await aProduct(app, store, { price_paise: 120_00 })
  const { order, token } = await anOrder(app, store, [salt, rice])
  const byShop = (call: string, body: object) => app.call(`POST /orders/${order.id}/${call}`, { token: owner, body })
  await byShop('accept', {})
  await byShop('packing', { changes: [{ kind: 'not_available', line_no: 2 }] })
  const headers = { 'x-order-token': token }
  const { version } = (await app.call(`GET /orders/${order.id}`, { headers })).body.order as Order
  const items = [salt, ghee].map(({ product_id }) => ({ product_id, quantity: 2 }))
  const { body } = await app.call(`POST /orders/${order.id}/change`, { headers, body: { version, items } })
  expect(body.order).toMatchObject({
    subtotal: 360,
    items: [
      { line_no: 1, product_id: salt.product_id, quantity: 2, total_price: 120 },
      { line_no: 3, product_id: ghee.product_id, quantity: 2, total_price: 240, loose: false },
    ],
  })
  expect(await brokenInvariants(app)).toEqual([])
})
