import type { Place } from './distance.ts'

/** Bounding boxes of the specification, for the place names shown if no geocoder answers. */
const REGIONS = [
  { name: 'India', south: 6, north: 37, west: 68, east: 98 },
  { name: 'United States', south: 24, north: 50, west: -125, east: -66 },
  { name: 'Europe', south: 35, north: 71, west: -25, east: 45 },
  { name: 'Australia', south: -45, north: -10, west: 112, east: 154 },
  { name: 'Canada', south: 50, north: 72, west: -141, east: -52 },
] as const satisfies readonly { name: string; south: number; north: number; west: number; east: number }[]

export type Region = (typeof REGIONS)[number]['name']
/** The region names, for the screens to translate. */
export const REGION_NAMES: readonly Region[] = REGIONS.map(({ name }) => name)

/** The region that contains a location, by bounding box; `null` if none. */
export const regionOf = (place: Place): Region | null =>
  REGIONS.find(
    (region) =>
      place.latitude >= region.south &&
      place.latitude <= region.north &&
      place.longitude >= region.west &&
      place.longitude <= region.east,
  )?.name ?? null
