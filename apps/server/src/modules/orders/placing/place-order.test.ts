import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, anOrderBody, aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'
import { countLockWaits } from '../../../../test/lock-waits.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const stockOf = async (product_id: string) => {
  const rows = await app.db.query<{ on_hand: number; reserved: number }>(
    'SELECT on_hand, reserved FROM products WHERE product_id = $1',
    [product_id],
  )
  return rows[0]
}
const countOrders = async (store_id: string) =>
  (await app.db.query<{ n: number }>('SELECT count(*)::int AS n FROM orders WHERE store_id = $1', [store_id]))[0]?.n

describe('a body that is not an order changes nothing', () => {
  test.each([
    ['nothing', {}, undefined],
    ['no lines', { items: [] }, undefined],
    ['a field we do not know', { paid: true }, undefined],
    [
      'a price with three decimals',
      { items: [{ productId: '01a136f8-3940-7585-b436-7a7b829f5e9a', quantity: 1, price: 1.005 }] },
      undefined,
    ],
    ['no name', { customer: undefined }, 'customer.name'],
    ['a wrong phone', { customer: { name: 'Asha', phone: '12345' } }, 'customer.phone'],
    ['no address', { deliveryAddress: undefined }, 'deliveryAddress.addressLine1'],
  ])('%s', async (_, overrides, field) => {
    const store = await aStore(app)
    const product = await aProduct(app, store)
    const body = _ === 'nothing' ? {} : anOrderBody(store, [product], overrides)
    const answer = await app.call('POST /orders', { body })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ success: false, code: 'request.invalid' })
    if (field) expect(JSON.stringify(answer.body)).toContain(field)
    expect(await countOrders(store.store_id)).toBe(0)
    expect(await stockOf(product.product_id)).toEqual({ on_hand: 100, reserved: 0 })
  })
})

test('an unknown store is not found, and another store has none of our products', async () => {
  const [ours, theirs] = [await aStore(app), await aStore(app)]
  const product = await aProduct(app, ours)
  expect(await app.call('POST /orders', { body: anOrderBody({ store_id: 'NO-SUCH' }, [product]) })).toMatchObject({
    status: 404,
    body: { code: 'stores.not_found' },
  })
  expect(await app.call('POST /orders', { body: anOrderBody(theirs, [product]) })).toMatchObject({
    status: 409,
    body: { code: 'orders.changed' },
  })
})

test("the bill is the shop's, whatever the client claims", async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store)
  const forged = { items: [{ productId: product.product_id, quantity: 3, price: 1 }] }
  expect(await app.call('POST /orders', { body: anOrderBody(store, [], forged) })).toMatchObject({
    status: 409,
    body: { code: 'orders.changed', details: { lines: [{ old_price: 1, new_price: 60 }], total_amount: 209 } },
  })
  const { order } = await anOrder(app, store, [product])
  expect(order).toMatchObject({ subtotal: 180, tax: 9, delivery_fee: 20, total_amount: 209, status: 'pending', version: 1 })
})

test("the wizard's shape gives the same answer", async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store)
  const body = {
    store_id: store.store_id,
    customer_name: 'Ravi',
    customer_phone: '+91 98200 12345',
    customer_email: '',
    delivery_address: '4 Nehru Nagar, Kurla East',
    items: [{ product_id: product.product_id, product_name: 'x', quantity: 2, unit: 'packet', unit_price: 60, total_price: 120 }],
    payment_method: 'cash',
    delivery_notes: 'ring twice',
    is_urgent: false,
    channel: 'web',
    language: 'en',
  }
  const token = await app.signIn(anOwner(store))
  expect(await app.call('POST /orders', { body, token })).toMatchObject({
    status: 201,
    body: {
      success: true,
      total_amount: 146,
      order: { customer_phone: '+919820012345', channel: 'counter', payment_method: 'cash', notes: 'ring twice' },
    },
  })
})

test('the stock is held with the order, in shelf and ledger', async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store)
  const { order } = await anOrder(app, store, [product, product])
  expect(await stockOf(product.product_id)).toEqual({ on_hand: 100, reserved: 6 })
  const ledger = await app.db.query(
    'SELECT kind, quantity, on_hand_after, reserved_after FROM stock_movements WHERE order_id = $1',
    [order.id],
  )
  expect(ledger).toEqual([{ kind: 'reserve', quantity: 6, on_hand_after: 100, reserved_after: 6 }])
})

describe('one key', () => {
  test('three times at once is one order with three equal answers', async () => {
    const store = await aStore(app)
    const product = await aProduct(app, store)
    const body = anOrderBody(store, [product])
    const key = app.ids.uuid()
    const answers = await Promise.all([1, 2, 3].map(() => app.call('POST /orders', { body, key })))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201])
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(answers[2]?.body).toEqual(answers[0]?.body)
    expect(await countOrders(store.store_id)).toBe(1)
  })

  test('with another body is refused', async () => {
    const store = await aStore(app)
    const product = await aProduct(app, store)
    const key = app.ids.uuid()
    await app.call('POST /orders', { body: anOrderBody(store, [product]), key })
    expect(await app.call('POST /orders', { body: anOrderBody(store, [product]), key })).toMatchObject({
      status: 409,
      body: { code: 'request.key_reused' },
    })
  })

  test('gives its first answer also when the goods are gone by then', async () => {
    const store = await aStore(app)
    const product = await aProduct(app, store, { stock: 3 })
    const call = { body: anOrderBody(store, [product]), key: app.ids.uuid() }
    const first = await app.call('POST /orders', call)
    expect(await app.call('POST /orders', call)).toMatchObject({ status: 201, body: first.body })
  })
})

test('a stale copy of a price is never sold at: the next order sees the new one', async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store)
  await anOrder(app, store, [product])
  await app.db.execute('UPDATE products SET price_paise = 7000, version = version + 1 WHERE product_id = $1', [
    product.product_id,
  ])
  const { order } = await anOrder(app, store, [product])
  expect(order).toMatchObject({ subtotal: 210 })
})

test('a restock that the copy does not know of is sold', async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store, { stock: 3 })
  await anOrder(app, store, [product])
  await app.db.execute('UPDATE products SET on_hand = on_hand + 10 WHERE product_id = $1', [product.product_id])
  await anOrder(app, store, [product])
  expect(await stockOf(product.product_id)).toEqual({ on_hand: 13, reserved: 6 })
})

test('a restock that ends while the order waits for its lock is sold', async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store, { stock: 3 })
  const quote = { store_id: store.store_id, items: [{ product_id: product.product_id, quantity: 3 }] }
  // The copy in memory has room, the newest committed row has none, and the restock is not yet committed.
  expect(await app.call('POST /orders/quote', { body: quote })).toMatchObject({ status: 200 })
  await app.db.execute('UPDATE products SET reserved = on_hand WHERE product_id = $1', [product.product_id])
  const placing = await app.db.withTx(async (tx) => {
    await tx.execute('UPDATE products SET on_hand = on_hand + 10 WHERE product_id = $1', [product.product_id])
    const waiting = app.call('POST /orders', { body: anOrderBody(store, [product]) })
    await expect.poll(() => countLockWaits(app.db)).toBe(1)
    return { waiting }
  })
  expect(await placing.waiting).toMatchObject({ status: 201 })
  expect(await stockOf(product.product_id)).toEqual({ on_hand: 13, reserved: 6 })
})

test('a fourth unfinished order of one phone has to wait', async () => {
  const store = await aStore(app)
  const product = await aProduct(app, store)
  const customer = { name: 'Asha', phone: aPhone() }
  for (let n = 0; n < 3; n += 1) await anOrder(app, store, [product], { customer })
  expect(await app.call('POST /orders', { body: anOrderBody(store, [product], { customer }) })).toMatchObject({
    status: 409,
    body: { code: 'orders.too_many_open', details: { open: 3 } },
  })
})

test('200 buyers at once for 50 pieces: 50 orders, 150 clear refusals, nothing drifts', async () => {
  const store = await aStore(app, { min_order_paise: 0 })
  const product = await aProduct(app, store, { stock: 50 })
  const bodies = Array.from({ length: 200 }, () =>
    anOrderBody(store, [], { items: [{ productId: product.product_id, quantity: 1 }] }),
  )
  const answers = await Promise.all(bodies.map((body) => app.call('POST /orders', { body, key: app.ids.uuid() })))
  const tally = Map.groupBy(answers, (answer) => `${answer.status} ${String(answer.body.code ?? 'placed')}`)
  expect(Object.fromEntries([...tally].map(([what, found]) => [what, found.length]))).toEqual({
    '201 placed': 50,
    '409 inventory.insufficient': 150,
  })
  expect(await stockOf(product.product_id)).toEqual({ on_hand: 50, reserved: 50 })
})
