import { expect, test } from 'vitest'
import { deliveryDistanceOf, farthestKm, roundDistance } from './delivery-distance.ts'

const SHOP = { latitude: 19.08, longitude: 72.88 }
const NORTH = { latitude: 19.1, longitude: 72.88 }

test.each([
  ['a pin', { ...NORTH, by: 'pin', uncertaintyKm: 0 }, { km: 2.2, uncertainty_km: 0, by: 'pin' }, 2.2],
  ['a PIN code', { ...NORTH, by: 'pincode', uncertaintyKm: 1.44 }, { km: 2.2, uncertainty_km: 1.4, by: 'pincode' }, 3.7],
] as const)('%s: the way and how far off it may be', (_, place, distance, farthest) => {
  const found = deliveryDistanceOf(SHOP, place)
  expect(found && roundDistance(found)).toEqual(distance)
  expect(found && farthestKm(found)).toBeCloseTo(farthest, 1)
})

test('without a place there is no distance', () => expect(deliveryDistanceOf(SHOP, undefined)).toBeNull())
