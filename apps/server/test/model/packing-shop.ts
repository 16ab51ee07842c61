import type { Order } from '@jhola/contract/orders/schema'
import { expect } from 'vitest'
import type { Answer, TestApp } from '../build-test-app.ts'
import { anOrder } from '../factories/orders.ts'
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

export const readOrderOf = async (app: TestApp, { id, token }: PackedOrder): Promise<Order> =>
  (await untilServed(() => app.call(`GET /orders/${id}`, { headers: { 'x-order-token': token } }))).body.order as Order

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

const SHED_MOST = 50

/** A server that is short of time refuses a request before it does anything; a device sends it again. */
export const untilServed = async (send: () => Promise<Answer>): Promise<Answer> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await send()
    if (codeOf(answer) !== 'server.unavailable' || tries === SHED_MOST) return answer
  }
}

/** A refusal is a clear one: never a failure of the server, and it says what the order is now when the caller was late. */
export const expectClear = (answer: Answer, story: string): void => {
  expect(answer.status, `${story}: ${JSON.stringify(answer.body)}`).toBeLessThan(500)
  if (codeOf(answer) === 'orders.stale') expect(answer.body.details, story).toMatchObject({ version: expect.any(Number) })
}
