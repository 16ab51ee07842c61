import { BOARD_FINISHED_MAX } from '@jhola/contract/constants'
import type { QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyEvent,
  type Board,
  finishedOrders,
  dropFinished,
  mergeOrder,
  newestOf,
  type Order,
  ringingOrders,
  silencedOrders,
  takeOrder,
  takeReading,
  toColumns,
  toTabs,
} from './board-state.ts'

const order = (id: string, over: Partial<Order> = {}): Order =>
  // @NOTE only the fields that the board's rules read
  ({
    id,
    version: 1,
    status: 'pending',
    created_at: `2026-11-20T10:0${id}:00.000Z`,
    updated_at: `2026-11-20T10:0${id}:00.000Z`,
    acknowledged_at: null,
    practice: false,
    status_history: [],
    ...over,
  }) as Order

const board: Board = { seq: 5, orders: [order('1'), order('2')] }
const seen = ({ orders }: Board) => orders.map((one) => `${one.id}v${one.version}`)

describe('an event on the board', () => {
  test('that is newer replaces the order', () => {
    const next = applyEvent(board, { seq: 6, order: order('1', { version: 2, status: 'confirmed' }) })
    expect(next.seq).toBe(6)
    expect(seen(next)).toEqual(['1v2', '2v1'])
  })

  test('that is repeated or late changes only the sequence number', () => {
    const newer = applyEvent(board, { seq: 6, order: order('1', { version: 3 }) })
    expect(applyEvent(newer, { seq: 7, order: order('1', { version: 2 }) }).orders).toBe(newer.orders)
    expect(applyEvent(newer, { seq: 4, order: order('1', { version: 3 }) })).toBe(newer)
  })

  test('of a new order adds it; of a finished order that was never shown does not', () => {
    expect(applyEvent(board, { seq: 6, order: order('3') }).orders).toHaveLength(3)
    expect(applyEvent(board, { seq: 6, order: order('4', { status: 'delivered' }) }).orders).toHaveLength(2)
  })

  test('after a gap is still right for its own order: versions decide, not sequence numbers', () => {
    expect(seen(applyEvent(board, { seq: 99, order: order('2', { version: 7 }) }))).toEqual(['1v1', '2v7'])
  })

  test('events in any order and any number leave the newest version of each order', () => {
    const events = fc.array(
      fc.record({ id: fc.constantFrom('1', '2', '3'), version: fc.integer({ min: 1, max: 6 }), seq: fc.nat(40) }),
    )
    fc.assert(
      fc.property(events, (list) => {
        const end = list.reduce((now, { id, version, seq }) => applyEvent(now, { seq, order: order(id, { version }) }), board)
        for (const id of ['1', '2', '3']) {
          const versions = list.filter((one) => one.id === id).map((one) => one.version)
          const start = board.orders.find((one) => one.id === id)?.version ?? 0
          expect(end.orders.find((one) => one.id === id)?.version ?? 0).toBe(Math.max(start, ...versions))
        }
        expect(end.seq).toBe(Math.max(board.seq, ...list.map((one) => one.seq)))
      }),
    )
  })
})

describe('the answer to an action', () => {
  test('is applied at once, and the event that follows changes nothing', () => {
    const answered = takeOrder(board, order('1', { version: 2, status: 'confirmed' }))
    expect(seen(answered)).toEqual(['1v2', '2v1'])
    expect(applyEvent(answered, { seq: 6, order: order('1', { version: 2, status: 'confirmed' }) }).orders).toBe(answered.orders)
  })

  test('about an old finished order does not add it to the board', () => {
    expect(takeOrder(board, order('9', { status: 'delivered' }))).toBe(board)
  })
})

describe('a read of the list', () => {
  const QUIET = { since: board.seq, events: [] }

  test('is the board when there is none yet', () => {
    expect(takeReading(undefined, board, { since: 0, events: [] })).toBe(board)
  })

  test('that is older than the board when it was requested changes nothing', () => {
    const live = applyEvent(board, { seq: 8, order: order('3') })
    expect(takeReading(live, { seq: 6, orders: [order('1')] }, { since: 8, events: [] })).toBe(live)
  })

  test('that is newer wins, except over newer versions from answers', () => {
    const answered = takeOrder(board, order('1', { version: 4, status: 'preparing' }))
    expect(seen(takeReading(answered, { seq: 9, orders: [order('1', { version: 2 }), order('3')] }, QUIET))).toEqual([
      '1v4',
      '3v1',
    ])
  })

  test('keeps orders that finished while they were shown and drops those that finished during an absence', () => {
    const live = applyEvent(board, { seq: 6, order: order('1', { version: 2, status: 'delivered' }) })
    expect(seen(takeReading(live, { seq: 9, orders: [order('3')] }, QUIET))).toEqual(['3v1', '1v2'])
  })

  test('that has missed orders adds them although events arrived first; those are applied on top', () => {
    const events = [
      { seq: 10, order: order('4') },
      { seq: 11, order: order('3', { version: 2, status: 'cancelled' }) },
    ]
    const live = events.reduce(applyEvent, board)
    const reading = { seq: 9, orders: [order('2', { version: 3 }), order('3')] }
    const merged = takeReading(live, reading, { since: 5, events })
    expect(merged.seq).toBe(11)
    expect(seen(merged)).toEqual(['2v3', '3v2', '4v1'])
  })
})

test('merging returns the same list when nothing is newer', () => {
  expect(mergeOrder(board.orders, order('1'))).toBe(board.orders)
})

describe('columns and tabs', () => {
  const open = [
    order('3', { status: 'preparing' }),
    order('1', { status: 'confirmed' }),
    order('2'),
    order('4', { status: 'ready' }),
  ]
  const columns = toColumns([...open, order('5', { status: 'delivered' })], [order('6', { status: 'cancelled' })])

  test('the longest waiting is on top; the done column is the given list', () => {
    expect(columns.packing.map((one) => one.id)).toEqual(['1', '3'])
    expect(columns.new.map((one) => one.id)).toEqual(['2'])
    expect(columns.done.map((one) => one.id)).toEqual(['6'])
  })

  test('on a phone packed orders count as preparing', () => {
    const tabs = toTabs(columns)
    expect(tabs.preparing.map((one) => one.id)).toEqual(['1', '3', '4'])
    expect(tabs.all).toHaveLength(4)
  })
})

test('done today: read and live orders together, each once in its newest version, the latest first', () => {
  const today = [order('1', { status: 'delivered' }), order('2'), order('3', { status: 'cancelled' })]
  const watched = [
    order('2', { version: 5, status: 'delivered', updated_at: '2026-11-20T12:00:00.000Z' }),
    order('1', { version: 1 }),
  ]
  expect(finishedOrders(today, watched, '2026-11-20').map((one) => `${one.id}v${one.version}`)).toEqual(['2v5', '3v1', '1v1'])
})

describe('after midnight, by the clock of the shop', () => {
  // Half past eleven at night, and a quarter past midnight in India.
  const done = (id: string, updated_at: string) => order(id, { status: 'delivered', updated_at })
  const late = done('1', '2026-11-20T18:00:00.000Z')
  const early = done('2', '2026-11-20T18:45:00.000Z')
  const open = order('3', { updated_at: '2026-11-18T10:00:00.000Z' })
  const night: Board = { seq: 5, orders: [late, early, open] }

  test('an order finished yesterday is not done today, whether it was read or received live', () => {
    expect(finishedOrders([late], [early], '2026-11-20')).toHaveLength(2)
    expect(finishedOrders([late, early], [late], '2026-11-21')).toEqual([early])
  })

  test('the board removes orders that finished before today, and never an open one', () => {
    expect(dropFinished(night, Date.parse('2026-11-20T18:29:00.000Z'))).toBe(night)
    expect(dropFinished(night, Date.parse('2026-11-20T18:31:00.000Z')).orders).toEqual([early, open])
    // A device whose clock is slow does not remove an order that finished just now.
    expect(dropFinished(night, Date.parse('2026-11-19T06:00:00.000Z'))).toBe(night)
  })

  test('of one day it keeps only the latest, up to the limit', () => {
    const many = Array.from({ length: BOARD_FINISHED_MAX + 2 }, (_, place) =>
      done(`m${place}`, new Date(Date.parse(early.updated_at) + ((place * 7) % (BOARD_FINISHED_MAX + 2)) * 1000).toISOString()),
    )
    const held = dropFinished({ seq: 5, orders: [...many, open] }, Date.parse('2026-11-20T19:00:00.000Z')).orders
    expect(held).toHaveLength(BOARD_FINISHED_MAX + 1)
    expect(held.at(-1)).toBe(open)
    const dropped = many.filter((one) => !held.includes(one)).map(({ updated_at }) => Date.parse(updated_at))
    expect(Math.max(...dropped)).toBeLessThan(Math.min(...held.slice(0, -1).map(({ updated_at }) => Date.parse(updated_at))))
  })
})

test('only unseen pending orders ring', () => {
  const orders = [order('1'), order('2', { acknowledged_at: '2026-11-20T10:00:00.000Z' }), order('3', { status: 'confirmed' })]
  expect(ringingOrders(orders).map((one) => one.id)).toEqual(['1'])
})

test('a test order is processed beside the others, and is removed when it is finished', () => {
  const practised = order('1', { practice: true })
  expect(takeOrder({ seq: 1, orders: [] }, practised).orders).toEqual([practised])
  expect(
    finishedOrders([], [order('2', { practice: true, status: 'delivered' }), order('3', { status: 'delivered' })], '2026-11-20'),
  ).toMatchObject([{ id: '3' }])
})

describe('newest version of an order from several sources', () => {
  test('is the newest of them, and of equal ones the first', () => {
    const [older, live, read] = [order('1'), order('1', { version: 2 }), order('1', { version: 2 })]
    expect(newestOf('1', [undefined, older, live, read])).toBe(live)
    expect(newestOf('1', [older, undefined, undefined])).toBe(older)
  })

  test('is undefined for another id', () => {
    expect(newestOf('1', [undefined, order('2', { version: 9 })])).toBeUndefined()
  })
})

test('an order with a queued action or a known answer is silent here; it rings again after an undo, a refusal or a failure', () => {
  // @NOTE only the fields that the rule reads
  const accept = (over: Partial<QueuedAction> = {}) =>
    ({ orderId: '1', type: 'accept', state: 'waiting', problem: null, ...over }) as QueuedAction
  const found = (status: Order['status']) => ({ code: 'orders.stale', found: { status, version: 2, by: null, at: null } })
  expect([...silencedOrders([accept()])]).toEqual(['1'])
  expect([...silencedOrders([accept({ was_sent: true, was_deferred: true })])]).toEqual(['1'])
  expect([...silencedOrders([])]).toEqual([])
  expect([...silencedOrders([accept({ state: 'failed', problem: { code: 'inventory.insufficient', found: null } })])]).toEqual([])
  expect([...silencedOrders([accept({ state: 'conflict', problem: found('pending') })])]).toEqual([])
  // Another device was faster, and the board has not received its event yet.
  expect([...silencedOrders([accept({ state: 'conflict', problem: found('confirmed') })])]).toEqual(['1'])
})
