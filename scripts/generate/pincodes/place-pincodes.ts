import { distanceKm, type Place } from '@jhola/contract/geo/distance'

type Office = Place & { office: string; pincode: string; district: string; state: string }

const INDIA = { south: 6, north: 37.6, west: 68, east: 97.6 }
/** A district is seldom wider than this around its middle; the few that are have far-flung offices, so they get three times their own spread. */
const DISTRICT_REACH_KM = 60
/** Pincodes with equal first four digits lie around one another. */
const AREA_REACH_KM = 45
/** Neighbours (equal first five digits) may stand in for a pincode when they lie this close together. */
const NEIGHBOURS_SPREAD_KM = 12
/** From here on a place may have been written in another way (`readPlace`), which must bring it this near to its area. */
const FAR_OFF_KM = 15
const AMONG_KM = 8

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** The middle of places, and the median distance from it. */
const middleOf = (places: readonly Place[]): Place & { spreadKm: number } => {
  const middle = { latitude: median(places.map((p) => p.latitude)), longitude: median(places.map((p) => p.longitude)) }
  return { ...middle, spreadKm: median(places.map((place) => distanceKm(middle, place))) }
}

const groupBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => Map.groupBy(items, key)

/** Drops outliers of a group: swapped, mistyped and foreign coordinates. */
const near = (offices: readonly Office[], key: (office: Office) => string, reachKm: number): Office[] =>
  [...groupBy(offices, key).values()].flatMap((group) => {
    const middle = middleOf(group)
    const maxKm = Math.max(reachKm, 3 * middle.spreadKm)
    return group.filter((office) => distanceKm(middle, office) <= maxKm)
  })

const isInIndia = ({ latitude, longitude }: Place): boolean =>
  latitude >= INDIA.south && latitude <= INDIA.north && longitude >= INDIA.west && longitude <= INDIA.east

/** Offices further apart than this do not give a reliable middle of one pincode. */
const TOGETHER_KM = 10

/** The office that lies best among the others of its pincode and the pincodes around, with those close to it. */
const placeOf = (own: readonly Office[], area: Place): Place => {
  const cost = (office: Office): number => [area, ...own].reduce((sum, other) => sum + distanceKm(office, other), 0)
  const costs = own.map((office) => ({ office, km: cost(office) }))
  const [best] = costs.toSorted((a, b) => a.km - b.km)
  return middleOf(best ? own.filter((office) => distanceKm(best.office, office) <= TOGETHER_KM) : own)
}

/** `22.3241364` written for 22° 32' 41.364": degrees, minutes and seconds that were taken for a decimal number. */
const sexagesimal = (degrees: number): number => {
  const whole = Math.trunc(degrees)
  const minutes = Math.trunc((degrees - whole) * 100 + 1e-9)
  const seconds = ((degrees - whole) * 100 - minutes) * 100
  return minutes < 60 && seconds < 60 ? whole + minutes / 60 + seconds / 3600 : Number.NaN
}

/** Takes the other reading of a place that lies far off as it is written, and among its neighbours when read the other way. */
const readPlace = (office: Office, area: Place | undefined): Office => {
  const other = { ...office, latitude: sexagesimal(office.latitude), longitude: sexagesimal(office.longitude) }
  if (!area || !(distanceKm(area, office) > FAR_OFF_KM)) return office
  return distanceKm(area, other) < AMONG_KM ? other : office
}

/** Each island has a pincode of its own, hundreds of km from the pincodes around Kochi that begin like it. */
const isOnIsland = ({ state }: Office): boolean => state === 'LAKSHADWEEP'

/** Kavaratti, the capital of Lakshadweep, has no place in the directory. */
const BY_HAND: Record<string, Place> = { 'Kavaratti H.O': { latitude: 10.567, longitude: 72.642 } }

const areaOf = ({ pincode }: Office): string => pincode.slice(0, 4)

const middlesOf = (offices: readonly Office[]): Map<string, Place> =>
  new Map([...groupBy(offices, areaOf)].map(([area, all]) => [area, middleOf(all)]))

/**
 * The middle of each pincode from the places of its post offices. Many offices have no place, or one on the other side of the
 * country; a pincode without any plausible office takes the middle of its close neighbours, and is left out when it has none.
 */
export const placePincodes = (offices: readonly Office[]) => {
  const inIndia = offices.map((office) => ({ ...office, ...BY_HAND[office.office] })).filter(isInIndia)
  const islands = inIndia.filter(isOnIsland)
  const ofDistrict = near(
    inIndia.filter((office) => !isOnIsland(office)),
    ({ state, district }) => `${state}/${district}`,
    DISTRICT_REACH_KM,
  )
  const rough = middlesOf(ofDistrict)
  const plausible = near(
    ofDistrict.map((office) => readPlace(office, rough.get(areaOf(office)))),
    areaOf,
    AREA_REACH_KM,
  )
  const areas = middlesOf(plausible)
  const places = new Map<string, Place>()
  for (const [pincode, own] of groupBy(plausible, (office) => office.pincode)) {
    places.set(pincode, placeOf(own, areas.get(pincode.slice(0, 4)) ?? middleOf(own)))
  }
  for (const [pincode, own] of groupBy(islands, (office) => office.pincode)) places.set(pincode, placeOf(own, middleOf(own)))
  const byOffices = places.size
  const missing = new Set(offices.map(({ pincode }) => pincode).filter((pincode) => !places.has(pincode)))
  const known = groupBy([...places], ([pincode]) => pincode.slice(0, 5))
  for (const pincode of missing) {
    const neighbours = (known.get(pincode.slice(0, 5)) ?? []).map(([, place]) => place)
    const middle = middleOf(neighbours)
    if (neighbours.length > 1 && middle.spreadKm <= NEIGHBOURS_SPREAD_KM) places.set(pincode, middle)
  }
  const counts = {
    implausible: offices.length - plausible.length - islands.length,
    byOffices,
    byNeighbours: places.size - byOffices,
    none: byOffices + missing.size - places.size,
  }
  return { places, counts }
}
