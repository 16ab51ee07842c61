import { EXPRESS_WITHIN_MS } from '../../constants.ts'
import { distanceKm } from '../../geo/distance.ts'
import { agree, type Decision, refuse } from '../../shared/decision.ts'
import { addDays, isoMoment, MINUTE_MS, toShopTime } from '../../shared/time.ts'
import {
  isOpenAt,
  isPausedAt,
  isSlotOpen,
  nextOpeningMs,
  openingAfterMs,
  prepMinutesAt,
  type Slot,
  type SlotId,
  slotOn,
} from '../../stores/hours.ts'
import { promisedMinutes } from '../../stores/terms/promise.ts'
import type { NewOrder } from './new-order.ts'
import type { OrderConditions } from './order-conditions.ts'

/** Whether the shop takes orders for this time. A closed shop takes them for a slot in which it is open. */
export const decideTime = (order: Pick<NewOrder, 'slot' | 'delivery_date'>, conditions: OrderConditions): Decision<null> => {
  const { store, nowMs } = conditions
  if (conditions.isByShop) return agree(null)
  if (isPausedAt(store, nowMs)) return refuse('stores.paused', { until: store.paused_until ?? null, reason: null })
  if (order.slot === 'express' && !store.offered_slots.express) return refuse('delivery.slot_closed')
  if (order.slot === 'asap' || order.slot === 'express') {
    if (isOpenAt(store, nowMs)) return agree(null)
    const opensAt = nextOpeningMs(store, nowMs)
    return refuse('stores.closed', { opens_at: opensAt === null ? null : isoMoment(opensAt) })
  }
  if (store.closed_for_now) return refuse('stores.closed', { opens_at: null })
  if (!order.delivery_date) return refuse('delivery.slot_closed')
  return isSlotOpen(store, slotOn(order.delivery_date, order.slot as SlotId), nowMs)
    ? agree(null)
    : refuse('delivery.slot_closed')
}

/** A shop has answered an order for another day this long before its time begins. */
const ANSWERED_BEFORE_SLOT_MS = 120 * MINUTE_MS

/** When the shop can first hear the order (epoch ms): now, or when it opens. */
const heardAtMsOf = (slot: Slot | null, { store, nowMs }: OrderConditions): number =>
  isOpenAt(store, nowMs) ? nowMs : (nextOpeningMs(store, nowMs) ?? slot?.startMs ?? nowMs)

/**
 * The moment (epoch ms) until which the shop must have answered: its time to answer counts from when it heard the order. For
 * another day it counts from the next morning, at most until two hours before the slot.
 */
const acceptByMsOf = (slot: Slot | null, { store, nowMs }: OrderConditions, heardAtMs: number): number => {
  const withinMs = store.accept_within_minutes * MINUTE_MS
  const usualMs = heardAtMs + withinMs
  const today = toShopTime(nowMs).date
  if (!slot || heardAtMs > nowMs || slot.date <= today) return usualMs
  const opensAtMs = openingAfterMs(store.hours, nowMs, addDays(today, 1)) ?? nowMs
  return Math.max(usualMs, Math.min(opensAtMs + withinMs, slot.startMs - ANSWERED_BEFORE_SLOT_MS))
}

/** When the shop hears the order and must have responded, and when the order should arrive (epoch ms). */
export const timesOf = (
  order: Pick<NewOrder, 'slot' | 'delivery_date' | 'delivery_type'> & Partial<Pick<NewOrder, 'place'>>,
  conditions: OrderConditions,
) => {
  const { store, nowMs } = conditions
  const slot =
    order.slot !== 'asap' && order.slot !== 'express' && order.delivery_date ? slotOn(order.delivery_date, order.slot) : null
  const km = order.place ? distanceKm(store.place, order.place) : null
  const terms = { prep_minutes: prepMinutesAt(store, nowMs), delivery_radius_km: store.delivery_radius_km }
  const readyMs = nowMs + promisedMinutes(terms, order.delivery_type, km) * MINUTE_MS
  const heardAtMs = heardAtMsOf(slot, conditions)
  return {
    heardAtMs,
    acceptByMs: conditions.isByShop ? null : acceptByMsOf(slot, conditions, heardAtMs),
    estimatedMs: slot ? slot.endMs : order.slot === 'express' ? nowMs + EXPRESS_WITHIN_MS : readyMs,
  }
}
