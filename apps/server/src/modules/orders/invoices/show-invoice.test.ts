import type { Invoice } from '@jhola/contract/orders/invoices/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { anOrder } from '../../../../test/factories/orders.ts'
import { anOwner, aProduct, aStore, aUser } from '../../../../test/factories/shops.ts'

const GSTIN = '27AAPFU0939F1ZV'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

type World = {
  gstin?: string | null
  rates?: readonly number[]
  request?: Record<string, unknown>
  tax_mode?: 'exclusive' | 'inclusive'
}

const placed = async ({ gstin = GSTIN, rates = [5], request = {}, tax_mode = 'exclusive' }: World = {}) => {
  const store = await aStore(app, { gstin, tax_mode, fssai: '11521999000123' })
  const products = []
  for (const gst_rate_percent of rates) products.push(await aProduct(app, store, { gst_rate_percent, hsn: '0402' }))
  const { order, token } = await anOrder(app, store, products, request)
  return { id: order.id, order, token, store, products, owner: await app.signIn(anOwner(store)) }
}
type Placed = Awaited<ReturnType<typeof placed>>

const move = async ({ id, owner }: Placed, ...statuses: string[]) => {
  for (const status of statuses) {
    const partner = status === 'out_for_delivery' ? { delivery_partner: { name: 'Raju' } } : {}
    const answer = await app.call(`PUT /orders/${id}/status`, { token: owner, body: { status, ...partner } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
}
const delivered = async (world: World = {}): Promise<Placed> => {
  const order = await placed(world)
  await move(order, 'confirmed', 'preparing', ...(order.order.delivery_type === 'pickup' ? ['ready'] : ['out_for_delivery']))
  await move(order, 'delivered')
  return order
}
const bill = (id: string, token?: string, session?: string) =>
  app.call(`GET /orders/${id}/invoice`, {
    ...(token ? { headers: { 'x-order-token': token } } : {}),
    ...(session ? { token: session } : {}),
  })
const invoiceOf = ({ body }: Answer) => body.invoice as Invoice

test('a delivered order has its bill, out of its own rows', async () => {
  const order = await delivered({ rates: [5, 18] })
  // Later changes of the products do not change the bill.
  await app.db.execute(
    `UPDATE products SET name = 'Other', hsn = '9999', price_paise = 1, version = version + 1 WHERE store_id = $1`,
    [order.store.store_id],
  )
  const answer = await bill(order.id, order.token)
  expect(answer.status).toBe(200)
  expect(invoiceOf(answer)).toMatchObject({
    kind: 'tax_invoice',
    number: 'TI/2627/000001',
    order_number: order.order.order_number,
    is_composition: false,
    round_off: -0.4,
    rupee_round_off: -0.4,
    order_id: order.id,
    seller: {
      name: order.store.name,
      address: '1 Station Road, Kurla, Mumbai 400070',
      state: { name: 'Maharashtra', code: '27' },
      gstin: GSTIN,
      fssai: '11521999000123',
    },
    buyer: { name: 'Asha Rao', phone: order.order.customer_phone, address: order.order.delivery_address },
    place_of_supply: { name: 'Maharashtra', code: '27' },
    is_inter_state: false,
    lines: [
      {
        product_name: order.products[0]?.name,
        hsn: '0402',
        quantity: 3,
        unit_price: 60,
        total: 180,
        taxable: 180,
        gst_rate: 5,
        tax: 9,
        amount: 189,
      },
      { hsn: '0402', taxable: 180, gst_rate: 18, tax: 32.4, amount: 212.4 },
    ],
    rates: [
      { gst_rate: 5, taxable: 180, cgst: 4.5, sgst: 4.5, igst: 0 },
      // With the delivery fee, taxed as the products: 20 rupees at 18 % are 16.94 and twice 1.53.
      { gst_rate: 18, taxable: 196.94, cgst: 17.73, sgst: 17.73, igst: 0 },
    ],
    fee: { line_no: 2, gst_rate: 18, taxable: 16.94, tax: 3.06, amount: 20 },
    subtotal: 360,
    tax: 41.4,
    delivery_fee: 20,
    total_amount: 421,
    view_only: false,
  })
})

describe('which paper', () => {
  test.each([
    ['a shop without GSTIN', { gstin: null }, 'bill', 0],
    ['goods without tax', { rates: [0] }, 'bill_of_supply', 1],
    ['both kinds of goods', { rates: [0, 5] }, 'invoice_cum_bill_of_supply', 2],
    ['prices with the tax in them', { tax_mode: 'inclusive' as const }, 'tax_invoice', 1],
  ])('%s', async (_what, world, kind, rates) => {
    const order = await delivered(world)
    const invoice = invoiceOf(await bill(order.id, order.token))
    expect(invoice.kind).toBe(kind)
    expect(invoice.rates).toHaveLength(rates)
    const lines = invoice.lines.reduce((sum, { amount }) => sum + amount, 0)
    expect(Math.round((lines + invoice.delivery_fee) * 100)).toBe(Math.round(invoice.total_amount * 100))
  })
})

describe('place of supply', () => {
  const at = (pincode: string) => ({ deliveryAddress: { addressLine1: '12 Pipe Road, near the border', pincode } })
  test('is where the goods are brought to: over a state border the tax is IGST', async () => {
    const order = await placed()
    // The shop does not deliver that far; its own users may still enter such an order.
    await app.db.execute(`UPDATE orders SET pincode = '396191' WHERE order_id = $1`, [order.id])
    await move(order, 'confirmed', 'preparing', 'out_for_delivery', 'delivered')
    expect(invoiceOf(await bill(order.id, order.token))).toMatchObject({
      is_inter_state: true,
      place_of_supply: { name: 'Gujarat', code: '24' },
      rates: [{ cgst: 0, sgst: 0, igst: 9.95 }],
    })
  })
  test('is the shop when the goods are fetched, and when nobody knows the pincode', async () => {
    for (const request of [{ deliveryType: 'pickup', ...at('400070') }, at('')]) {
      const order = await delivered({ request })
      expect(invoiceOf(await bill(order.id, order.token))).toMatchObject({
        is_inter_state: false,
        place_of_supply: { code: '27' },
      })
    }
  })
})

describe('who gets it', () => {
  test('nobody before the goods are handed over, nor of an order that was called off', async () => {
    const order = await placed()
    expect(await bill(order.id, order.token)).toMatchObject({ status: 409, body: { code: 'orders.no_invoice' } })
    await move(order, 'confirmed', 'preparing', 'out_for_delivery')
    expect((await bill(order.id, order.token)).status).toBe(409)
    await move(order, 'cancelled')
    expect((await bill(order.id, undefined, order.owner)).status).toBe(409)
  })

  test('the shop and the customer', async () => {
    const order = await delivered()
    expect((await bill(order.id, undefined, order.owner)).status).toBe(200)
    const customer = await aUser(app)
    await app.db.execute('UPDATE orders SET customer_user_id = $2 WHERE order_id = $1', [order.id, customer.user_id])
    expect((await bill(order.id, undefined, await app.signIn(customer))).status).toBe(200)
  })

  test('nobody else: the order is not there for them', async () => {
    const [order, other] = [await delivered(), await delivered()]
    const stranger = await app.signIn(await aUser(app))
    for (const [token, session] of [
      [undefined, undefined],
      ['made-up', undefined],
      [other.token, undefined],
      [undefined, stranger],
      [undefined, other.owner],
      [other.token, other.owner],
    ])
      expect(await bill(order.id, token, session)).toMatchObject({ status: 404, body: { code: 'orders.not_found' } })
    expect((await bill(app.ids.uuid(), order.token)).status).toBe(404)
  })

  test('behind a shared link it is masked', async () => {
    const order = await delivered()
    const shared = await app.call(`POST /orders/${order.id}/share`, { headers: { 'x-order-token': order.token } })
    const answer = await bill(order.id, String(shared.body.share_token))
    expect(invoiceOf(answer)).toMatchObject({ view_only: true, buyer: { address: '••••••' }, total_amount: 209 })
    for (const secret of ['Asha', 'Pipe Road', order.order.customer_phone.slice(3)])
      expect(JSON.stringify(answer.body)).not.toContain(secret)
  })
})
