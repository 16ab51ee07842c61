import { describe, expect, test } from 'vitest'
import {
  applyEvent,
  type Board,
  formatCountdown,
  mergeOrder,
  type Order,
  ringingOrders,
  secondsToAccept,
  toColumns,
} from './board-state.ts'

const order = (id: string, over: Partial<Order> = {}): Order =>
  // @NOTE only the fields that the board's rules read.
  ({
    id,
    version: 1,
    status: 'pending',
    created_at: `2026-11-20T10:0${id}:00.000Z`,
    acknowledged_at: null,
    accept_by: null,
    ...over,
  }) as Order

const board: Board = { seq: 5, orders: [order('1'), order('2')] }

describe('an event on the board', () => {
  test('that is newer replaces the order', () => {
    const next = applyEvent(board, { seq: 6, order: order('1', { version: 2, status: 'confirmed' }) })
    expect(next.seq).toBe(6)
    expect(next.orders.map((one) => [one.id, one.version])).toEqual([
      ['1', 2],
      ['2', 1],
    ])
  })

  test('that repeats or comes late changes nothing but the number', () => {
    const newer = applyEvent(board, { seq: 6, order: order('1', { version: 3 }) })
    expect(applyEvent(newer, { seq: 7, order: order('1', { version: 2 }) }).orders).toEqual(newer.orders)
    expect(applyEvent(newer, { seq: 4, order: order('1', { version: 3 }) })).toEqual(newer)
  })

  test('of a new order adds it; of an old finished one that we never showed does not', () => {
    expect(applyEvent(board, { seq: 6, order: order('3') }).orders).toHaveLength(3)
    expect(applyEvent(board, { seq: 6, order: order('4', { status: 'delivered' }) }).orders).toHaveLength(2)
  })
})

test('merging keeps the list itself when nothing is newer', () => {
  expect(mergeOrder(board.orders, order('1'))).toBe(board.orders)
})

test('columns: the longest waiting first, the last done first', () => {
  const columns = toColumns([
    order('3', { status: 'preparing' }),
    order('1', { status: 'confirmed' }),
    order('2'),
    order('4', { status: 'delivered' }),
    order('5', { status: 'cancelled' }),
  ])
  expect(columns.packing.map((one) => one.id)).toEqual(['1', '3'])
  expect(columns.done.map((one) => one.id)).toEqual(['5', '4'])
  expect(columns.new.map((one) => one.id)).toEqual(['2'])
})

test('only unseen pending orders ring', () => {
  const orders = [order('1'), order('2', { acknowledged_at: '2026-11-20T10:00:00.000Z' }), order('3', { status: 'confirmed' })]
  expect(ringingOrders(orders).map((one) => one.id)).toEqual(['1'])
})

test.each([
  ['2026-11-20T10:00:30.000Z', 30],
  ['2026-11-20T09:59:59.000Z', -1],
  [null, null],
])('deadline %s leaves %s seconds', (accept_by, seconds) => {
  expect(secondsToAccept({ status: 'pending', accept_by }, Date.parse('2026-11-20T10:00:00.000Z'))).toBe(seconds)
})

test.each([
  [245, '4:05'],
  [0, '0:00'],
  [-3, '0:00'],
  [90_245, '25:04:05'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})
