import type { Order } from '@jhola/contract/orders/schema'
import type { OrderStatus } from '@jhola/contract/orders/statuses'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { qrPath } from '../../../shared/ui/qr-path.ts'
import { mergeOrders } from '../my-orders/merge-orders.ts'
import { readCancellation } from './cancellation.ts'
import { computeCountdown } from './countdown.ts'
import { orderSteps } from './order-steps.ts'

const MOMENT = '2026-11-20T09:00:00.000Z'
const way = (delivery_type: Order['delivery_type'], ...reached: OrderStatus[]) => ({
  delivery_type,
  status: reached.at(-1) ?? ('pending' as const),
  status_history: reached.map((status) => ({ status, message: '', timestamp: MOMENT, by: 'shop' })),
})
const shown = (...args: Parameters<typeof way>) => orderSteps(way(...args)).map(({ status, state }) => `${status} ${state}`)

describe('the steps of an order', () => {
  test('a new one: placed is current, all others are to come', () => {
    expect(shown('delivery', 'pending')).toEqual([
      'pending current',
      'confirmed todo',
      'preparing todo',
      'ready todo',
      'out_for_delivery todo',
      'delivered todo',
    ])
  })
  test('a skipped step is left out', () => {
    expect(shown('delivery', 'pending', 'confirmed', 'preparing', 'out_for_delivery')).toEqual([
      'pending done',
      'confirmed done',
      'preparing done',
      'out_for_delivery current',
      'delivered todo',
    ])
  })
  test('a pickup has no delivery step and ends done', () => {
    expect(shown('pickup', 'pending', 'confirmed', 'preparing', 'ready', 'delivered')).toEqual([
      'pending done',
      'confirmed done',
      'preparing done',
      'ready done',
      'delivered done',
    ])
  })
  test('times come from the history; a step to come has none', () => {
    expect(orderSteps(way('delivery', 'pending', 'confirmed')).map(({ at }) => at)).toEqual([
      MOMENT,
      MOMENT,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('why an order was cancelled', () => {
  test.each([
    ['too_busy', 'store', { reason: 'too_busy', note: null }],
    ['other: Rain: no rider', 'store', { reason: 'other', note: 'Rain: no rider' }],
    ['not_accepted_in_time', 'system', { reason: 'not_accepted_in_time', note: null }],
    ['not_paid_in_time', 'system', { reason: 'not_paid_in_time', note: null }],
    ['Cancelled by customer', 'customer', { reason: 'customer', note: null }],
    ['I ordered twice', 'customer', { reason: 'customer', note: 'I ordered twice' }],
    ['Shop flooded', 'store', { reason: null, note: 'Shop flooded' }],
    [null, null, { reason: null, note: null }],
  ] as const)('%j by %j', (cancellation_reason, cancelled_by, expected) => {
    expect(readCancellation({ cancellation_reason, cancelled_by })).toEqual(expected)
  })
})

test.each([
  [0, { kind: 'over' }],
  [-1, { kind: 'over' }],
  [1000, { kind: 'counting', text: '0:01' }],
  [9 * 60_000 + 58_999, { kind: 'counting', text: '9:58' }],
  [3_600_000, { kind: 'counting', text: '60:00' }],
  [3_600_001, { kind: 'later' }],
])('%i ms left', (left, expected) => {
  expect(computeCountdown(1_000_000 + left, 1_000_000)).toEqual(expected)
})

test('the path of a QR code covers its dark modules, each once', () => {
  const squares = fc
    .integer({ min: 1, max: 12 })
    .chain((side) => fc.array(fc.array(fc.boolean(), { minLength: side, maxLength: side }), { minLength: side, maxLength: side }))
  fc.assert(
    fc.property(squares, (rows) => {
      const drawn = rows.map((row) => row.map(() => 0))
      for (const [, x, y, length] of qrPath(rows).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
        for (let offset = 0; offset < Number(length); offset += 1) {
          const row = drawn[Number(y)]
          if (row) row[Number(x) + offset] = (row[Number(x) + offset] ?? 0) + 1
        }
      expect(drawn).toEqual(rows.map((row) => row.map(Number)))
    }),
  )
})

describe('my orders of account and device', () => {
  const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
  const account = (...hours: number[]) => hours.map((hour) => ({ id: `o${hour}`, created_at: at(hour) }) as Order)
  const device = (...hours: number[]) =>
    hours.map((hour) => ({ order_id: `o${hour}`, token: 't', store_name: 'Sharma', placed_at: at(hour) }))
  const shown = (...args: Parameters<typeof mergeOrders>) =>
    mergeOrders(...args).map((entry) => `${entry.id} ${'order' in entry ? 'account' : 'device'}`)
  test('of a guest: the device alone', () => {
    expect(shown(device(9, 8), [], false)).toEqual(['o9 device', 'o8 device'])
  })
  test("without duplicates, the account's version first, newest on top", () => {
    expect(shown(device(10, 8, 5), account(9, 8, 7), false)).toEqual([
      'o10 device',
      'o9 account',
      'o8 account',
      'o7 account',
      'o5 device',
    ])
  })
  test('older orders of the device are held back until the rest of the account is loaded', () => {
    expect(shown(device(10, 5), account(9, 8), true)).toEqual(['o10 device', 'o9 account', 'o8 account'])
  })
})
