import { distanceKm, type Place } from './distance.ts'

/** What is known of where an order goes: a pin of the map, or the middle of the PIN code area that was typed. */
export type DeliveryPlace = Place & {
  by: 'pin' | 'pincode'
  /** How far the real door may be from this place, in km; 0 for a pin. */
  uncertaintyKm: number
}

/** The way from the shop: `km` to the known place, and how far off that may be. */
export type DeliveryDistance = { km: number; uncertainty_km: number; by: DeliveryPlace['by'] }

/** `null` when nothing is known about the place. */
export const deliveryDistanceOf = (shop: Place, place: DeliveryPlace | undefined): DeliveryDistance | null =>
  place ? { km: distanceKm(shop, place), uncertainty_km: place.uncertaintyKm, by: place.by } : null

/** The longest way that the real door may be away, in km. */
export const farthestKm = ({ km, uncertainty_km }: DeliveryDistance): number => km + uncertainty_km

/** As people read it: one digit after the point. */
export const roundDistance = ({ km, uncertainty_km, by }: DeliveryDistance): DeliveryDistance => ({
  km: roundKm(km),
  uncertainty_km: roundKm(uncertainty_km),
  by,
})

const roundKm = (km: number): number => Math.round(km * 10) / 10
