import {
  type DeliveryDistance,
  type DeliveryPlace,
  deliveryDistanceOf,
  roundDistance,
} from '@jhola/contract/geo/delivery-distance'
import { orderNumber } from '@jhola/contract/orders/order-number'
import { type AutoAcceptInput, type AutoAcceptVerdict, decideAutoAccept, ratingOf } from '@jhola/contract/preferences/auto-accept'
import { type AutoAcceptDecision, deliveryDistanceSchema } from '@jhola/contract/preferences/routes'
import type { AutoAccept, Preferences } from '@jhola/contract/preferences/schema'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { toShopTime } from '@jhola/contract/shared/time'
import { isWithinHours } from '@jhola/contract/stores/hours'
import type { Sql } from '../../platform/db/sql.ts'
import { AppError } from '../../platform/errors.ts'
import { acceptBySystem } from '../orders/index.ts'
import { readPreferences } from '../preferences/index.ts'
import { findStoreById, hoursOf } from '../stores/index.ts'
import type { WaitingOrder } from './alarms.read.ts'
import { findOrderToDecide, insertDecision, listDecisions, listLatestOrders, type OrderToDecide } from './decisions.repo.ts'
import type { AlarmDeps } from './deps.ts'

const DECISIONS_SHOWN = 50

const requireStore = async (sql: Sql, storeId: string) => {
  const store = await findStoreById(sql, storeId)
  if (!store) throw new AppError('stores.not_found')
  return store
}
type Store = Awaited<ReturnType<typeof requireStore>>

type PlaceDeps = Pick<AlarmDeps, 'placeByPincode'>

/** The pin of the order, else the area of its PIN code. */
const deliveryPlaceOf = (deps: PlaceDeps, { latitude, longitude, pincode }: OrderToDecide): DeliveryPlace | undefined => {
  if (latitude !== null && longitude !== null) return { latitude, longitude, by: 'pin', uncertaintyKm: 0 }
  return pincode === null ? undefined : deps.placeByPincode(pincode)
}

const autoAcceptInputOf = (deps: PlaceDeps, order: OrderToDecide, store: Store, now: Date): AutoAcceptInput => ({
  totalPaise: paise(order.total_paise),
  delivery_type: order.delivery_type,
  distance: order.delivery_type === 'pickup' ? null : deliveryDistanceOf(store, deliveryPlaceOf(deps, order)),
  is_open: isWithinHours(hoursOf(store), toShopTime(order.created_at.getTime())),
  rating: ratingOf({ delivered: order.delivered, calledOff: order.called_off }),
  lines: order.lines,
  nowMs: now.getTime(),
})

/**
 * Applies the auto-accept rules to a locked pending order, stores the decision, and accepts the order if every rule passed.
 * Resolves to whether it was accepted.
 */
export const autoAcceptOrder = async (
  deps: AlarmDeps,
  tx: Sql,
  order: WaitingOrder,
  { autoAccept, businessHours }: Preferences,
): Promise<boolean> => {
  if (!autoAccept.enabled) return false
  const at = deps.clock.now()
  const judged = await findOrderToDecide(tx, order.store_id, order.order_id)
  if (!judged) return false
  const input = autoAcceptInputOf(deps, judged, await requireStore(tx, order.store_id), at)
  const verdict = decideAutoAccept(input, autoAccept, businessHours.enabled)
  const { store_id, order_id } = order
  await insertDecision(tx, { store_id, order_id, ...verdict, facts: { ...input, settings: autoAccept }, at })
  if (verdict.accepted) await acceptBySystem(tx, { storeId: store_id, orderId: order_id, reason: 'auto_accepted', at })
  return verdict.accepted
}

type Shown = Pick<OrderToDecide, 'order_id' | 'order_no' | 'total_paise'>

const presentDecision = (
  storeId: string,
  order: Shown,
  { accepted, passed, failed, distance }: AutoAcceptVerdict & { distance: DeliveryDistance | null },
  at: Date,
): AutoAcceptDecision => ({
  order_id: order.order_id,
  order_number: orderNumber(storeId, order.order_no),
  total_amount: paiseToRupees(paise(order.total_paise)),
  accepted,
  passed,
  failed,
  distance: distance && roundDistance(distance),
  at: at.toISOString(),
})

const toReply = (decisions: AutoAcceptDecision[]) => ({
  success: true as const,
  accepted: decisions.filter(({ accepted }) => accepted).length,
  decisions,
})

/** The distance among the stored facts; decisions from before it was stored have none. */
const toDistance = (stored: unknown): DeliveryDistance | null => deliveryDistanceSchema.nullable().catch(null).parse(stored)

/** The last decisions, with their rules. */
export const showDecisions = async (deps: Pick<AlarmDeps, 'db'>, storeId: string) => {
  const rows = await listDecisions(deps.db, storeId, DECISIONS_SHOWN)
  return toReply(rows.map((row) => presentDecision(storeId, row, { ...row, distance: toDistance(row.distance) }, row.at)))
}

/** The decisions that these rules would have made for the last orders. Opening hours are checked at each order's own time. */
export const tryAutoAccept = async (
  deps: Pick<AlarmDeps, 'db' | 'clock' | 'placeByPincode'>,
  storeId: string,
  settings: AutoAccept,
) => {
  const store = await requireStore(deps.db, storeId)
  const { businessHours } = await readPreferences(deps.db, storeId)
  const now = deps.clock.now()
  const orders = await listLatestOrders(deps.db, storeId, DECISIONS_SHOWN)
  return toReply(
    orders.map((order) => {
      const input = autoAcceptInputOf(deps, order, store, now)
      const verdict = decideAutoAccept(input, settings, businessHours.enabled)
      return presentDecision(storeId, order, { ...verdict, distance: input.distance }, order.created_at)
    }),
  )
}

/** What helps a person to answer an order. Throws `orders.not_found`. */
export const showBackground = async (deps: Pick<AlarmDeps, 'db'> & PlaceDeps, storeId: string, orderId: string) => {
  const order = await findOrderToDecide(deps.db, storeId, orderId)
  if (!order) throw new AppError('orders.not_found')
  const store = await requireStore(deps.db, storeId)
  const distance = order.delivery_type === 'pickup' ? null : deliveryDistanceOf(store, deliveryPlaceOf(deps, order))
  return { success: true as const, delivered_before: order.delivered, distance: distance && roundDistance(distance) }
}
