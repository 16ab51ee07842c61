import { EARTH_RADIUS_KM } from '../constants.ts'

/** A location on the map, in degrees. */
export type Place = { latitude: number; longitude: number }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres (haversine, earth radius 6371 km). */
export const distanceKm = (from: Place, to: Place): number => {
  const halfLatitude = radians(to.latitude - from.latitude) / 2
  const halfLongitude = radians(to.longitude - from.longitude) / 2
  const chord =
    Math.sin(halfLatitude) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfLongitude) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
