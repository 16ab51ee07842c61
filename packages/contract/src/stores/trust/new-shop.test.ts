import { expect, test } from 'vitest'
import { isNewShop, isPaidAfterAcceptance, NEW_UNTIL_DELIVERED } from './new-shop.ts'

test.each([
  [0, true],
  [9, true],
  [10, false],
  [11, false],
])('with %i delivered orders a shop is new: %s', (delivered, isNew) => expect(isNewShop(delivered)).toBe(isNew))

test('ten orders are told in words too', () => expect(NEW_UNTIL_DELIVERED).toBe(10))

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
