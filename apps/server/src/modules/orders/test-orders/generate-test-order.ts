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
/** Nobody buys thirty of a thing for a household. */
const PIECES_MAX = 2
const LOOSE_UNITS = 0.5

/** As much of a product as a household takes, and never more than there is. */
const usualQuantity = ({ unit_size, loose, available }: SellableRow, index: number): number =>
  loose ? LOOSE_UNITS : Math.min(1 + (index % PIECES_MAX), Math.floor(toUnits(available, unit_size)))

/** Who practises: their shop on its own terms, so that a closed shop can be tried out too. */
const askFor = (
  { message }: Pick<OrderDeps, 'message'>,
  store: OrderableStore,
  shelf: readonly SellableRow[],
  { body, language }: Pick<Context<typeof orderRoutes.generateTestOrder>, 'body' | 'language'>,
): NewOrder => ({
  store_id: store.store_id,
  lines: shelf.map((row, index) => ({ product_id: row.product_id, quantity: usualQuantity(row, index) })),
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
  expected_total: null,
  channel: 'test',
  language,
  urgent: false,
})

/**
 * `POST /orders/test/generate-order`: an order of the caller's own shop to practise on, with a plausible cart. It arrives, rings and is
 * worked on like a customer's, and counts nowhere: no goods are held, no figure, series, limit or list of real orders knows it. Throws
 * `catalogue.not_found` when the shop has nothing to sell, and what `throwStoreUnavailable` throws.
 */
export const generateTestOrder = async (
  deps: OrderDeps,
  tx: Sql,
  context: Context<typeof orderRoutes.generateTestOrder>,
): Promise<RouteReply<typeof orderRoutes.generateTestOrder>> => {
  const { actor, language } = context
  const store = await deps.findStore(actor.store_id, { fresh: true })
  if (!store) return throwStoreUnavailable(deps.db, actor.store_id, { isByShop: true })
  const shelf = await listSellable(tx, store.store_id, LINES_MAX)
  if (shelf.length === 0) throw new AppError('catalogue.not_found')
  const order = askFor(deps, store, shelf, context)
  const ids = shelf.map(({ product_id }) => product_id)
  const data = { store, products: await deps.findProducts(store.store_id, ids, { fresh: true }) }
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
