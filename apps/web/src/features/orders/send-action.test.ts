import { expect, test } from 'vitest'
import type { Order } from './board-state.ts'
import { toCall, versionMeant } from './send-action.ts'

// @NOTE only the fields that are read here.
const order = (over: Partial<Order> = {}) => ({ id: '1', version: 3, status: 'pending', ...over }) as Order

test.each([
  ['nothing newer is known', undefined, 3],
  ['only something small happened, such as our own "seen"', order({ version: 4 }), 4],
  ['somebody moved the order: the seen version goes out and the server says who', order({ version: 4, status: 'confirmed' }), 3],
  ['what we know is older', order({ version: 2 }), 3],
])('the version meant when %s', (_, newest, version) => {
  expect(versionMeant(order(), newest)).toBe(version)
})

test('every action is one call, with the version where the order moves', () => {
  expect(toCall({ kind: 'accept', order: order(), readyInMinutes: 20 }, 3)).toEqual({
    key: 'POST /orders/{id}/accept',
    body: { version: 3, ready_in_minutes: 20 },
  })
  expect(toCall({ kind: 'reject', order: order(), reason: 'too_busy' }, 3).body).toEqual({ version: 3, reason: 'too_busy' })
  expect(toCall({ kind: 'move', order: order(), to: 'out_for_delivery', partner: { name: 'Raju' } }, 5).body).toEqual({
    version: 5,
    status: 'out_for_delivery',
    delivery_partner: { name: 'Raju' },
  })
})
