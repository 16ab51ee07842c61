import { expect, test } from 'vitest'
import { isPaidAfterAcceptance } from './paid-after-acceptance.ts'

const NEW = { asks_upi_after: true, upi_vpa: 'shop@upi' }
test.each([
  ['UPI to a shop that asks after', 'upi', 'pending', NEW, true],
  ['UPI to such a shop that has accepted', 'upi', 'confirmed', NEW, false],
  ['UPI to such a shop, delivered', 'upi', 'delivered', NEW, false],
  ['UPI through a payment service', 'upi', 'pending', { asks_upi_after: true, upi_vpa: null }, false],
  ['UPI to a shop that asks with the order', 'upi', 'pending', { asks_upi_after: false, upi_vpa: 'shop@upi' }, false],
  ['cash', 'cod', 'pending', NEW, false],
  ['a card', 'card', 'pending', NEW, false],
] as const)('%s waits for the shop: %s', (_what, method, status, payee, waits) =>
  expect(isPaidAfterAcceptance({ method, status }, payee)).toBe(waits),
)
