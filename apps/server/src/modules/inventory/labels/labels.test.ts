import { isProductCode } from '@jhola/contract/catalogue/barcode'
import type { labelRoutes } from '@jhola/contract/inventory/labels/routes'
import type { RouteReply } from '@jhola/contract/route'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const aShop = async () => {
  const store = await aStore(app)
  const token = await app.signIn(anOwner(store))
  const show = async (ids: string[], language = 'en') =>
    (
      (await app.call(`GET /inventory/labels?ids=${ids.join(',')}&language=${language}`, { token })).body as RouteReply<
        typeof labelRoutes.show
      >
    ).labels
  const give = async (ids: string[]) =>
    (await app.call('POST /inventory/labels/codes', { token, body: { ids } })).body as RouteReply<typeof labelRoutes.giveCodes>
  return { store, token, show, give }
}

test('a label says what the customer pays, the MRP, the price of a kilogram, and the name in the asked language', async () => {
  const { store, token, show } = await aShop()
  await app.call('POST /inventory/starter', { token, body: { products: [{ key: 'chakki-atta-5-kg', price: 264 }] } })
  const rows = await app.db.query<{ product_id: string }>('SELECT product_id FROM products WHERE store_id = $1', [store.store_id])
  const own = await aProduct(app, store, {
    name: 'Ghar ka Achaar',
    name_hi: 'घर का अचार',
    pack_size: '250 g',
    price_paise: 90_00,
    gst_rate_percent: 12,
  })
  const ids = [own.product_id, ...rows.map(({ product_id }) => product_id)]
  expect(await show(ids, 'ta')).toEqual([
    {
      ...{ id: own.product_id, name: 'Ghar ka Achaar', name_local: null, brand: '', pack_size: '250 g', unit: 'piece' },
      ...{ price: 100.8, mrp: null, unit_price: { amount: 403.2, per: 'kg' }, barcode: null },
    },
    {
      ...{ id: ids[1], name: 'Chakki Fresh Atta', name_local: 'சக்கி ஃப்ரெஷ் கோதுமை மாவு', brand: 'Aashirvaad', pack_size: '5 kg' },
      ...{ unit: 'packet', price: 277.2, mrp: 305, unit_price: { amount: 55.44, per: 'kg' }, barcode: null },
    },
  ])
  expect((await show(ids, 'hi')).map(({ name_local }) => name_local)).toEqual(['घर का अचार', 'चक्की फ्रेश आटा'])
})

test('what has no barcode gets one of the shop; what has one keeps it, and no two are alike', async () => {
  const { store, show, give } = await aShop()
  const coded = await aProduct(app, store, { barcode: '8901030865275' })
  const [one, two] = [await aProduct(app, store), await aProduct(app, store)]
  const ids = [coded, one, two].map(({ product_id }) => product_id)
  const { given, codes } = await give(ids)
  expect(given).toBe(2)
  expect(codes.map(({ barcode }) => barcode).toSorted()).toEqual(['2900000000018', '2900000000025'])
  const third = await aProduct(app, store)
  expect((await give([...ids, third.product_id])).codes).toEqual([{ id: third.product_id, barcode: '2900000000032' }])
  const shown = (await show(ids)).map(({ barcode }) => barcode)
  expect(shown[0]).toBe('8901030865275')
  for (const barcode of shown) expect(isProductCode(barcode ?? '')).toBe(true)
})

test("the shop's codes do not begin as its scale prints, and a code that is taken is left out", async () => {
  const { store, token, give } = await aShop()
  const { product_id } = await aProduct(app, store)
  const inventory = { expiryDays: 30, weightPrefix: '29', pricePrefix: '28' }
  expect(await app.call('PUT /stores/me/preferences', { token, body: { inventory } })).toMatchObject({ status: 200 })
  await aProduct(app, store, { barcode: '2700000000014' })
  expect((await give([product_id])).codes).toEqual([])
  expect((await give([product_id])).codes).toEqual([{ id: product_id, barcode: '2700000000021' }])
})

test('labels of another shop are not shown', async () => {
  const [mine, other] = [await aShop(), await aShop()]
  const { product_id } = await aProduct(app, other.store)
  expect(await mine.show([product_id])).toEqual([])
  expect((await mine.give([product_id])).codes).toEqual([])
})
