import { expect, test } from 'vitest'
import { DELIVERY_TYPES, decideTransition, ORDER_STATUSES, type OrderStatus } from '../statuses.ts'
import { decideChain, nextSteps } from './step-chains.ts'

const USED = [
  { preparing: false, ready: true },
  { preparing: true, ready: true },
  { preparing: true, ready: false },
  { preparing: false, ready: false },
] as const

const chain = (status: OrderStatus, to: OrderStatus, delivery_type: 'delivery' | 'pickup' = 'delivery') => {
  const decided = decideChain({ status, delivery_type }, to, 'shop')
  return decided.ok ? decided.value : decided.refusal.code
}

test('what one tap passes through', () => {
  expect(chain('pending', 'confirmed')).toEqual(['confirmed'])
  expect(chain('confirmed', 'preparing')).toEqual(['preparing'])
  expect(chain('confirmed', 'ready')).toEqual(['preparing', 'ready'])
  expect(chain('confirmed', 'out_for_delivery')).toEqual(['preparing', 'out_for_delivery'])
  expect(chain('preparing', 'out_for_delivery')).toEqual(['out_for_delivery'])
  expect(chain('ready', 'out_for_delivery')).toEqual(['out_for_delivery'])
  expect(chain('confirmed', 'delivered', 'pickup')).toEqual(['preparing', 'ready', 'delivered'])
  expect(chain('preparing', 'delivered', 'pickup')).toEqual(['ready', 'delivered'])
})

test.each([
  ['pending', 'ready', 'delivery'],
  ['confirmed', 'delivered', 'delivery'],
  ['preparing', 'delivered', 'delivery'],
  ['confirmed', 'out_for_delivery', 'pickup'],
  ['ready', 'preparing', 'delivery'],
  ['delivered', 'ready', 'delivery'],
  ['cancelled', 'confirmed', 'delivery'],
] as const)('%s -> %s (%s) is no chain', (from, to, type) => {
  expect(chain(from, to, type)).toBe('orders.illegal_transition')
})

test('who is refused is told where the order is and who made it so', () => {
  const order = {
    status: 'confirmed',
    delivery_type: 'delivery',
    changed_by: 'Asha',
    changed_at: '2026-11-20T10:00:00.000Z',
  } as const
  expect(decideChain(order, 'delivered', 'shop')).toEqual({
    ok: false,
    refusal: {
      code: 'orders.illegal_transition',
      details: { current: 'confirmed', wanted: 'delivered', by: 'Asha', at: '2026-11-20T10:00:00.000Z' },
    },
  })
})

test('every chain goes by legal moves only and ends where it should, for every actor', () => {
  let chains = 0
  for (const from of ORDER_STATUSES)
    for (const to of ORDER_STATUSES)
      for (const delivery_type of DELIVERY_TYPES)
        for (const actor of ['shop', 'customer', 'system', 'payment'] as const) {
          const decided = decideChain({ status: from, delivery_type }, to, actor)
          if (!decided.ok) continue
          chains += 1
          let status: OrderStatus = from
          for (const next of decided.value) {
            expect(decideTransition({ status, delivery_type }, next, actor).ok, `${status} -> ${next}`).toBe(true)
            status = next
          }
          expect(status).toBe(to)
        }
  // 24 single moves of the shop, 4 of others, and the chains of the shop.
  expect(chains).toBeGreaterThan(28)
})

test.each(USED)('with %j every step is a chain, and an order gets to its handover', (used) => {
  for (const delivery_type of DELIVERY_TYPES) {
    let status: OrderStatus = 'pending'
    const taps: OrderStatus[] = []
    for (;;) {
      const [next] = nextSteps({ status, delivery_type }, used)
      if (!next) break
      for (const to of nextSteps({ status, delivery_type }, used))
        expect(decideChain({ status, delivery_type }, to, 'shop').ok, `${status} -> ${to} (${delivery_type})`).toBe(true)
      taps.push(next)
      status = next
    }
    expect(status).toBe('delivered')
    const optional = Number(used.preparing) + Number(used.ready)
    expect(taps).toHaveLength(optional + (delivery_type === 'pickup' ? 2 : 3))
  }
})

test('as shops usually work: four taps for a delivery, three for a pickup', () => {
  const [usual] = USED
  expect(nextSteps({ status: 'confirmed', delivery_type: 'delivery' }, usual)).toEqual(['ready', 'out_for_delivery'])
  expect(nextSteps({ status: 'ready', delivery_type: 'delivery' }, usual)).toEqual(['out_for_delivery'])
  expect(nextSteps({ status: 'confirmed', delivery_type: 'pickup' }, usual)).toEqual(['ready'])
  expect(nextSteps({ status: 'ready', delivery_type: 'pickup' }, usual)).toEqual(['delivered'])
})

test('an order in a step that was switched off goes on from there', () => {
  const none = { preparing: false, ready: false }
  expect(nextSteps({ status: 'preparing', delivery_type: 'delivery' }, none)).toEqual(['out_for_delivery'])
  expect(nextSteps({ status: 'ready', delivery_type: 'pickup' }, none)).toEqual(['delivered'])
  for (const status of ['delivered', 'cancelled', 'refunded'] as const)
    expect(nextSteps({ status, delivery_type: 'delivery' }, none)).toEqual([])
})
