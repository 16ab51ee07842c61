import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'
import { brokenInvariants } from '../../../../test/model/shop.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
beforeAll(async () => {
  app = await buildTestApp()
  store = await aStore(app)
  owner = await app.signIn(anOwner(store))
})
afterAll(() => app.close())

const uncounted = (more: object = {}) => aProduct(app, store, { stock: 0, own_mode: 'available', ...more })
const count = (counts: object[], key?: string) =>
  app.call('POST /inventory/counts', { token: owner, body: { counts }, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
const row = async (product_id: string) =>
  (
    await app.db.query<{ on_hand: number; stock_mode: string; own_mode: string | null }>(
      'SELECT on_hand, stock_mode, own_mode FROM products WHERE product_id = $1',
      [product_id],
    )
  )[0]

test('counts of many products are saved at once, and they are counted from then on', async () => {
  const [rice, salt, soap] = await Promise.all([
    uncounted({ loose: true, unit: 'kg', unit_size: 1000 }),
    uncounted(),
    uncounted(),
  ])
  const { body } = await count([
    { product_id: rice.product_id, quantity: 12.5, seen_quantity: 0 },
    { product_id: salt.product_id, quantity: 0, seen_quantity: 0 },
  ])
  expect(body).toMatchObject({
    counted: 2,
    results: [
      { code: null, current_stock: 12.5 },
      { code: null, current_stock: 0 },
    ],
  })
  expect(await row(rice.product_id)).toEqual({ on_hand: 12_500, stock_mode: 'counted', own_mode: 'counted' })
  expect(await row(salt.product_id)).toMatchObject({ on_hand: 0, stock_mode: 'counted' })
  expect(await row(soap.product_id)).toMatchObject({ stock_mode: 'available' })
  expect(await brokenInvariants(app)).toEqual([])
})

test('what cannot be saved is said, and the others are saved', async () => {
  const [held, moved, half, fine] = await Promise.all([
    aProduct(app, store, { stock: 10 }),
    aProduct(app, store, { stock: 10 }),
    uncounted(),
    aProduct(app, store, { stock: 10 }),
  ])
  const placed = await app.call('POST /orders', {
    body: {
      storeId: store.store_id,
      items: [{ productId: held.product_id, quantity: 4 }],
      customer: { name: 'Asha', phone: aPhone() },
      deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
      paymentMethod: 'cod',
    },
  })
  expect(placed.status).toBe(201)
  const stranger = await aProduct(app, await aStore(app), { stock: 1 })
  const { body } = await count([
    { product_id: held.product_id, quantity: 3, seen_quantity: 10 },
    { product_id: moved.product_id, quantity: 8, seen_quantity: 9 },
    { product_id: half.product_id, quantity: 1.5, seen_quantity: 0 },
    { product_id: stranger.product_id, quantity: 7, seen_quantity: 1 },
    { product_id: fine.product_id, quantity: 7, seen_quantity: 10 },
  ])
  expect(body).toMatchObject({
    counted: 1,
    results: [
      { code: 'below_reserved', current_stock: 10 },
      { code: 'stock_changed', current_stock: 10 },
      { code: 'whole_units', current_stock: 0 },
      { code: 'unknown', current_stock: null },
      { code: null, current_stock: 7 },
    ],
  })
  expect(await row(half.product_id)).toMatchObject({ stock_mode: 'available' })
  expect(await brokenInvariants(app)).toEqual([])
})

test('a batch that is sent twice counts once', async () => {
  const { product_id } = await uncounted()
  const key = 'counted-once-0001'
  const first = await count([{ product_id, quantity: 5, seen_quantity: 0 }], key)
  const again = await count([{ product_id, quantity: 5, seen_quantity: 0 }], key)
  expect(again.body).toEqual(first.body)
  const moves = await app.db.query('SELECT kind, delta_on_hand FROM stock_movements WHERE product_id = $1', [product_id])
  expect(moves).toEqual([{ kind: 'set', delta_on_hand: 5 }])
})
