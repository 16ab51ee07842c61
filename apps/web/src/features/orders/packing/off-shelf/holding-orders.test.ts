import { expect, test } from 'vitest'
import type { Order } from '../../data/board-state.ts'
import { ordersHolding } from './holding-orders.ts'

const order = (id: string, over: Partial<Order>, ...quantities: number[]): Order =>
  // @NOTE only the fields that are read here
  ({
    ...{ id, order_number: `001-${id}`, status: 'confirmed', practice: false, created_at: `2026-11-28T10:0${id}:00Z` },
    items: quantities.map((quantity) => ({ product_id: 'salt', quantity, unit: 'packet', loose: false })),
    ...over,
  }) as Order

test('open orders that hold the product, oldest first, with the sum of their lines', () => {
  const all = [
    order('4', { status: 'pending' }, 1),
    order('1', {}, 2, 3),
    order('2', { status: 'delivered' }, 1),
    order('3', { practice: true }, 1),
    order('5', { status: 'ready' }),
    order('6', {}, 7),
  ]
  expect(ordersHolding(all, ['salt'], '6').map(({ number, quantity }) => [number, quantity])).toEqual([
    ['001-1', 5],
    ['001-4', 1],
  ])
  expect(ordersHolding(all, ['sugar'], '6')).toEqual([])
})

test('an order on its way holds nothing that is still in the shop', () => {
  expect(ordersHolding([order('1', { status: 'out_for_delivery' }, 2)], ['salt'], '6')).toEqual([])
})
