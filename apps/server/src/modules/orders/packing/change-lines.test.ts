import type { Order } from '@jhola/contract/orders/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { aPhone } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'
import { brokenInvariants } from '../../../../test/model/shop.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof aStore>>
let owner: string
let butter: Awaited<ReturnType<typeof aProduct>>
let other: Awaited<ReturnType<typeof aProduct>>
let dear: Awaited<ReturnType<typeof aProduct>>
let tomatoes: Awaited<ReturnType<typeof aProduct>>
beforeAll(async () => {
  app = await buildTestApp()
  store = await aStore(app)
  owner = await app.signIn(anOwner(store))
  butter = await aProduct(app, store, { stock: 100, price_paise: 60_00 })
  other = await aProduct(app, store, { stock: 100, price_paise: 62_00 })
  dear = await aProduct(app, store, { stock: 100, price_paise: 95_00 })
  tomatoes = await aProduct(app, store, { stock: 50_000, price_paise: 40_00, loose: true, unit: 'kg', unit_size: 1000 })
})
afterAll(() => app.close())

/** An accepted order of two butters and a kilogram of tomatoes. */
const anOrder = async () => {
  const placed = await app.call('POST /orders', {
    body: {
      storeId: store.store_id,
      items: [
        { productId: butter.product_id, quantity: 2 },
        { productId: tomatoes.product_id, quantity: 1 },
      ],
      customer: { name: 'Asha', phone: aPhone() },
      deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
      paymentMethod: 'cod',
    },
  })
  const id = String(placed.body.order_id)
  await app.call(`POST /orders/${id}/accept`, { token: owner })
  return { id, headers: { 'x-order-token': String(placed.body.tracking_token) } }
}
const change = (id: string, changes: object[], more: object = {}) =>
  app.call(`POST /orders/${id}/packing`, { token: owner, body: { changes, ...more } })
const stockOf = async (product: { product_id: string }) => {
  const rows = await app.db.query<{ on_hand: number }>('SELECT on_hand FROM products WHERE product_id = $1', [product.product_id])
  return rows[0]?.on_hand ?? 0
}

describe('what is given', () => {
  test('one butter is not there, and the tomatoes weigh 960 g: the bill and the stock follow', async () => {
    const before = [await stockOf(butter), await stockOf(tomatoes)]
    const { id } = await anOrder()
    const { status, body } = await change(id, [
      { kind: 'fewer', line_no: 1, quantity: 1 },
      { kind: 'weighed', line_no: 2, quantity: 0.96 },
    ])
    expect({ status, outcome: body.outcome }).toEqual({ status: 200, outcome: 'applied' })
    expect(body.order).toMatchObject({
      items: [
        { quantity: 1, total_price: 60 },
        { quantity: 0.96, total_price: 38.4 },
      ],
      subtotal: 98.4,
      tax: 4.92,
      delivery_fee: 20,
      round_off: -0.32,
      total_amount: 123,
    })
    expect([await stockOf(butter), await stockOf(tomatoes)]).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) - 960])
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('another butter within ten percent goes through, and comes back when the first one is found', async () => {
    const { id } = await anOrder()
    const replaced = await change(id, [{ kind: 'replaced', line_no: 1, product_id: other.product_id, quantity: 2 }])
    expect(replaced.body).toMatchObject({ outcome: 'applied', order: { subtotal: 164 } })
    expect((replaced.body.order as Order).packing).toMatchObject({ ordered: { subtotal: 160 }, question: null })
    expect((replaced.body.order as { items: { product_id: string }[] }).items.map(({ product_id }) => product_id)).toEqual([
      tomatoes.product_id,
      other.product_id,
    ])
    const back = await change(id, [{ kind: 'restored', line_no: 1 }])
    expect(back.body).toMatchObject({ outcome: 'applied', order: { subtotal: 160, total_amount: 188 } })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('a butter that is much dearer is asked about: nothing changes meanwhile', async () => {
    const { id } = await anOrder()
    const changes = [{ kind: 'replaced', line_no: 1, product_id: dear.product_id, quantity: 2 }]
    const before = await stockOf(dear)
    const { body } = await change(id, changes)
    expect(body).toMatchObject({ outcome: 'asked', order: { subtotal: 160 } })
    expect((body.order as Order).packing).toMatchObject({
      change_no: 1,
      last_change: { state: 'asked', by: 'shop', by_phone: false },
      ordered: { subtotal: 160, total: 188, items: [{ line_no: 1, quantity: 2 }, { line_no: 2 }] },
      question: {
        reasons: [{ line_no: 1, reason: 'above_cap' }],
        given: { subtotal: 230, items: [{ line_no: 2 }, { line_no: 3, replaces: 1, change: 'replaced', total_price: 190 }] },
      },
    })
    expect(await stockOf(dear)).toBe(before)
  })

  test('while it is asked, the packer goes on with another line: the question is about the new bill', async () => {
    const { id, headers } = await anOrder()
    await change(id, [{ kind: 'replaced', line_no: 1, product_id: dear.product_id, quantity: 2 }])
    const beside = await change(id, [{ kind: 'weighed', line_no: 2, quantity: 0.9 }])
    expect(beside.body).toMatchObject({ outcome: 'applied', order: { subtotal: 156 } })
    expect((beside.body.order as Order).packing).toMatchObject({
      ...{ change_no: 2, last_change: { state: 'applied' } },
      question: { change_no: 1, given: { subtotal: 226, items: [{ quantity: 0.9 }, { total_price: 190 }] } },
    })
    const yes = await app.call(`POST /orders/${id}/packing/answer`, { headers, body: { answer: 'accept' } })
    expect(yes.body).toMatchObject({ order: { subtotal: 226, packing: { question: null } } })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('a yes is to the price that was shown, although the product is dearer by now', async () => {
    const { id, headers } = await anOrder()
    const rising = await aProduct(app, store, { stock: 100, price_paise: 90_00 })
    await change(id, [{ kind: 'replaced', line_no: 1, product_id: rising.product_id, quantity: 2 }])
    await app.db.execute('UPDATE products SET price_paise = 12000 WHERE product_id = $1', [rising.product_id])
    const yes = await app.call(`POST /orders/${id}/packing/answer`, { headers, body: { answer: 'accept' } })
    expect(yes.body).toMatchObject({ order: { subtotal: 220 } })
  })

  test('a word by phone answers the open question; without one it is about nothing', async () => {
    const { id } = await anOrder()
    expect(await change(id, [], { by_phone: true })).toMatchObject({ status: 409, body: { code: 'orders.packing_answered' } })
    await change(id, [{ kind: 'replaced', line_no: 1, product_id: dear.product_id, quantity: 2 }])
    const agreed = await change(id, [], { by_phone: true })
    expect(agreed.body).toMatchObject({
      ...{
        outcome: 'applied',
        order: {
          subtotal: 230,
          packing: { question: null, last_change: { by_phone: true }, agreed_by_phone: { by: expect.stringContaining('Owner') } },
        },
      },
    })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('what the customer agreed to by phone is not asked', async () => {
    const { id } = await anOrder()
    const changes = [{ kind: 'replaced', line_no: 1, product_id: dear.product_id, quantity: 2 }]
    expect((await change(id, changes, { by_phone: true })).body).toMatchObject({ outcome: 'applied', order: { subtotal: 230 } })
  })

  test('an order is packed between its acceptance and its way; an older version changes nothing', async () => {
    const { id } = await anOrder()
    const gone = [{ kind: 'not_available', line_no: 1 }]
    expect(await change(id, gone, { version: 1 })).toMatchObject({ status: 412, body: { code: 'orders.stale' } })
    const all = [...gone, { kind: 'not_available', line_no: 2 }]
    expect(await change(id, all)).toMatchObject({ status: 409, body: { code: 'orders.packing_nothing_left' } })
    for (const status of ['preparing', 'out_for_delivery'])
      await app.call(`PUT /orders/${id}/status`, { token: owner, body: { status } })
    expect(await change(id, gone)).toMatchObject({ status: 409, body: { code: 'orders.not_under_way' } })
  })

  test('a cancelled order gives back what was in it, not what was ordered', async () => {
    const before = await stockOf(butter)
    const { id } = await anOrder()
    await change(id, [{ kind: 'fewer', line_no: 1, quantity: 1 }])
    await app.call(`PUT /orders/${id}/status`, { token: owner, body: { status: 'cancelled', reason: 'other' } })
    expect(await stockOf(butter)).toBe(before)
    expect(await brokenInvariants(app)).toEqual([])
  })
})

describe('what the customer chose at checkout', () => {
  /** An accepted order of two butters (line 1) and a kilogram of tomatoes (line 2). */
  const chosenOrder = async (if_missing: string | undefined, ofButter: string | undefined) => {
    const placed = await app.call('POST /orders', {
      body: {
        storeId: store.store_id,
        items: [
          { productId: butter.product_id, quantity: 2, ...(ofButter && { if_missing: ofButter }) },
          { productId: tomatoes.product_id, quantity: 1 },
        ],
        customer: { name: 'Asha', phone: aPhone() },
        deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
        paymentMethod: 'cod',
        ...(if_missing && { if_missing }),
      },
    })
    const id = String(placed.body.order_id)
    await app.call(`POST /orders/${id}/accept`, { token: owner })
    return { id, order: placed.body.order as Order }
  }
  const replaced = [{ kind: 'replaced', line_no: 1, product_id: '', quantity: 2 }]
  const replace = (id: string) => change(id, [{ ...replaced[0], product_id: other.product_id }])

  test.each([
    [undefined, undefined, 'applied'],
    ['best_match', 'call', 'asked'],
    ['call', undefined, 'asked'],
    ['leave_out', undefined, 'asked'],
    ['leave_out', 'best_match', 'applied'],
  ])('order %s, line %s: a butter within the cap is %s', async (ofOrder, ofLine, outcome) => {
    const { id, order } = await chosenOrder(ofOrder, ofLine)
    expect(order).toMatchObject({
      if_missing: ofOrder ?? 'best_match',
      items: [{ if_missing: ofLine ?? null }, { if_missing: null }],
    })
    const stored = await app.call(`GET /orders/${id}`, { token: owner })
    expect(stored.body.order).toMatchObject({ if_missing: ofOrder ?? 'best_match', items: [{ if_missing: ofLine ?? null }, {}] })
    expect((await replace(id)).body).toMatchObject({ outcome })
  })

  test('another word than the three is refused at its field', async () => {
    const refused = await app.call('POST /orders', {
      body: {
        storeId: store.store_id,
        items: [{ productId: butter.product_id, quantity: 2 }],
        customer: { name: 'Asha', phone: aPhone() },
        deliveryAddress: { addressLine1: '12 Station Road, Kurla' },
        if_missing: 'anything',
      },
    })
    expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  })

  test('a quote says how much dearer a best match may be', async () => {
    const items = [{ product_id: butter.product_id, quantity: 2 }]
    const quote = await app.call('POST /orders/quote', { body: { store_id: store.store_id, items } })
    expect(quote.body).toMatchObject({ substitution_cap_percent: 10 })
  })
})
