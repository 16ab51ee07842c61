import { readFile } from 'node:fs/promises'
import type { Order } from '@jhola/contract/orders/schema'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder, anOrderBody, aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore } from '../../../../test/factories/shops.ts'
import { brokenLedgers } from '../../../../test/ledger.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(async () => expect(await brokenLedgers(app)).toEqual([]))
afterAll(() => app.close())

const aCounter = async (overrides: Parameters<typeof aStore>[1] = {}, product: Parameters<typeof aProduct>[2] = {}) => {
  const store = await aStore(app, overrides)
  return { store, product: await aProduct(app, store, product), token: await app.signIn(anOwner(store)) }
}
type Counter = Awaited<ReturnType<typeof aCounter>>

const typed = ({ store, product }: Counter, overrides: Record<string, unknown> = {}) => ({
  store_id: store.store_id,
  customer_name: 'Ravi',
  customer_phone: aPhone(),
  items: [{ product_id: product.product_id, quantity: 2, unit_price: 60 }],
  payment_method: 'cash',
  channel: 'counter',
  ...overrides,
})
const place = (counter: Counter, overrides: Record<string, unknown> = {}, key?: string) =>
  app.call('POST /orders', { token: counter.token, body: typed(counter, overrides), ...(key ? { key } : {}) })
const placed = async (counter: Counter, overrides: Record<string, unknown> = {}): Promise<Order> => {
  const { status, body } = await place(counter, overrides)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.order as Order
}
const stockOf = async ({ product }: Counter) => {
  const rows = await app.db.query('SELECT on_hand, reserved FROM products WHERE product_id = $1', [product.product_id])
  return rows[0]
}

describe('an order that the shop types in itself', () => {
  test.each([[[0.5]], [[1.25]], [[0.5, 1.5]]])('of parts of a packet, %j, is refused', async (quantities) => {
    const counter = await aCounter()
    const items = quantities.map((quantity) => ({ product_id: counter.product.product_id, quantity, unit_price: 60 }))
    expect(await place(counter, { items })).toMatchObject({ status: 400, body: { code: 'cart.quantity' } })
    expect(await stockOf(counter)).toEqual({ on_hand: 100, reserved: 0 })
  })

  test('is confirmed at once: the goods are sold, nobody has to accept it, nothing rings', async () => {
    const counter = await aCounter()
    const order = await placed(counter)
    expect(order).toMatchObject({
      status: 'confirmed',
      version: 2,
      accept_by: null,
      channel: 'counter',
      delivery_type: 'pickup',
      total_amount: 126,
      status_history: [{ status: 'pending' }, { status: 'confirmed' }],
    })
    expect(await stockOf(counter)).toEqual({ on_hand: 98, reserved: 0 })
    const ledger = await app.db.query<{ kind: string }>(
      'SELECT kind FROM stock_movements WHERE order_id = $1 ORDER BY on_hand_after DESC, kind',
      [order.id],
    )
    expect(ledger.map(({ kind }) => kind)).toEqual(['reserve', 'sale'])
    expect(await app.db.query('SELECT 1 FROM order_alarms WHERE order_id = $1', [order.id])).toEqual([])
    const read = await app.call(`GET /orders/${order.id}`, { token: counter.token })
    expect(read.body.order).toEqual(order)
  })

  test('leaves every rule of the shop whole', async () => {
    const counter = await aCounter()
    await placed(counter)
    await placed(counter, { delivery_address: '4 Nehru Nagar, Kurla East' })
    const sql = await readFile(new URL('../../../cli/invariants.sql', import.meta.url), 'utf8')
    for (const rule of sql.split(/^-- name: /m).slice(1)) {
      const [name = '', ...query] = rule.split('\n')
      expect(await app.db.query(query.join('\n')), name).toEqual([])
    }
  })

  test('is one order for one key, with one answer', async () => {
    const counter = await aCounter()
    const body = typed(counter)
    const call = { token: counter.token, body, key: app.ids.uuid() }
    const first = await app.call('POST /orders', call)
    expect(await app.call('POST /orders', call)).toMatchObject({ status: 201, body: first.body })
    expect(await stockOf(counter)).toEqual({ on_hand: 98, reserved: 0 })
  })

  test('is brought for 20 rupees, and for nothing from 200 on', async () => {
    const counter = await aCounter()
    const to = { delivery_address: '4 Nehru Nagar, Kurla East', landmark: 'blue gate' }
    expect(await placed(counter, to)).toMatchObject({ delivery_fee: 20, total_amount: 146, landmark: 'blue gate' })
    const items = [{ product_id: counter.product.product_id, quantity: 4 }]
    expect(await placed(counter, { ...to, items })).toMatchObject({ delivery_fee: 0, total_amount: 252 })
  })

  test('never sells what is not there, nor at a price that was not seen', async () => {
    const counter = await aCounter({}, { stock: 1 })
    expect(await place(counter)).toMatchObject({
      status: 409,
      body: { code: 'inventory.insufficient', details: { lines: [{ wanted: 2, available: 1 }] } },
    })
    const one = { product_id: counter.product.product_id, quantity: 1, unit_price: 55 }
    expect(await place(counter, { items: [one] })).toMatchObject({ status: 409, body: { code: 'orders.changed' } })
    const expected = { items: [{ ...one, unit_price: 60 }], expected_total: 60 }
    expect(await place(counter, expected)).toMatchObject({ status: 409, body: { details: { total_amount: 63 } } })
    expect(await stockOf(counter)).toEqual({ on_hand: 1, reserved: 0 })
  })

  test('holds no goods of another shop', async () => {
    const counter = await aCounter()
    const { product } = await aCounter()
    const items = [{ product_id: product.product_id, quantity: 1 }]
    expect(await place(counter, { items })).toMatchObject({
      status: 409,
      body: { code: 'orders.changed', details: { lines: [{ new_price: null }] } },
    })
  })

  test('names what is missing by the fields of its own form', async () => {
    const counter = await aCounter()
    const fields = async (overrides: Record<string, unknown>) => {
      const { body } = await place(counter, overrides)
      return (body.details as { fields?: { field: string }[] } | undefined)?.fields?.map(({ field }) => field)
    }
    expect(await fields({ customer_name: ' ' })).toEqual(['customer_name'])
    expect(await fields({ customer_phone: '12345' })).toEqual(['customer_phone'])
    expect(await fields({ delivery_address: 'Kurla' })).toEqual(['delivery_address'])
  })

  test("asks for no customer's terms: closed, far, below the minimum, without a pickup or an address of its own for UPI", async () => {
    const counter = await aCounter({
      working_days: [],
      offers_pickup: false,
      offers_delivery: false,
      upi_vpa: null,
      takes_cod: false,
    })
    for (const payment_method of ['cash', 'upi', 'card'])
      expect(
        await placed(counter, { payment_method, items: [{ product_id: counter.product.product_id, quantity: 1 }] }),
      ).toMatchObject({
        status: 'confirmed',
        payment_method,
      })
  })

  test('by staff is the same; by a stranger it is an order like any other', async () => {
    const counter = await aCounter()
    const staff = await app.signIn(await aStaff(app, counter.store))
    expect(await place({ ...counter, token: staff })).toMatchObject({ status: 201, body: { order: { status: 'confirmed' } } })
    const stranger = await aCounter()
    const body = typed(counter, { payment_method: 'cod' })
    expect(await app.call('POST /orders', { token: stranger.token, body })).toMatchObject({
      status: 201,
      body: { order: { status: 'pending', channel: 'web', payment_method: 'cod' } },
    })
  })

  test('is not what an owner orders at the checkout: there they are customers, and the shop hears it ring', async () => {
    const counter = await aCounter()
    const body = anOrderBody(counter.store, [counter.product])
    const answer = await app.call('POST /orders', { token: counter.token, body })
    expect(answer.body.order).toMatchObject({ status: 'pending', channel: 'web', delivery_fee: 20 })
    expect((answer.body.order as Order).accept_by).not.toBeNull()
  })
})

describe('the quote', () => {
  const ask = (counter: Counter, token: string | undefined) =>
    app.call('POST /orders/quote', {
      ...(token ? { token } : {}),
      body: { store_id: counter.store.store_id, items: [{ product_id: counter.product.product_id, quantity: 4 }], by_shop: true },
    })

  test("is on the shop's own terms for its own people only", async () => {
    const counter = await aCounter({ working_days: [] })
    expect((await ask(counter, counter.token)).body).toMatchObject({
      delivery_fee: 0,
      total_amount: 252,
      free_delivery_gap: 0,
      problems: [],
    })
    const stranger = await aCounter()
    for (const token of [undefined, stranger.token])
      expect((await ask(counter, token)).body).toMatchObject({
        delivery_fee: 20,
        free_delivery_gap: 260,
        problems: [{ code: 'stores.closed' }],
      })
  })
})

describe('the money', () => {
  const pay = (token: string, orderId: string, body: Record<string, unknown> = {}) =>
    app.call(`POST /orders/${orderId}/payment/confirm`, { token, body: { payment_status: 'completed', ...body } })

  test('comes as the shop says: cash, its own QR code, its card machine; and once', async () => {
    const counter = await aCounter()
    for (const payment_method of ['cash', 'upi', 'card']) {
      const { id } = await placed(counter)
      expect(await pay(counter.token, id, { payment_method })).toMatchObject({
        status: 200,
        body: { order: { payment_status: 'completed', payment_method } },
      })
      expect(await pay(counter.token, id, { payment_method })).toMatchObject({ status: 409, body: { code: 'payments.not_due' } })
    }
  })

  test("of a customer's order at the payment service is not a card machine's", async () => {
    const counter = await aCounter()
    const { order } = await anOrder(app, counter.store, [counter.product], { paymentMethod: 'card' })
    expect((await pay(counter.token, order.id, { payment_method: 'card' })).body).toMatchObject({
      order: { payment_status: 'completed', payment_method: 'cod' },
    })
  })

  test('by UPI has a code for the exact amount, which the shop alone is shown', async () => {
    const counter = await aCounter()
    const answer = await place(counter)
    const { id } = answer.body.order as Order
    const asShop = await app.call(`GET /orders/${id}`, { token: counter.token })
    expect(asShop.body.upi).toMatchObject({ vpa: 'shop@upi', amount: 126 })
    const asCustomer = await app.call(`GET /orders/${id}`, {
      headers: { 'x-order-token': String(answer.body.tracking_token) },
    })
    expect(asCustomer.body.upi).toBeNull()
    await pay(counter.token, id, { payment_method: 'upi' })
    expect((await app.call(`GET /orders/${id}`, { token: counter.token })).body.upi).toBeNull()
  })
})
