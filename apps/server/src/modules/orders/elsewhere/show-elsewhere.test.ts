import type { Elsewhere } from '@jhola/contract/orders/elsewhere/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'

let app: TestApp
let east = 70
let here: { latitude: number; longitude: number }
/** A place so many kilometres north of the customer; each test has a region of its own. */
const north = (km: number) => ({ latitude: here.latitude + km / 111.19, longitude: here.longitude })

beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  east += 1
  here = { latitude: 21.5, longitude: east }
})

const BUTTER = { name: 'Amul Butter', brand: 'Amul', category: 'Dairy', pack_size: '500 g', unit: 'packet' } as const
const SALT = { name: 'Tata Salt', brand: 'Tata', category: 'Grocery', pack_size: '1 kg', unit: 'packet' } as const
const ONION = { name: 'Onion', category: 'Vegetables', unit: 'kg', loose: true, unit_size: 1000, stock: 50_000 } as const

/** An order of butter, salt and onions that its shop has refused. */
const aRefusedOrder = async (reason = 'too_busy') => {
  const store = await aStore(app, { ...north(0.2), min_order_paise: 0 })
  const goods = [await aProduct(app, store, BUTTER), await aProduct(app, store, SALT), await aProduct(app, store, ONION)]
  const { order, token } = await anOrder(app, store, goods, {
    deliveryAddress: { addressLine1: '12 Pipe Road', pincode: '400070', ...here },
  })
  const owner = await app.signIn(anOwner(store))
  const refuse = () => app.call(`POST /orders/${order.id}/reject`, { token: owner, body: { reason } })
  const read = async (headers: Record<string, string> = { 'x-order-token': token }) => {
    const { status, body } = await app.call(`GET /orders/${order.id}/elsewhere`, { headers })
    expect(status).toBe(200)
    return body as unknown as Elsewhere
  }
  return { store, order, token, goods, refuse, read }
}
const brief = ({ shops }: Elsewhere) =>
  shops.map(({ shop, has, total, lines }) => [
    shop.store_id,
    has,
    total,
    ...lines.map(({ product, quantity, likeness, differs }) => [product.name, quantity, likeness, ...differs].join(' ')),
  ])

describe('shops near that have the goods of a refused order', () => {
  test('who has most of the same first, with its price; what is only similar beside it, never as the same', async () => {
    const { refuse, read, goods } = await aRefusedOrder()
    const [few, most, other] = [await aStore(app, north(0.5)), await aStore(app, north(2)), await aStore(app, north(1))]
    await aProduct(app, few, { ...BUTTER, price_paise: 270_00 })
    await aProduct(app, few, { ...SALT, name: 'Tata Salt Lite', stock: 5 })
    await aProduct(app, most, { ...BUTTER, name: 'Butter', pack_size: '0.5 kg', price_paise: 280_00 })
    await aProduct(app, most, { ...SALT, name: 'Salt 1 kg', pack_size: null, stock: 2, price_paise: 25_00 })
    await aProduct(app, most, { ...ONION, name: 'Onions (Loose)', price_paise: 40_00 })
    // None of these is the same.
    await aProduct(app, other, { ...BUTTER, name: 'Amul Peanut Butter' })
    await aProduct(app, other, { ...BUTTER, name: 'Amul Butter Cookies' })
    await aProduct(app, other, { ...SALT, brand: 'Aashirvaad', name: 'Aashirvaad Salt' })
    await refuse()
    const found = await read()
    expect(found.of).toBe(3)
    expect(brief(found)).toEqual([
      [most.store_id, 3, 3 * 280 + 2 * 25 + 3 * 40, 'Butter 3 same', 'Salt 1 kg 2 same amount', 'Onions (Loose) 3 same'],
      [few.store_id, 1, 3 * 270, 'Amul Butter 3 same', 'Tata Salt Lite 3 similar name'],
    ])
    expect(found.shops[0]?.lines.map(({ product_id }) => product_id)).toEqual(goods.map(({ product_id }) => product_id))
    expect(found.shops[0]?.shop).toMatchObject({ is_open: true, distance_km: 2, prep_minutes: 20 })
    const text = JSON.stringify(found)
    for (const secret of ['Asha Rao', 'Pipe Road', '400070', '1 Station Road']) expect(text).not.toContain(secret)
    // As a number of its own: ids have any digits.
    expect(text).not.toMatch(new RegExp(`:${here.longitude}[,}]`))
  })

  test('the maker’s barcode is the same under another name; a code that a shop gave itself is not', async () => {
    const { store, refuse, read, goods } = await aRefusedOrder()
    const [butter, salt] = goods.map(({ product_id }) => product_id)
    const setCode = (id: string | undefined, code: string) =>
      app.db.query('UPDATE products SET barcode = $3 WHERE store_id = $1 AND product_id = $2', [store.store_id, id, code])
    await setCode(butter, '8901262010016')
    await setCode(salt, '2000000000015')
    const near = await aStore(app, north(1))
    await aProduct(app, near, { name: 'Makkhan bada', barcode: '8901262010016' })
    await aProduct(app, near, { name: 'Bindi', barcode: '2000000000015' })
    await refuse()
    expect(brief(await read())).toEqual([[near.store_id, 1, 180, 'Makkhan bada 3 same']])
  })

  test('only open shops that deliver there, not the one that refused, and nothing out of stock', async () => {
    const { refuse, read } = await aRefusedOrder()
    const at = [
      await aStore(app, { ...north(0.4), working_days: [] }),
      await aStore(app, { ...north(0.4), offers_delivery: false }),
      await aStore(app, { ...north(4), delivery_radius_km: 3 }),
    ]
    for (const store of at) await aProduct(app, store, BUTTER)
    const empty = await aStore(app, north(0.4))
    await aProduct(app, empty, { ...BUTTER, stock: 0 })
    await aProduct(app, empty, { ...SALT, active: false })
    await refuse()
    expect(await read()).toEqual({ success: true, of: 3, shops: [] })
  })

  test('an order that nobody answered in time has them too; a pending one and one that its customer cancelled have none', async () => {
    const near = async () => aProduct(app, await aStore(app, north(1)), BUTTER)
    const late = await aRefusedOrder()
    await near()
    expect(await late.read()).toMatchObject({ of: 3, shops: [] })
    await app.db.query(
      `UPDATE orders SET status = 'cancelled', cancelled_by = 'system', cancellation_reason = 'not_accepted_in_time', version = version + 1
       WHERE store_id = $1 AND order_id = $2`,
      [late.store.store_id, late.order.id],
    )
    expect((await late.read()).shops).toHaveLength(1)
    const own = await aRefusedOrder()
    const headers = { 'x-order-token': own.token }
    await app.call(`PATCH /orders/${own.order.id}/status`, {
      headers,
      body: { status: 'cancelled', notes: 'Cancelled by customer' },
    })
    expect(await own.read()).toMatchObject({ shops: [] })
  })

  test('is kept for a minute, then read again', async () => {
    const { refuse, read } = await aRefusedOrder()
    await refuse()
    expect((await read()).shops).toEqual([])
    await aProduct(app, await aStore(app, north(1)), BUTTER)
    expect((await read()).shops).toEqual([])
    app.clock.advance(60_000)
    expect((await read()).shops).toHaveLength(1)
  })

  test('a shared link shows nothing of it', async () => {
    const { order, token, refuse } = await aRefusedOrder()
    await refuse()
    const { body } = await app.call(`POST /orders/${order.id}/share`, { headers: { 'x-order-token': token } })
    const headers = { 'x-order-token': String(body.share_token) }
    expect((await app.call(`GET /orders/${order.id}/elsewhere`, { headers })).status).toBe(404)
  })
})
