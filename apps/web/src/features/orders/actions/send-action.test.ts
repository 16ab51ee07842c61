import { targetOf, toOwnerCall } from '@jhola/contract/orders/offline/owner-actions'
import { expect, test } from 'vitest'
import type { Order } from '../data/board-state.ts'
import { toOwnerAction, versionMeant } from './send-action.ts'

// @NOTE only the fields that are read here
const order = (over: Partial<Order> = {}) => ({ id: '1', version: 3, status: 'pending', ...over }) as Order

test.each([
  ['nothing newer is known', undefined, 3],
  ['only something small happened, such as our own "seen"', order({ version: 4 }), 4],
  ['somebody moved the order: the seen version goes out and the server says who', order({ version: 4, status: 'confirmed' }), 3],
  ['what we know is older', order({ version: 2 }), 3],
])('the version meant when %s', (_, newest, version) => {
  expect(versionMeant(order(), newest)).toBe(version)
})

test('an action is stored under the documented names, without empty texts', () => {
  expect(toOwnerAction({ kind: 'accept', order: order(), readyInMinutes: 20 })).toEqual({
    type: 'accept',
    data: { ready_in_minutes: 20 },
  })
  expect(toOwnerAction({ kind: 'reject', order: order(), reason: 'too_busy', note: '' })).toEqual({
    type: 'reject',
    data: { reason: 'too_busy' },
  })
  expect(toOwnerAction({ kind: 'move', order: order(), to: 'out_for_delivery', partner: { name: 'Raju' } })).toEqual({
    type: 'update_status',
    data: { status: 'out_for_delivery', delivery_partner: { name: 'Raju' } },
  })
  const answer = toOwnerAction({ kind: 'answer', order: order(), answer: 'A new packet is on its way' })
  expect(answer).toEqual({ type: 'answer_problem', data: { answer: 'A new packet is on its way' } })
  // The answer applies to the order in any status and does not change the status.
  expect(toOwnerCall(answer, 3)).toEqual({
    key: 'POST /orders/{id}/problem/answer',
    body: { answer: 'A new packet is on its way' },
  })
  expect(targetOf(answer)).toBeNull()
})
