/** A location, in degrees. */
export type Place = { latitude: number; longitude: number }
/** A point of the projected world map, in pixels from its north-west corner at a zoom level. */
export type Pixel = { x: number; y: number }
/** A map tile: its address parts and the position of its corner, in pixels from the centre of the view. */
export type Tile = { key: string; x: number; y: number; zoom: number; left: number; top: number }

/** Width of the world at zoom 0, in pixels, as used by tile servers. */
const WORLD_PX = 256
const EARTH_METRES = 40_075_016.686
/** Metres per degree of latitude. */
const DEGREE_METRES = EARTH_METRES / 360

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Web Mercator, the projection of tile servers. */
export const toPixel = ({ latitude, longitude }: Place, zoom: number): Pixel => {
  const size = WORLD_PX * 2 ** zoom
  const sine = Math.sin(radians(latitude))
  return { x: ((longitude + 180) / 360) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size }
}

/** Rounds to about a metre: more digits would reveal more than is needed. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** The location of a pixel, to about a metre. */
export const toPlace = ({ x, y }: Pixel, zoom: number): Place => {
  const size = WORLD_PX * 2 ** zoom
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI
  return { latitude: round(latitude), longitude: round((x / size) * 360 - 180) }
}

/** Metres per pixel. */
export const metresPerPixel = (latitude: number, zoom: number): number =>
  (EARTH_METRES * Math.cos(radians(latitude))) / (WORLD_PX * 2 ** zoom)

/** The location offset by metres to the east and north, to about a metre. */
export const moveBy = ({ latitude, longitude }: Place, eastMetres: number, northMetres: number): Place => ({
  latitude: round(latitude + northMetres / DEGREE_METRES),
  longitude: round(longitude + eastMetres / (DEGREE_METRES * Math.cos(radians(latitude)))),
})

/** Shops are in India; the server refuses a location outside of these bounds. */
export const isInIndia = ({ latitude, longitude }: Place): boolean =>
  latitude >= 6 && latitude <= 38 && longitude >= 68 && longitude <= 98

/** The round length (1, 2 or 5 times a power of ten, metres) closest to `wantedPx` when drawn, and its width in pixels. */
export const scaleBar = (latitude: number, zoom: number, wantedPx: number): { metres: number; px: number } => {
  const perPx = metresPerPixel(latitude, zoom)
  const power = 10 ** Math.floor(Math.log10(wantedPx * perPx))
  const metres = [5, 2, 1].map((times) => times * power).find((length) => length <= wantedPx * perPx) ?? power
  return { metres, px: metres / perPx }
}

/**
 * The tiles that cover a view of `width` x `height` pixels around a location. They are one zoom level finer and drawn at half
 * their size, so that they are sharp on high-density screens.
 */
export const tilesAround = (centre: Place, zoom: number, width: number, height: number): Tile[] => {
  const side = WORLD_PX / 2
  const middle = toPixel(centre, zoom)
  const first = { x: Math.floor((middle.x - width / 2) / side), y: Math.floor((middle.y - height / 2) / side) }
  const last = { x: Math.floor((middle.x + width / 2) / side), y: Math.floor((middle.y + height / 2) / side) }
  const count = 2 ** (zoom + 1)
  const rows = Array.from({ length: last.y - first.y + 1 }, (_, index) => first.y + index).filter((y) => y >= 0 && y < count)
  const columns = Array.from({ length: last.x - first.x + 1 }, (_, index) => first.x + index)
  return rows.flatMap((y) =>
    columns.map((x) => ({
      key: `${zoom}/${x}/${y}`,
      x: ((x % count) + count) % count,
      y,
      zoom: zoom + 1,
      left: x * side - middle.x,
      top: y * side - middle.y,
    })),
  )
}

/** The URL of a tile from the server's pattern: `https://tile.example/{z}/{x}/{y}.png`, optionally with `{s}` for a, b or c. */
export const tileAddress = (pattern: string, { x, y, zoom }: Pick<Tile, 'x' | 'y' | 'zoom'>): string => {
  const values: Record<string, string> = { z: String(zoom), x: String(x), y: String(y), s: 'abc'[(x + y) % 3] ?? 'a', r: '' }
  return pattern.replace(/\{(\w)\}/g, (whole, name: string) => values[name] ?? whole)
}
