import type { Place } from './use-device-location.ts'

const round = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** The location rounded to about 100 m: enough to find shops, and no more than the server needs. */
export const roundLocation = ({ latitude, longitude }: Place): Place => ({
  latitude: round(latitude),
  longitude: round(longitude),
})
