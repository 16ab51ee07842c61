import type { GstMonthReport } from '@jhola/contract/orders/invoices/gst-month-schema'
import type { CreditNote, Invoice } from '@jhola/contract/orders/invoices/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore } from '../../../../test/factories/shops.ts'

const FORWARD = ['confirmed', 'preparing', 'out_for_delivery', 'delivered']
const MONTH = '2026-11'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const aShop = async () => {
  const store = await aStore(app, { gstin: '27AAPFU0939F1ZV' })
  const goods = [
    await aProduct(app, store, { gst_rate_percent: 5, hsn: '0402' }),
    await aProduct(app, store, { gst_rate_percent: 18, hsn: '3401' }),
  ]
  return { store, goods, owner: await app.signIn(anOwner(store)) }
}
type Shop = Awaited<ReturnType<typeof aShop>>

const move = (shop: Shop, id: string, status: string) => {
  const partner = status === 'out_for_delivery' ? { delivery_partner: { name: 'Raju' } } : {}
  return app.call(`PUT /orders/${id}/status`, { token: shop.owner, body: { status, ...partner } })
}
const anOrderUpTo = async (shop: Shop, upTo: string) => {
  const { order } = await anOrder(app, shop.store, shop.goods)
  for (const status of FORWARD.slice(0, FORWARD.indexOf(upTo) + 1)) await move(shop, order.id, status)
  return order
}
const monthOf = async ({ owner }: Shop, month = MONTH): Promise<GstMonthReport> =>
  (await app.call(`GET /papers/month?month=${month}`, { token: owner })).body.file as GstMonthReport
const papersOf = async ({ owner }: Shop, id: string) => {
  const { body } = await app.call(`GET /orders/${id}/invoice`, { token: owner })
  return { invoice: body.invoice as Invoice, notes: body.credit_notes as CreditNote[] }
}

test('a month is the sum of its papers, credit notes taken off', async () => {
  const shop = await aShop()
  // 180 at 5 % and 180 at 18 %, and a delivery fee of 20 including tax: 421.40, rounded to 421.
  const [kept, returned] = [await anOrderUpTo(shop, 'delivered'), await anOrderUpTo(shop, 'delivered')]
  await move(shop, returned.id, 'refunded')
  const month = await monthOf(shop)
  expect(month).toMatchObject({
    month: MONTH,
    seller: { name: shop.store.name, gstin: '27AAPFU0939F1ZV', state: { name: 'Maharashtra', code: '27' } },
    rates: (await papersOf(shop, kept.id)).invoice.rates.map((rate) => ({ supply: 'b2c_small', ...rate })),
    hsn: [
      { hsn: '0402', gst_rate: 5, quantity: 3, taxable: 180, value: 189 },
      { hsn: '3401', gst_rate: 18, quantity: 3, taxable: 196.94, value: 232.4 },
    ],
    documents: [
      { kind: 'credit_note', from: 'CN/2627/000001', to: 'CN/2627/000001', count: 1 },
      { kind: 'tax_invoice', from: 'TI/2627/000001', to: 'TI/2627/000002', count: 2, cancelled: 0, total: 842 },
    ],
    credit_notes: [{ number: 'CN/2627/000001', invoice_number: 'TI/2627/000002', total: 421 }],
    totals: { bills: 842, notes: 421, net: 421, round_off: -0.4 },
  })
  expect(await monthOf(shop, '2026-10')).toMatchObject({ rates: [], documents: [], totals: { net: 0 } })
})

test('orders from before there were papers get theirs with their month, in the order of their delivery', async () => {
  const shop = await aShop()
  const [second, first] = [await anOrderUpTo(shop, 'delivered'), await anOrderUpTo(shop, 'delivered')]
  await app.db.execute('ALTER TABLE papers DISABLE TRIGGER papers_stay')
  await app.db.execute('DELETE FROM papers WHERE store_id = $1', [shop.store.store_id])
  await app.db.execute('DELETE FROM paper_counters WHERE store_id = $1', [shop.store.store_id])
  await app.db.execute('ALTER TABLE papers ENABLE TRIGGER papers_stay')
  await app.db.execute(`UPDATE order_events SET at = at + interval '1 hour' WHERE order_id = $1 AND to_status = 'delivered'`, [
    second.id,
  ])
  expect((await monthOf(shop)).documents).toMatchObject([{ from: 'TI/2627/000001', to: 'TI/2627/000002', count: 2 }])
  expect((await papersOf(shop, first.id)).invoice.number).toBe('TI/2627/000001')
})

test('more papers than are read at once', async () => {
  const shop = await aShop()
  await anOrderUpTo(shop, 'delivered')
  // Many copies of one bill, some with the same time.
  await app.db.execute(
    `INSERT INTO papers (store_id, series, financial_year, no, number, kind, order_id, issued_at, total_paise, body)
     SELECT store_id, series, financial_year, n, 'TI/2627/' || lpad(n::text, 6, '0'), kind, gen_random_uuid(), issued_at + (n / 700) * interval '1 s', total_paise,
       body || jsonb_build_object('number', 'TI/2627/' || lpad(n::text, 6, '0'))
     FROM papers, generate_series(2, 1201) AS n WHERE store_id = $1`,
    [shop.store.store_id],
  )
  const { documents, totals } = await monthOf(shop)
  expect(documents).toMatchObject([{ from: 'TI/2627/000001', to: 'TI/2627/001201', count: 1201 }])
  expect(totals.net).toBe(505_621)
})

test('only the owner reads it, each of their own shop', async () => {
  const [shop, other] = [await aShop(), await aShop()]
  await anOrderUpTo(shop, 'delivered')
  expect((await monthOf(other)).documents).toEqual([])
  expect((await app.call(`GET /papers/month?month=${MONTH}`)).status).toBe(401)
})

test('a shop of the composition scheme collects no tax: its order has none in it, and its month is turnover', async () => {
  const store = await aStore(app, { gstin: '27AAPFU0939F1ZV', tax_mode: 'inclusive' })
  await app.db.execute('UPDATE stores SET is_composition = true WHERE store_id = $1', [store.store_id])
  const goods = [await aProduct(app, store, { gst_rate_percent: 18, hsn: '3401' })]
  const shop = { store, goods, owner: await app.signIn(anOwner(store)) }
  const order = await anOrderUpTo(shop, 'delivered')
  expect(order).toMatchObject({ subtotal: 180, tax: 0, total_amount: 200 })
  expect((await papersOf(shop, order.id)).invoice).toMatchObject({
    kind: 'bill_of_supply',
    is_composition: true,
    rates: [],
    tax: 0,
  })
  expect((await monthOf(shop)).totals).toMatchObject({ taxable: 0, cgst: 0, unnamed: 200, net: 200 })
})

describe('money that went back before the goods were handed over', () => {
  test('is in no bill yet: its credit note follows the bill, and the rest comes to what was left', async () => {
    const shop = await aShop()
    const order = await anOrderUpTo(shop, 'preparing')
    await app.call(`POST /orders/${order.id}/payment/confirm`, { token: shop.owner, body: {} })
    const refund = await app.call(`POST /orders/${order.id}/refunds`, {
      token: shop.owner,
      body: { lines: [{ item_id: order.items[0]?.id, quantity: 1 }], reason: 'missing', destination: 'cash' },
    })
    expect(refund).toMatchObject({ status: 200, body: { refund: { amount: 63 } } })
    await move(shop, order.id, 'out_for_delivery')
    app.clock.advance(60_000)
    await move(shop, order.id, 'delivered')
    const { invoice, notes } = await papersOf(shop, order.id)
    expect(notes).toMatchObject([{ number: 'CN/2627/000001', issued_at: invoice.issued_at, total_amount: 63, taxable: 60 }])
    await move(shop, order.id, 'refunded')
    const all = (await papersOf(shop, order.id)).notes
    expect(all.reduce((sum, { total_amount }) => sum + Math.round(total_amount * 100), 0)).toBe(42_100)
  })
})
