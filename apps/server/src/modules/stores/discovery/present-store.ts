import { picturePath } from '@jhola/contract/media/pictures'
import { gstTypeOf } from '@jhola/contract/orders/invoices/invoice'
import { displayStoreId } from '@jhola/contract/shared/ids'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { isoMoment } from '@jhola/contract/shared/time'
import { isOpenAt, nextOpeningMs, prepMinutesAt, type StoreClock } from '@jhola/contract/stores/hours'
import { type NearbyStore, type OwnerStore, type Store, storeSchema } from '@jhola/contract/stores/schema'
import { isOpeningSoon } from '@jhola/contract/stores/set-up/steps'
import { promiseMinutes } from '@jhola/contract/stores/terms/promise'
import { isNewShop } from '@jhola/contract/stores/trust/new-shop'
import { clockOf, offeredSlotsOf } from '../store-clock.ts'
import type { NearbyRow, StoreRow } from '../stores.read.ts'

const rupees = (amount: number): number => paiseToRupees(paise(amount))
const oneDecimal = (value: number): number => Math.round(value * 10) / 10

const prepMinutesNow = (row: StoreRow, nowMs: number): number =>
  prepMinutesAt({ prep_minutes: row.prep_minutes, busy_until: row.busy_until?.toISOString() ?? null }, nowMs)

/** When the shop takes orders again: the end of a pause, or the next opening. */
const opensAt = (clock: StoreClock, nowMs: number): string | null => {
  const pauseEndMs = clock.paused_until ? Date.parse(clock.paused_until) : 0
  const fromMs = Math.max(nowMs, pauseEndMs)
  const openingMs = nextOpeningMs(clock, fromMs)
  if (openingMs !== null) return isoMoment(openingMs)
  return pauseEndMs > nowMs && !clock.closed_for_now ? isoMoment(pauseEndMs) : null
}

/** A shop as anyone may see it, open or closed at this time (epoch ms). */
export const presentStore = (row: StoreRow, nowMs: number): Store => {
  const clock = clockOf(row)
  const isSoon = isOpeningSoon({ delivered: row.delivered_orders, sellable: row.has_sellable })
  const isOpen = !isSoon && isOpenAt(clock, nowMs)
  return {
    store_id: row.store_id,
    slug: row.slug,
    name: row.name,
    name_hi: row.name_hi,
    store_type: storeSchema.shape.store_type.parse(row.store_type),
    picture: row.picture,
    phone: row.phone,
    whatsapp: row.whatsapp,
    address: [row.street, row.locality].filter(Boolean).join(', '),
    city: row.city,
    state: row.state,
    pincode: row.pincode,
    latitude: row.latitude,
    longitude: row.longitude,
    rating: row.rating_count > 0 ? oneDecimal(row.rating_sum / row.rating_count) : null,
    rating_count: row.rating_count,
    is_new: isNewShop(row.delivered_orders),
    is_opening_soon: isSoon,
    hours: clock.hours,
    is_open: isOpen,
    closed_for_now: row.closed_for_now,
    paused_until: clock.paused_until,
    busy_until: row.busy_until?.toISOString() ?? null,
    photo: row.photo_media_id === null ? null : picturePath(row.photo_media_id),
    languages: storeSchema.shape.languages.parse(row.languages),
    offered_slots: offeredSlotsOf(row),
    opens_at: isOpen || isSoon ? null : opensAt(clock, nowMs),
    ...presentTerms(row),
    prep_minutes: prepMinutesNow(row, nowMs),
  }
}

const presentTerms = (row: StoreRow) => ({
  delivery_radius_km: row.delivery_radius_km,
  min_order_amount: rupees(row.min_order_paise),
  delivery_fee: rupees(row.delivery_fee_paise),
  free_delivery_from: rupees(row.free_delivery_from_paise),
  express_fee: rupees(row.express_fee_paise),
  offers_delivery: row.offers_delivery,
  offers_pickup: row.offers_pickup,
  tax_mode: row.tax_mode,
  collects_tax: gstTypeOf(row) !== 'composition',
  rounds_total: row.rounds_total,
  payment_methods: [...(row.takes_cod ? (['cod'] as const) : []), ...(row.upi_vpa ? (['upi'] as const) : [])],
  fssai: row.fssai,
  gstin: row.gstin,
})

/** A shop in a list, with its distance. */
export const presentNearbyStore = (row: NearbyRow, nowMs: number): NearbyStore => {
  const store = presentStore(row, nowMs)
  // The distance as it is shown, so that the shop's own page, which is given it, promises the same.
  const distance_km = oneDecimal(row.distance_km)
  return {
    ...store,
    distance_km,
    delivers_here: row.offers_delivery && row.distance_km <= row.delivery_radius_km,
    delivery_minutes: promiseMinutes(store, distance_km),
  }
}

/** A shop as its own users see it. */
export const presentOwnStore = (row: StoreRow, nowMs: number): OwnerStore => ({
  ...presentStore(row, nowMs),
  // What the shop's own switch shows: customers read "Opening soon" until something can be ordered.
  is_open: isOpenAt(clockOf(row), nowMs),
  owner_name: row.owner_name,
  display_store_id: displayStoreId(row.store_id),
  upi_vpa: row.upi_vpa,
  accept_within_minutes: row.accept_within_minutes,
  status: row.status,
  suspension_reason: row.suspension_reason,
  pause_reason: row.paused_until !== null && row.paused_until.getTime() > nowMs ? row.pause_reason : null,
  version: row.version,
})
