import { expect, test } from 'vitest'
import { orderAround } from './around-order.ts'

const result = (name: string, is_open: boolean, distance_km: number, ...products: [price: number, isOut?: boolean][]) => ({
  name,
  shop: { is_open, distance_km },
  products: products.map(([price, isOut]) => ({
    price,
    stock_status: isOut ? ('out_of_stock' as const) : ('in_stock' as const),
  })),
})
const namesOf = (results: { name: string }[]) => results.map(({ name }) => name).join(' ')

const results = [
  result('out', true, 0.1, [5, true]),
  result('closed', false, 0.2, [20]),
  result('far', true, 3, [10], [40]),
  result('near', true, 1, [30], [4, true]),
]

test('shops that have it, then open ones, then the nearest', () => {
  expect(namesOf(orderAround(results, 'near'))).toBe('near far closed out')
})

test('by price: the lowest that can be bought, whatever is out of stock', () => {
  expect(namesOf(orderAround(results, 'price'))).toBe('far closed near out')
})
