import { expect, test } from 'vitest'
import { expiryMarks, isShopMorning } from './expiry-alert.ts'

test.each([
  [30, [30, 7, -1]],
  [7, [7, -1]],
  [3, [3, -1]],
])('%i days: told at %j', (days, marks) => expect(expiryMarks(days)).toEqual(marks))

test.each([
  ['09:00', 9 * 60 - 1, false],
  ['09:00', 9 * 60, true],
  ['09:00', 12 * 60, false],
  ['00:00', 6 * 60 + 59, false],
  ['00:00', 7 * 60, true],
  ['11:00', 13 * 60 + 59, true],
  ['11:00', 14 * 60, false],
  ['17:30', 18 * 60, true],
])('a shop that opens at %s, minute %i: %s', (opens, minute, isMorning) => expect(isShopMorning(minute, opens)).toBe(isMorning))
