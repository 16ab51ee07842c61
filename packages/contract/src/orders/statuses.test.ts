import { describe, expect, test } from 'vitest'
import {
  ACTOR_KINDS,
  canCustomerCancel,
  canShopCancel,
  DELIVERY_TYPES,
  decideTransition,
  forwardStatuses,
  ORDER_STATUSES,
  progressSteps,
  statusTone,
} from './statuses.ts'

/** All allowed transitions, written by hand from docs/product.md: from>to by actor, for delivery (d), pickup (p) or both. */
const ALLOWED = new Set([
  'pending>confirmed shop dp',
  'pending>confirmed system dp',
  'pending>cancelled shop dp',
  'pending>cancelled customer dp',
  'pending>cancelled system dp',
  'confirmed>preparing shop dp',
  'confirmed>cancelled shop dp',
  'preparing>ready shop dp',
  'preparing>out_for_delivery shop d',
  'preparing>cancelled shop dp',
  'ready>out_for_delivery shop d',
  'ready>delivered shop p',
  'ready>cancelled shop dp',
  'out_for_delivery>delivered shop d',
  'out_for_delivery>cancelled shop d',
  'delivered>refunded payment dp',
  'delivered>refunded shop dp',
  'cancelled>refunded payment dp',
  'cancelled>refunded shop dp',
])

const isAllowed = (from: string, to: string, actor: string, type: string) =>
  [...ALLOWED].some((rule) => {
    const [path, who, types] = rule.split(' ')
    return path === `${from}>${to}` && who === actor && types?.includes(type[0] ?? '')
  })

test('every pair of statuses, by every actor, for delivery and pickup: exactly the allowed moves', () => {
  let checked = 0
  for (const from of ORDER_STATUSES)
    for (const to of ORDER_STATUSES)
      for (const actor of ACTOR_KINDS)
        for (const type of DELIVERY_TYPES) {
          const decision = decideTransition({ status: from, delivery_type: type }, to, actor)
          expect(decision.ok, `${from} -> ${to} by ${actor} (${type})`).toBe(isAllowed(from, to, actor, type))
          checked += 1
        }
  expect(checked).toBe(8 * 8 * 4 * 2)
})

test('a refused move says what the order is, and who made it so', () => {
  const position = {
    status: 'delivered',
    delivery_type: 'delivery',
    changed_by: 'Asha · Android phone',
    changed_at: '2026-11-20T10:00:00.000Z',
  } as const
  expect(decideTransition(position, 'preparing', 'shop')).toEqual({
    ok: false,
    refusal: {
      code: 'orders.illegal_transition',
      details: { current: 'delivered', wanted: 'preparing', by: 'Asha · Android phone', at: '2026-11-20T10:00:00.000Z' },
    },
  })
})

describe('what goes with a move', () => {
  test.each([
    ['pending', 'confirmed', 'commit'],
    ['pending', 'cancelled', 'release'],
    ['preparing', 'cancelled', 'return'],
    ['confirmed', 'preparing', 'none'],
  ] as const)('%s -> %s: stock %s', (from, to, stock) => {
    const decision = decideTransition({ status: from, delivery_type: 'delivery' }, to, 'shop')
    expect(decision).toMatchObject({ ok: true, value: { stock } })
  })

  test('every forward button is a legal move of the shop', () => {
    for (const status of ORDER_STATUSES)
      for (const delivery_type of DELIVERY_TYPES)
        for (const to of forwardStatuses({ status, delivery_type }))
          expect(decideTransition({ status, delivery_type }, to, 'shop').ok, `${status} -> ${to} (${delivery_type})`).toBe(true)
  })
})

test('who may call an order off', () => {
  expect(ORDER_STATUSES.filter(canCustomerCancel)).toEqual(['pending'])
  expect(ORDER_STATUSES.filter(canShopCancel)).toEqual(['pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery'])
})

test('pickup has no ride', () => {
  expect(progressSteps('pickup')).toEqual(['pending', 'confirmed', 'preparing', 'ready', 'delivered'])
  expect(progressSteps('delivery')).toHaveLength(6)
})

test('chip colours', () => {
  expect(ORDER_STATUSES.map(statusTone)).toEqual([
    'primary',
    'primary',
    'warning',
    'warning',
    'warning',
    'success',
    'error',
    'error',
  ])
})
