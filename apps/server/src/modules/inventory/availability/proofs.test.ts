import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore } from '../../../../test/factories/shops.ts'

const NOW = Date.parse('2026-11-20T06:00:00.000Z')
const DAY = 86_400_000
const MINUTE = 60_000

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
beforeAll(async () => {
  app = await buildTestApp({ now: new Date(NOW).toISOString() })
  store = await aStore(app)
  owner = await app.signIn(anOwner(store))
})
afterAll(() => app.close())

const iso = (ms: number): string => new Date(ms).toISOString()
const uncounted = () => aProduct(app, store, { stock: 0, own_mode: 'available' })
const confidence = async (product_id: string): Promise<unknown> => {
  const { body } = await app.call(`GET /inventory/products?store_id=${store.store_id}&ids=${product_id}`, {})
  return (body.products as { confidence: string }[])[0]?.confidence
}
const scan = (product_id: string, atMs: number, token = owner) =>
  app.call('POST /inventory/seen', { token, body: { scans: [{ product_id, at: iso(atMs) }] } })
const proofs = (product_id: string, seen: number | null, missed: number | null) =>
  app.db.execute('UPDATE products SET seen_at = $2, missed_at = $3 WHERE product_id = $1', [
    product_id,
    seen === null ? null : iso(seen),
    missed === null ? null : iso(missed),
  ])
const placed = async (product_id: string): Promise<string> => {
  const { body } = await app.call('POST /orders', {
    body: {
      storeId: store.store_id,
      items: [{ productId: product_id, quantity: 2 }],
      customer: { name: 'Asha', phone: aPhone() },
      deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
      paymentMethod: 'cod',
    },
  })
  return String(body.order_id)
}
const pack = async (order_id: string): Promise<void> => {
  expect(await app.call(`POST /orders/${order_id}/accept`, { token: owner, body: {} })).toMatchObject({ status: 200 })
  for (const status of ['preparing', 'ready'])
    expect(await app.call(`PUT /orders/${order_id}/status`, { token: owner, body: { status } })).toMatchObject({ status: 200 })
}

test('a product that is scanned is certainly there, also when somebody missed it before', async () => {
  const { product_id } = await uncounted()
  await proofs(product_id, NOW - 40 * DAY, null)
  expect(await confidence(product_id)).toBe('confirm')
  expect((await scan(product_id, NOW)).status).toBe(200)
  expect(await confidence(product_id)).toBe('high')
  await proofs(product_id, NOW - 20 * MINUTE, NOW - 10 * MINUTE)
  expect(await confidence(product_id)).toBe('confirm')
  await scan(product_id, NOW)
  // Somebody missed it within fourteen days.
  expect(await confidence(product_id)).toBe('likely')
})

test('a scan from before the product was missed proves nothing, and a clock that is fast cannot see ahead', async () => {
  const { product_id } = await uncounted()
  await proofs(product_id, NOW - 2 * DAY, NOW - 10 * MINUTE)
  await scan(product_id, NOW - 20 * MINUTE)
  expect(await confidence(product_id)).toBe('confirm')
  await scan(product_id, NOW + 90 * DAY)
  const seen = await app.db.query<{ seen_at: Date }>('SELECT seen_at FROM products WHERE product_id = $1', [product_id])
  expect(seen[0]?.seen_at.getTime()).toBe(NOW)
})

test('a packer reports scans, somebody without a right and another shop do not', async () => {
  const { product_id } = await uncounted()
  await proofs(product_id, NOW - 40 * DAY, null)
  const rider = await app.signIn(await aStaff(app, store, { role: 'rider' }))
  expect((await scan(product_id, NOW, rider)).status).toBe(403)
  const other = await aStore(app)
  const stranger = await app.signIn(anOwner(other))
  expect((await scan(product_id, NOW, stranger)).status).toBe(200)
  expect(await confidence(product_id)).toBe('confirm')
  const packer = await app.signIn(await aStaff(app, store, { role: 'packer' }))
  expect((await scan(product_id, NOW, packer)).status).toBe(200)
  expect(await confidence(product_id)).toBe('high')
})

test('what was missed and packed again within an hour was there', async () => {
  const { product_id } = await uncounted()
  const order = await placed(product_id)
  await proofs(product_id, NOW - 30 * MINUTE, NOW - 10 * MINUTE)
  await pack(order)
  expect(await confidence(product_id)).toBe('likely')
})

test('replacements on the packing shelf say how sure they are', async () => {
  const { product_id } = await uncounted()
  await pack(await placed(product_id))
  await proofs(product_id, NOW - 40 * DAY, null)
  const { body } = await app.call('GET /orders/packing/shelf', { token: owner })
  const listed = (body.products as { product_id: string; confidence: string }[]).find((one) => one.product_id === product_id)
  expect(listed?.confidence).toBe('confirm')
})
