import { expect, test } from 'vitest'
import { paymentState } from './payment-state.ts'

test.each([
  ['cancelled', 'failed', 'cod', 'nothingDue'],
  ['cancelled', 'failed', 'upi', 'failed'],
  ['cancelled', 'refunded', 'cod', 'refunded'],
  ['confirmed', 'pending', 'cod', 'pending'],
  ['delivered', 'completed', 'cod', 'completed'],
] as const)('%s, %s, %s -> %s', (status, payment_status, payment_method, said) => {
  expect(paymentState({ status, payment_status, payment_method })).toBe(said)
})
