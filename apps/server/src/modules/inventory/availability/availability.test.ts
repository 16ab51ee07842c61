import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore } from '../../../../test/factories/shops.ts'
import { brokenInvariants } from '../../../../test/model/shop.ts'

const NOW = '2026-11-20T06:00:00.000Z'
const TOMORROW = '2026-11-21T03:30:00.000Z'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
beforeAll(async () => {
  app = await buildTestApp({ now: NOW })
  store = await aStore(app)
  owner = await app.signIn(anOwner(store))
})
afterAll(() => app.close())

const place = (product_id: string, quantity = 2) =>
  app.call('POST /orders', {
    body: {
      storeId: store.store_id,
      items: [{ productId: product_id, quantity }],
      customer: { name: 'Asha', phone: aPhone() },
      deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
      paymentMethod: 'cod',
    },
  })
const uncounted = (more: Parameters<typeof aProduct>[2] = {}) =>
  aProduct(app, store, { stock: 0, own_mode: 'available', ...more })
const set = (product_id: string, body: object, token = owner) =>
  app.call(`PATCH /inventory/products/${product_id}/availability`, { token, body })
const setModes = (body: object) => app.call('PUT /inventory/modes', { token: owner, body })
const act = (id: unknown, what: string, body: object = {}) =>
  app.call(`POST /orders/${String(id)}/${what}`, { token: owner, body })
const to = (id: unknown, status: string) =>
  app.call(`PUT /orders/${String(id)}/status`, { token: owner, body: { status, reason: 'other' } })
const shown = async (product_id: string) => {
  const { body } = await app.call(`GET /inventory/products?store_id=${store.store_id}&ids=${product_id}`, {})
  return (body.products as object[])[0]
}
const row = async (product_id: string) => {
  const rows = await app.db.query<{ on_hand: number; reserved: number; stock_mode: string }>(
    'SELECT on_hand, reserved, stock_mode FROM products WHERE product_id = $1',
    [product_id],
  )
  return rows[0]
}

test('what nobody counts is ordered, accepted and delivered without stock, and the ledger stays empty', async () => {
  const { product_id } = await uncounted()
  expect(await shown(product_id)).toMatchObject({
    current_stock: 99,
    stock_status: 'in_stock',
    stock_mode: 'available',
    confidence: 'likely',
  })
  const { status, body } = await place(product_id)
  expect(status).toBe(201)
  expect((await act(body.order_id, 'accept')).status).toBe(200)
  expect((await to(body.order_id, 'preparing')).status).toBe(200)
  expect((await to(body.order_id, 'ready')).status).toBe(200)
  // It was packed: it was there.
  expect(await shown(product_id)).toMatchObject({ confidence: 'high' })
  expect(await row(product_id)).toEqual({ on_hand: 0, reserved: 0, stock_mode: 'available' })
  expect((await to(body.order_id, 'cancelled')).status).toBe(200)
  expect(await brokenInvariants(app)).toEqual([])
})

test('the mode may change while orders are open: what was held is released, and nothing else', async () => {
  const counted = await aProduct(app, store, { stock: 10 })
  const held = (await place(counted.product_id, 4)).body.order_id
  expect(await row(counted.product_id)).toMatchObject({ reserved: 4 })
  expect((await setModes({ scope: 'products', ids: [counted.product_id], mode: 'available' })).status).toBe(200)
  const free = (await place(counted.product_id, 50)).body.order_id
  expect((await setModes({ scope: 'products', ids: [counted.product_id], mode: 'counted' })).status).toBe(200)
  await act(free, 'accept')
  await act(held, 'accept')
  expect(await row(counted.product_id)).toEqual({ on_hand: 6, reserved: 0, stock_mode: 'counted' })
  await to(free, 'cancelled')
  await to(held, 'cancelled')
  expect(await row(counted.product_id)).toMatchObject({ on_hand: 10, reserved: 0 })
  expect(await brokenInvariants(app)).toEqual([])
})

test('a line that grows again after its product stopped being counted leaves the ledger', async () => {
  const product = await aProduct(app, store, { stock: 5 })
  const other = await uncounted()
  const { body } = await place(product.product_id, 5)
  await act(body.order_id, 'accept')
  const pack = (changes: object[]) => act(body.order_id, 'packing', { changes })
  expect((await pack([{ kind: 'fewer', line_no: 1, quantity: 3 }])).status).toBe(200)
  await setModes({ scope: 'products', ids: [product.product_id], mode: 'available' })
  expect(
    (
      await app.call(`PUT /inventory/products/${product.product_id}/stock`, {
        token: owner,
        body: { movement_type: 'out', quantity: 2 },
      })
    ).status,
  ).toBe(200)
  expect((await pack([{ kind: 'restored', line_no: 1 }])).status).toBe(200)
  expect((await pack([{ kind: 'added', product_id: other.product_id, quantity: 30 }])).status).toBe(200)
  expect(await brokenInvariants(app)).toEqual([])
  await to(body.order_id, 'cancelled')
  expect(await brokenInvariants(app)).toEqual([])
})

test('sold out until restocked, for today, until a time, and for good', async () => {
  const { product_id } = await uncounted()
  expect(await set(product_id, { state: 'sold_out' })).toMatchObject({
    status: 200,
    body: { product: { is_off_shelf: true, off_until: null, is_out_of_stock: true, current_stock: 0 } },
  })
  expect(await shown(product_id)).toMatchObject({ current_stock: 0, stock_status: 'out_of_stock' })
  expect(await place(product_id)).toMatchObject({ status: 409, body: { code: 'inventory.insufficient' } })
  expect(await set(product_id, { state: 'yes' })).toMatchObject({ body: { product: { is_off_shelf: false } } })
  expect((await place(product_id)).status).toBe(201)
  expect(await set(product_id, { state: 'today' })).toMatchObject({ body: { product: { off_until: TOMORROW } } })
  expect((await place(product_id)).status).toBe(409)
  app.clock.set(TOMORROW)
  expect((await place(product_id)).status).toBe(201)
  app.clock.set(NOW)
  expect(await set(product_id, { state: 'until' })).toMatchObject({ status: 400 })
  const until = '2026-11-25T06:00:00.000Z'
  expect(await set(product_id, { state: 'until', until })).toMatchObject({ body: { product: { off_until: until } } })
  expect(await set(product_id, { state: 'for_good' })).toMatchObject({ body: { product: { status: 'inactive' } } })
})

test('what is off the shelf until a time says when it is back, and comes back by itself', async () => {
  const { product_id } = await uncounted()
  const quoted = async () => {
    const { body } = await app.call('POST /orders/quote', {
      body: { store_id: store.store_id, items: [{ product_id, quantity: 1 }] },
    })
    return (body.lines as object[])[0]
  }
  expect(await shown(product_id)).toMatchObject({ back_at: null })
  expect(await quoted()).toMatchObject({ available: expect.any(Number), back_at: null })

  expect(await set(product_id, { state: 'until', until: NOW })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', details: { fields: [{ field: 'until', code: 'until_past' }] } },
  })
  await set(product_id, { state: 'today' })
  expect(await shown(product_id)).toMatchObject({ stock_status: 'out_of_stock', back_at: TOMORROW })
  expect(await app.call(`GET /stores/${store.store_id}/products/${product_id}`, {})).toMatchObject({
    body: { product: { stock_status: 'out_of_stock', back_at: TOMORROW } },
  })
  expect(await quoted()).toMatchObject({ available: 0, back_at: TOMORROW })
  expect(await place(product_id)).toMatchObject({
    status: 409,
    body: { code: 'inventory.insufficient', details: { lines: [{ product_id, back_at: TOMORROW }] } },
  })

  app.clock.set(TOMORROW)
  expect(await shown(product_id)).toMatchObject({ stock_status: 'in_stock', back_at: null })
  expect(await quoted()).toMatchObject({ back_at: null })
  app.clock.set(NOW)
  await set(product_id, { state: 'sold_out' })
  expect(await shown(product_id)).toMatchObject({ stock_status: 'out_of_stock', back_at: null })
})

test('sold out of what is counted empties the shelf to what orders hold, and a delivery brings it back', async () => {
  const { product_id } = await aProduct(app, store, { stock: 10 })
  const order = (await place(product_id, 3)).body as { order_id: string; order: { order_number: string } }
  const answer = await set(product_id, { state: 'sold_out' })
  expect(answer.body).toMatchObject({
    product: { current_stock: 3, available: 0, is_out_of_stock: true, is_off_shelf: false },
    open_orders: [{ order_id: order.order_id, order_number: order.order.order_number, status: 'pending', quantity: 3 }],
  })
  expect((await place(product_id, 1)).status).toBe(409)
  const again = await set(product_id, { state: 'sold_out' })
  expect(again.body.product).toMatchObject({ current_stock: 3, available: 0 })
  const { body } = await app.call(`GET /inventory/products/${product_id}/movements`, { token: owner })
  expect((body.movements as { kind: string }[]).filter(({ kind }) => kind === 'set')).toMatchObject([
    { on_hand_change: -7, reason: 'Sold out' },
  ])
  await set(product_id, { state: 'today' })
  const filled = await app.call(`PUT /inventory/products/${product_id}/stock`, {
    token: owner,
    body: { movement_type: 'in', quantity: 5 },
  })
  expect(filled.body.product).toMatchObject({ current_stock: 8, available: 5, is_off_shelf: false })
  expect((await place(product_id, 5)).status).toBe(201)
  expect(await brokenInvariants(app)).toEqual([])
})

test('the mode of a product comes before that of its category, and that before the shop’s', async () => {
  const shop = await aStore(app)
  const token = await app.signIn(anOwner(shop))
  const own = await aProduct(app, shop, { own_mode: 'ask_first', category: 'Dairy' })
  const dairy = await aProduct(app, shop, { category: 'Dairy' })
  const salt = await aProduct(app, shop, { category: 'Essentials' })
  const modes = async () => Promise.all([own, dairy, salt].map(async ({ product_id }) => (await row(product_id))?.stock_mode))
  const choose = (body: object) => app.call('PUT /inventory/modes', { token, body })
  expect(await modes()).toEqual(['ask_first', 'counted', 'counted'])
  await choose({ scope: 'shop', mode: 'available' })
  expect(await modes()).toEqual(['ask_first', 'available', 'available'])
  const { body } = await choose({ scope: 'category', category: 'Dairy', mode: 'counted' })
  expect(body).toMatchObject({
    shop: 'available',
    categories: [
      { category: 'Dairy', mode: 'counted', products: 2 },
      { category: 'Essentials', mode: null },
    ],
  })
  expect(await modes()).toEqual(['ask_first', 'counted', 'available'])
  const milk = await aProduct(app, shop, { category: 'Dairy' })
  expect((await row(milk.product_id))?.stock_mode).toBe('counted')
  const moved = await app.call(`PUT /inventory/products/${milk.product_id}`, {
    token,
    body: { version: 1, category: 'Essentials' },
  })
  expect(moved.body.product).toMatchObject({ stock_mode: 'available', own_mode: null })
  await choose({ scope: 'shop', mode: 'counted', includes_narrower: true })
  expect(await modes()).toEqual(['counted', 'counted', 'counted'])
  expect(await brokenInvariants(app)).toEqual([])
})

test('two quick questions, answered with one tap each', async () => {
  const shop = await aStore(app)
  const token = await app.signIn(anOwner(shop))
  const goods = await Promise.all([1, 2, 3].map(() => aProduct(app, shop, { stock: 0, own_mode: 'available' })))
  const ask = async () => (await app.call('GET /inventory/questions', { token })).body.questions as { product_id: string }[]
  const first = (await ask()).map(({ product_id }) => product_id)
  expect(first).toHaveLength(2)
  const answer = (product_id: string, said: string) =>
    app.call(`POST /inventory/questions/${product_id}`, { token, body: { answer: said } })
  const yes = await answer(String(first[0]), 'yes')
  expect(yes.body.questions).toMatchObject([{ product_id: String(first[1]) }])
  expect((await answer(String(first[1]), 'no')).body.questions).toEqual([])
  const states = await app.db.query<{ product_id: string; is_off: boolean; is_seen: boolean }>(
    'SELECT product_id, off_until IS NOT NULL AS is_off, seen_at IS NOT NULL AS is_seen FROM products WHERE store_id = $1',
    [shop.store_id],
  )
  const of = (id: string) => states.find(({ product_id }) => product_id === id)
  expect(of(String(first[0]))).toMatchObject({ is_off: false, is_seen: true })
  expect(of(String(first[1]))).toMatchObject({ is_off: true, is_seen: false })
  expect(goods).toHaveLength(3)
})

test('a helper who may not change stock changes no availability', async () => {
  const { product_id } = await uncounted()
  const packer = await app.signIn(await aStaff(app, store, { role: 'packer' }))
  expect((await set(product_id, { state: 'sold_out' }, packer)).status).toBe(403)
  const counter = await app.signIn(await aStaff(app, store))
  expect((await set(product_id, { state: 'sold_out' }, counter)).status).toBe(200)
  const other = await app.signIn(anOwner(await aStore(app)))
  expect((await set(product_id, { state: 'yes' }, other)).status).toBe(404)
})

test('ordering and taking off the shelf at the same moment: an order holds what was there, or is refused', async () => {
  for (let round = 0; round < 8; round += 1) {
    const isCounted = round % 2 === 0
    const { product_id } = isCounted ? await aProduct(app, store, { stock: 20 }) : await uncounted()
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => place(product_id, 2)),
      set(product_id, { state: 'sold_out' }),
      place(product_id, 2),
    ])
    expect(answers.map(({ status }) => status).every((status) => [200, 201, 409].includes(status))).toBe(true)
    expect((await place(product_id, 1)).status).toBe(409)
    const placed = answers.filter(({ status }) => status === 201).length
    expect(await row(product_id)).toMatchObject(
      isCounted ? { on_hand: placed * 2, reserved: placed * 2 } : { on_hand: 0, reserved: 0 },
    )
  }
  expect(await brokenInvariants(app)).toEqual([])
})

test.each(['counted', 'available'] as const)('rejecting for a missing product takes it off the shelf: %s', async (own_mode) => {
  const product = await aProduct(app, store, { stock: own_mode === 'counted' ? 9 : 0, own_mode })
  const salt = await aProduct(app, store)
  const order = await app.call('POST /orders', {
    body: {
      storeId: store.store_id,
      items: [product, salt].map(({ product_id }) => ({ productId: product_id, quantity: 2 })),
      customer: { name: 'Asha', phone: aPhone() },
      deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
      paymentMethod: 'cod',
    },
  })
  const missing = { reason: 'item_not_available', unavailable_items: [product.product_id], off_shelf: 'sold_out' }
  expect((await act(order.body.order_id, 'reject', missing)).status).toBe(200)
  expect(await shown(product.product_id)).toMatchObject({ current_stock: 0, stock_status: 'out_of_stock' })
  expect(await shown(salt.product_id)).toMatchObject({ stock_status: 'in_stock' })
  expect(await row(product.product_id)).toMatchObject({ on_hand: 0, reserved: 0 })
  expect(await brokenInvariants(app)).toEqual([])
})

test('an order is refused with a product that is not sold any more: it is not for sale afterwards', async () => {
  const product = await aProduct(app, store, { stock: 9 })
  const order = await app.call('POST /orders', {
    body: {
      storeId: store.store_id,
      items: [{ productId: product.product_id, quantity: 2 }],
      customer: { name: 'Asha', phone: aPhone() },
      deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
      paymentMethod: 'cod',
    },
  })
  const missing = { reason: 'item_not_available', unavailable_items: [product.product_id], off_shelf: 'for_good' }
  expect((await act(order.body.order_id, 'reject', missing)).status).toBe(200)
  expect(await row(product.product_id)).toMatchObject({ on_hand: 9, reserved: 0 })
  const sold = 'SELECT active FROM products WHERE product_id = $1'
  expect(await app.db.query<{ active: boolean }>(sold, [product.product_id])).toEqual([{ active: false }])
})
