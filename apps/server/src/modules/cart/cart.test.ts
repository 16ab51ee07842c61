import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { aProduct, aStore, aUser } from '../../../test/factories/shops.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let me: string
beforeAll(async () => {
  app = await buildTestApp()
  store = await aStore(app)
  me = await app.signIn(await aUser(app))
})
afterAll(() => app.close())

const line = (quantity: number) => ({ product_id: '0190c0de-0000-7000-8000-000000000001', quantity })
const save = (quantity: number, changed_at: string, token = me) =>
  app.call(`PUT /cart/${store.store_id}`, { token, body: { items: [line(quantity)], changed_at } })
const carts = async (token = me) => (await app.call('GET /cart', { token })).body.carts

test('the later change of two devices wins, whichever arrives first', async () => {
  await save(2, '2026-11-20T05:00:00.000Z')
  expect((await save(1, '2026-11-20T04:00:00.000Z')).body).toMatchObject({ cart: { items: [line(2)] } })
  expect((await save(3, '2026-11-20T05:30:00.000Z')).body).toMatchObject({ cart: { items: [line(3)] } })
  expect(await carts()).toEqual([{ store_id: store.store_id, items: [line(3)], changed_at: '2026-11-20T05:30:00.000Z' }])
})

test('a device whose clock runs ahead does not win for ever', async () => {
  await save(9, '2030-01-01T00:00:00.000Z')
  app.clock.advance(60_000)
  expect((await save(4, app.clock.now().toISOString())).body).toMatchObject({ cart: { items: [line(4)] } })
})

test('is nobody else’s business, and goes when it is cleared', async () => {
  const other = await app.signIn(await aUser(app))
  expect(await carts(other)).toEqual([])
  await app.call(`DELETE /cart/${store.store_id}`, { token: other })
  expect(await carts()).toHaveLength(1)
  await app.call(`DELETE /cart/${store.store_id}`, { token: me })
  expect(await carts()).toEqual([])
})

test.each([
  ['nobody', undefined, 'x', 401],
  ['a shop that is not there', 'me', 'NO-SHOP', 404],
])('%s is refused', async (_, who, storeId, status) => {
  const path = storeId === 'x' ? store.store_id : storeId
  const body = { items: [], changed_at: '2026-11-20T05:00:00.000Z' }
  expect((await app.call(`PUT /cart/${path}`, { ...(who ? { token: me } : {}), body })).status).toBe(status)
})

test('a part of a packet is refused, a part of a kilogram is kept', async () => {
  const packet = await aProduct(app, store)
  const rice = await aProduct(app, store, { unit: 'kg', unit_size: 1000, loose: true })
  const put = (...items: { product_id: string; quantity: number }[]) =>
    app.call(`PUT /cart/${store.store_id}`, { token: me, body: { items, changed_at: app.clock.now().toISOString() } })
  for (const items of [[0.5], [1.25], [0.5, 0.5], [1, 0.001]])
    expect(await put(...items.map((quantity) => ({ product_id: packet.product_id, quantity })))).toMatchObject({
      status: 400,
      body: { code: 'cart.quantity', details: { product_id: packet.product_id, product_name: packet.name } },
    })
  const good = [
    { product_id: packet.product_id, quantity: 2 },
    { product_id: rice.product_id, quantity: 0.25 },
  ]
  expect(await put(...good)).toMatchObject({ status: 200, body: { cart: { items: good } } })
})
