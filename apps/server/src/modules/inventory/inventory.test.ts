import type { InventoryProduct, Movement } from '@jhola/contract/inventory/schema'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOrderBody } from '../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore } from '../../../test/factories/shops.ts'
import { brokenLedgers } from '../../../test/ledger.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(async () => expect(await brokenLedgers(app)).toEqual([]))
afterAll(() => app.close())

type Shop = Awaited<ReturnType<typeof aShop>>
const aShop = async () => {
  const store = await aStore(app, { min_order_paise: 0 })
  return { store, token: await app.signIn(anOwner(store)), staff: await app.signIn(await aStaff(app, store)) }
}
const call = (shop: Shop, what: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  app.call(what, { token: shop.token, headers, ...(body === undefined ? {} : { body }) })
// @NOTE the responses were serialised by the contract's schemas.
const productIn = ({ body }: Answer) => body.product as InventoryProduct
const fieldsIn = ({ body }: Answer) =>
  (body.details as { fields: { field: string; code: string; message: string }[] }).fields.map(
    ({ field, code }) => `${field} ${code}`,
  )
const add = async (shop: Shop, fields: object = {}) =>
  productIn(await call(shop, 'POST /inventory/products', { name: 'Tea', category: 'Beverages', price: 50, ...fields }))
const move = (shop: Shop, id: string, body: object) => call(shop, `PUT /inventory/products/${id}/stock`, body)
const historyOf = async (shop: Shop, id: string, query = '') =>
  (await call(shop, `GET /inventory/products/${id}/movements${query}`)).body as unknown as {
    movements: Movement[]
    total: number
  }

describe('a new product', () => {
  test("takes the document's fields, with its defaults", async () => {
    const shop = await aShop()
    const answer = await call(shop, 'POST /inventory/products', {
      ...{
        name: 'Basmati Rice',
        description: 'Old',
        category: 'Rice & Grains',
        price: 120.5,
        current_stock: 40,
        min_stock_level: 5,
      },
      ...{ max_stock_level: 200, unit: 'pack', brand: 'Daawat', supplier_name: 'Gupta Traders' },
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ success: true, message: 'Product added', warnings: [] })
    expect(productIn(answer)).toMatchObject({
      ...{
        name: 'Basmati Rice',
        category: 'Grains',
        category_hi: 'चावल व अनाज',
        price: 120.5,
        price_with_gst: 126.53,
        mrp: null,
      },
      ...{
        current_stock: 40,
        reserved: 0,
        available: 40,
        min_stock_level: 5,
        max_stock_level: 200,
        unit: 'pack',
        supplier: 'Gupta Traders',
      },
      ...{ status: 'active', stock_status: 'in_stock', is_low_stock: false, gst_rate: 5, version: 1, loose: false, image: '' },
    })
    const { id } = await add(shop)
    expect(productIn(await call(shop, `GET /inventory/products/${id}`))).toMatchObject({
      ...{ current_stock: 0, min_stock_level: 10, max_stock_level: 1000, unit: 'piece', is_out_of_stock: true, brand: '' },
    })
  })

  test('is found by customers at once, by its words, and its first stock is in the ledger', async () => {
    const shop = await aShop()
    const { id } = await add(shop, { name: 'Chakki Atta', current_stock: 12, barcode: '8901234567890' })
    for (const search of ['aata', '8901234567890']) {
      const { body } = await app.call(`GET /inventory/products?store_id=${shop.store.store_id}&search=${search}`)
      expect((body.products as { id: string }[]).map((one) => one.id)).toEqual([id])
    }
    const { movements } = await historyOf(shop, id)
    expect(movements).toMatchObject([
      { kind: 'in', on_hand_change: 12, on_hand_after: 12, by: { kind: 'shop', name: shop.store.owner_name } },
    ])
  })

  test('numbers that are none are refused beside their fields, and nothing becomes 0', async () => {
    const shop = await aShop()
    const refused = await call(shop, 'POST /inventory/products', {
      ...{
        name: ' ',
        category: 'Snacks',
        price: 'ten',
        current_stock: -1,
        min_stock_level: null,
        mrp: 0,
        gst_rate: 'x',
        unit: 'stone',
      },
    })
    expect(refused.status).toBe(400)
    expect(fieldsIn(refused).sort()).toEqual([
      'current_stock too_small',
      'gst_rate wrong_type',
      'min_stock_level wrong_type',
      'mrp too_small',
      'name invalid',
      'price wrong_type',
      'unit not_allowed',
    ])
    const byRules = await call(shop, 'POST /inventory/products', {
      ...{
        name: 'Tea',
        category: 'Beverages',
        price: 100.01,
        mrp: 105,
        hsn: '12345',
        barcode: '8901234567894',
        current_stock: 1.5,
      },
    })
    expect(fieldsIn(byRules)).toEqual(['price above_mrp', 'hsn hsn', 'barcode barcode_check_digit', 'current_stock whole_units'])
    expect((await call(shop, 'GET /inventory/shelf')).body.total).toBe(0)
  })

  test('says it in Hindi too', async () => {
    const shop = await aShop()
    const body = { name: 'Tea', category: 'Beverages', price: 100.01, mrp: 105 }
    const refused = await call(shop, 'POST /inventory/products', body, { 'accept-language': 'hi' })
    const { fields } = refused.body.details as { fields: { message: string }[] }
    expect(fields[0]?.message).toBe('GST मिलाकर यह ₹105.01 होता है, जो MRP ₹105 से ज़्यादा है।')
  })

  test('a cost above the price is only warned of; codes belong to one product of the shop', async () => {
    const shop = await aShop()
    const answer = await call(shop, 'POST /inventory/products', {
      ...{
        name: 'Salt',
        category: 'Essentials',
        price: 20,
        cost_price: 25,
        gst_rate: 12,
        sku: 'SALT-1',
        barcode: '036000291452',
      },
    })
    expect(answer.body.warnings).toEqual(['cost_above_price', 'old_gst_rate'])
    const again = { name: 'Sugar', category: 'Essentials', price: 40 }
    expect(fieldsIn(await call(shop, 'POST /inventory/products', { ...again, barcode: '0036000291452' }))).toEqual([
      'barcode barcode_taken',
    ])
    expect(fieldsIn(await call(shop, 'POST /inventory/products', { ...again, sku: 'salt-1' }))).toEqual(['sku sku_taken'])
    expect((await call(await aShop(), 'POST /inventory/products', { ...again, sku: 'SALT-1' })).status).toBe(201)
  })
})

describe('stock', () => {
  test('in, out, adjustment and set, each with who, why and the balance', async () => {
    const shop = await aShop()
    const { id } = await add(shop, { current_stock: 20 })
    app.clock.advance(1000)
    expect(productIn(await move(shop, id, { quantity: 30, movement_type: 'in', reason: 'Gupta Traders' })).current_stock).toBe(50)
    app.clock.advance(1000)
    expect(productIn(await move(shop, id, { quantity: 4, movement_type: 'out', reason: 'Broken' })).current_stock).toBe(46)
    app.clock.advance(1000)
    expect(productIn(await move(shop, id, { quantity: -1, movement_type: 'adjustment', reason: '' })).current_stock).toBe(45)
    app.clock.advance(1000)
    const answer = await move(shop, id, { quantity: 44, movement_type: 'set', reason: 'Counted', seen_quantity: 45 })
    expect(answer.body).toMatchObject({ success: true, message: 'Stock updated', product: { current_stock: 44, version: 1 } })
    const { movements, total } = await historyOf(shop, id)
    expect(total).toBe(5)
    expect(
      movements.map(({ kind, on_hand_change, on_hand_after, reason }) => [kind, on_hand_change, on_hand_after, reason]),
    ).toEqual([
      ['set', -1, 44, 'Counted'],
      ['adjustment', -1, 45, null],
      ['out', -4, 46, 'Broken'],
      ['in', 30, 50, 'Gupta Traders'],
      ['in', 20, 20, null],
    ])
    expect(await historyOf(shop, id, '?page=2&pageSize=2')).toMatchObject({
      total: 5,
      movements: [{ kind: 'out' }, { kind: 'in' }],
    })
    expect(await historyOf(shop, id, '?page=9')).toMatchObject({ total: 5, movements: [] })
  })

  test('a set says what was seen, and is refused when somebody sold meanwhile', async () => {
    const shop = await aShop()
    const { id } = await add(shop, { current_stock: 20 })
    const silent = await move(shop, id, { quantity: 18, movement_type: 'set', reason: '' })
    expect([silent.status, ...fieldsIn(silent)]).toEqual([400, 'seen_quantity invalid'])
    const late = await move(shop, id, { quantity: 18, movement_type: 'set', reason: '', seen_quantity: 21 })
    expect([late.status, late.body.code, late.body.details]).toEqual([
      ...[409, 'inventory.stock_changed', { on_hand: 20, reserved: 0, available: 20, unit: 'piece' }],
    ])
    const racing = await Promise.all(
      [17, 16].map((quantity) => move(shop, id, { quantity, movement_type: 'set', reason: '', seen_quantity: 20 })),
    )
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('what pending orders hold stays', async () => {
    const shop = await aShop()
    const { id } = await add(shop, { current_stock: 10, min_stock_level: 2 })
    const placed = await app.call('POST /orders', { body: anOrderBody(shop.store, [{ product_id: id }]) })
    expect(placed.status).toBe(201)
    const held = 3
    expect(productIn(await call(shop, `GET /inventory/products/${id}`))).toMatchObject({
      current_stock: 10,
      reserved: held,
      available: 10 - held,
    })
    const refused = await move(shop, id, { quantity: 10 - held + 1, movement_type: 'out', reason: '' })
    expect([refused.status, refused.body.code]).toEqual([409, 'inventory.below_reserved'])
    const { movements } = await historyOf(shop, id)
    expect(movements.find(({ kind }) => kind === 'reserve')).toMatchObject({
      ...{ on_hand_change: 0, reserved_change: held, by: { kind: 'customer' }, order_number: expect.stringContaining('-') },
    })
  })

  test('quantities that are none are refused beside the field', async () => {
    const shop = await aShop()
    const { id } = await add(shop, { current_stock: 10 })
    const problem = async (body: object) => fieldsIn(await move(shop, id, { reason: '', ...body }))
    expect(await problem({ quantity: 'abc', movement_type: 'in' })).toEqual(['quantity wrong_type'])
    expect(await problem({ quantity: 1.5, movement_type: 'in' })).toEqual(['quantity whole_units'])
    expect(await problem({ quantity: 0, movement_type: 'out' })).toEqual(['quantity no_quantity'])
    expect(await problem({ quantity: -2, movement_type: 'in' })).toEqual(['quantity negative'])
    expect(await problem({ quantity: 2, movement_type: 'stolen' })).toEqual(['movement_type not_allowed'])
    const loose = await add(shop, { name: 'Loose Rice', unit: 'kg', current_stock: 2.5 })
    expect(productIn(await move(shop, loose.id, { quantity: 0.25, movement_type: 'out', reason: '' })).current_stock).toBe(2.25)
  })

  test('what was told to run low and is filled up may be told again', async () => {
    const shop = await aShop()
    const { id } = await add(shop, { current_stock: 3 })
    const notices = () => app.db.query('SELECT 1 FROM low_stock_told WHERE product_id = $1', [id])
    await app.db.execute('INSERT INTO low_stock_told (store_id, product_id, told_at) VALUES ($1, $2, now())', [
      shop.store.store_id,
      id,
    ])
    await move(shop, id, { quantity: 2, movement_type: 'in', reason: '' })
    expect(await notices()).toHaveLength(1)
    await move(shop, id, { quantity: 20, movement_type: 'in', reason: '' })
    expect(await notices()).toHaveLength(0)
  })

  test('the same key again moves nothing again', async () => {
    const shop = await aShop()
    const { id } = await add(shop, { current_stock: 3 })
    const twice = { token: shop.token, key: 'the-same-key-1', body: { quantity: 2, movement_type: 'in', reason: '' } }
    await app.call(`PUT /inventory/products/${id}/stock`, twice)
    expect(productIn(await app.call(`PUT /inventory/products/${id}/stock`, twice)).current_stock).toBe(5)
    expect(productIn(await call(shop, `GET /inventory/products/${id}`)).current_stock).toBe(5)
  })
})

describe('an edit', () => {
  test('changes what is sent, is found by its new words, and is priced anew', async () => {
    const shop = await aShop()
    const { id } = await add(shop, { name: 'Toor Dal', current_stock: 8, brand: 'Tata' })
    const answer = await call(shop, `PUT /inventory/products/${id}`, { version: 1, name: 'Chana Dal', price: 90, mrp: 100 })
    expect(productIn(answer)).toMatchObject({
      name: 'Chana Dal',
      price: 90,
      mrp: 100,
      discount: 5,
      brand: 'Tata',
      version: 2,
      current_stock: 8,
    })
    const found = async (search: string) =>
      (await app.call(`GET /inventory/products?store_id=${shop.store.store_id}&search=${search}`)).body.total
    expect([await found('chana'), await found('toor')]).toEqual([1, 0])
    const placed = await app.call('POST /orders', { body: anOrderBody(shop.store, [{ product_id: id }]) })
    expect((placed.body.order as { items: { unit_price: number }[] }).items[0]?.unit_price).toBe(90)
  })

  test('of two devices the second is told', async () => {
    const shop = await aShop()
    const { id } = await add(shop)
    expect((await call(shop, `PUT /inventory/products/${id}`, { version: 1, price: 51 })).status).toBe(200)
    const late = await call(shop, `PUT /inventory/products/${id}`, { version: 1, price: 52 })
    expect([late.status, late.body.code, late.body.details]).toEqual([412, 'inventory.stale', { version: 2 }])
  })

  test('stock in the dialog is a count: it carries what was seen', async () => {
    const shop = await aShop()
    const { id } = await add(shop, { current_stock: 8 })
    const path = `PUT /inventory/products/${id}`
    expect(fieldsIn(await call(shop, path, { version: 1, current_stock: 9 }))).toEqual(['seen_quantity invalid'])
    expect((await call(shop, path, { version: 1, current_stock: 9, seen_quantity: 7 })).body.code).toBe('inventory.stock_changed')
    expect(productIn(await call(shop, path, { version: 1, current_stock: 9, seen_quantity: 8 }))).toMatchObject({
      current_stock: 9,
      version: 2,
    })
    expect((await historyOf(shop, id)).movements[0]).toMatchObject({ kind: 'set', on_hand_change: 1 })
  })

  test('goods are counted in their unit for ever; before they ever had stock it may change', async () => {
    const shop = await aShop()
    const counted = await add(shop, { current_stock: 8 })
    const toKilos = { version: 1, unit: 'kg' }
    expect(fieldsIn(await call(shop, `PUT /inventory/products/${counted.id}`, toKilos))).toEqual(['unit unit_fixed'])
    const fresh = await add(shop)
    expect(productIn(await call(shop, `PUT /inventory/products/${fresh.id}`, toKilos))).toMatchObject({ unit: 'kg', loose: true })
    expect(productIn(await call(shop, `PUT /inventory/products/${counted.id}`, { version: 1, unit: 'box' })).unit).toBe('box')
  })

  test("what was wrong before stands in no other change's way", async () => {
    const shop = await aShop()
    const { product_id } = await aProduct(app, shop.store, { barcode: '8901234567894' })
    const path = `PUT /inventory/products/${product_id}`
    expect((await call(shop, path, { version: 1, description: 'Fresh' })).status).toBe(200)
    expect(fieldsIn(await call(shop, path, { version: 2, barcode: '8901234567894', hsn: '1' }))).toEqual(['hsn hsn'])
  })

  test("another shop's product is not there", async () => {
    const [shop, other] = [await aShop(), await aShop()]
    const { id } = await add(shop)
    for (const [what, body] of [
      [`GET /inventory/products/${id}`, undefined],
      [`PUT /inventory/products/${id}`, { version: 1, price: 1 }],
      [`PUT /inventory/products/${id}/stock`, { quantity: 1, movement_type: 'in', reason: '' }],
      [`GET /inventory/products/${id}/movements`, undefined],
      [`POST /inventory/products/${id}/duplicate`, undefined],
    ] as const)
      expect([(await call(other, what, body)).body.code, what]).toEqual(['catalogue.not_found', what])
  })
})

describe('many at once', () => {
  const act = async (shop: Shop, action: string, ids: string[]) =>
    (await call(shop, 'POST /inventory/products/actions', { ids, action })).body as unknown as {
      updated: number
      results: { product_id: string; success: boolean; code: string | null }[]
    }
  const seenBy = async (shop: Shop) => (await app.call(`GET /inventory/products?store_id=${shop.store.store_id}`)).body.total

  test('archive and show again; customers see only what is active', async () => {
    const shop = await aShop()
    const [one, two] = [await add(shop), await add(shop)]
    const stranger = app.ids.uuid()
    expect(await act(shop, 'archive', [one.id, stranger])).toEqual({
      success: true,
      updated: 1,
      results: [
        { product_id: one.id, success: true, code: null, message: null },
        { product_id: stranger, success: false, code: 'catalogue.not_found', message: 'Product not found' },
      ],
    })
    expect(await seenBy(shop)).toBe(1)
    expect((await act(shop, 'activate', [one.id, two.id])).updated).toBe(2)
    expect(await seenBy(shop)).toBe(2)
  })

  test('delete takes off the shelf, keeps the ledger, and is taken back as it was', async () => {
    const shop = await aShop()
    const [sold, hidden] = [await add(shop, { current_stock: 5, sku: 'A-1' }), await add(shop, { status: 'inactive' })]
    expect((await act(shop, 'delete', [sold.id, hidden.id])).updated).toBe(2)
    expect([await seenBy(shop), (await call(shop, 'GET /inventory/shelf')).body.total]).toEqual([0, 0])
    expect((await call(shop, 'GET /inventory/shelf?status=deleted')).body.total).toBe(2)
    expect((await move(shop, sold.id, { quantity: 1, movement_type: 'in', reason: '' })).body.code).toBe('inventory.deleted')
    expect((await act(shop, 'activate', [sold.id])).results[0]?.code).toBe('inventory.deleted')
    expect((await historyOf(shop, sold.id)).total).toBe(1)
    expect((await act(shop, 'restore', [sold.id, hidden.id])).updated).toBe(2)
    expect(productIn(await call(shop, `GET /inventory/products/${sold.id}`))).toMatchObject({
      status: 'active',
      current_stock: 5,
    })
    expect(productIn(await call(shop, `GET /inventory/products/${hidden.id}`)).status).toBe('inactive')
  })

  test('a restored one cannot have a code that another has by now', async () => {
    const shop = await aShop()
    const { id } = await add(shop, { sku: 'A-1' })
    await act(shop, 'delete', [id])
    await add(shop, { sku: 'a-1' })
    expect((await act(shop, 'restore', [id])).results).toMatchObject([{ success: false, code: 'inventory.code_taken' }])
  })

  test('nothing is shown to customers without a price', async () => {
    const shop = await aShop()
    const { id } = await add(shop, { price: 0, status: 'inactive' })
    expect((await act(shop, 'activate', [id])).results).toMatchObject([{ success: false, code: 'inventory.no_price' }])
  })
})

test('a copy is another pack of the same thing, archived, without stock and codes', async () => {
  const shop = await aShop()
  const { id } = await add(shop, { sku: 'T-1', barcode: '96385074', current_stock: 9, pack_size: '250 g', tags: ['tea'] })
  const answer = await call(shop, `POST /inventory/products/${id}/duplicate`)
  expect(answer.status).toBe(201)
  const copy = productIn(answer)
  expect(copy).toMatchObject({
    ...{ name: 'Tea', sku: null, barcode: null, current_stock: 0, status: 'inactive', pack_size: '250 g', tags: ['tea'] },
  })
  const { body } = await call(shop, `GET /inventory/products/${id}`)
  expect((body.variants as InventoryProduct[]).map((one) => one.id)).toEqual([copy.id])
})

test('what has expired is there and not sold', async () => {
  const shop = await aShop()
  const today = new Date(app.clock.now().getTime() + 330 * 60_000).toISOString().slice(0, 10)
  const { id } = await add(shop, { name: 'Bread', current_stock: 10, expiry_date: today })
  const stockSeen = async () => {
    const { body } = await app.call(`GET /inventory/products?store_id=${shop.store.store_id}`)
    return (body.products as { current_stock: number; stock_status: string }[])[0]
  }
  expect((await app.call('POST /orders', { body: anOrderBody(shop.store, [{ product_id: id }]) })).status).toBe(201)
  expect(await stockSeen()).toMatchObject({ stock_status: 'low_stock' })
  const now = app.clock.now()
  app.clock.advance(24 * 3_600_000)
  expect(await stockSeen()).toMatchObject({ current_stock: 0, stock_status: 'out_of_stock' })
  const refused = await app.call('POST /orders', { body: anOrderBody(shop.store, [{ product_id: id }]) })
  expect([refused.status, refused.body.code]).toEqual([409, 'inventory.insufficient'])
  const token = await app.signIn(anOwner(shop.store))
  const mine = await app.call('GET /inventory/shelf?expiring=0', { token })
  expect(mine.body).toMatchObject({ total: 1, summary: { expired: 1, expiring: 1 }, products: [{ is_expired: true }] })
  app.clock.set(now)
})

describe('the list', () => {
  test('figures, tabs, filters, order and pages', async () => {
    const shop = await aShop()
    const world = { ...app }
    const shelf = [
      { name: 'Amul Butter', category: 'Dairy', price_paise: 50_00, stock: 100, cost_paise: 40_00 },
      { name: 'Basmati Rice', category: 'Grains', price_paise: 120_00, stock: 5 },
      { name: 'Curd', category: 'Dairy', price_paise: 30_00, stock: 0, sku: 'ZQX-400_g' },
      {
        name: 'Loose Sugar',
        category: 'Essentials',
        price_paise: 44_00,
        stock: 2500,
        unit: 'kg',
        loose: true,
        unit_size: 1000,
        min_stock: 1000,
      },
    ]
    for (const product of shelf) await aProduct(world, shop.store, product)
    const list = async (query: string) => (await call(shop, `GET /inventory/shelf?${query}`)).body
    const names = async (query: string) => ((await list(query)).products as InventoryProduct[]).map(({ name }) => name)
    expect(await list('')).toMatchObject({
      ...{ total: 4, page: 1, pageSize: 10, totalPages: 1, tax_mode: 'exclusive' },
      summary: {
        total_products: 4,
        active_products: 4,
        out_of_stock: 1,
        low_stock: 1,
        total_stock_value: 5710,
        categories: 3,
        expiring: 0,
        expired: 0,
      },
      categories: [{ category: 'Dairy', count: 2 }, { category: 'Essentials' }, { category: 'Grains' }],
    })
    expect(await names('')).toEqual(['Amul Butter', 'Basmati Rice', 'Curd', 'Loose Sugar'])
    expect(await names('status=low_stock')).toEqual(['Basmati Rice'])
    expect(await names('status=out_of_stock')).toEqual(['Curd'])
    expect(await names('status=in_stock')).toEqual(['Amul Butter', 'Loose Sugar'])
    expect(await names('status=inactive')).toEqual([])
    expect(await names('category=Rice%20%26%20Grains')).toEqual(['Basmati Rice'])
    expect(await names('min_price=44&max_price=50')).toEqual(['Amul Butter', 'Loose Sugar'])
    expect(await names('sort=-price')).toEqual(['Basmati Rice', 'Amul Butter', 'Loose Sugar', 'Curd'])
    expect(await names('sort=stock')).toEqual(['Curd', 'Loose Sugar', 'Basmati Rice', 'Amul Butter'])
    expect(await list('pageSize=2&page=2')).toMatchObject({
      total: 4,
      totalPages: 2,
      products: [{ name: 'Curd' }, { name: 'Loose Sugar' }],
    })
    expect(await list('page=9')).toMatchObject({ total: 4, products: [] })
    expect(await names('search=chawal')).toEqual(['Basmati Rice'])
    expect(await names('search=zqx-400_')).toEqual(['Curd'])
    expect(await names('search=zqx-400x')).toEqual([])
    expect(await names('search=dahi&status=active')).toEqual(['Curd'])
    expect(await names('search=butter&category=Grains')).toEqual([])
  })

  test('by stock: a little of loose goods is more than nothing', async () => {
    const shop = await aShop()
    const stocks = Object.entries({ Ajwain: 0.9, Badam: 0, Chana: 0.25 })
    for (const [name, current_stock] of stocks) await add(shop, { name, unit: 'kg', current_stock })
    const { body } = await call(shop, 'GET /inventory/shelf?sort=stock')
    expect((body.products as InventoryProduct[]).map(({ name }) => name)).toEqual(['Badam', 'Chana', 'Ajwain'])
  })

  test('staff see it; customers do not', async () => {
    const shop = await aShop()
    expect((await app.call('GET /inventory/shelf', { token: shop.staff })).status).toBe(200)
    expect((await app.call('GET /inventory/shelf')).status).toBe(401)
  })
})
