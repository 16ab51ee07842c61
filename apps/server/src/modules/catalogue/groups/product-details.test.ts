import type { Product } from '@jhola/contract/catalogue/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'
import { fillFamilies } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

type Shop = Awaited<ReturnType<typeof aStore>>

const show = (store: Shop, productId: string) => app.call(`GET /stores/${store.store_id}/products/${productId}`)
const namesOf = (products: unknown) => (products as Product[]).map(({ name, pack_size }) => [name, pack_size].join(' '))

const butter = { name: 'Butter', brand: 'Amul', category: 'Dairy', unit: 'packet', unit_size: 1, loose: false }

test('sizes and packs of one product are one choice, from small to large, compared by 100 g', async () => {
  const store = await aStore(app)
  const large = await aProduct(app, store, { ...butter, pack_size: '500 g', price_paise: 275_00 })
  await aProduct(app, store, { ...butter, name: 'Amul Butter 100g', pack_size: null, price_paise: 58_00 })
  const small = await aProduct(app, store, { ...butter, pack_size: '100 g', price_paise: 60_00 })
  const alone = await aProduct(app, store, { ...butter, name: 'Ghee', pack_size: '1 L' })
  const { body } = await show(store, large.product_id)
  expect(namesOf(body.sizes)).toEqual(['Butter 100 g', 'Butter 500 g', 'Amul Butter 100g '])
  expect((body.sizes as Product[]).map(({ unit_price }) => unit_price)).toEqual([
    { rupees: 60, per: '100 g' },
    { rupees: 55, per: '100 g' },
    null,
  ])
  expect(body.alternatives).toEqual([])
  expect((await show(store, small.product_id)).body.sizes).toEqual(body.sizes)
  expect((await show(store, alone.product_id)).body.sizes).toEqual([])
})

test('the owner takes a size out of the group, and puts it into another', async () => {
  const store = await aStore(app)
  const token = await app.signIn(anOwner(store))
  const one = await aProduct(app, store, { ...butter, pack_size: '100 g' })
  const other = await aProduct(app, store, { ...butter, pack_size: '500 g' })
  const tub = await aProduct(app, store, { ...butter, name: 'Spread', pack_size: '200 g' })
  const change = (productId: string, body: object) => app.call(`PUT /inventory/products/${productId}`, { token, body })
  const family = async (productId: string) =>
    (await app.call(`GET /inventory/products/${productId}`, { token })).body.product as { family_id: string }
  const separate = '0190c0de-0000-4000-8000-00000000000a'
  expect((await change(other.product_id, { version: 1, family_id: separate })).status).toBe(200)
  expect((await show(store, one.product_id)).body.sizes).toEqual([])
  const { family_id } = await family(one.product_id)
  expect((await change(tub.product_id, { version: 1, family_id })).status).toBe(200)
  expect(namesOf((await show(store, one.product_id)).body.sizes)).toEqual(['Butter 100 g', 'Spread 200 g'])
  // What the owner decided stays when the name changes; what the rule decided follows the name.
  expect((await change(tub.product_id, { version: 2, name: 'Light Spread' })).status).toBe(200)
  expect((await family(tub.product_id)).family_id).toBe(family_id)
  expect((await change(one.product_id, { version: 1, name: 'Salted Butter' })).status).toBe(200)
  expect((await family(one.product_id)).family_id).not.toBe(family_id)
})

test('products of an older version are grouped at the next start, once, by two nodes at once', async () => {
  const store = await aStore(app)
  const one = await aProduct(app, store, { ...butter, pack_size: '100 g' })
  await aProduct(app, store, { ...butter, pack_size: '500 g' })
  await app.db.execute('UPDATE products SET family_id = NULL WHERE store_id = $1', [store.store_id])
  await Promise.all([fillFamilies(app.db), fillFamilies(app.db)])
  expect((await show(store, one.product_id)).body.sizes).toHaveLength(2)
  expect(await fillFamilies(app.db)).toBe(0)
})

test('of what is out of stock the shop offers what is there and comes nearest', async () => {
  const store = await aStore(app)
  const wanted = await aProduct(app, store, { ...butter, stock: 0, pack_size: '500 g' })
  await aProduct(app, store, { ...butter, pack_size: '100 g' })
  await aProduct(app, store, { ...butter, brand: 'Nandini', pack_size: '500 g' })
  await aProduct(app, store, { ...butter, name: 'Paneer', stock: 0, pack_size: '200 g' })
  await aProduct(app, store, { ...butter, name: 'Soap', category: 'Personal Care', pack_size: '100 g' })
  const { body } = await show(store, wanted.product_id)
  expect(body.product).toMatchObject({ stock_status: 'out_of_stock' })
  expect((body.alternatives as Product[]).map(({ brand, pack_size }) => `${brand} ${pack_size}`)).toEqual([
    'Nandini 500 g',
    'Amul 100 g',
  ])
})

test('what the shop took off its list is gone; what it never had is not found', async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store, butter)
  const token = await app.signIn(anOwner(store))
  await app.call(`PUT /inventory/products/${product.product_id}`, { token, body: { version: 1, status: 'inactive' } })
  expect(await show(store, product.product_id)).toMatchObject({ status: 410, body: { code: 'catalogue.gone' } })
  expect(await show(store, '0190c0de-0000-4000-8000-00000000000b')).toMatchObject({
    status: 404,
    body: { code: 'catalogue.not_found' },
  })
})

test('the owner gives maker, consumer care and the mark of food; they are shown', async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store, butter)
  const token = await app.signIn(anOwner(store))
  expect((await show(store, product.product_id)).body.product).toMatchObject({ maker: '', consumer_care: '', veg_mark: null })
  const facts = { maker: 'Gujarat Co-operative, Anand 388001', consumer_care: '1800 258 3333', veg_mark: 'veg' }
  const reply = await app.call(`PUT /inventory/products/${product.product_id}`, { token, body: { version: 1, ...facts } })
  expect(reply.status).toBe(200)
  expect((await show(store, product.product_id)).body.product).toMatchObject(facts)
})
