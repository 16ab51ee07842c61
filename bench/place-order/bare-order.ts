import { createHash, randomBytes } from 'node:crypto'
import { INSERT_ORDER } from '../../apps/server/src/modules/orders/placing/insert-order.sql.ts'
import type { Statements } from '../../apps/server/src/modules/orders/placing/statements.sql.ts'
import type { Database } from '../../apps/server/src/platform/db/index.ts'
import { valuesOf } from '../../apps/server/src/platform/db/statement.ts'
import type { Ids } from '../../apps/server/src/platform/ids.ts'
import type { OrderBody } from './order-request.ts'

type Product = { product_id: string; version: number; name: string; image: string; unit: string; price_paise: number }
type Store = { store_id: string; version: number; name: string; phone: string }
export type BareFacts = { stores: ReadonlyMap<string, Store>; products: ReadonlyMap<string, Product> }

const GST_PERCENT = 5
const FEE_PAISE = 20_00
const FREE_FROM_PAISE = 500_00
const ACCEPT_MS = 120 * 60_000
const READY_MS = 40 * 60_000

/** All shops and products, cached without expiry: a bare handler sends only its one statement to the database. */
export const readBareFacts = async (db: Database): Promise<BareFacts> => {
  const stores = await db.query<Store>('SELECT store_id, version, name, phone FROM stores')
  const products = await db.query<Product>('SELECT product_id, version, name, image, unit, price_paise FROM products')
  return {
    stores: new Map(stores.map((store) => [store.store_id, store])),
    products: new Map(products.map((product) => [product.product_id, product])),
  }
}

const priced = (facts: BareFacts, ids: Ids, body: OrderBody) =>
  body.items.map(({ productId, quantity }) => {
    const product = facts.products.get(productId) as Product
    const totalPaise = product.price_paise * quantity
    return { product, quantity, totalPaise, taxPaise: Math.round((totalPaise * GST_PERCENT) / 100), movementId: ids.uuid() }
  })

/** The same answer as the product's, written by hand without schema or checks. */
const toAnswer = (
  orderId: string,
  token: string,
  body: OrderBody,
  store: Store,
  lines: ReturnType<typeof priced>,
  now: Date,
  bill: { subtotal: number; tax: number; fee: number; total: number },
) => {
  const at = now.toISOString()
  return {
    success: true,
    order_id: orderId,
    total_amount: bill.total / 100,
    message: 'Order placed successfully!',
    tracking_token: token,
    order: {
      id: orderId,
      order_id: orderId,
      order_number: '',
      store_id: store.store_id,
      store_name: store.name,
      store_phone: store.phone,
      created_at: at,
      updated_at: at,
      customer_name: body.customer.name,
      customer_phone: body.customer.phone,
      customer_email: null,
      delivery_type: body.deliveryType,
      delivery_address: body.deliveryAddress.addressLine1,
      landmark: body.deliveryAddress.landmark,
      pincode: body.deliveryAddress.pincode,
      notes: null,
      items: lines.map(({ product, quantity, totalPaise, taxPaise }, index) => ({
        id: `${orderId}-${index + 1}`,
        product_id: product.product_id,
        product_name: product.name,
        product_name_hi: null,
        image: product.image,
        unit: product.unit,
        pack_size: null,
        quantity,
        unit_price: product.price_paise / 100,
        total_price: totalPaise / 100,
        gst_rate: GST_PERCENT,
        tax: taxPaise / 100,
      })),
      subtotal: bill.subtotal / 100,
      discount: 0,
      tax: bill.tax / 100,
      tax_mode: 'exclusive',
      delivery_fee: bill.fee / 100,
      express_fee: 0,
      round_off: 0,
      total_amount: bill.total / 100,
      total: bill.total / 100,
      status: 'pending',
      payment_status: 'pending',
      payment_method: 'cod',
      payment_claimed_at: null,
      delivery_slot: 'asap',
      delivery_date: null,
      estimated_delivery: new Date(now.getTime() + READY_MS).toISOString(),
      accept_by: new Date(now.getTime() + ACCEPT_MS).toISOString(),
      acknowledged_at: null,
      cancellation_reason: null,
      cancelled_by: null,
      delivery_partner: null,
      status_history: [{ status: 'pending', message: '', timestamp: at, by: 'customer' }],
      channel: 'web',
      language: 'en',
      urgent: false,
      version: 1,
    },
  }
}

type BareParams = Statements['insert_order']['params']
type BareOrder = { query: { name: string; text: string; values: unknown[] }; answer: string }

/** Runs the order's statement with values from an unchecked body, and returns the answer as text. */
export const toBareOrder = (facts: BareFacts, ids: Ids, body: OrderBody, key: string): BareOrder => {
  const store = facts.stores.get(body.storeId) as Store
  const lines = priced(facts, ids, body)
  const orderId = ids.uuid()
  const token = randomBytes(32).toString('base64url')
  const now = new Date()
  const subtotal = lines.reduce((sum, line) => sum + line.totalPaise, 0)
  const tax = lines.reduce((sum, line) => sum + line.taxPaise, 0)
  const fee = subtotal >= FREE_FROM_PAISE ? 0 : FEE_PAISE
  const total = subtotal + tax + fee
  const answer = JSON.stringify(toAnswer(orderId, token, body, store, lines, now, { subtotal, tax, fee, total }))
  const { customer, deliveryAddress } = body
  const params: BareParams = {
    product_ids: lines.map((line) => line.product.product_id),
    versions: lines.map((line) => line.product.version),
    quantities: lines.map((line) => line.quantity),
    line_totals: lines.map((line) => line.totalPaise),
    line_taxes: lines.map((line) => line.taxPaise),
    movement_ids: lines.map((line) => line.movementId),
    choices: lines.map(() => ''),
    if_missing: 'best_match',
    store_id: store.store_id,
    store_version: store.version,
    order_id: orderId,
    token_hash: createHash('sha256').update(token).digest(),
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_email: null,
    is_own_number: true,
    delivery_type: body.deliveryType,
    delivery_address: deliveryAddress.addressLine1,
    landmark: deliveryAddress.landmark,
    pincode: deliveryAddress.pincode,
    latitude: null,
    longitude: null,
    notes: null,
    item_notes: null,
    subtotal_paise: subtotal,
    discount_paise: 0,
    tax_paise: tax,
    rounds_total: true,
    tax_mode: 'exclusive',
    delivery_fee_paise: fee,
    express_fee_paise: 0,
    round_off_paise: 0,
    total_paise: total,
    payment_method: 'cod',
    delivery_slot: 'asap',
    delivery_date: null,
    estimated_delivery: new Date(now.getTime() + READY_MS),
    heard_at: now,
    accept_by: new Date(now.getTime() + ACCEPT_MS),
    channel: 'web',
    at: now,
    open_orders_most: 3,
    principal: 'guest',
    key,
    route: 'POST /orders',
    request_hash: createHash('sha256').update(JSON.stringify(body)).digest(),
    answer,
    customer_user_id: null,
    language: 'en',
    urgent: false,
    actor_kind: 'customer',
    actor_id: null,
    actor_role: null,
    actor_label: 'customer',
    is_above_code_limit: false,
    order_percent: 25,
    hold_percent: 50,
    count_kinds: [],
    count_keys: [],
    count_mosts: [],
  }
  return { query: { name: 'place_order', text: INSERT_ORDER.plain.text, values: valuesOf(INSERT_ORDER.plain, params) }, answer }
}
