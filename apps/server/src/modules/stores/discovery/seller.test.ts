import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const seller = async (id: string) => app.call(`GET /stores/${id}/seller`)

test('what a shop has not given is null; its address is known', async () => {
  const store = await aStore(app)
  expect((await seller(store.slug)).body.seller).toEqual({
    store_id: store.store_id,
    name: store.name,
    store_type: 'Kirana Store',
    phone: store.phone,
    gstin: null,
    fssai: null,
    legal_name: null,
    address: '1 Station Road, Kurla, Mumbai 400070, Maharashtra',
    email: null,
    drug_licence: null,
    grievance: null,
  })
})

test('the owner gives the details, and customers read them', async () => {
  const store = await aStore(app, { store_type: 'Pharmacy' })
  const token = await app.signIn(anOwner(store))
  const { version } = (await app.call('GET /stores/me/settings', { token })).body
  const details = {
    legal_name: 'Sharma Medicals LLP',
    legal_address: '2 Fort Road, Mumbai 400001',
    drug_licence: '20B/21B-MH-TZ3-123456',
    grievance_name: 'Asha Sharma',
    grievance_phone: '98123 00002',
    grievance_email: '',
  }
  expect((await app.call('PATCH /stores/me/settings', { token, body: { version, seller: details } })).status).toBe(200)
  expect((await seller(store.store_id)).body.seller).toMatchObject({
    legal_name: 'Sharma Medicals LLP',
    address: '2 Fort Road, Mumbai 400001',
    drug_licence: '20B/21B-MH-TZ3-123456',
    grievance: { name: 'Asha Sharma', phone: '+919812300002', email: null },
  })
  const wrong = { ...details, legal_name: 'Pay shop@okaxis', drug_licence: '<b>' }
  const refused = await app.call('PATCH /stores/me/settings', { token, body: { version: 2, seller: wrong } })
  expect((refused.body.details as { fields: { field: string }[] }).fields.map(({ field }) => field)).toEqual([
    'seller.legal_name',
    'seller.drug_licence',
  ])
})

test.each(['new', 'suspended', 'closed'] as const)('of a shop that is %s nobody is told', async (status) => {
  const store = await aStore(app, { status })
  expect(await seller(store.store_id)).toMatchObject({ status: 404, body: { code: 'stores.not_found' } })
})

test('a product tells its country of origin and its last day, set by its shop', async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store, { mrp_paise: 70_00 })
  const token = await app.signIn(anOwner(store))
  const path = `GET /stores/${store.store_id}/products/${product.product_id}`
  expect((await app.call(path)).body.product).toMatchObject({ mrp: 70, country_of_origin: null, importer: '', best_before: null })
  const change = (country_of_origin: string) =>
    app.call(`PUT /inventory/products/${product.product_id}`, {
      token,
      body: { version: 1, country_of_origin, importer: 'Konkan Imports, Nhava Sheva, 022 1234567', expiry_date: '2027-01-31' },
    })
  expect(await change('Atlantis')).toMatchObject({
    status: 400,
    body: { details: { fields: [{ field: 'country_of_origin', message: 'Please choose a country' }] } },
  })
  expect((await change('भारत')).status).toBe(200)
  expect((await app.call(path)).body.product).toMatchObject({
    country_of_origin: 'IN',
    importer: 'Konkan Imports, Nhava Sheva, 022 1234567',
    best_before: '2027-01-31',
  })
  const other = await aStore(app)
  expect(await app.call(`GET /stores/${other.store_id}/products/${product.product_id}`)).toMatchObject({
    status: 404,
    body: { code: 'catalogue.not_found' },
  })
})
