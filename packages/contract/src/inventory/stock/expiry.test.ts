import { expect, test } from 'vitest'
import { expiringUntil, isExpired } from './expiry.ts'

test('goods are sold on their last day and not after it', () => {
  expect([isExpired('2026-11-22', '2026-11-22'), isExpired('2026-11-21', '2026-11-22'), isExpired(null, '2026-11-22')]).toEqual([
    false,
    true,
    false,
  ])
  expect(expiringUntil('2026-11-22', 30)).toBe('2026-12-22')
})
