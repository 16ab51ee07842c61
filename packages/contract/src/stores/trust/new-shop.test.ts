import { expect, test } from 'vitest'
import { isNewShop, NEW_UNTIL_DELIVERED } from './new-shop.ts'

test.each([
  [0, true],
  [9, true],
  [10, false],
  [11, false],
])('with %i delivered orders a shop is new: %s', (delivered, isNew) => expect(isNewShop(delivered)).toBe(isNew))

test('ten orders are told in words too', () => expect(NEW_UNTIL_DELIVERED).toBe(10))
