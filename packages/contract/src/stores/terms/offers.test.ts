import { expect, test } from 'vitest'
import { listOffers } from './offers.ts'

const terms = { offers_delivery: true, delivery_fee: 20, free_delivery_from: 500, min_order_amount: 99 }
const none = { count: 0, most_percent: 0 }

test('free delivery is told with its limit', () => {
  expect(listOffers(terms, none)).toEqual([{ kind: 'delivery_free_from', from: 500 }])
})

test.each([{ delivery_fee: 0 }, { free_delivery_from: 0 }])('delivery that never costs anything is simply free: %j', (never) => {
  expect(listOffers({ ...terms, ...never }, none)).toEqual([{ kind: 'delivery_free' }])
})

test('prices below the MRP come first, with how many and how much', () => {
  expect(listOffers({ ...terms, min_order_amount: 0 }, { count: 41, most_percent: 23 })).toEqual([
    { kind: 'below_mrp', most_percent: 23, count: 41 },
    { kind: 'delivery_free_from', from: 500 },
    { kind: 'no_minimum' },
  ])
})

test('nothing is said where nothing is true: no delivery, a smallest order, no price below its MRP', () => {
  expect(listOffers({ ...terms, offers_delivery: false }, none)).toEqual([])
  expect(listOffers({ ...terms, offers_delivery: false, delivery_fee: 0 }, none)).toEqual([])
})

test('a shelf that was not read yet has no offer', () => {
  expect(listOffers({ ...terms, offers_delivery: false }, undefined)).toEqual([])
})
