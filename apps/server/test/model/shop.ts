import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrokenInvariant, runInvariants } from '../../src/platform/db/index.ts'
import type { Answer, TestApp } from '../build-test-app.ts'
import { aPhone } from '../factories/orders.ts'
import { anOwner, aProduct, aStaff, aStore } from '../factories/shops.ts'
import type { Act, ModelOrder } from './order-model.ts'

const INVARIANTS = join(import.meta.dirname, '..', '..', 'src', 'cli', 'invariants.sql')

/** A shop that is always open, with two devices (owner and manager, who may do the same to an order) and a stranger who owns another shop. */
export type Shop = {
  store_id: string
  products: { product_id: string; unit_size: number }[]
  devices: readonly string[]
  stranger: string
}

/** `stocks`: base units of each product; every third product is sold by weight. */
export const openShop = async (app: TestApp, stocks: readonly number[]): Promise<Shop> => {
  const store = await aStore(app, { opens: '00:00', closes: '00:00', min_order_paise: 0 })
  const products = []
  for (const [index, stock] of stocks.entries()) {
    const isLoose = index % 3 === 2
    products.push(await aProduct(app, store, { stock, ...(isLoose ? { loose: true, unit: 'kg', unit_size: 1000 } : {}) }))
  }
  const devices = [await app.signIn(anOwner(store)), await app.signIn(await aStaff(app, store, { role: 'manager' }))]
  const stranger = await app.signIn(anOwner(await aStore(app)))
  return { store_id: store.store_id, products, devices, stranger }
}

/** An order's body; quantities in selling units by product. */
export const orderBody = (
  shop: Shop,
  order: {
    quantities: readonly { product: number; quantity: number }[]
    delivery: 'delivery' | 'pickup'
    method: 'cod' | 'upi'
    phone?: string
  },
): object => ({
  storeId: shop.store_id,
  items: order.quantities.map(({ product, quantity }) => ({ productId: shop.products[product]?.product_id, quantity })),
  customer: { name: 'Asha Rao', phone: order.phone ?? aPhone() },
  deliveryType: order.delivery,
  ...(order.delivery === 'delivery' ? { deliveryAddress: { addressLine1: '12 Pipe Road, Kurla West', pincode: '400070' } } : {}),
  paymentMethod: order.method,
})

/** Performs the action over HTTP: the customer's by the order's token, the others' by a session. */
export const perform = (
  app: TestApp,
  request: Act,
  order: { id: string; token: string },
  session: string,
  key?: string,
): Promise<Answer> => {
  const version = 'seen' in request && request.seen !== undefined ? { version: request.seen } : {}
  const byCustomer = { headers: { 'x-order-token': order.token } }
  const calls: Record<Act['what'], () => Promise<Answer>> = {
    set: () =>
      app.call(`PUT /orders/${order.id}/status`, {
        token: session,
        body: { status: request.what === 'set' ? request.to : '', ...version },
        ...(key ? { key } : {}),
      }),
    accept: () => app.call(`POST /orders/${order.id}/accept`, { token: session, body: version, ...(key ? { key } : {}) }),
    reject: () =>
      app.call(`POST /orders/${order.id}/reject`, {
        token: session,
        body: { ...version, reason: 'too_busy' },
        ...(key ? { key } : {}),
      }),
    acknowledge: () => app.call(`POST /orders/${order.id}/acknowledge`, { token: session }),
    cancel: () => app.call(`PATCH /orders/${order.id}/status`, { ...byCustomer, body: { status: 'cancelled', ...version } }),
    claim: () => app.call(`POST /orders/${order.id}/payment/claim`, byCustomer),
    'confirm payment': () => app.call(`POST /orders/${order.id}/payment/confirm`, { token: session }),
  }
  return calls[request.what]()
}

/** `ok`, or the code of the error. */
export const codeOf = (answer: Answer): string => (answer.status < 300 ? 'ok' : String(answer.body.code))

/** The orders of a shop as stored in the database, by id, in the model's terms. */
export const readOrders = async (app: TestApp, storeId: string): Promise<Map<string, ModelOrder>> => {
  const rows = await app.db.query<ModelOrder & { id: string }>(
    `SELECT order_id AS id, status, version, delivery_type AS delivery, payment_method AS method, payment_status AS payment,
       acknowledged_at IS NOT NULL AS "isAcknowledged", payment_claimed_at IS NOT NULL AS "isClaimed" FROM orders WHERE store_id = $1`,
    [storeId],
  )
  return new Map(rows.map(({ id, ...order }) => [id, order]))
}

export const readShelves = (
  app: TestApp,
  storeId: string,
): Promise<{ product_id: string; on_hand: number; reserved: number }[]> =>
  app.db.query('SELECT product_id, on_hand, reserved FROM products WHERE store_id = $1', [storeId])

/** Lists the violated invariants of the database. */
export const brokenInvariants = async (app: TestApp): Promise<BrokenInvariant[]> =>
  runInvariants(app.db, await readFile(INVARIANTS, 'utf8'))
