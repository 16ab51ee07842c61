import { distanceKm } from '@jhola/contract/geo/distance'
import type { DeliverySlot } from '@jhola/contract/orders/schema'
import type { DeliveryType } from '@jhola/contract/orders/statuses'
import { isOpenAt, isPausedAt, SLOT_IDS } from '@jhola/contract/stores/hours'
import type { Store } from '@jhola/contract/stores/schema'
import { isExpressQuicker } from '@jhola/contract/stores/terms/promise'

/** The chosen delivery time: now, within two hours, or a part of a day (`date` of the shop, `YYYY-MM-DD`). */
export type When = { slot: DeliverySlot; date: string | null }
export type Place = { latitude: number; longitude: number }

/** The customer's choices besides the text fields. `null`: not chosen yet. */
export type Choices = {
  deliveryType: DeliveryType | null
  when: When | null
  paymentMethod: string | null
  place: Place | null
  /** The name under which the address is kept: `Home`. */
  label: string | null
}

export const NO_CHOICES: Choices = { deliveryType: null, when: null, paymentMethod: null, place: null, label: null }

/** From the shop to the place that the customer gave, in kilometres. */
export const distanceTo = (store: Store | undefined, place: Place | null): number | undefined =>
  store && place ? distanceKm(store, place) : undefined

/** A part of a day that can be chosen. */
export type SlotTime = { date: string; slot: DeliverySlot }

/**
 * The times on offer: `now` and `express` only while the shop takes orders, and express only where it is quicker; parts of days as
 * the server lists them.
 */
export type TimesOnOffer = { hasNow: boolean; hasExpress: boolean; days: { date: string; slots: DeliverySlot[] }[] }

const slotRank = (slot: DeliverySlot): number => (slot === 'asap' || slot === 'express' ? -1 : SLOT_IDS.indexOf(slot))

/** The times that can be chosen now. A shop that is closed by hand or paused offers none, because nobody knows when it opens again. */
export const timesOnOffer = (
  store: Store | undefined,
  slots: readonly SlotTime[],
  deliveryType: DeliveryType,
  nowMs: number,
  km?: number,
): TimesOnOffer => {
  if (!store || store.closed_for_now || isPausedAt(store, nowMs)) return { hasNow: false, hasExpress: false, days: [] }
  const isOpen = isOpenAt(store, nowMs)
  const dates = [...new Set(slots.map(({ date }) => date))].sort()
  return {
    hasNow: isOpen,
    hasExpress: isOpen && deliveryType === 'delivery' && store.offered_slots.express && isExpressQuicker(store, km),
    days: dates.map((date) => ({
      date,
      slots: slots
        .filter((slot) => slot.date === date)
        .map(({ slot }) => slot)
        .toSorted((a, b) => slotRank(a) - slotRank(b)),
    })),
  }
}

/** The default time: now, else the next afternoon, else the first on offer. */
export const usualTime = ({ hasNow, days }: TimesOnOffer): When | null => {
  if (hasNow) return { slot: 'asap', date: null }
  const afternoon = days.find(({ slots }) => slots.includes('afternoon'))
  if (afternoon) return { slot: 'afternoon', date: afternoon.date }
  const [first] = days
  const slot = first?.slots[0]
  return first && slot ? { slot, date: first.date } : null
}

type Method = { id: string; enabled: boolean; is_usual?: boolean | undefined }

/** The effective payment method: the chosen one if the shop accepts it, else what is usual there, else UPI, else the first that it accepts. */
export const payingBy = (chosen: string | null, methods: readonly Method[]): string | null => {
  const taken = methods.filter(({ enabled }) => enabled).map(({ id }) => id)
  if (chosen !== null && taken.includes(chosen)) return chosen
  const usual = methods.find(({ enabled, is_usual }) => enabled && is_usual)
  if (usual) return usual.id
  return taken.includes('upi') ? 'upi' : (taken[0] ?? null)
}
