import type { StoreOrderSettings } from '@jhola/contract/orders/placing/order-conditions'
import type { DemoPerson } from '../stores/demo-people.ts'
import type { DemoStore } from '../stores/demo-stores.ts'
import type { Random } from './random.ts'

/** A customer of the demo; `user_id` null when they never signed in. */
export type Neighbour = {
  user_id: string | null
  name: string
  phone: string
  address: string
  landmark: string | null
  pincode: string
  place: { latitude: number; longitude: number }
}

const FIRST_NAMES = [
  ...['Aarti', 'Abhishek', 'Amit', 'Anita', 'Arjun', 'Asha', 'Deepa', 'Farah', 'Gaurav', 'Harpreet', 'Imran', 'Jaya', 'Kavita'],
  ...[
    'Kiran',
    'Lakshmi',
    'Manish',
    'Mohan',
    'Nandini',
    'Neha',
    'Pooja',
    'Rahul',
    'Rekha',
    'Sanjay',
    'Shabana',
    'Suresh',
    'Usha',
    'Vinod',
  ],
] as const
const LAST_NAMES = [
  ...['Agarwal', 'Bose', 'Chauhan', 'Das', 'Fernandes', 'Ghosh', 'Iyer', 'Jain', 'Joshi', 'Khan', 'Kulkarni', 'Kumar', 'Mehta'],
  ...['Mishra', 'Nair', 'Patel', 'Pillai', 'Rao', 'Reddy', 'Saxena', 'Shah', 'Sharma', 'Singh', 'Verma', 'Yadav'],
] as const
const HOUSES = [
  'Shanti Niwas',
  'Sai Krupa Society',
  'Green Park Apartments',
  'Laxmi Bhavan',
  'Rose Villa',
  'Gandhi Colony',
  'Anand Kunj',
] as const

const KM_PER_DEGREE = 111.19
/** Neighbours live well inside the delivery radius, so that all of them can get deliveries. */
const NEAR_SHARE = 0.7

const roundPlace = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

const placeNear = (random: Random, { place, delivery_radius_km }: StoreOrderSettings): Neighbour['place'] => {
  const distanceKm = delivery_radius_km * NEAR_SHARE * Math.sqrt(random.next())
  const bearing = random.next() * 2 * Math.PI
  const north = (Math.cos(bearing) * distanceKm) / KM_PER_DEGREE
  const east = (Math.sin(bearing) * distanceKm) / (KM_PER_DEGREE * Math.cos((place.latitude * Math.PI) / 180))
  return { latitude: roundPlace(place.latitude + north), longitude: roundPlace(place.longitude + east) }
}

/** A customer of the demo list, with an account. */
export const toNeighbour = (person: DemoPerson, userId: string): Neighbour => ({
  user_id: userId,
  name: person.name,
  phone: person.phone,
  address: [person.address_line, person.locality, person.city, person.state, person.pincode].join(', '),
  landmark: person.landmark,
  pincode: person.pincode,
  place: { latitude: person.latitude, longitude: person.longitude },
})

/** Guests around a shop. Their phone numbers are made from `shopNo` and their position. */
export const makeNeighbours = (
  random: Random,
  store: DemoStore,
  terms: StoreOrderSettings,
  shopNo: number,
  count: number,
): Neighbour[] =>
  Array.from({ length: count }, (_, index) => ({
    user_id: null,
    name: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
    phone: `+9193000${String(shopNo).padStart(2, '0')}${String(index + 1).padStart(3, '0')}`,
    address: `${random.between(1, 40)}, ${random.pick(HOUSES)}, ${store.locality}, ${store.city}, ${store.state}, ${store.pincode}`,
    landmark: null,
    pincode: store.pincode,
    place: placeNear(random, terms),
  }))
