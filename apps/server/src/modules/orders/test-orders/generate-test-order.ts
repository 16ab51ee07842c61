import type { NewOrder } from '@jhola/contract/orders/placing/new-order'
import { decideOrder } from '@jhola/contract/orders/placing/placing'
import type { orderRoutes } from '@jhola/contract/orders/routes'
import type { RouteReply } from '@jhola/contract/route'
import { MINUTE_MS } from '@jhola/contract/shared/time'
import { toUnits } from '@jhola/contract/shared/weight'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError, orThrow } from '../../../platform/errors.ts'
import type { Context } from '../../../platform/http/contract-route/context.ts'
import { shopActor } from '../access/order-access.ts'
import { readShopOrder } from '../changing/transition-order.ts'
import type { OrderableStore, OrderDeps } from '../deps.ts'
import { composeOrder } from '../placing/place-order.ts'
import { throwStoreUnavailable } from '../placing/store-unavailable.ts'
import { insertTestOrder, listSellable, type SellableRow } from './test-orders.repo.ts'

const LINES_MAX = 4
/** The maximum number of pieces of one product; a household does not buy thirty. */
const PIECES_MAX = 2
const LOOSE_UNITS = 0.5

/** A household quantity of a product, at most the available stock. */
const usualQuantity = ({ unit_size, loose, available }: SellableRow, index: number): number =>
  loose ? LOOSE_UNITS : Math.min(1 + (index % PIECES_MAX), Math.floor(toUnits(available, unit_size)))

/** The order request. The shop's own conditions apply, so that it works while the shop is closed. */
const testOrderRequest = (
  { message }: Pick<OrderDeps, 'message'>,
  store: OrderableStore,
  products: readonly SellableRow[],
  { body, language }: Pick<Context<typeof orderRoutes.generateTestOrder>, 'body' | 'language'>,
): NewOrder => ({
  store_id: store.store_id,
  lines: products.map((row, index) => ({ product_id: row.product_id, quantity: usualQuantity(row, index) })),
  customer: { name: body.customer_name, phone: body.customer_phone, email: null },
  delivery_type: store.offers_delivery ? 'delivery' : 'pickup',
  delivery_address: store.offers_delivery ? message(language, 'practice_address', { store: store.name }) : '',
  landmark: null,
  pincode: null,
  place: null,
  slot: 'asap',
  delivery_date: null,
  payment_method: store.takes_cod ? 'cod' : 'cash',
  notes: null,
  item_notes: null,
  if_missing: 'best_match',
  expected_total: null,
  channel: 'test',
  language,
  urgent: false,
})

/**
 * `POST /orders/test/generate-order`: creates a test order with a plausible cart in the caller's own shop. It triggers the alarm
 * and is processed like a real order. It holds no stock and is excluded from figures, number series, limits and the list of real
 * orders. Throws `catalogue.not_found` when the shop has nothing to sell, and the errors of `throwStoreUnavailable`.
 */
export const generateTestOrder = async (
  deps: OrderDeps,
  tx: Sql,
  context: Context<typeof orderRoutes.generateTestOrder>,
): Promise<RouteReply<typeof orderRoutes.generateTestOrder>> => {
  const { actor, language } = context
  const store = await deps.findStore(actor.store_id, { fresh: true, on: tx })
  if (!store) return throwStoreUnavailable(tx, actor.store_id, { isByShop: true })
  const products = await listSellable(tx, store.store_id, { now: deps.clock.now(), limit: LINES_MAX })
  if (products.length === 0) throw new AppError('catalogue.not_found')
  const order = testOrderRequest(deps, store, products, context)
  const ids = products.map(({ product_id }) => product_id)
  const data = { store, products: await deps.findProducts(store.store_id, ids, { fresh: true, on: tx }) }
  const at = deps.clock.now()
  const decided = orThrow(decideOrder(order, { ...data, nowMs: at.getTime(), isByShop: true }))
  const placing = { order, actor: shopActor(actor), isByShop: true, idempotency: null }
  const acceptBy = new Date(at.getTime() + store.accept_within_minutes * MINUTE_MS)
  const practice = { ...composeOrder(deps, placing, data, decided), practice: true, acceptBy }
  await insertTestOrder(tx, practice)
  return {
    success: true,
    message: deps.message(language, 'practice_placed'),
    order: await readShopOrder(tx, store.store_id, practice.order_id),
  }
}
