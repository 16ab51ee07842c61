import type { AroundResult } from '@jhola/contract/stores/around/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { aProduct, aStore } from '../../../../test/factories/shops.ts'
import type { NewStore } from '../../stores/index.ts'

const HERE = { latitude: 26.9, longitude: 75.8 }
/** A place so many kilometres north. */
const north = (km: number) => ({ latitude: HERE.latitude + km / 111.19, longitude: HERE.longitude })

let app: TestApp
let near: NewStore
let far: NewStore
beforeAll(async () => {
  app = await buildTestApp()
  near = await aStore(app, { ...north(0.4), delivery_radius_km: 3 })
  far = await aStore(app, { ...north(2), delivery_radius_km: 3, working_days: [] })
  const beyond = await aStore(app, { ...north(4), delivery_radius_km: 3 })
  const pickupOnly = await aStore(app, { ...north(0.2), delivery_radius_km: 3, offers_delivery: false })
  const eggs = { name: 'Farm Eggs', name_hi: 'अंडे', aliases: 'anda', category: 'Dairy' }
  for (const [store, price_paise] of [
    [far, 70_00],
    [beyond, 10_00],
    [pickupOnly, 10_00],
  ] as const)
    await aProduct(app, store, { ...eggs, price_paise, stock: 5 })
  await aProduct(app, near, { name: 'Egg Noodles', category: 'Snacks', stock: 5 })
  await aProduct(app, near, { name: 'Eggless Cake', category: 'Bakery', stock: 5 })
  await aProduct(app, near, { name: 'Amul Butter', brand: 'Amul', category: 'Dairy', price_paise: 60_00, stock: 5 })
  await aProduct(app, far, { name: 'Amul Butter', brand: 'Amul', category: 'Dairy', price_paise: 55_00, stock: 5 })
  await aProduct(app, near, { name: 'Sugar', category: 'Grocery', stock: 0, barcode: '8901234567894' })
  await aProduct(app, far, { name: 'Sugar', category: 'Grocery', stock: 4 })
})
afterAll(() => app.close())

const ask = async (search: string, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ search, latitude: String(HERE.latitude), longitude: String(HERE.longitude), ...more })
  const { status, body } = await app.call(`GET /search?${query}`)
  expect(status).toBe(200)
  const results = body.results as AroundResult[]
  return { body, results, found: results.map(({ shop, products }) => [shop.store_id, products.map(({ name }) => name)]) }
}

describe('a search across the shops that deliver here', () => {
  test('finds the thing itself, in no shop that does not deliver, and nothing that is made of it', async () => {
    for (const words of ['anda', 'egg', 'eggs', 'अंडे', 'egs']) {
      const { body, found } = await ask(words)
      expect([words, body.answer, found]).toEqual([words, 'found', [[far.store_id, ['Farm Eggs']]]])
    }
  })

  test('tells open shops first, with distance, price and terms', async () => {
    const { body, results, found } = await ask('amul butter')
    expect(body).toMatchObject({ answer: 'found', shops: 2 })
    expect(found).toEqual([
      [near.store_id, ['Amul Butter']],
      [far.store_id, ['Amul Butter']],
    ])
    expect(results[0]).toMatchObject({
      shop: { is_open: true, distance_km: 0.4, min_order_amount: 100, delivery_fee: 20, prep_minutes: expect.any(Number) },
      products: [{ price: 60, stock_status: 'low_stock', description: '' }],
      more: false,
    })
    expect(results[1]?.shop).toMatchObject({ is_open: false, distance_km: 2 })
    expect(JSON.stringify(body)).not.toContain('address')
  })

  test('a shop where it is out of stock comes last', async () => {
    expect((await ask('sugar')).found.map(([id]) => id)).toEqual([far.store_id, near.store_id])
  })

  test('a barcode is exact', async () => {
    expect((await ask('8901234567894')).found).toEqual([[near.store_id, ['Sugar']]])
  })

  test('says that there is none, and calls what is only like it similar', async () => {
    expect((await ask('qwertyzx')).body).toMatchObject({ answer: 'none', results: [] })
    const { body } = await ask('egg', { except: far.store_id })
    expect(body).toMatchObject({ answer: 'similar', shops: 1 })
  })

  test('a mistyped word is found in the shops nearby', async () => {
    expect((await ask('amul buttre')).body).toMatchObject({ answer: 'found' })
  })

  test('goes out from a shop where nobody knows the place of the customer', async () => {
    const query = new URLSearchParams({ search: 'anda', around: near.store_id, except: near.store_id })
    const { body } = await app.call(`GET /search?${query}`)
    expect((body.results as AroundResult[])[0]).toMatchObject({ shop: { store_id: far.store_id, distance_km: 1.6 } })
    expect(await app.call('GET /search?search=anda&around=NONE-1')).toMatchObject({
      status: 404,
      body: { code: 'stores.not_found' },
    })
  })

  test('needs a place and a word', async () => {
    expect((await app.call('GET /search?search=anda')).status).toBe(400)
    expect((await app.call(`GET /search?search=&latitude=1&longitude=1`)).status).toBe(400)
  })
})
