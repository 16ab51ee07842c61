import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { aProduct, aStore, aUser } from '../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const aPerson = async () => app.signIn(await aUser(app))
const listsOf = async (token: string) => (await app.call('GET /favourites', { token })).body.favourites
const line = (product_id: string, quantity: number) => ({ product_id, quantity })

test('what a person usually buys is kept per shop, the later change of two devices wins, and nobody else sees it', async () => {
  const [store, me, other] = [await aStore(app), await aPerson(), await aPerson()]
  const { product_id } = await aProduct(app, store)
  const put = (quantity: number, changed_at: string) =>
    app.call(`PUT /favourites/${store.store_id}`, { token: me, body: { items: [line(product_id, quantity)], changed_at } })
  await put(2, '2026-11-20T05:00:00.000Z')
  expect((await put(1, '2026-11-20T04:00:00.000Z')).body).toMatchObject({ favourites: { items: [line(product_id, 2)] } })
  await put(3, '2026-11-20T06:00:00.000Z')
  expect(await listsOf(me)).toEqual([
    { store_id: store.store_id, items: [line(product_id, 3)], changed_at: '2026-11-20T06:00:00.000Z' },
  ])
  expect(await listsOf(other)).toEqual([])
})

test('nobody who is not signed in, no unknown shop, no part of a packet', async () => {
  const [store, me] = [await aStore(app), await aPerson()]
  const { product_id } = await aProduct(app, store)
  const put = (storeId: string, quantity: number, token?: string) =>
    app.call(`PUT /favourites/${storeId}`, {
      ...(token && { token }),
      body: { items: [line(product_id, quantity)], changed_at: app.clock.now().toISOString() },
    })
  expect((await put(store.store_id, 1)).status).toBe(401)
  expect((await put('NO-SHOP', 1, me)).status).toBe(404)
  expect(await put(store.store_id, 0.5, me)).toMatchObject({ status: 400, body: { code: 'cart.quantity' } })
})
