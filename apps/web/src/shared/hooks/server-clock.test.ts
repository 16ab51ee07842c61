import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnServerTime, serverNow } from './server-clock.ts'

const NOON = Date.UTC(2026, 10, 20, 6, 30)
const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
})
afterEach(() => {
  learnServerTime(new Date().toISOString(), Date.now())
  vi.useRealTimers()
})

test("the server's time is corrected by half of the round trip", () => {
  learnServerTime(new Date(NOON + 4 * MINUTE_MS).toISOString(), NOON - 3000)
  expect(serverNow()).toBe(NOON + 4 * MINUTE_MS + 1500)
  vi.setSystemTime(NOON + MINUTE_MS)
  expect(serverNow()).toBe(NOON + 5 * MINUTE_MS + 1500)
})

test('a corrected device clock is detected by the next response', () => {
  learnServerTime(new Date(NOON - 40 * MINUTE_MS).toISOString(), NOON)
  vi.setSystemTime(NOON - 40 * MINUTE_MS)
  learnServerTime(new Date(NOON - 40 * MINUTE_MS).toISOString(), Date.now())
  expect(serverNow()).toBe(NOON - 40 * MINUTE_MS)
})

test('a response without a time changes nothing', () => {
  learnServerTime(new Date(NOON + MINUTE_MS).toISOString(), NOON)
  learnServerTime(undefined as unknown as string, NOON)
  expect(serverNow()).toBe(NOON + MINUTE_MS)
})
