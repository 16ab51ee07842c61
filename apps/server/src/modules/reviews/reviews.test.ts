import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOwner, aProduct, aStore, aUser } from '../../../test/factories/shops.ts'
import { brokenInvariants } from '../../../test/model/shop.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let product: Awaited<ReturnType<typeof aProduct>>
let owner: string
beforeAll(async () => {
  app = await buildTestApp()
  store = await aStore(app)
  product = await aProduct(app, store, { stock: 1000 })
  owner = await app.signIn(anOwner(store))
})
afterAll(() => app.close())

let phones = 0
const anOrder = async () => {
  phones += 1
  const body = {
    storeId: store.store_id,
    items: [{ productId: product.product_id, quantity: 2 }],
    customer: { name: 'Asha Kulkarni', phone: `96${String(phones).padStart(8, '0')}` },
    deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
    paymentMethod: 'cod',
  }
  const placed = await app.call('POST /orders', { body })
  return { id: String(placed.body.order_id), token: String(placed.body.tracking_token) }
}
const deliver = async (id: string) => {
  for (const status of ['confirmed', 'preparing', 'out_for_delivery', 'delivered'])
    await app.call(`PUT /orders/${id}/status`, { token: owner, body: { status, delivery_partner: { name: 'Raju' } } })
}
const rate = (order: { id: string; token: string }, body: object) =>
  app.call(`PUT /orders/${order.id}/review`, { headers: { 'x-order-token': order.token }, body })
const rating = async () =>
  (await app.call(`GET /stores/${store.store_id}`)).body.store as { rating: number; rating_count: number }
const reviews = () => app.call(`GET /stores/${store.store_id}/reviews`)

test('a delivered order is rated once, changed, and the rating of the shop follows', async () => {
  const order = await anOrder()
  expect(await rate(order, { rating: 5 })).toMatchObject({ status: 409, body: { code: 'reviews.not_now' } })
  await deliver(order.id)
  expect(await rate(order, { rating: 4, tags: ['fresh'], text: 'Good rice' })).toMatchObject({
    status: 200,
    body: { review: { rating: 4, tags: ['fresh'], text: 'Good rice', customer_name: 'Asha' }, may_review: true },
  })
  expect(await rating()).toMatchObject({ rating: 4, rating_count: 1 })
  await rate(order, { rating: 2 })
  expect(await rating()).toMatchObject({ rating: 2, rating_count: 1 })
  expect(await reviews()).toMatchObject({ body: { total: 1, stars: [0, 1, 0, 0, 0], reviews: [{ rating: 2, text: '' }] } })
  expect(await app.call(`GET /orders/${order.id}/review`, { headers: { 'x-order-token': order.token } })).toMatchObject({
    body: { review: { rating: 2 }, may_review: true },
  })
})

test('ten ratings of one order at once are one review', async () => {
  const order = await anOrder()
  await deliver(order.id)
  const before = await rating()
  await Promise.all(Array.from({ length: 10 }, (_, n) => rate(order, { rating: (n % 5) + 1 })))
  const [sums] = await app.db.query<{ stored: number; sum: number; n: number }>(
    `SELECT s.rating_sum AS stored, (SELECT sum(rating)::int FROM reviews r WHERE r.store_id = s.store_id) AS sum, s.rating_count AS n
     FROM stores s WHERE s.store_id = $1`,
    [store.store_id],
  )
  expect(sums?.stored).toBe(sums?.sum)
  expect(sums?.n).toBe(before.rating_count + 1)
})

test.each([
  ['no stars', { rating: 0 }, 400],
  ['six stars', { rating: 6 }, 400],
  ['half a star', { rating: 3.5 }, 400],
  ['a tag that is not on the list', { rating: 3, tags: ['cheap'] }, 400],
  ['a novel', { rating: 3, text: 'x'.repeat(501) }, 400],
])('%s: refused, nothing changed', async (_, body, status) => {
  const order = await anOrder()
  await deliver(order.id)
  const before = await reviews()
  expect((await rate(order, body)).status).toBe(status)
  expect((await reviews()).body).toEqual(before.body)
})

test('nobody but who ordered rates: not the shop, not a stranger, not a shared link', async () => {
  const order = await anOrder()
  await deliver(order.id)
  const path = `PUT /orders/${order.id}/review`
  expect(await app.call(path, { token: owner, body: { rating: 5 } })).toMatchObject({
    status: 403,
    body: { code: 'reviews.only_customer' },
  })
  expect((await app.call(path, { body: { rating: 5 } })).status).toBe(404)
  const stranger = await app.signIn(await aUser(app))
  expect((await app.call(path, { token: stranger, body: { rating: 5 } })).status).toBe(404)
  const shared = await app.call(`POST /orders/${order.id}/share`, { headers: { 'x-order-token': order.token } })
  const asViewer = { headers: { 'x-order-token': String(shared.body.share_token) } }
  expect((await app.call(path, { ...asViewer, body: { rating: 5 } })).status).toBe(403)
  expect((await app.call(`GET /orders/${order.id}/review`, asViewer)).body).toMatchObject({ review: null, may_review: false })
})

const afterDays = (days: number) => buildTestApp({ db: app.db, now: new Date(app.clock.now().getTime() + days * 24 * 3_600_000) })

test('after thirty days it is too late', async () => {
  const order = await anOrder()
  await deliver(order.id)
  const later = await afterDays(31)
  try {
    const late = await later.call(`PUT /orders/${order.id}/review`, {
      headers: { 'x-order-token': order.token },
      body: { rating: 5 },
    })
    expect(late).toMatchObject({ status: 409, body: { code: 'reviews.not_now' } })
  } finally {
    await later.close()
  }
})

test('the thirty days run from delivery: what happens to the order later does not begin them anew', async () => {
  const order = await anOrder()
  await deliver(order.id)
  const headers = { 'x-order-token': order.token }
  const [soon, late] = [await afterDays(29), await afterDays(31)]
  try {
    const problem = { kind: 'missing_item', text: 'One packet is missing' }
    expect(await soon.call(`POST /orders/${order.id}/problem`, { headers, body: problem })).toMatchObject({ status: 200 })
    const review = `PUT /orders/${order.id}/review`
    expect(await soon.call(review, { headers, body: { rating: 2 } })).toMatchObject({ status: 200 })
    expect(await late.call(review, { headers, body: { rating: 1 } })).toMatchObject({
      status: 409,
      body: { code: 'reviews.not_now' },
    })
    expect((await late.call(`GET /orders/${order.id}/review`, { headers })).body).toMatchObject({
      review: { rating: 2 },
      may_review: false,
    })
  } finally {
    await Promise.all([soon.close(), late.close()])
  }
})

test('an order that is refunded after its review keeps it, and no rule is broken', async () => {
  const order = await anOrder()
  await deliver(order.id)
  expect((await rate(order, { rating: 1 })).status).toBe(200)
  const refunded = await app.call(`PUT /orders/${order.id}/status`, { token: owner, body: { status: 'refunded' } })
  expect(refunded).toMatchObject({ status: 200, body: { order: { status: 'refunded' } } })
  expect(await brokenInvariants(app)).toEqual([])
})

test('a shop that customers do not see has no page of reviews, nor has one that is not there', async () => {
  const of = async (storeId: string) => {
    const { status, body } = await app.call(`GET /stores/${storeId}/reviews`)
    return [status, body.code]
  }
  expect(await of(store.store_id)).toEqual([200, undefined])
  const hidden = await Promise.all((['new', 'suspended', 'closed'] as const).map((status) => aStore(app, { status })))
  for (const { store_id } of hidden) expect(await of(store_id)).toEqual([404, 'stores.not_found'])
  expect(await of('STORE-999')).toEqual([404, 'stores.not_found'])
})
