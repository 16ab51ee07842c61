import { expect, test } from 'vitest'
import { DEFAULT_NOTIFICATION_SETTINGS, isNotified, isQuiet } from './settings.ts'

const night = { enabled: true, start: '22:00', end: '08:00' }

test.each([
  [21 * 60 + 59, false],
  [22 * 60, true],
  [0, true],
  [7 * 60 + 59, true],
  [8 * 60, false],
])('over midnight, minute %i: quiet %s', (minute, quiet) => expect(isQuiet(night, minute)).toBe(quiet))

test('within a day, off, and all day', () => {
  expect(isQuiet({ enabled: true, start: '13:00', end: '15:00' }, 14 * 60)).toBe(true)
  expect(isQuiet({ enabled: true, start: '13:00', end: '15:00' }, 15 * 60)).toBe(false)
  expect(isQuiet({ ...night, enabled: false }, 0)).toBe(false)
  expect(isQuiet({ enabled: true, start: '09:00', end: '09:00' }, 700)).toBe(true)
})

test('a disabled kind is not notified', () => {
  const settings = { ...DEFAULT_NOTIFICATION_SETTINGS, lowStock: false }
  expect(isNotified(settings, 'newOrders', 0)).toBe(true)
  expect(isNotified(settings, 'lowStock', 0)).toBe(false)
})
