import type { Place } from '@jhola/contract/geo/distance'
import { offersElsewhere } from '@jhola/contract/orders/elsewhere/offers-elsewhere'
import type { Elsewhere } from '@jhola/contract/orders/elsewhere/routes'
import type { OrderItem } from '@jhola/contract/orders/schema'
import { AppError } from '../../../platform/errors.ts'
import type { WantedElsewhere } from '../../catalogue/index.ts'
import type { OrderAccess } from '../access/order-access.ts'
import type { OrderDeps } from '../deps.ts'
import type { OrderRow } from '../order-row.sql.ts'
import { presentOrder } from '../reading/present-order.ts'
import { findOrderPlace } from './order-place.read.ts'

/** A customer looks again and again while they decide; the cart of the shop asks for prices of its own. */
const CACHED_MS = 60_000
const MAX_KEPT = 500

/** Lines of one product are one. */
const wantedOf = (items: readonly OrderItem[]): WantedElsewhere['lines'] => {
  const merged = new Map<string, WantedElsewhere['lines'][number]>()
  for (const { product_id, product_name: name, unit, pack_size, loose, quantity } of items) {
    const before = merged.get(product_id)
    if (quantity > 0)
      merged.set(product_id, { product_id, name, unit, pack_size, loose, quantity: quantity + (before?.quantity ?? 0) })
  }
  return [...merged.values()]
}

/** The pin of the customer, else their PIN code, else the shop: who collects lives near it. */
const placeOf = async (deps: OrderDeps, order: OrderRow): Promise<Place> => {
  const found = await findOrderPlace(deps.db, order)
  if (!found) throw new AppError('orders.not_found')
  const { latitude, longitude } = found
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  const byCode = order.pincode ? deps.placeOfPincode(order.pincode) : undefined
  return byCode ?? { latitude: found.store_latitude, longitude: found.store_longitude }
}

/**
 * The shops near its place that have the goods of a refused order; none for any other order. For its customer only. Answers are kept for a
 * minute.
 */
export const createShowElsewhere = (deps: OrderDeps): ((access: OrderAccess) => Promise<Elsewhere>) => {
  const kept = new Map<string, { answer: Promise<Elsewhere>; untilMs: number }>()
  const read = async (row: OrderRow): Promise<Elsewhere> => {
    const order = presentOrder(row)
    const lines = wantedOf(order.items)
    const shops = offersElsewhere(order)
      ? await deps.findElsewhere({ storeId: order.store_id, place: await placeOf(deps, row), lines })
      : []
    return { success: true, of: lines.length, shops }
  }
  return ({ kind, order }) => {
    if (kind !== 'customer') throw new AppError('auth.forbidden')
    const nowMs = deps.clock.now().getTime()
    const key = `${order.order_id} ${order.version}`
    const known = kept.get(key)
    if (known && known.untilMs > nowMs) return known.answer
    const answer = read(order)
    kept.delete(key)
    kept.set(key, { answer, untilMs: nowMs + CACHED_MS })
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? '')
    answer.catch(() => kept.delete(key))
    return answer
  }
}
