import type { InventorySummary } from '@jhola/contract/inventory/schema'
import type { Preferences } from '@jhola/contract/preferences/schema'
import { addDays, toShopTime } from '@jhola/contract/shared/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOwner, aProduct, aStore } from '../../../test/factories/shops.ts'
import { createInventoryCounts } from './inventory-counts.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const DATES = { today: '2026-11-20', until: '2026-12-20' }
const aShelf = async (large: number) => {
  const store = await aStore(app)
  const figures = createInventoryCounts({ ...app, large })
  await aProduct(app, store)
  await aProduct(app, store)
  const count = async () => (await figures.own(store.store_id, DATES)).reduce((sum, one) => sum + one.count, 0)
  return { store, figures, count }
}

test('an ordinary shelf is counted each time', async () => {
  const { store, count } = await aShelf(10)
  expect(await count()).toBe(2)
  await aProduct(app, store)
  expect(await count()).toBe(3)
})

test('a large one is remembered, and counted anew behind each look at older figures', async () => {
  const { store, count } = await aShelf(1)
  expect(await count()).toBe(2)
  await aProduct(app, store)
  expect(await count()).toBe(2)
  app.clock.advance(2_500)
  expect(await count()).toBe(2)
  await expect.poll(count).toBe(3)
  await aProduct(app, store)
  app.clock.advance(31_000)
  expect(await count()).toBe(4)
})

test('what the shop itself changes is counted at once, and for a while each time', async () => {
  const { store, figures, count } = await aShelf(1)
  expect(await count()).toBe(2)
  figures.invalidate(store.store_id)
  await aProduct(app, store)
  expect(await count()).toBe(3)
  await aProduct(app, store)
  expect(await count()).toBe(4)
})

test('what expires soon is what the shop says is soon', async () => {
  const store = await aStore(app)
  const token = await app.signIn(anOwner(store))
  const inDays = (days: number) => addDays(toShopTime(app.clock.now().getTime()).date, days)
  for (const days of [3, 20]) {
    const body = { name: `Bread ${days}`, category: 'Bakery', price: 40, current_stock: 10, expiry_date: inDays(days) }
    expect((await app.call('POST /inventory/products', { token, body })).status).toBe(201)
  }
  const told = async () => (await app.call('GET /inventory/shelf', { token })).body.summary
  expect(await told()).toMatchObject({ expiring: 2, expiring_days: 30 })
  const { preferences } = (await app.call('GET /stores/me/preferences', { token })).body as { preferences: Preferences }
  const inventory = { ...preferences.inventory, expiryDays: 10 }
  expect((await app.call('PUT /stores/me/preferences', { token, body: { inventory } })).status).toBe(200)
  expect(await told()).toMatchObject({ expiring: 1, expiring_days: 10 })
})

test('customers see their counts by the same rule, and by the tax of the moment', async () => {
  const { store, figures } = await aShelf(1)
  const sold = async (tax_mode: 'inclusive' | 'exclusive') =>
    (await figures.sold({ store_id: store.store_id, tax_mode }, { today: DATES.today, nowMs: app.clock.now().getTime() })).reduce(
      (sum, one) => sum + one.count,
      0,
    )
  expect(await sold('inclusive')).toBe(2)
  await aProduct(app, store)
  expect(await sold('inclusive')).toBe(2)
  expect(await sold('exclusive')).toBe(3)
  figures.invalidate(store.store_id)
  await aProduct(app, store)
  expect(await sold('exclusive')).toBe(4)
})

test('a large shelf that a file or another node changed is counted anew', async () => {
  const store = await aStore(app)
  const token = await app.signIn(anOwner(store))
  const told = async () =>
    Number(((await app.call('GET /inventory/shelf', { token })).body.summary as InventorySummary).total_products)
  const { product_id } = await aProduct(app, store)
  // Bulk insert as an import does, but without the statement timeout of the pool, which is short for a busy machine.
  const direct = await app.db.connectDirect()
  await direct.query(
    `INSERT INTO products SELECT (jsonb_populate_record(p, jsonb_build_object('product_id', gen_random_uuid(), 'on_hand', 0))).*
     FROM products p, generate_series(1, 10001) WHERE p.store_id = $1 AND p.product_id = $2`,
    [store.store_id, product_id],
  )
  await direct.end()
  expect(await told()).toBe(10_002)
  await aProduct(app, store)
  expect(await told()).toBe(10_002)
  await app.db.query('SELECT pg_notify($1, $2)', ['jhola_shelves', store.store_id])
  await expect.poll(told).toBe(10_003)
})
