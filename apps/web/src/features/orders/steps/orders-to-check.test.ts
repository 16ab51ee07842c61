import { expect, test } from 'vitest'
import type { Order } from '../data/board-state.ts'
import { ordersToCheck } from './orders-to-check.ts'

const order = (id: string, status: Order['status'] = 'preparing'): Order =>
  // @NOTE only the fields that the rule reads
  ({ id, status, items: [{ line_no: 1 }, { line_no: 2 }] }) as Order
const ALL = [order('a'), order('b'), order('c')]
const idsFor = (ticks: Record<string, number[]>, openId: string | null = null, to: Order['status'] = 'ready', all = ALL) =>
  ordersToCheck(all, to, { openId, ticksOf: (id) => new Set(ticks[id]) }).map(({ id }) => id)

test('a shop that never ticks is not asked', () => expect(idsFor({})).toEqual([]))
test('on the open sheet it is asked', () => expect(idsFor({}, 'b', 'ready', [order('b')])).toEqual(['b']))
test('one tick in any order of a batch: all orders with open lines are asked about at once', () => {
  expect(idsFor({ a: [1, 2], b: [1] })).toEqual(['b', 'c'])
})
test('what is ticked whole is not asked about', () => expect(idsFor({ a: [1, 2], b: [1, 2], c: [2, 1] })).toEqual([]))
test('only steps that end packing ask', () => {
  expect(idsFor({ a: [1] }, 'a', 'preparing')).toEqual([])
  expect(idsFor({ a: [1] }, null, 'out_for_delivery', [order('a', 'ready')])).toEqual([])
})
