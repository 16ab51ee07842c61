import { distanceKm } from '../../geo/distance.ts'
import { agree, type Decision, refuse } from '../../shared/decision.ts'
import { paiseToRupees, rupeesToPaise } from '../../shared/money.ts'
import { isCounterMethod, isOrderPaymentMethod, type OrderPaymentMethod } from '../payment-methods.ts'
import { billOf, type DecidedLine, decideLines } from './decide-lines.ts'
import { decideTime, timesOf } from './decide-time.ts'
import type { NewOrder } from './new-order.ts'
import type { OrderConditions, StoreOrderSettings } from './order-conditions.ts'
import type { Totals } from './pricing.ts'

/** An order that may be written, with its bill and its times (epoch ms). */
export type DecidedOrder = {
  lines: DecidedLine[]
  totals: Totals
  payment_method: OrderPaymentMethod
  /** When the shop can first hear it. */
  heardAtMs: number
  acceptByMs: number | null
  estimatedMs: number
}

/**
 * Whether the shop delivers to an address: by distance if the location is known, else by the first three digits of the PIN
 * code.
 */
export const decideReach = (
  order: Pick<NewOrder, 'delivery_type' | 'place' | 'pincode'>,
  store: StoreOrderSettings,
): Decision<null> => {
  if (order.delivery_type === 'pickup') return store.offers_pickup ? agree(null) : refuse('stores.no_pickup')
  const distance = order.place ? distanceKm(store.place, order.place) : null
  const isNear =
    distance === null
      ? !order.pincode || order.pincode.slice(0, 3) === store.pincode.slice(0, 3)
      : distance <= store.delivery_radius_km
  if (store.offers_delivery && isNear) return agree(null)
  return refuse('stores.out_of_range', {
    distance_km: distance === null ? null : Math.round(distance * 10) / 10,
    radius_km: store.delivery_radius_km,
  })
}

/**
 * Whether a shop accepts this payment method. UPI goes to its own UPI ID, else through a payment service; its own counter has
 * no restriction.
 */
export const isMethodTaken = (
  method: OrderPaymentMethod,
  store: Pick<StoreOrderSettings, 'takes_cod' | 'upi_vpa' | 'online_methods'>,
  isByShop = false,
): boolean => {
  if (isByShop && isCounterMethod(method)) return true
  if (method === 'cod') return store.takes_cod
  return (method === 'upi' && store.upi_vpa !== null) || (store.online_methods?.includes(method) ?? false)
}

const decidePayment = (method: string, conditions: OrderConditions): Decision<OrderPaymentMethod> => {
  if (!isOrderPaymentMethod(method)) return refuse('stores.payment_not_taken')
  return isMethodTaken(method, conditions.store, conditions.isByShop) ? agree(method) : refuse('stores.payment_not_taken')
}

/**
 * Whether this order may be written, and its bill. All values come from the shop's data; what the customer saw is only
 * compared. Returns the first error that applies; short and changed lines are listed together.
 */
export const decideOrder = (order: NewOrder, conditions: OrderConditions): Decision<DecidedOrder> => {
  const time = decideTime(order, conditions)
  if (!time.ok) return time
  // The shop itself decides how far it delivers a counter order, and whether it offers pickup.
  const reach = conditions.isByShop ? agree(null) : decideReach(order, conditions.store)
  if (!reach.ok) return reach
  const payment = decidePayment(order.payment_method, conditions)
  if (!payment.ok) return payment
  const lines = decideLines(order, conditions)
  if (!lines.ok) return lines
  const totals = billOf(lines.value, order, conditions)
  if (!conditions.isByShop && totals.subtotal < conditions.store.minOrderPaise)
    return refuse('stores.below_minimum', {
      minimum: paiseToRupees(conditions.store.minOrderPaise),
      subtotal: paiseToRupees(totals.subtotal),
    })
  if (order.expected_total !== null && rupeesToPaise(order.expected_total) !== totals.total)
    return refuse('orders.changed', { lines: [], total_amount: paiseToRupees(totals.total) })
  return agree({ lines: lines.value, totals, payment_method: payment.value, ...timesOf(order, conditions) })
}
