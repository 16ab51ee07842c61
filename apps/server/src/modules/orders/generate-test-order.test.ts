import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPhone } from '../../../test/an-order.ts'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOwner, aProduct, aStaff, aStore, aUser } from '../../../test/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const CALL = 'POST /orders/test/generate-order'

const aShop = async (overrides: Parameters<typeof aStore>[1] = {}) => {
  const store = await aStore(app, overrides)
  return { store, owner: await app.signIn(anOwner(store)) }
}
const bodyFor = (store: { store_id: string }) => ({
  store_id: store.store_id,
  customer_name: 'Test Customer',
  customer_phone: aPhone(),
})

describe('a test order', () => {
  test('is a real order of what the shop has, and waits on its board', async () => {
    const { store, owner } = await aShop()
    const piece = await aProduct(app, store)
    const loose = await aProduct(app, store, { loose: true, unit: 'kg', unit_size: 1000, stock: 5000 })
    await aProduct(app, store, { stock: 0 })
    const made = await app.call(CALL, { token: owner, body: bodyFor(store) })
    expect(made).toMatchObject({
      status: 201,
      body: { success: true, order: { status: 'pending', customer_name: 'Test Customer', store_id: store.store_id } },
    })
    const { id, items } = made.body.order as { id: string; items: { product_id: string; quantity: number }[] }
    expect(items.map((item) => item.product_id).toSorted()).toEqual([piece.product_id, loose.product_id].toSorted())
    expect(items.find((item) => item.product_id === loose.product_id)?.quantity).toBe(0.5)
    const board = await app.call('GET /orders/board', { token: owner })
    expect(board.body.orders).toMatchObject([{ id }])
    const [kept] = await app.db.query<{ reserved: number }>('SELECT reserved FROM products WHERE product_id = $1', [
      loose.product_id,
    ])
    expect(kept?.reserved).toBe(500)
  })

  test('works for staff, in a closed shop, for pickup, and again and again for one phone', async () => {
    const { store } = await aShop({ working_days: [], offers_delivery: false, takes_cod: false })
    await aProduct(app, store, { stock: 1 })
    await aProduct(app, store)
    const staff = await app.signIn(await aStaff(app, store))
    const body = bodyFor(store)
    for (let round = 0; round < 5; round += 1)
      expect(await app.call(CALL, { token: staff, body })).toMatchObject({
        status: 201,
        body: { order: { delivery_type: 'pickup', payment_method: 'cash' } },
      })
  })

  test('is made once for one key', async () => {
    const { store, owner } = await aShop()
    await aProduct(app, store)
    const body = bodyFor(store)
    const first = await app.call(CALL, { token: owner, body, key: 'test-order-1' })
    const second = await app.call(CALL, { token: owner, body, key: 'test-order-1' })
    expect((second.body.order as { id: string }).id).toBe((first.body.order as { id: string }).id)
    expect(await app.call(CALL, { token: owner, body: bodyFor(store), key: 'test-order-1' })).toMatchObject({
      status: 409,
      body: { code: 'request.key_reused' },
    })
  })

  test('needs something to sell and somebody to be for', async () => {
    const { store, owner } = await aShop()
    const empty = await app.call(CALL, { token: owner, body: bodyFor(store) })
    expect(empty).toMatchObject({ status: 404, body: { code: 'catalogue.not_found' } })
    const nobody = await app.call(CALL, { token: owner, body: { ...bodyFor(store), customer_phone: '12345' } })
    expect(nobody).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  })
})

describe('who may', () => {
  test('only the people of the shop itself', async () => {
    const { store } = await aShop()
    await aProduct(app, store)
    const body = bodyFor(store)
    expect(await app.call(CALL, { body })).toMatchObject({ status: 401, body: { code: 'auth.required' } })
    const customer = await app.signIn(await aUser(app))
    expect(await app.call(CALL, { token: customer, body })).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } })
    const { owner: stranger } = await aShop()
    expect(await app.call(CALL, { token: stranger, body })).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } })
    expect(await app.db.query('SELECT 1 FROM orders WHERE store_id = $1', [store.store_id])).toEqual([])
  })

  test('nobody in production: it is not there', async () => {
    const { store, owner } = await aShop()
    await aProduct(app, store)
    const production = await buildTestApp({ db: app.db, env: { NODE_ENV: 'production', RATE_LIMIT: 'on' } })
    const answer = await production.call(CALL, { token: owner, body: bodyFor(store) })
    await production.close()
    expect(answer).toMatchObject({ status: 404, body: { code: 'request.not_found' } })
  })
})
