import type { Product } from '@jhola/contract/catalogue/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { aProduct, aStore } from '../../../../test/factories/shops.ts'
import { renewSearchIndexes } from '../index.ts'

let app: TestApp
let storeId: string
beforeAll(async () => {
  app = await buildTestApp()
  const store = await aStore(app)
  storeId = store.store_id
  for (let index = 0; index < 3; index += 1) await aProduct(app, store, { name: `Matka ${index}`, category: 'Pots' })
  await aProduct(app, store, { name: 'Chakki Atta', name_hi: 'चक्की आटा', aliases: "ata 'x' \\ :*", pack_size: '5 kg' })
  await aProduct(app, store, { name: 'Chakki Atta', name_hi: 'चक्की आटा', pack_size: '10 kg' })
  await aProduct(app, store, { name: 'Atta Biscuits' })
})
afterAll(() => app.close())

const search = async (words: string, more = '') => {
  const { body } = await app.call(`GET /inventory/products?store_id=${storeId}&search=${encodeURIComponent(words)}${more}`)
  return {
    total: body.total,
    found: (body.products as Product[]).map(({ name, pack_size }) => `${name} ${pack_size ?? ''}`.trim()),
  }
}

test('what it is comes before what is made of it, and the pack that was asked for before others', async () => {
  expect((await search('aata 10 kg')).found).toEqual(['Chakki Atta 10 kg', 'Chakki Atta 5 kg', 'Atta Biscuits'])
  expect((await search('आटा 5 किलो')).found[0]).toBe('Chakki Atta 5 kg')
})

test('pages of a search have its total, past the end too', async () => {
  expect(await search('matka', '&pageSize=2')).toMatchObject({ total: 3, found: ['Matka 0', 'Matka 1'] })
  expect(await search('matka', '&pageSize=2&page=2')).toEqual({ total: 3, found: ['Matka 2'] })
  expect(await search('mattka', '&pageSize=2&page=9')).toEqual({ total: 3, found: [] })
})

test('products of an older version are indexed anew, once', async () => {
  await app.db.execute(`UPDATE products SET search_index = '', search_version = 0 WHERE store_id = $1`, [storeId])
  expect((await search('aata')).total).toBe(0)
  expect(await Promise.all([renewSearchIndexes(app.db), renewSearchIndexes(app.db)]).then(([a, b]) => a + b)).toBe(6)
  expect((await search('aata')).total).toBe(3)
  expect(await renewSearchIndexes(app.db)).toBe(0)
})

test('a code read off a packet is that product, before anything its digits look like', async () => {
  const shop = await aStore(app)
  const of = (query: string) => app.call(`GET /inventory/products?store_id=${shop.store_id}&${query}`)
  const names = async (query: string) => ((await of(query)).body.products as Product[]).map(({ name }) => name)
  await aProduct(app, shop, { name: 'Biscuits', barcode: '8901234567894' })
  await aProduct(app, shop, { name: 'Cereal', barcode: '0036000291452' })
  await aProduct(app, shop, { name: 'Toffee', tags: ['8901234567894', '036000291452'] })
  expect(await names('search=8901234567894')).toEqual(['Biscuits'])
  expect(await names('search=036000291452')).toEqual(['Cereal'])
  expect(await names('barcode=036000291452')).toEqual(['Cereal'])
  // A code with another digit is another product: scanners make no typing errors.
  expect(await names('barcode=8901234567895')).toEqual([])
  expect((await of(`barcode=${encodeURIComponent("'; --")}`)).status).toBe(400)
  await app.db.execute(`UPDATE products SET active = false WHERE store_id = $1 AND name = 'Biscuits'`, [shop.store_id])
  expect(await names('barcode=8901234567894')).toEqual([])
})
