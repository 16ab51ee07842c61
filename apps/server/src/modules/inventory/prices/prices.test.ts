import type { priceRoutes } from '@jhola/contract/inventory/prices/routes'
import type { RouteReply } from '@jhola/contract/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'
import { loadConfig } from '../../../config.ts'
import { loadMessages } from '../../../platform/i18n.ts'
import { applyPrices } from './change-prices.ts'
import { purgeOldPrices } from './purge-old-prices.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const texts = loadMessages(loadConfig({}).paths.locales)
const DAY_MS = 24 * 3_600_000
type Reply = RouteReply<typeof priceRoutes.change>
type Undone = RouteReply<typeof priceRoutes.undo>
/** The connections of a test's database (test/database.ts). */
const CONNECTIONS = 12
const TEN_UP = { by: 'percent', amount: 10, rounding: 'none' } as const

/** A shop with salt at 20 (MRP 22), rice at 60 without an MRP, and a pen at 5 in another category. */
const aShop = async () => {
  const store = await aStore(app)
  const salt = await aProduct(app, store, { name: 'Salt', price_paise: 20_00, mrp_paise: 22_00 })
  const rice = await aProduct(app, store, { name: 'Rice', price_paise: 60_00 })
  const pen = await aProduct(app, store, { name: 'Pen', price_paise: 5_00, category: 'Stationery' })
  const token = await app.signIn(anOwner(store))
  const call = async (mode: 'preview' | 'apply', what: object, change: object = TEN_UP) =>
    (await app.call('POST /inventory/prices', { token, body: { mode, change, ...what } })).body as Reply
  const prices = async () =>
    Object.fromEntries(
      (
        await app.db.query<{ name: string; price_paise: number }>('SELECT name, price_paise FROM products WHERE store_id = $1', [
          store.store_id,
        ])
      ).map(({ name, price_paise }) => [name, price_paise]),
    )
  const undo = (changeId: string | null) => app.call(`POST /inventory/prices/${changeId}/undo`, { token })
  return { store, salt, rice, pen, token, call, prices, undo, all: { filter: {} } }
}

describe('many prices at once', () => {
  test('are tried out first: nothing changes, what the MRP stops comes first', async () => {
    const { call, prices, all, salt } = await aShop()
    const reply = await call('preview', all)
    expect(reply).toMatchObject({ change_id: null, changed: 2, stopped: 1, same: 0, tax_mode: 'exclusive' })
    // ₹22.00 with 5% GST is ₹23.10, and the MRP is ₹22.
    expect(reply.rows.map(({ name, old_price, new_price, stop }) => [name, old_price, new_price, stop])).toEqual([
      ['Salt', 20, 22, 'above_mrp'],
      ['Pen', 5, 5.5, null],
      ['Rice', 60, 66, null],
    ])
    expect(reply.rows[0]?.id).toBe(salt.product_id)
    expect(await prices()).toEqual({ Salt: 20_00, Rice: 60_00, Pen: 5_00 })
  })

  test('are applied to chosen products or to what a filter shows', async () => {
    const { call, prices, rice } = await aShop()
    expect(await call('apply', { ids: [rice.product_id] })).toMatchObject({ changed: 1, stopped: 0 })
    expect(await prices()).toEqual({ Salt: 20_00, Rice: 66_00, Pen: 5_00 })
    expect(await call('apply', { filter: { category: 'Stationery' } })).toMatchObject({ changed: 1 })
    expect(await call('apply', { filter: { search: 'salt' } }, { ...TEN_UP, amount: -50 })).toMatchObject({ changed: 1 })
    expect(await prices()).toEqual({ Salt: 10_00, Rice: 66_00, Pen: 5_50 })
  })

  test('an order priced by the old price is asked again', async () => {
    const { call, rice } = await aShop()
    const version = async () =>
      (await app.db.query<{ version: number }>('SELECT version FROM products WHERE product_id = $1', [rice.product_id]))[0]
        ?.version
    const before = await version()
    await call('apply', { ids: [rice.product_id] })
    expect(await version()).toBe((before ?? 0) + 1)
  })

  test.each([
    [{ mode: 'apply', change: TEN_UP }, 'ids'],
    [{ mode: 'apply', change: TEN_UP, ids: [crypto.randomUUID()], filter: {} }, 'ids'],
    [{ mode: 'apply', change: { ...TEN_UP, amount: 301 }, filter: {} }, 'change.amount'],
    [{ mode: 'apply', change: { ...TEN_UP, amount: -96 }, filter: {} }, 'change.amount'],
  ])('%j is refused beside its field', async (body, field) => {
    const { token, prices } = await aShop()
    const { status, body: said } = await app.call('POST /inventory/prices', { token, body })
    expect(status).toBe(400)
    expect(JSON.stringify(said)).toContain(`"${field}"`)
    expect(await prices()).toMatchObject({ Rice: 60_00 })
  })

  test('as many people as there are connections wait for no other one', async () => {
    const { call } = await aShop()
    const previews = Array.from({ length: 2 * CONNECTIONS }, (_, at) =>
      call(at % 2 ? 'apply' : 'preview', { filter: { search: 'slat' } }, { ...TEN_UP, amount: 0 }),
    )
    expect((await Promise.all(previews)).map(({ same }) => same)).toEqual(previews.map(() => 1))
  })

  test('are tried and changed all or not at all: a filter that leaves too many is told so', async () => {
    const { store, prices } = await aShop()
    const body = { mode: 'apply', change: TEN_UP, filter: {} } as const
    const change = (max: number) => app.db.withTx((tx) => applyPrices({ ...app, texts, max }, tx, anOwner(store), body))
    await expect(change(2)).rejects.toMatchObject({ code: 'inventory.too_many_prices', details: { products: 3, most: 2 } })
    expect(await prices()).toMatchObject({ Rice: 60_00 })
    expect(await change(3)).toMatchObject({ changed: 2 })
  })

  test('of another shop stay as they are', async () => {
    const [mine, other] = [await aShop(), await aShop()]
    expect(await mine.call('apply', { ids: [other.rice.product_id] })).toMatchObject({ changed: 0, change_id: null })
    expect(await other.prices()).toMatchObject({ Rice: 60_00 })
  })
})

describe('taken back', () => {
  test('every price comes back but those that were changed since, which are named', async () => {
    const { call, prices, all, undo, rice } = await aShop()
    const { change_id } = await call('apply', all)
    await call('apply', { ids: [rice.product_id] }, { by: 'rupees', amount: 1, rounding: 'none' })
    const undone = (await undo(change_id)).body as Undone
    expect(undone).toMatchObject({
      restored: 1,
      kept: [{ id: rice.product_id, name: 'Rice', price: 67, reason: 'changed_since' }],
    })
    expect(await prices()).toEqual({ Salt: 20_00, Rice: 67_00, Pen: 5_00 })
  })

  test('a deleted product is named; twice does no more than once; another shop knows nothing of it', async () => {
    const { call, all, undo, pen } = await aShop()
    const { change_id } = await call('apply', all)
    await app.db.execute('UPDATE products SET active = false, deleted_at = now() WHERE product_id = $1', [pen.product_id])
    expect(((await undo(change_id)).body as Undone).kept).toMatchObject([{ name: 'Pen', reason: 'gone' }])
    expect((await undo(change_id)).body).toMatchObject({ restored: 0, kept: [] })
    const other = await aShop()
    expect(await other.undo(change_id)).toMatchObject({ status: 404 })
  })

  test('for a month; what is older is forgotten, and prices stay as they are', async () => {
    const { call, all, prices, undo } = await aShop()
    const old = (await call('apply', all)).change_id
    app.clock.advance(20 * DAY_MS)
    const young = (await call('apply', all)).change_id
    app.clock.advance(11 * DAY_MS)
    expect(await purgeOldPrices(app)).toBeGreaterThan(0)
    expect(await app.db.query('SELECT 1 FROM price_change_rows WHERE change_id = $1', [old])).toEqual([])
    expect(await undo(old)).toMatchObject({ status: 404, body: { code: 'inventory.change_not_found' } })
    expect((await undo(young)).body).toMatchObject({ restored: 2 })
    expect(await prices()).toMatchObject({ Rice: 66_00 })
  })
})
