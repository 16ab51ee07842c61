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

/** Side of a cell of the nearby grid, in degrees (about 5.5 km north to south). */
export const GRID_DEGREES = 0.05
/** Number of cells in one row of the grid: all longitudes. */
export const GRID_COLUMNS = 7200

/** The number of the cell that contains a location; rows go north, columns east. */
export const gridCell = (place: Place): number =>
  Math.floor((place.latitude + 90) / GRID_DEGREES) * GRID_COLUMNS + Math.floor((place.longitude + 180) / GRID_DEGREES)

/** Every cell that a circle can touch, unordered. `km` is its radius. */
export const gridCellsWithin = (centre: Place, km: number): number[] => {
  const latitudeDegrees = km / 110.574
  const longitudeDegrees = km / (111.32 * Math.max(0.01, Math.cos(radians(centre.latitude))))
  const row = (latitude: number) => Math.floor((latitude + 90) / GRID_DEGREES)
  const column = (longitude: number) => Math.floor((longitude + 180) / GRID_DEGREES)
  const cells: number[] = []
  for (let y = row(centre.latitude - latitudeDegrees); y <= row(centre.latitude + latitudeDegrees); y += 1) {
    for (let x = column(centre.longitude - longitudeDegrees); x <= column(centre.longitude + longitudeDegrees); x += 1) {
      cells.push(y * GRID_COLUMNS + ((x + GRID_COLUMNS) % GRID_COLUMNS))
    }
  }
  return cells
}

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
