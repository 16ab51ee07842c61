import { randomBytes, randomUUID } from 'node:crypto'
import { SHARED_CART_KEPT_MS } from '@jhola/contract/cart/shared/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrderBody } from '../../../../test/factories/orders.ts'
import { aProduct, aStore } from '../../../../test/factories/shops.ts'
import { deleteSharedCartsBefore } from './shared-carts.repo.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let atta: string
let dal: string
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  store = await aStore(app)
  atta = (await aProduct(app, store)).product_id
  dal = (await aProduct(app, store, { unit: 'kg', unit_size: 1000, loose: true })).product_id
})

const anId = (): string => randomBytes(16).toString('base64url')
const more = (product_id: string, delta: number, born: number | null = null, op_id: string = randomUUID()) => ({
  op_id,
  product_id,
  delta,
  born,
})
const begin = async (items: { product_id: string; quantity: number }[] = [{ product_id: atta, quantity: 2 }], by?: string) => {
  const id = anId()
  const reply = await app.call(`PUT /shared-carts/${id}`, { body: { store_id: store.store_id, items, ...(by && { by }) } })
  expect(reply.status).toBe(200)
  return id
}
const show = (id: string) => app.call(`GET /shared-carts/${id}`)
const change = (id: string, changes: ReturnType<typeof more>[], by?: string) =>
  app.call(`POST /shared-carts/${id}/changes`, { body: { changes, ...(by && { by }) } })
const place = (id: string, overrides: Record<string, unknown> = {}) =>
  app.call('POST /orders', {
    body: anOrderBody(store, [{ product_id: atta }], { shared_cart: id, ...overrides }),
  })
const countOrders = async () =>
  (await app.db.query<{ n: number }>('SELECT count(*)::int AS n FROM orders WHERE store_id = $1', [store.store_id]))[0]?.n

test('is read by who knows its id, and begins once', async () => {
  const id = await begin([{ product_id: atta, quantity: 2 }], 'Asha')
  const again = await app.call(`PUT /shared-carts/${id}`, { body: { store_id: store.store_id, items: [] } })
  expect(again.body).toEqual((await show(id)).body)
  expect(again.body).toMatchObject({
    cart: {
      store_id: store.store_id,
      state: 'open',
      items: [{ product_id: atta, quantity: 2, born: 0, by: 'Asha' }],
      change_no: 0,
      changed_by: 'Asha',
      ordered_at: null,
    },
  })
  const stored = await app.db.query('SELECT * FROM shared_carts')
  expect(JSON.stringify(stored)).not.toContain(id)
  expect(await show(anId())).toMatchObject({ status: 404, body: { code: 'cart.shared_gone' } })
  expect((await show('short')).status).toBe(400)
})

test.each([
  ['a part of a packet', () => ({ items: [{ product_id: atta, quantity: 0.5 }] }), 400, 'cart.quantity'],
  ['a shop that is not there', () => ({ store_id: 'NO-SHOP' }), 404, 'stores.not_found'],
  ['a name with a number', () => ({ by: 'Asha 9876543210' }), 400, 'request.invalid'],
  ['a name that is too long', () => ({ by: 'A'.repeat(31) }), 400, 'request.invalid'],
  ['an address', () => ({ address: '12 Pipe Road' }), 400, 'request.invalid'],
])('%s is refused', async (_what, body, status, code) => {
  const given = { store_id: store.store_id, items: [], ...body() }
  expect(await app.call(`PUT /shared-carts/${anId()}`, { body: given })).toMatchObject({ status, body: { code } })
})

describe('changes', () => {
  test('each counts once, also when it is sent again or stands twice in one request', async () => {
    const id = await begin()
    const one = more(atta, 1)
    await change(id, [one, one], 'Ravi')
    const again = await change(id, [one, more(dal, 0.25)], 'Asha')
    expect(again.body).toMatchObject({
      cart: {
        items: [
          { product_id: atta, quantity: 3, by: 'Ravi' },
          { product_id: dal, quantity: 0.25, by: 'Asha', born: 2 },
        ],
        change_no: 2,
        changed_by: 'Asha',
      },
    })
    expect((await change(id, [one])).body).toEqual((await show(id)).body)
  })

  test('of many devices at once all count, and each of them once', async () => {
    const id = await begin()
    const given = Array.from({ length: 12 }, () => more(atta, 1))
    const replies = await Promise.all([...given, ...given].map((one) => change(id, [one])))
    expect(replies.map(({ status }) => status)).toEqual(Array(24).fill(200))
    expect((await show(id)).body).toMatchObject({ cart: { items: [{ quantity: 14 }], change_no: 12 } })
  })

  test('a part of a packet is refused and changes nothing', async () => {
    const id = await begin()
    expect(await change(id, [more(dal, 1), more(atta, -0.5, 0)])).toMatchObject({ status: 400, body: { code: 'cart.quantity' } })
    expect((await show(id)).body).toMatchObject({ cart: { items: [{ product_id: atta, quantity: 2 }], change_no: 0 } })
  })

  test('are ignored when sharing was stopped, and nothing of it is left', async () => {
    const id = await begin([{ product_id: atta, quantity: 2 }], 'Asha')
    await app.call(`DELETE /shared-carts/${id}`)
    const after = await change(id, [more(atta, 1)], 'Ravi')
    expect(after).toMatchObject({ status: 200, body: { cart: { state: 'stopped', items: [], changed_by: null } } })
  })

  test('a cart that had too many is full', async () => {
    const id = await begin()
    await app.db.query('UPDATE shared_carts SET change_no = 5000 WHERE store_id = $1', [store.store_id])
    expect(await change(id, [more(atta, 1)])).toMatchObject({ status: 409, body: { code: 'cart.shared_full' } })
  })
})

test('is gone 14 days after its last change, with what is known of its changes', async () => {
  const id = await begin()
  app.clock.advance(SHARED_CART_KEPT_MS - 1000)
  await change(id, [more(atta, 1)])
  app.clock.advance(SHARED_CART_KEPT_MS - 1000)
  expect((await show(id)).status).toBe(200)
  app.clock.advance(1000)
  expect((await show(id)).status).toBe(404)
  expect((await change(id, [more(atta, 1)])).status).toBe(404)
  await deleteSharedCartsBefore(app.db, new Date(app.clock.now().getTime() - SHARED_CART_KEPT_MS))
  const left = await app.db.query<{ n: number }>(
    'SELECT (SELECT count(*) FROM shared_carts WHERE store_id = $1)::int + (SELECT count(*) FROM shared_cart_changes)::int AS n',
    [store.store_id],
  )
  expect(left[0]?.n).toBe(0)
})

describe('an order of it', () => {
  test('tells the other, and a second one is refused', async () => {
    const id = await begin()
    expect((await place(id)).status).toBe(201)
    expect((await show(id)).body).toMatchObject({
      cart: { state: 'ordered', items: [], ordered_at: app.clock.now().toISOString() },
    })
    expect(await place(id)).toMatchObject({ status: 409, body: { code: 'cart.shared_ordered' } })
    expect((await change(id, [more(atta, 1)])).body).toMatchObject({ cart: { state: 'ordered', items: [] } })
    expect(await countOrders()).toBe(1)
  })

  test('asked for again under its key it is the same order', async () => {
    const [id, key] = [await begin(), randomUUID()]
    const body = anOrderBody(store, [{ product_id: atta }], { shared_cart: id })
    const send = () => app.call('POST /orders', { body, headers: { 'idempotency-key': key } })
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body.order_id).toBe(first.body.order_id)
    expect(await countOrders()).toBe(1)
  })

  test('of two people at the same moment exactly one is placed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = (await countOrders()) ?? 0
      const id = await begin()
      const replies = await Promise.all([place(id), place(id), place(id)])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
      const refused = replies.filter(({ status }) => status === 409)
      expect(refused.map(({ body }) => body.code)).toEqual(['cart.shared_ordered', 'cart.shared_ordered'])
      expect(await countOrders()).toBe(before + 1)
    }
  })

  test('when the first took the last packet, the second is told that it was ordered, not that goods are missing', async () => {
    const last = (await aProduct(app, store, { on_hand: 3 })).product_id
    const id = await begin([{ product_id: last, quantity: 3 }])
    const items = [{ productId: last, quantity: 3 }]
    expect((await place(id, { items })).status).toBe(201)
    expect(await place(id, { items })).toMatchObject({ status: 409, body: { code: 'cart.shared_ordered' } })
  })

  test('one that is refused leaves the cart open', async () => {
    const id = await begin()
    expect((await place(id, { expected_total: 1 })).status).toBe(409)
    expect((await show(id)).body).toMatchObject({ cart: { state: 'open', items: [{ quantity: 2 }] } })
  })

  test.each(['stopped', 'gone', 'of another shop'])('a cart that is %s is an ordinary cart', async (what) => {
    let id = await begin()
    if (what === 'stopped') await app.call(`DELETE /shared-carts/${id}`)
    if (what === 'gone') id = anId()
    if (what === 'of another shop') {
      const other = await aStore(app)
      id = anId()
      await app.call(`PUT /shared-carts/${id}`, { body: { store_id: other.store_id, items: [] } })
    }
    expect((await place(id)).status).toBe(201)
    if (what === 'of another shop') expect((await show(id)).body).toMatchObject({ cart: { state: 'open' } })
  })
})
