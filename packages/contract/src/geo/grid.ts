import type { Place } from './distance.ts'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

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
