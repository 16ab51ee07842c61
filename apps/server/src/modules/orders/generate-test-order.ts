import type { NewOrder } from '@jhola/contract/orders/new-order'
import type { orderRoutes } from '@jhola/contract/orders/routes'
import type { RouteReply } from '@jhola/contract/route'
import { toUnits } from '@jhola/contract/shared/weight'
import { AppError } from '../../platform/errors.ts'
import type { Context } from '../../platform/http/context.ts'
import type { OrderDeps } from './deps.ts'
import { shopActor } from './order-party.ts'
import { placeOrder } from './place-order.ts'
import { refuseStore } from './refuse-store.ts'
import { pickSellable, type SellableRow } from './test-cart.read.ts'

const LINES_MOST = 4
/** Nobody buys thirty of a thing for a household. */
const PIECES_MOST = 2
const LOOSE_UNITS = 0.5

/** As much of a product as a household takes, and never more than there is. */
const usualQuantity = ({ unit_size, loose, available }: SellableRow, index: number): number =>
  loose ? LOOSE_UNITS : Math.min(1 + (index % PIECES_MOST), Math.floor(toUnits(available, unit_size)))

/**
 * `POST /orders/test/generate-order`: a real order with a plausible cart of the caller's own shop, so that its people see one
 * arrive. It is placed on the shop's own terms: a closed shop can be tried out too. Throws `catalogue.not_found` when the shop
 * has nothing to sell, and whatever placing throws.
 */
export const generateTestOrder = async (
  deps: OrderDeps,
  { actor, body, language, idempotency }: Context<typeof orderRoutes.generateTestOrder>,
): Promise<RouteReply<typeof orderRoutes.generateTestOrder>> => {
  const [store, shelf] = await Promise.all([
    deps.findStore(actor.store_id, { fresh: false }),
    pickSellable(deps.db, actor.store_id, LINES_MOST),
  ])
  if (!store) return refuseStore(deps.db, actor.store_id, { isByShop: true })
  if (shelf.length === 0) throw new AppError('catalogue.not_found')
  const order: NewOrder = {
    store_id: actor.store_id,
    lines: shelf.map((row, index) => ({ product_id: row.product_id, quantity: usualQuantity(row, index) })),
    customer: { name: body.customer_name, phone: body.customer_phone, email: null },
    delivery_type: store.offers_delivery ? 'delivery' : 'pickup',
    delivery_address: store.offers_delivery ? `Test order, near ${store.name}` : '',
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
  }
  const placed = await placeOrder(deps, { order, actor: shopActor(actor), isByShop: true, idempotency })
  return { success: true, message: placed.message, order: placed.order }
}
