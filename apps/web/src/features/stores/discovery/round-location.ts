import type { Place } from './hooks/use-device-location.ts'

const round = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** The place to about a hundred metres: enough to find shops by, and no more than the server needs to know. */
export const roundLocation = ({ latitude, longitude }: Place): Place => ({
  latitude: round(latitude),
  longitude: round(longitude),
})
