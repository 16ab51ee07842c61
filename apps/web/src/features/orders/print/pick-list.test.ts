import { expect, test } from 'vitest'
import { toPickList as toPickListOf } from './pick-list.ts'

type Orders = Parameters<typeof toPickListOf>[0]
const toPickList = (orders: Orders) => toPickListOf(orders, { nameOf: (one) => one.product_name, language: 'en' })
const line = (product_id: string, quantity: number, unit = 'packet') => ({
  product_id,
  product_name: product_id,
  product_name_hi: null,
  quantity,
  unit,
  pack_size: null,
})

test('the items of several orders together, by name, with the orders they belong to', () => {
  const picks = toPickList([
    { order_number: '001-0001', items: [line('Rice', 0.1, 'kg'), line('Atta', 1)] },
    { order_number: '001-0002', items: [line('Rice', 0.2, 'kg'), line('Rice', 0.25, 'kg')] },
    { order_number: '001-0003', items: [line('Atta', 2)] },
  ])
  expect(picks.map(({ line: { product_name }, quantity, orders }) => [product_name, quantity, orders])).toEqual([
    [
      'Atta',
      3,
      [
        { number: '001-0001', quantity: 1 },
        { number: '001-0003', quantity: 2 },
      ],
    ],
    [
      'Rice',
      0.55,
      [
        { number: '001-0001', quantity: 0.1 },
        { number: '001-0002', quantity: 0.45 },
      ],
    ],
  ])
})

test('one product in two packings is two entries', () => {
  const small = { ...line('Oil', 1, 'bottle'), pack_size: '500 ml' }
  const large = { ...line('Oil', 1, 'bottle'), pack_size: '1 l' }
  expect(toPickList([{ order_number: '001-0001', items: [small, large] }])).toHaveLength(2)
  expect(toPickList([])).toEqual([])
})

test("sorted by the names in the user's language", () => {
  const items = [line('Salt', 1), line('Atta', 1), line('Dal', 1)]
  const hindi: Record<string, string> = { Salt: 'नमक', Atta: 'आटा', Dal: 'दाल' }
  const picks = toPickListOf([{ order_number: '001-0001', items }], {
    nameOf: ({ product_name }) => hindi[product_name] ?? product_name,
    language: 'hi',
  })
  expect(picks.map((pick) => pick.line.product_name)).toEqual(['Atta', 'Dal', 'Salt'])
})
