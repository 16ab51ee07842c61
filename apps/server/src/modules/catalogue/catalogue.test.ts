import type { Product } from '@jhola/contract/catalogue/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { aProduct, aStore } from '../../../test/factories/shops.ts'
import type { NewStore } from '../stores/index.ts'
import { createProductPricing } from './index.ts'

let app: TestApp
let store: NewStore
let attaId: string
beforeAll(async () => {
  app = await buildTestApp()
  store = await aStore(app, { store_id: 'STORE-001' })
  const atta = await aProduct(app, store, {
    name: 'Chakki Fresh Atta',
    name_hi: 'चक्की फ्रेश आटा',
    brand: 'Aashirvaad',
    category: 'Flours',
    category_hi: 'आटा व मैदा',
    aliases: 'atta aata gehu ka atta wheat flour',
    barcode: '8901234567894',
    pack_size: '5 kg',
    price_paise: 60_50,
    mrp_paise: 68_00,
    tags: ['roti'],
    stock: 8,
  })
  attaId = atta.product_id
  await aProduct(app, store, { name: 'Maida', category: 'Flours', aliases: 'refined flour', stock: 0 })
  await aProduct(app, store, {
    name: 'Amul Butter',
    brand: 'Amul',
    category: 'Dairy',
    aliases: 'makkhan',
    description: 'Salted, for toast',
  })
  await aProduct(app, store, {
    name: 'Onion',
    name_hi: 'प्याज़',
    category: 'Vegetables',
    aliases: 'pyaz kanda',
    unit: 'kg',
    loose: true,
    unit_size: 1000,
    stock: 12_500,
  })
})
afterAll(() => app.close())

const read = (query = '') => app.call(`GET /inventory/products?${query}`)
const search = async (words: string, more = '') => {
  const { body } = await read(`search=${encodeURIComponent(words)}${more}`)
  return (body.products as Product[]).map(({ name }) => name)
}

describe('the shelf', () => {
  test('of the usual shop is shown when none is named', async () => {
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(body).toMatchObject({ store_id: 'STORE-001', page: 1, total: 4, totalPages: 1 })
    expect((body.products as Product[]).map(({ name }) => name)).toEqual(['Onion', 'Amul Butter', 'Chakki Fresh Atta', 'Maida'])
    expect(body.categories).toEqual([
      { category: 'Vegetables', category_hi: null, count: 1, picture: '/pictures/category-vegetables.svg' },
      { category: 'Dairy', category_hi: null, count: 1, picture: '/pictures/category-dairy.svg' },
      { category: 'Flours', category_hi: 'आटा व मैदा', count: 2, picture: null },
    ])
  })

  test('shows prices in rupees, stock in selling units, and an honest discount', async () => {
    const products = (await read()).body.products as Product[]
    expect(products.find(({ name }) => name === 'Chakki Fresh Atta')).toMatchObject({
      price: 60.5,
      mrp: 68,
      // 60.50 with 5% GST is 63.53: that is 6% below 68, not 11%.
      discount: 6,
      gst_rate: 5,
      current_stock: 8,
      stock_status: 'low_stock',
    })
    expect(products.find(({ name }) => name === 'Onion')).toMatchObject({
      current_stock: 12.5,
      loose: true,
      stock_status: 'in_stock',
    })
    expect(products.find(({ name }) => name === 'Maida')).toMatchObject({ stock_status: 'out_of_stock' })
  })

  test('tells nothing that only the shop may know', async () => {
    const shown = Object.keys(((await read()).body.products as Product[])[0] ?? {})
    for (const hidden of ['cost_paise', 'cost', 'barcode', 'on_hand', 'sku']) expect(shown).not.toContain(hidden)
  })

  test('is read by category, in either language, and by ids', async () => {
    expect((await read('category=Flours')).body.total).toBe(2)
    // The same number as the count, whether each product has the Hindi name or not.
    expect((await read(`category=${encodeURIComponent('आटा व मैदा')}`)).body.total).toBe(2)
    expect((await read(`ids=${attaId}`)).body.total).toBe(1)
    expect((await read('category=Nothing')).body).toMatchObject({ total: 0, totalPages: 1, products: [] })
  })

  test('is read a page at a time, and a page past the end still tells the total', async () => {
    const first = await read('pageSize=3')
    const second = await read('pageSize=3&page=2')
    expect(first.body).toMatchObject({ total: 4, totalPages: 2 })
    expect(first.body.products).toHaveLength(3)
    expect((second.body.products as Product[]).map(({ name }) => name)).toEqual(['Maida'])
    expect((await read('pageSize=3&page=9')).body).toMatchObject({ total: 4, products: [] })
  })

  test('of an unknown shop is not found, and of another shop is its own', async () => {
    expect((await read('store_id=NO-SUCH')).status).toBe(404)
    const other = await aStore(app)
    await aProduct(app, other, { name: 'Atta of the neighbour' })
    expect((await read(`store_id=${other.store_id}&search=atta`)).body).toMatchObject({ store_id: other.store_id, total: 1 })
    expect((await read(`ids=${attaId}&store_id=${other.store_id}`)).body.total).toBe(0)
  })

  test('leaves out what is no longer sold', async () => {
    const gone = await aProduct(app, store, { name: 'Old Soap', category: 'Soap' })
    await app.db.execute('UPDATE products SET active = false WHERE product_id = $1', [gone.product_id])
    expect((await read()).body.total).toBe(4)
    expect(await search('soap')).toEqual([])
  })

  test.each([
    'page=0',
    'pageSize=201',
    'pageSize=x',
    'ids=nonsense',
    `search=${'a'.repeat(81)}`,
    'colour=red',
    'store_id=../etc',
  ])('refuses ?%s', async (query) => expect(await read(query)).toMatchObject({ status: 400, body: { code: 'request.invalid' } }))
})

describe('searching', () => {
  test.each(['atta', 'aata', 'आटा', 'flour', 'ATTA', 'wheat flour', 'fresh atta', 'aashir', '8901234567894', 'chakki', 'att'])(
    '%s finds the atta',
    async (words) => expect(await search(words)).toContain('Chakki Fresh Atta'),
  )

  test.each([
    ['attta', 'Chakki Fresh Atta'],
    ['chaki ata', 'Chakki Fresh Atta'],
    ['buter', 'Amul Butter'],
    ['onoin', 'Onion'],
    ['pyaaz', 'Onion'],
    ['प्याज', 'Onion'],
    ['roti', 'Chakki Fresh Atta'],
    ['toast', 'Amul Butter'],
    ['organic atta', 'Chakki Fresh Atta'],
    ['atta 5 kg', 'Chakki Fresh Atta'],
    ['ahsirvaad', 'Chakki Fresh Atta'],
  ])('%s (mistyped, a tag, or in the description) finds %s', async (words, name) => expect((await search(words))[0]).toBe(name))

  test('puts what begins with the word first', async () => {
    expect((await search('maida'))[0]).toBe('Maida')
  })

  test('finds nothing for nonsense, and takes every sign as a word or as nothing', async () => {
    expect(await search('xyzzyq')).toEqual([])
    for (const odd of [
      "'",
      "''; DROP TABLE products; --",
      'a & b | !c',
      '%',
      '_',
      '\\',
      ':*',
      '()',
      '🙂',
      'a:b',
      '<->',
      'NULL',
      '‍',
    ])
      expect((await read(`search=${encodeURIComponent(odd)}`)).status).toBe(200)
  })

  test('keeps to the category', async () => {
    expect(await search('flour', '&category=Dairy')).toEqual([])
    expect(await search('flour', '&category=Flours')).toHaveLength(2)
  })
})

describe('facts for orders', () => {
  test('are remembered for five seconds, read fresh when asked, and kept to the shop', async () => {
    const source = createProductPricing(app)
    const product = await aProduct(app, store, { price_paise: 10_00, stock: 5 })
    const ids = [product.product_id]
    const price = async (fresh: boolean) =>
      (await source.find(store.store_id, ids, { fresh })).get(product.product_id)?.pricePaise
    expect(await price(false)).toBe(1000)
    await app.db.execute('UPDATE products SET price_paise = 1100, version = version + 1 WHERE product_id = $1', ids)
    expect(await price(false)).toBe(1000)
    expect(await price(true)).toBe(1100)
    await app.db.execute('UPDATE products SET price_paise = 1200, version = version + 1 WHERE product_id = $1', ids)
    app.clock.advance(5_001)
    expect(await price(false)).toBe(1200)
    expect((await source.find('TEST-OTHER', ids, { fresh: false })).size).toBe(0)
  })
})
