import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOwner, aProduct, aStaff, aStore, aUser } from '../../../test/factories/shops.ts'

type Listed = { store_id: string; name: string }
type Page = { stores: Listed[]; figures: Record<string, number>; total: number; totalPages: number }

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await buildTestApp({ now: '2026-10-31T18:29:59.000Z' })
  admin = await app.signIn(await aUser(app, { role: 'admin' }))
  await aStore(app, { name: 'October Stores', city: 'Pune' })
  app.clock.set('2026-10-31T18:30:00.000Z')
  await aStore(app, {
    name: '100% Fresh',
    city: 'Jaipur',
    state: 'Rajasthan',
    owner_name: 'Leela Bai',
    email: 'leela@shop.example',
  })
  app.clock.set('2026-11-20T06:00:00.000Z')
  await aStore(app, { name: 'Waiting Stores', city: 'Surat', status: 'new' })
  await aStore(app, { name: 'Newest Stores', city: 'pune', name_hi: 'नई दुकान' })
})
afterAll(() => app.close())

const list = async (query = ''): Promise<Page> => {
  const { status, body } = await app.call(`GET /admin/stores${query}`, { token: admin })
  expect(status).toBe(200)
  return body as Page
}
const names = async (query: string) => (await list(query)).stores.map(({ name }) => name)

test('lists every registered shop, newest first, with the figures of the tiles', async () => {
  const page = await list()
  expect(page.stores.map(({ name }) => name).slice(-2)).toEqual(['100% Fresh', 'October Stores'])
  expect(page).toMatchObject({
    total: 4,
    // The month begins at midnight in India, not at midnight UTC. A shop that customers cannot see covers no city.
    figures: { total_stores: 4, new_this_month: 3, cities_covered: 2, active_stores: 3 },
  })
  expect(page.stores[2]).toMatchObject({
    owner_name: 'Leela Bai',
    email: 'leela@shop.example',
    state: 'Rajasthan',
    status: 'active',
  })
})

test.each([
  ['a shop by its name', 'october', ['October Stores']],
  ['a shop by its name in Hindi', encodeURIComponent('नई'), ['Newest Stores']],
  ['a shop by its owner', 'leela', ['100% Fresh']],
  ['a shop by its city', 'surat', ['Waiting Stores']],
  ['a letter that SQL gives a meaning', encodeURIComponent('0%'), ['100% Fresh']],
  ['nothing where there is nothing', 'nowhere', []],
])('finds %s', async (_, search, found) => {
  expect(await names(`?search=${search}`)).toEqual(found)
})

test('figures stay those of all shops while something is searched for, and pages count what was found', async () => {
  expect(await list('?search=nowhere')).toMatchObject({ total: 0, totalPages: 1, figures: { total_stores: 4 } })
  expect(await names('?status=new')).toEqual(['Waiting Stores'])
  expect(await names('?pageSize=10&page=2')).toEqual([])
})

test('shows one shop with what it does', async () => {
  const store = await aStore(app)
  const owner = await app.signIn(anOwner(store))
  await aStaff(app, store)
  const milk = await aProduct(app, store, { price_paise: 120_00 })
  await aProduct(app, store)
  const order = (id: string) => ({
    storeId: store.store_id,
    items: [{ productId: id, quantity: 1 }],
    customer: { name: 'Meena', phone: '9812345678' },
    deliveryType: 'pickup',
    paymentMethod: 'cod',
  })
  expect((await app.call('POST /orders', { body: order(milk.product_id), token: owner })).status).toBe(201)
  const { body } = await app.call(`GET /admin/stores/${store.store_id}`, { token: admin })
  expect(body.store).toMatchObject({
    store_id: store.store_id,
    address: '1 Station Road, Kurla, Mumbai 400070',
    products: 2,
    orders: 1,
    delivered_orders: 0,
    last_order_at: app.clock.now().toISOString(),
    staff: 1,
  })
})

test('a shop that is not there is not found', async () => {
  const answer = await app.call('GET /admin/stores/STORE-404', { token: admin })
  expect(answer).toMatchObject({ status: 404, body: { code: 'stores.not_found' } })
})

test('only an admin sees the shops', async () => {
  const store = await aStore(app)
  const owner = await app.signIn(anOwner(store))
  const customer = await app.signIn(await aUser(app))
  for (const call of ['GET /admin/stores', `GET /admin/stores/${store.store_id}`, 'GET /admin/audit']) {
    expect((await app.call(call)).status).toBe(401)
    for (const token of [owner, customer]) expect((await app.call(call, { token })).status).toBe(403)
  }
})

test.each(['page=0', 'pageSize=7', 'status=lost', `search=${'x'.repeat(81)}`, 'what=ever'])('refuses %s', async (query) => {
  expect((await app.call(`GET /admin/stores?${query}`, { token: admin })).status).toBe(400)
})
