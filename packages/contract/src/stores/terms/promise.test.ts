import { expect, test } from 'vitest'
import { isExpressQuicker, promisedMinutes, promiseMinutes } from './promise.ts'

const terms = { prep_minutes: 20, offers_delivery: true, delivery_radius_km: 6 }

test.each([
  ['at the usual two kilometres', terms, undefined, 40],
  ['half the way to the edge of a small round', { ...terms, delivery_radius_km: 2 }, undefined, 35],
  ['for a known distance', terms, 1.2, 35],
  ['next door', terms, 0, 30],
  ['without delivery: when it is ready', { ...terms, offers_delivery: false }, 3, 20],
  ['rounded up', { ...terms, prep_minutes: 21, offers_delivery: false }, undefined, 25],
])('the promise %s', (_case, shop, km, minutes) => {
  expect(promiseMinutes(shop, km)).toBe(minutes)
})

test.each([
  ['at the door of a known place', terms, 'delivery', 1.2, 35],
  ['at a door that nobody knows', terms, 'delivery', null, 40],
  ['at the counter, wherever the customer is', terms, 'pickup', 3, 20],
  ['with nothing to prepare', { ...terms, prep_minutes: 0 }, 'delivery', undefined, 20],
] as const)('an order as soon as possible: %s', (_case, shop, type, km, minutes) => {
  expect(promisedMinutes(shop, type, km)).toBe(minutes)
})

test.each([
  [20, undefined, false],
  [102, undefined, false],
  [103, undefined, true],
  [103, 0, false],
  [180, 0, true],
])('express within two hours at %s minutes of preparation and %s km is quicker: %s', (prep_minutes, km, expected) => {
  expect(isExpressQuicker({ ...terms, prep_minutes }, km)).toBe(expected)
})
