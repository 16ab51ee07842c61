import { expect, test } from 'vitest'
import type { ShownPick } from './pick-lines.ts'
import { leftOf, productsLeft } from './picks-left.ts'

const line = (order_id: string, quantity: number) => ({ order_id, line_no: 1, quantity }) as ShownPick
const rice = { key: 'rice', total: 0.75, first: line('a', 0.5), lines: [line('a', 0.5), line('b', 0.25)] }
const soap = { key: 'soap', total: 3, first: line('b', 3), lines: [line('b', 3)] }
const ticked =
  (...orders: string[]) =>
  ({ order_id }: ShownPick) =>
    orders.includes(order_id)

test.each([
  [[], 0.75],
  [['a'], 0.25],
  [['a', 'b'], 0],
] as const)('with the orders %j ticked, %d kg are left', (orders, left) => {
  expect(leftOf(rice, ticked(...orders))).toBe(left)
})

test('a product is left until every order has it', () => {
  const groups = [{ title: 'A1', isPlace: true, picks: [rice, soap] }]
  expect([[], ['b'], ['a', 'b']].map((orders) => productsLeft(groups, ticked(...orders)))).toEqual([2, 1, 0])
})
