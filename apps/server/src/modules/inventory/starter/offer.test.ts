import { LANGUAGES, STORE_TYPES } from '@jhola/contract/constants'
import type { starterRoutes } from '@jhola/contract/inventory/starter/routes'
import type { RouteReply } from '@jhola/contract/route'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOwner, aStore } from '../../../../test/factories/shops.ts'
import { brokenLedgers } from '../../../../test/ledger.ts'
import { loadConfig } from '../../../config.ts'
import { loadMessages } from '../../../platform/i18n.ts'
import { STARTER_BUNDLES } from './starter-bundles.ts'
import { starterProducts } from './starter-products.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(async () => expect(await brokenLedgers(app)).toEqual([]))
afterAll(() => app.close())

const aShop = async (overrides: Parameters<typeof aStore>[1] = {}) => {
  const store = await aStore(app, overrides)
  return { store, token: await app.signIn(anOwner(store)) }
}
const list = async (token: string, query = '') =>
  (await app.call(`GET /inventory/starter?${query}`, { token })).body as RouteReply<typeof starterRoutes.list>
const add = async (token: string, products: { key: string; price: number; mrp?: number; stock?: number }[]) =>
  (await app.call('POST /inventory/starter', { token, body: { products } })).body as RouteReply<typeof starterRoutes.add>

const ATTA = 'chakki-atta-5-kg'
const RICE = 'kolam-rice-loose'

describe('what a new shop is offered', () => {
  test.each(STORE_TYPES)('%s: at least 60 fitting goods, all of them', async (store_type) => {
    const { token } = await aShop({ store_type })
    const reply = await list(token)
    expect(reply).toMatchObject({ store_type, on_shelf: 0, tax_mode: 'exclusive' })
    expect(reply.products).toHaveLength(starterProducts().filter((one) => one.store_types.includes(store_type)).length)
    expect(reply.products.length).toBeGreaterThanOrEqual(60)
    const usual = reply.products.filter((one) => one.usual).map(({ key }) => key)
    expect(usual.toSorted()).toEqual([...STARTER_BUNDLES[store_type]].toSorted())
  })

  test('a price as the shop states prices, a name as its people say', async () => {
    const { token } = await aShop()
    expect((await list(token, 'language=ta')).products.find(({ key }) => key === ATTA)).toMatchObject({
      name: 'Chakki Fresh Atta',
      name_hi: 'चक्की फ्रेश आटा',
      name_local: 'சக்கி ஃப்ரெஷ் கோதுமை மாவு',
      brand: 'Aashirvaad',
      category: 'Flour',
      pack_size: '5 kg',
      price: 264,
      mrp: 305,
      gst_rate: 5,
      hsn: '1101',
    })
    const inclusive = await aShop({ tax_mode: 'inclusive' })
    const atta = (await list(inclusive.token)).products.find(({ key }) => key === ATTA)
    expect(atta).toMatchObject({ price: 278, name_local: null })
  })

  test('the list of another kind of shop on request', async () => {
    const { token } = await aShop()
    const reply = await list(token, 'store_type=Pharmacy')
    expect(reply.store_type).toBe('Pharmacy')
    expect(reply.products.some(({ key }) => key.startsWith('ors-'))).toBe(true)
  })
})

describe('chosen goods', () => {
  test('stand on the shelf with their price, found by customers, with their stock in the ledger', async () => {
    const { store, token } = await aShop()
    const body = await add(token, [
      { key: ATTA, price: 270, stock: 12 },
      { key: RICE, price: 61.5, stock: 20 },
      { key: 'iodised-salt-1-kg', price: 24, mrp: 30 },
    ])
    expect(body).toMatchObject({ added: 3, message: 'Put on your shelf: 3' })
    const shelf = await app.db.query(
      `SELECT p.sku, p.price_paise::int, p.mrp_paise::int, p.barcode, p.on_hand::int, coalesce(sum(m.delta_on_hand), 0)::int AS ledger
       FROM products p LEFT JOIN stock_movements m USING (store_id, product_id) WHERE p.store_id = $1 GROUP BY p.product_id, p.store_id ORDER BY p.sku`,
      [store.store_id],
    )
    expect(shelf).toEqual([
      { sku: ATTA, price_paise: 270_00, mrp_paise: 305_00, barcode: null, on_hand: 12, ledger: 12 },
      { sku: 'iodised-salt-1-kg', price_paise: 24_00, mrp_paise: 30_00, barcode: null, on_hand: 0, ledger: 0 },
      { sku: RICE, price_paise: 61_50, mrp_paise: null, barcode: null, on_hand: 20_000, ledger: 20_000 },
    ])
    const found = await app.call(`GET /inventory/products?store_id=${store.store_id}&search=${encodeURIComponent('आटा')}`)
    expect(found.body).toMatchObject({ products: [{ name: 'Chakki Fresh Atta', price: 270, current_stock: 12 }] })
  })

  test('are not offered again, nor put there twice, whether they came from here or were typed in', async () => {
    const { store, token } = await aShop()
    const before = (await list(token)).products.length
    await add(token, [{ key: ATTA, price: 270 }])
    const again = await add(token, [
      { key: ATTA, price: 250 },
      { key: RICE, price: 60, stock: 20 },
      { key: RICE, price: 60, stock: 5 },
    ])
    expect(again.results.map(({ code }) => code)).toEqual(['on_shelf', null, 'on_shelf'])
    const rice = await app.db.query('SELECT on_hand FROM products WHERE store_id = $1 AND sku = $2', [store.store_id, RICE])
    expect(rice).toEqual([{ on_hand: 20_000 }])
    // With changed codes, name, brand and size still identify the product.
    await app.db.execute("UPDATE products SET sku = 'A-1' WHERE store_id = $1 AND sku = $2", [store.store_id, ATTA])
    const reply = await list(token)
    expect(reply.products).toHaveLength(before - 2)
    expect(reply.on_shelf).toBe(2)
  })

  test('above their MRP, without a price, or unknown stay out', async () => {
    const { token } = await aShop()
    const body = await add(token, [
      // ₹290.48 with 5% GST is ₹305.00; one paisa more is above.
      { key: ATTA, price: 290.48 },
      { key: 'chakki-atta-1-kg', price: 64.77 },
      { key: RICE, price: 0 },
      { key: 'moon-rock', price: 1 },
    ])
    expect(body.results.map(({ code }) => code)).toEqual([null, 'above_mrp', 'price_missing', 'unknown'])
    expect(body.added).toBe(1)
  })
})

describe('names', () => {
  const texts = loadMessages(loadConfig({}).paths.locales)
  const OTHERS = LANGUAGES.filter((one) => one !== 'en')
  test.each(OTHERS)('of everything in %s', (language) => {
    for (const product of starterProducts()) expect(texts.nameOfGoods(language, product), product.key).toBeTruthy()
  })

  const SCRIPTS: Record<string, RegExp> = {
    ...{ hi: /\p{Script=Devanagari}/u, mr: /\p{Script=Devanagari}/u, ta: /\p{Script=Tamil}/u, te: /\p{Script=Telugu}/u },
    ...{ bn: /\p{Script=Bengali}/u, as: /\p{Script=Bengali}/u, gu: /\p{Script=Gujarati}/u, kn: /\p{Script=Kannada}/u },
    ...{ ml: /\p{Script=Malayalam}/u, pa: /\p{Script=Gurmukhi}/u, or: /\p{Script=Oriya}/u, ur: /\p{Script=Arabic}/u },
  }
  test.each(OTHERS)('%s in its own script and no other of India', (language) => {
    const own = SCRIPTS[language] ?? /./
    for (const product of starterProducts()) {
      const letters = [...(texts.nameOfGoods(language, product) ?? '')].filter(
        (letter) => /\p{L}/u.test(letter) && !/\p{Script=Latin}/u.test(letter),
      )
      expect(letters.length, product.key).toBeGreaterThan(0)
      for (const letter of letters) expect(letter, product.key).toMatch(own)
    }
  })
})
