import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore } from '../../../../test/factories/shops.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
const ids: Record<string, string> = {}
beforeAll(async () => {
  app = await buildTestApp()
  store = await aStore(app)
  owner = await app.signIn(anOwner(store))
  const add = async (name: string, more: object) => {
    ids[name] = (await aProduct(app, store, { name, stock: 50, price_paise: 60_00, category: 'Dairy', ...more })).product_id
  }
  await add('butter', { barcode: '8901262010016', shelf_place: 'A2' })
  await add('other butter', { price_paise: 62_00 })
  await add('no butter', { stock: 0 })
  await add('salt', { category: 'Spices' })
})
afterAll(() => app.close())

const anAcceptedOrder = async (): Promise<string> => {
  const { body } = await app.call('POST /orders', {
    body: {
      storeId: store.store_id,
      items: [{ productId: ids.butter, quantity: 2 }],
      customer: { name: 'Asha', phone: aPhone() },
      deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
      paymentMethod: 'cod',
    },
  })
  await app.call(`POST /orders/${body.order_id}/accept`, { token: owner })
  return String(body.order_id)
}
type Shelf = { products: { product_id: string }[] }

test('the shelf of a packer: what is ordered with its code and place, and what of its category is there', async () => {
  const empty = await app.call('GET /orders/packing/shelf', { token: owner })
  expect(empty.body).toMatchObject({ products: [], cap_percent: 10, delivery: { fee: 20 } })
  await anAcceptedOrder()
  const { status, body } = await app.call('GET /orders/packing/shelf', { token: owner })
  expect(status).toBe(200)
  expect((body as unknown as Shelf).products.map(({ product_id }) => product_id)).toEqual([ids.butter, ids['other butter']])
  expect(body).toMatchObject({ products: [{ barcode: '8901262010016', shelf_place: 'A2', price: 60, available: 48 }, {}] })
})

test('how sure it is that a product is there: a counted one by its stock, others by what was found at the shelf', async () => {
  const lassi = (await aProduct(app, store, { name: 'lassi', stock: 0, price_paise: 60_00, category: 'Dairy' })).product_id
  await anAcceptedOrder()
  const set = { token: owner, body: { scope: 'products', ids: [lassi], mode: 'available' } }
  expect((await app.call('PUT /inventory/modes', set)).status).toBe(200)
  const sureness = async () => {
    const { body } = await app.call('GET /orders/packing/shelf', { token: owner })
    const products = (body as unknown as { products: { product_id: string; confidence: string }[] }).products
    return [ids.butter, lassi].map((id) => products.find(({ product_id }) => product_id === id)?.confidence)
  }
  expect(await sureness()).toEqual(['high', 'likely'])
  await app.call('PUT /inventory/modes', { ...set, body: { ...set.body, mode: 'ask_first' } })
  expect(await sureness()).toEqual(['high', 'confirm'])
})

test('every change of an order has its number, its person and its reason; another shop sees none of it', async () => {
  const id = await anAcceptedOrder()
  const changes = [{ kind: 'fewer', line_no: 1, quantity: 1 }]
  await app.call(`POST /orders/${id}/packing`, { token: owner, body: { changes, reason: 'last one', by_phone: true } })
  const { body } = await app.call(`GET /orders/${id}/changes`, { token: owner })
  expect(body).toMatchObject({
    changes: [
      {
        change_no: 1,
        state: 'applied',
        changes,
        reason: 'last one',
        by_phone: true,
        by: 'shop',
        role: 'owner',
        name: store.owner_name,
      },
    ],
  })
  const stranger = await app.signIn(anOwner(await aStore(app)))
  expect((await app.call(`GET /orders/${id}/changes`, { token: stranger })).status).toBe(404)
})

test('a packer packs, a rider does not', async () => {
  const as = async (role: 'packer' | 'rider') => app.signIn(await aStaff(app, store, { role }))
  const id = await anAcceptedOrder()
  const body = { changes: [{ kind: 'fewer', line_no: 1, quantity: 1 }] }
  const [packer, rider] = [await as('packer'), await as('rider')]
  expect((await app.call('GET /orders/packing/shelf', { token: rider })).status).toBe(403)
  expect((await app.call(`POST /orders/${id}/packing`, { token: rider, body })).status).toBe(403)
  expect((await app.call('GET /orders/packing/shelf', { token: packer })).status).toBe(200)
  expect((await app.call(`POST /orders/${id}/packing`, { token: packer, body })).status).toBe(200)
})
