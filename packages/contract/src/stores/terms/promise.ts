import { EXPRESS_WITHIN_MS } from '../../constants.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import type { Store } from '../schema.ts'

/** Bicycle or scooter in a town: ten minutes to start and to find the door, four for each kilometre. */
export const RIDE = { baseMinutes: 10, minutesPerKm: 4 } as const

/** How far a shop's customer usually is, when nobody knows where this one is. */
const USUAL_KM = 2
const STEP_MINUTES = 5

/** `prep_minutes`: what the shop needs now, its busy time included. */
type Terms = Pick<Store, 'prep_minutes' | 'delivery_radius_km'>

/**
 * The minutes within which an order as soon as possible is at the door, or ready where it is picked up; rounded up to five minutes.
 * Without a known distance: for a customer at the usual one. The one rule for the list of shops, the shop's page, the checkout and the
 * time that a placed order shows.
 */
export const promisedMinutes = (
  { prep_minutes, delivery_radius_km }: Terms,
  type: 'delivery' | 'pickup',
  distanceKm?: number | null,
): number => {
  const km = distanceKm ?? Math.min(USUAL_KM, delivery_radius_km / 2)
  const minutes = prep_minutes + (type === 'delivery' ? RIDE.baseMinutes + RIDE.minutesPerKm * km : 0)
  return Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES
}

/** The same as a shop promises it to everybody: at the door, or ready where it does not deliver. */
export const promiseMinutes = (store: Terms & Pick<Store, 'offers_delivery'>, distanceKm?: number | null): number =>
  promisedMinutes(store, store.offers_delivery ? 'delivery' : 'pickup', distanceKm)

/** Whether express is quicker than the standard promise: nobody pays more to wait longer. */
export const isExpressQuicker = (terms: Terms, distanceKm?: number | null): boolean =>
  EXPRESS_WITHIN_MS / MINUTE_MS < promisedMinutes(terms, 'delivery', distanceKm)
