import { expect, test } from 'vitest'
import { groupPicks, type PickLine } from './group-picks.ts'

const line = (order: string, name: string, quantity: number, over: Partial<PickLine> = {}): PickLine => ({
  order_id: order,
  order_number: order,
  line_no: 1,
  product_id: name,
  name,
  unit: 'packet',
  pack_size: null,
  quantity,
  shelf_place: null,
  category: 'Other',
  ...over,
})

test('places in the order in which they are counted, then categories; one product is added up over its orders', () => {
  const groups = groupPicks(
    [
      line('1', 'Salt', 1, { shelf_place: 'A10' }),
      line('1', 'Butter', 2, { shelf_place: 'A2' }),
      line('2', 'Butter', 1, { shelf_place: 'A2' }),
      line('2', 'Tomato', 0.25, { category: 'Vegetables' }),
      line('3', 'Tomato', 0.5, { category: 'Vegetables' }),
      line('3', 'Pen', 1, { category: null }),
      line('3', 'Gone', 0),
    ],
    'en',
  )
  expect(
    groups.map(({ title, isPlace, picks }) => [title, isPlace, picks.map(({ first, total }) => [first.name, total])]),
  ).toEqual([
    ['A2', true, [['Butter', 3]]],
    ['A10', true, [['Salt', 1]]],
    ['Vegetables', false, [['Tomato', 0.75]]],
    [null, false, [['Pen', 1]]],
  ])
  expect(groups[0]?.picks[0]?.lines.map(({ order_number, quantity }) => [order_number, quantity])).toEqual([
    ['1', 2],
    ['2', 1],
  ])
})
