import type { CreditNote, Invoice } from '@jhola/contract/orders/invoices/schema'
import type { Order } from '@jhola/contract/orders/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'
import { brokenInvariants } from '../../../../test/model/shop.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

/** A shop with one product of 33.35 at 5 %: three of it cost 100.05, 5.00 of tax and 20 of delivery, 125.05 in all. */
const aShop = async (isOn = true) => {
  const store = await aStore(app, { gstin: '27AAPFU0939F1ZV', min_order_paise: 0 })
  if (!isOn)
    await app.db.execute('UPDATE stores SET rounds_total = false, version = version + 1 WHERE store_id = $1', [store.store_id])
  const product = await aProduct(app, store, { price_paise: 33_35, gst_rate_percent: 5, hsn: '0402', stock: 100 })
  return { store, product, owner: await app.signIn(anOwner(store)) }
}
type Shop = Awaited<ReturnType<typeof aShop>>

const deliver = async ({ owner }: Shop, id: string) => {
  for (const status of ['confirmed', 'preparing', 'out_for_delivery', 'delivered'])
    await app.call(`PUT /orders/${id}/status`, { token: owner, body: { status, delivery_partner: { name: 'Raju' } } })
}
const EXACT = { subtotal: 100.05, tax: 5, delivery_fee: 20, round_off: 0, total_amount: 125.05 }
const WHOLE = { ...EXACT, round_off: -0.05, total_amount: 125 }

test.each([
  ['on', true, WHOLE],
  ['off', false, EXACT],
])('rounding is %s: the quote and the order say the same', async (_what, isOn, bill) => {
  const { store, product } = await aShop(isOn)
  const quoted = await app.call('POST /orders/quote', {
    body: { store_id: store.store_id, items: [{ product_id: product.product_id, quantity: 3 }] },
  })
  expect(quoted).toMatchObject({ status: 200, body: bill })
  const { order } = await anOrder(app, store, [product], { expected_total: bill.total_amount })
  expect(order).toMatchObject(bill)
  expect((await app.call(`GET /stores/${store.store_id}`)).body).toMatchObject({ store: { rounds_total: isOn } })
  expect(await brokenInvariants(app)).toEqual([])
})

test('the shop switches it off, and the next order is exact', async () => {
  const { store, product, owner } = await aShop()
  const read = await app.call('GET /stores/me/settings', { token: owner })
  const { version, settings } = read.body as { version: number; settings: { money: object } }
  const body = { version, money: { ...settings.money, rounds_total: false } }
  expect(await app.call('PATCH /stores/me/settings', { token: owner, body })).toMatchObject({ status: 200 })
  expect((await anOrder(app, store, [product])).order).toMatchObject(EXACT)
})

test('returns one piece after the other come to what was paid, and so do their credit notes', async () => {
  const shop = await aShop()
  const { order } = await anOrder(app, shop.store, [shop.product])
  await deliver(shop, order.id)
  const amounts: number[] = []
  const roundOffs: number[] = []
  for (let piece = 0; piece < 3; piece += 1) {
    const lines = [{ item_id: order.items[0]?.id, quantity: 1 }]
    const { body } = await app.call(`POST /orders/${order.id}/refunds`, { token: shop.owner, body: { lines, reason: 'damaged' } })
    const refund = body.refund as { amount: number; round_off: number }
    amounts.push(Math.round(refund.amount * 100))
    roundOffs.push(refund.round_off)
  }
  // 33.35 and 5 %, twice; the last one brings the delivery and the round-off back.
  expect(amounts).toEqual([35_01, 35_02, 54_97])
  expect(roundOffs).toEqual([0, 0, -0.05])
  const papers = (await app.call(`GET /orders/${order.id}/invoice`, { token: shop.owner })).body
  expect(papers.invoice as Invoice).toMatchObject({ tax: 5, round_off: -0.05, rupee_round_off: -0.05, total_amount: 125 })
  const notes = papers.credit_notes as CreditNote[]
  // Each note adds up by itself: the equal halves of its tax, and at the end the rupee, are in its round-off.
  const parts = notes.map(({ taxable, rates, fees, round_off, total_amount }) => ({
    ...{ taxable, halves: rates.map(({ cgst, sgst }) => [cgst, sgst]), fees, round_off, total_amount },
  }))
  expect(parts).toEqual([
    { taxable: 33.35, halves: [[0.84, 0.84]], fees: 0, round_off: -0.02, total_amount: 35.01 },
    { taxable: 33.35, halves: [[0.83, 0.83]], fees: 0, round_off: 0.01, total_amount: 35.02 },
    { taxable: 33.35, halves: [[1.32, 1.32]], fees: 20, round_off: -0.06, total_amount: 54.97 },
  ])
  expect(notes.reduce((sum, { total_amount }) => sum + Math.round(total_amount * 100), 0)).toBe(125_00)
  expect((await app.call(`GET /orders/${order.id}`, { token: shop.owner })).body).toMatchObject({
    order: { status: 'refunded', refunded_amount: 125 },
  })
  const today = app.clock.now().toISOString().slice(0, 10)
  expect((await app.call(`GET /payments/days?from=${today}&to=${today}`, { token: shop.owner })).body).toMatchObject({
    days: [{ net: 0, round_off: 0 }],
  })
  expect(await brokenInvariants(app)).toEqual([])
})

test('the drawer and the file have what was paid', async () => {
  const shop = await aShop()
  const { order } = await anOrder(app, shop.store, [shop.product])
  await deliver(shop, order.id)
  const { body } = await app.call('GET /orders/export', { token: shop.owner })
  expect((body.rows as Order[])[0]).toMatchObject({ delivery_fee: 20, round_off: -0.05, total_amount: 125 })
  const today = app.clock.now().toISOString().slice(0, 10)
  const get = async (path: string) => (await app.call(`GET /payments/${path}`, { token: shop.owner })).body
  expect(await get(`drawer/${today}`)).toMatchObject({ cash_in: 125, round_off: -0.05 })
  expect(await get(`days?from=${today}&to=${today}`)).toMatchObject({ days: [{ net: 125, round_off: -0.05 }] })
  expect(await get(`moves?from=${today}&to=${today}`)).toMatchObject({ moves: [{ amount: 125, round_off: -0.05 }] })
})

test('a counter order is rounded by the same rule', async () => {
  const { store, product, owner } = await aShop()
  const quoted = await app.call('POST /orders/quote', {
    token: owner,
    body: {
      store_id: store.store_id,
      items: [{ product_id: product.product_id, quantity: 3 }],
      delivery_type: 'pickup',
      by_shop: true,
    },
  })
  expect(quoted.body).toMatchObject({ subtotal: 100.05, tax: 5, round_off: -0.05, total_amount: 105 })
})

/** Packs one piece less of three: 66.70, 3.34 of tax (66.70 and 5 %) and 20 of delivery, 90.04 in all. */
const oneLess = async ({ owner }: Shop, id: string) => {
  await app.call(`POST /orders/${id}/accept`, { token: owner, body: {} })
  const changes = [{ kind: 'fewer', line_no: 1, quantity: 2 }]
  const { body } = await app.call(`POST /orders/${id}/packing`, { token: owner, body: { changes, by_phone: true } })
  return body.order as Order
}
const setRounding = ({ store }: Shop, isOn: boolean) =>
  app.db.execute('UPDATE stores SET rounds_total = $2, version = version + 1 WHERE store_id = $1', [store.store_id, isOn])

test.each([
  ['on', true, { subtotal: 66.7, tax: 3.34, round_off: -0.04, total_amount: 90 }],
  ['off', false, { subtotal: 66.7, tax: 3.34, round_off: 0, total_amount: 90.04 }],
])(
  'an order placed while rounding was %s is packed and changed with it, whatever the shop sets later',
  async (_what, isOn, bill) => {
    const shop = await aShop(isOn)
    const [packed, changed] = [await anOrder(app, shop.store, [shop.product]), await anOrder(app, shop.store, [shop.product])]
    await setRounding(shop, !isOn)
    expect(await oneLess(shop, packed.order.id)).toMatchObject({ ...bill, rounds_total: isOn })
    const own = await app.call(`POST /orders/${changed.order.id}/change`, {
      headers: { 'x-order-token': changed.token },
      body: { version: 1, items: [{ product_id: shop.product.product_id, quantity: 2 }] },
    })
    expect(own.body.order).toMatchObject(bill)
    // An order from before this was kept follows the shop.
    await app.db.execute('UPDATE orders SET rounds_total = NULL WHERE order_id = $1', [packed.order.id])
    const changes = [{ kind: 'restored', line_no: 1 }]
    const again = await app.call(`POST /orders/${packed.order.id}/packing`, { token: shop.owner, body: { changes } })
    expect(again.body.order).toMatchObject(isOn ? EXACT : WHOLE)
    expect(await brokenInvariants(app)).toEqual([])
  },
)
