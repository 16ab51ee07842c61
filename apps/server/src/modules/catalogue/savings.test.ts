import type { Product } from '@jhola/contract/catalogue/schema'
import type { TaxMode } from '@jhola/contract/tax/gst'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { aProduct, aStore } from '../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

/** Prices on both sides of every limit: a paisa that rounds up, tax that removes the saving, no MRP, no saving. */
const SHELF = [
  { name: 'A fifth off', price_paise: 80_00, mrp_paise: 100_00, gst_rate_percent: 0 },
  { name: 'A tenth off before tax', price_paise: 90_00, mrp_paise: 100_00, gst_rate_percent: 5 },
  { name: 'Tax eats it', price_paise: 95_00, mrp_paise: 100_00, gst_rate_percent: 5 },
  { name: 'Half a paisa of tax', price_paise: 9_30, mrp_paise: 10_00, gst_rate_percent: 5 },
  { name: 'Less than a percent', price_paise: 99_50, mrp_paise: 100_00, gst_rate_percent: 0 },
  { name: 'At its MRP', price_paise: 100_00, mrp_paise: 100_00, gst_rate_percent: 0 },
  { name: 'Without MRP', price_paise: 10_00, mrp_paise: null, gst_rate_percent: 0 },
  { name: 'Sold out', price_paise: 10_00, mrp_paise: 100_00, gst_rate_percent: 0, stock: 0 },
]

const shelfOf = async (taxMode: TaxMode) => {
  const store = await aStore(app)
  await app.db.execute('UPDATE stores SET tax_mode = $2 WHERE store_id = $1', [store.store_id, taxMode])
  for (const product of SHELF) await aProduct(app, store, product)
  const read = async (query: string) => (await app.call(`GET /inventory/products?store_id=${store.store_id}${query}`)).body
  return { all: await read(''), below: await read('&below_mrp=true'), read }
}

describe.each(['exclusive', 'inclusive'] as const)('prices with tax %s', (taxMode) => {
  test('below the MRP is what cards call so and what is in stock, the biggest saving first', async () => {
    const { all, below } = await shelfOf(taxMode)
    const called = (all.products as Product[]).filter((product) => product.discount > 0 && product.current_stock > 0)
    const shown = below.products as Product[]
    expect(new Set(shown.map(({ name }) => name))).toEqual(new Set(called.map(({ name }) => name)))
    expect(shown.map(({ discount }) => discount)).toEqual(shown.map(({ discount }) => discount).toSorted((a, b) => b - a))
    expect(all.savings).toEqual({ count: called.length, most_percent: Math.max(...called.map(({ discount }) => discount)) })
    expect(below).toMatchObject({ total: called.length, savings: all.savings })
  })
})

test('by exact numbers: 80 of 100 without tax, 90 of 100 with five percent on top', async () => {
  const { below } = await shelfOf('exclusive')
  expect((below.products as Product[]).map(({ name, discount }) => [name, discount])).toEqual([
    ['A fifth off', 20],
    ['A tenth off before tax', 5],
    ['Half a paisa of tax', 2],
  ])
  expect(below.savings).toEqual({ count: 3, most_percent: 20 })
})

test('a search and a category keep to it, and another word than true is refused', async () => {
  const { read } = await shelfOf('inclusive')
  expect(((await read('&below_mrp=true&search=fifth')).products as Product[]).map(({ name }) => name)).toEqual(['A fifth off'])
  expect((await read('&below_mrp=true&category=Nothing')).total).toBe(0)
  expect((await read('&below_mrp=yes')).code).toBe('request.invalid')
})

test('a shop without such prices saves nothing', async () => {
  const store = await aStore(app)
  await aProduct(app, store, { mrp_paise: null })
  const { body } = await app.call(`GET /inventory/products?store_id=${store.store_id}`)
  expect(body.savings).toEqual({ count: 0, most_percent: 0 })
})

test('a brief shelf comes without descriptions, and is the same otherwise', async () => {
  const store = await aStore(app)
  await aProduct(app, store, { description: 'Salted, for toast', description_hi: 'नमक वाला' })
  const read = async (more: string) => (await app.call(`GET /inventory/products?store_id=${store.store_id}${more}`)).body
  const whole = await read('')
  const [product] = whole.products as Product[]
  expect(product).toMatchObject({ description: 'Salted, for toast', description_hi: 'नमक वाला' })
  expect(await read('&brief=true')).toEqual({ ...whole, products: [{ ...product, description: '', description_hi: null }] })
})
