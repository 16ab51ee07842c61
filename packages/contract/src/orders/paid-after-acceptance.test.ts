import { expect, test } from 'vitest'
import { isPaidAfterAcceptance } from './paid-after-acceptance.ts'

const NEW = { is_new: true, upi_vpa: 'shop@upi' }
test.each([
  ['UPI to a new shop', 'upi', 'pending', NEW, true],
  ['UPI to a new shop that has accepted', 'upi', 'confirmed', NEW, false],
  ['UPI to a new shop, delivered', 'upi', 'delivered', NEW, false],
  ['UPI through a payment service', 'upi', 'pending', { is_new: true, upi_vpa: null }, false],
  ['UPI to a shop that delivers', 'upi', 'pending', { is_new: false, upi_vpa: 'shop@upi' }, false],
  ['cash', 'cod', 'pending', NEW, false],
  ['a card', 'card', 'pending', NEW, false],
] as const)('%s waits for the shop: %s', (_what, method, status, payee, waits) =>
  expect(isPaidAfterAcceptance({ method, status }, payee)).toBe(waits),
)
