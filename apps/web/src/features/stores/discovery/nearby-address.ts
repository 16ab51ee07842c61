import { NEARBY_DEFAULT_RADIUS_KM, NEARBY_RADII_KM } from '@jhola/contract/constants'
import type { ChosenPlace } from '../../../domain/place/chosen-place.ts'
import { CITIES, type City } from '../../../domain/place/cities.ts'
import { roundLocation } from '../../../domain/place/round-location.ts'

/** A place that was found by its name or PIN code. */
export type NamedPlace = ChosenPlace

/** The state of the page in its URL: `?km=5&city=Pune`, or `?km=15&at=19.073,72.88&place=Kurla%20West&pin=400070`. */
export type NearbyAddress = { km: number; city: City | undefined; named: NamedPlace | undefined; isMap: boolean }

const NAME_MAX = 60
const AT = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/
const PINCODE = /^[1-9]\d{5}$/

const readNamed = (address: URLSearchParams): NamedPlace | undefined => {
  const [, latitude, longitude] = AT.exec(address.get('at') ?? '') ?? []
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!(Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180)) return undefined
  const pincode = address.get('pin') ?? ''
  return {
    ...place,
    name: (address.get('place') ?? '').trim().slice(0, NAME_MAX),
    pincode: PINCODE.test(pincode) ? pincode : '',
  }
}

/** Parses the URL; invalid values give the defaults. */
export const readNearbyAddress = (address: URLSearchParams): NearbyAddress => ({
  km: NEARBY_RADII_KM.find((radius) => String(radius) === address.get('km')) ?? NEARBY_DEFAULT_RADIUS_KM,
  city: CITIES.find((one) => one.name === address.get('city')),
  named: readNamed(address),
  isMap: address.get('view') === 'map',
})

/** The URL parameters without defaults. */
export const writeNearbyAddress = ({ km, city, named, isMap }: NearbyAddress): Record<string, string> => {
  const at = named && roundLocation(named)
  return {
    ...(km === NEARBY_DEFAULT_RADIUS_KM ? {} : { km: String(km) }),
    ...(city && { city: city.name }),
    ...(named && at && { at: `${at.latitude},${at.longitude}` }),
    ...(named?.name && { place: named.name }),
    ...(named?.pincode && { pin: named.pincode }),
    ...(isMap && { view: 'map' }),
  }
}
