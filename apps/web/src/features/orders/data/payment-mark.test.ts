import { expect, test } from 'vitest'
import { paymentMarkOf } from './payment-mark.ts'

const UNPAID = { payment_status: 'pending', payment_method: 'cod', payment_claimed_at: null, owed_amount: 265 } as const
const CLAIMED_AT = '2026-11-28T10:00:00Z'

test.each([
  ['cash is collected at the door', UNPAID, { kind: 'cash' }],
  ['cash at the counter', { ...UNPAID, payment_method: 'cash' }, { kind: 'cash' }],
  ['UPI that nobody has seen', { ...UNPAID, payment_method: 'upi' }, { kind: 'upi' }],
  [
    'the customer says that it is paid',
    { ...UNPAID, payment_method: 'upi', payment_claimed_at: CLAIMED_AT },
    { kind: 'claimed' },
  ],
  ['a card is paid through a service', { ...UNPAID, payment_method: 'card' }, { kind: 'service' }],
  ['paid', { ...UNPAID, payment_status: 'completed', owed_amount: 0 }, { kind: 'paid' }],
  ['paid, and then packed for more', { ...UNPAID, payment_status: 'completed', owed_amount: 35 }, { kind: 'rest', rupees: 35 }],
] as const)('%s', (_, order, mark) => {
  expect(paymentMarkOf(order)).toEqual(mark)
})
