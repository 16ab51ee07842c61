import type { Order } from '@jhola/contract/orders/schema'
import { expect } from 'vitest'
import { sendPaymentRefunds, sendRefunds } from '../../src/modules/payments/index.ts'
import type { Answer, TestApp } from '../build-test-app.ts'
import { anOrder } from '../factories/orders.ts'
import { decide, deliverSimulatorWebhooks } from '../factories/payments.ts'
import { anOwner, aProduct, aStaff, aStore, establish } from '../factories/shops.ts'
import { codeOf } from './shop.ts'

/** A shop that packs: two devices, and products of which the last ones are dear and few. */
export type PackingShop = {
  store: Awaited<ReturnType<typeof aStore>>
  products: { product_id: string; stock: number }[]
  devices: [string, string]
}

const PRICES = [60_00, 33_35, 64_00, 95_50, 12_10]
const STOCK = 100_000_000

export const openPackingShop = async (app: TestApp): Promise<PackingShop> => {
  const store = await aStore(app, { opens: '00:00', closes: '00:00', min_order_paise: 0, free_delivery_from_paise: 200_00 })
  await establish(app, store, 1000)
  const products = []
  for (const [index, price_paise] of PRICES.entries()) {
    const stock = index === PRICES.length - 1 ? 40 : STOCK
    const loose = index === 1 ? { loose: true, unit: 'kg', unit_size: 1000 } : {}
    const product = await aProduct(app, store, { price_paise, stock, gst_rate_percent: index % 2 === 0 ? 5 : 18, ...loose })
    products.push({ product_id: product.product_id, stock })
  }
  const devices: PackingShop['devices'] = [
    await app.signIn(anOwner(store)),
    await app.signIn(await aStaff(app, store, { role: 'manager' })),
  ]
  return { store, products, devices }
}

export type PackedOrder = { id: string; token: string }

export const orderTwo = async (app: TestApp, shop: PackingShop, paymentMethod: string): Promise<PackedOrder> => {
  const { order, token } = await anOrder(app, shop.store, shop.products.slice(0, 2), { paymentMethod })
  return { id: order.id, token }
}

/** Places an order over two products, which the shop accepts; with a card or UPI it is paid. */
export const paidOrder = async (app: TestApp, shop: PackingShop, method: 'cod' | 'upi' | 'card'): Promise<PackedOrder> => {
  const { order, token } = await anOrder(app, shop.store, shop.products.slice(0, 2), { paymentMethod: method })
  const made = { id: order.id, token }
  const byShop = async (call: string, body: object) =>
    expectOk(await app.call(`POST /orders/${made.id}/${call}`, { token: shop.devices[0], body }))
  await byShop('accept', {})
  if (method === 'upi') await byShop('payment/confirm', { payment_status: 'completed' })
  if (method === 'card') {
    const headers = { 'x-order-token': token }
    const begun = await app.call('POST /payments/create', {
      headers,
      body: { order_id: made.id, amount: order.total_amount },
    })
    expectOk(begun)
    const path = String((begun.body.payment as { pay_path: string }).pay_path)
    expectOk(await decide(app, path.split('/').at(-1) ?? '', 'approve'))
    await deliverSimulatorWebhooks(app)
  }
  return made
}

const expectOk = (answer: Answer): void => expect(codeOf(answer), JSON.stringify(answer.body)).toBe('ok')

export const readOrderOf = async (app: TestApp, { id, token }: PackedOrder): Promise<Order> => {
  const answer = await app.call(`GET /orders/${id}`, { headers: { 'x-order-token': token } })
  expectOk(answer)
  return answer.body.order as Order
}

/** The services send all that is to go back, and report that they did. */
export const sendMoney = async (app: TestApp): Promise<void> => {
  const { payments } = app.app.modules
  const sendSome = async () =>
    (await sendRefunds(payments)) + (await sendPaymentRefunds(payments)) + (await deliverSimulatorWebhooks(app))
  while ((await sendSome()) > 0);
}

const paise = (rupees: number): number => Math.round(rupees * 100)

/** Every figure of an order's bill and of its money agrees with the others. */
export const expectMoneyHolds = (order: Order, story: string): void => {
  const onTop = order.tax_mode === 'exclusive' ? order.tax : 0
  const parts = [order.subtotal, -order.discount, onTop, order.delivery_fee, order.express_fee, order.round_off]
  expect(paise(parts.reduce((sum, part) => sum + part, 0)), `total: ${story}`).toBe(paise(order.total_amount))
  expect(paise(order.items.reduce((sum, item) => sum + item.total_price, 0)), `goods: ${story}`).toBe(paise(order.subtotal))
  expect(paise(order.total_amount) % 100, `whole rupees: ${story}`).toBe(0)
  expect(Math.min(order.owed_amount, order.give_back_amount), `one direction: ${story}`).toBe(0)
  if (order.status === 'cancelled' || order.status === 'refunded') {
    expect(order.owed_amount + order.give_back_amount, `closed: ${story}`).toBe(0)
    return
  }
  const held = paise(order.paid_amount) - paise(order.given_back_amount)
  expect(held + paise(order.owed_amount) - paise(order.give_back_amount), `paid - returned = owed: ${story}`).toBe(
    paise(order.total_amount),
  )
  const isSettled = order.status === 'delivered' && order.payment_status === 'completed'
  if (isSettled) expect(order.owed_amount + order.give_back_amount, `settled: ${story}`).toBe(0)
}

/** Refusals of a device that was too late: each says what the order is now. */
export const LATE: ReadonlySet<string> = new Set([
  'orders.stale',
  'orders.packing_answered',
  'orders.packing_asked',
  'orders.not_under_way',
  'orders.illegal_transition',
])

/** A refusal is a clear one: never a failure of the server, and it says what the order is now when the caller was late. */
export const expectClear = (answer: Answer, story: string): void => {
  expect(answer.status, `${story}: ${JSON.stringify(answer.body)}`).toBeLessThan(500)
  if (!LATE.has(codeOf(answer))) return
  expect(answer.body.details, `${story}: ${codeOf(answer)}`).toMatchObject({ current: expect.any(String) })
  if (codeOf(answer) === 'orders.stale') expect(answer.body.details, story).toMatchObject({ version: expect.any(Number) })
}

const UNBALANCED = `
  WITH money AS (
    SELECT o.order_id, o.status, o.payment_status, o.total_paise, o.paid_paise, o.given_back_paise,
      (SELECT coalesce(sum(p.received_paise), 0) FROM payments p
        WHERE p.store_id = o.store_id AND p.order_id = o.order_id AND p.reference IS NOT NULL) AS took,
      (SELECT coalesce(sum(r.amount_paise), 0) FROM money_returns r JOIN payments p ON p.payment_id = r.payment_id
        WHERE p.store_id = o.store_id AND p.order_id = o.order_id AND r.status = 'done') AS gave,
      (SELECT coalesce(sum(e.amount_paise), 0) FROM order_receipts e
        WHERE e.store_id = o.store_id AND e.order_id = o.order_id AND NOT e.by_service) AS by_hand,
      (SELECT coalesce(sum(f.amount_paise), 0) FROM refunds f WHERE f.store_id = o.store_id AND f.order_id = o.order_id) AS back,
      (SELECT coalesce(sum(f.amount_paise), 0) FROM refunds f
        WHERE f.store_id = o.store_id AND f.order_id = o.order_id AND f.payment_id IS NULL) AS back_by_hand
    FROM orders o WHERE o.store_id = $1 AND o.payment_method = 'card' AND o.payment_status IN ('completed', 'refunded')
  )
  SELECT * FROM money WHERE took + by_hand - gave - back_by_hand <>
    CASE WHEN status IN ('cancelled', 'refunded') THEN 0 ELSE coalesce(paid_paise, total_paise) - back END`

/** Card orders of a shop for which bank and shop together have more or less than the order says. All that goes back has been sent. */
export const unbalancedOrders = (app: TestApp, { store }: PackingShop): Promise<object[]> =>
  app.db.query(UNBALANCED, [store.store_id])

/** The goods of one that was called off are on the shelf again, also when its money was given back afterwards. */
const wasCalledOff = (order: string): string => `EXISTS (SELECT 1 FROM order_events e
    WHERE e.store_id = ${order}.store_id AND e.order_id = ${order}.order_id AND e.to_status = 'cancelled')`

const LOST_STOCK = `
  SELECT p.product_id, p.on_hand, p.reserved, coalesce(sum(i.quantity), 0) -
    (SELECT coalesce(sum(m.quantity), 0) FROM stock_movements m JOIN orders r ON r.store_id = m.store_id AND r.order_id = m.order_id
      WHERE m.store_id = p.store_id AND m.product_id = p.product_id AND m.kind = 'return' AND r.status = 'refunded'
        AND NOT ${wasCalledOff('r')}) AS held
  FROM products p LEFT JOIN (order_items i JOIN orders o ON o.store_id = i.store_id AND o.order_id = i.order_id
    AND NOT ${wasCalledOff('o')}) ON i.store_id = p.store_id AND i.product_id = p.product_id
  WHERE p.store_id = $1 GROUP BY p.store_id, p.product_id, p.on_hand, p.reserved`

/** Products of which the shelf, without what is reserved, and the orders together have more or less than the shop had at first. */
export const lostStock = async (app: TestApp, { store, products }: PackingShop): Promise<object[]> => {
  const rows = await app.db.query<{ product_id: string; on_hand: number; reserved: number; held: number }>(LOST_STOCK, [
    store.store_id,
  ])
  return rows.filter(
    ({ product_id, on_hand, reserved, held }) =>
      on_hand - reserved + Number(held) !== products.find((product) => product.product_id === product_id)?.stock,
  )
}
