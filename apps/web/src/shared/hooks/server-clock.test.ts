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

test('the server is asked for the time, and its answer was half of the way on the line', () => {
  learnServerTime(new Date(NOON + 4 * MINUTE_MS).toISOString(), NOON - 3000)
  expect(serverNow()).toBe(NOON + 4 * MINUTE_MS + 1500)
  vi.setSystemTime(NOON + MINUTE_MS)
  expect(serverNow()).toBe(NOON + 5 * MINUTE_MS + 1500)
})

test('a clock that was set right is known by the next answer', () => {
  learnServerTime(new Date(NOON - 40 * MINUTE_MS).toISOString(), NOON)
  vi.setSystemTime(NOON - 40 * MINUTE_MS)
  learnServerTime(new Date(NOON - 40 * MINUTE_MS).toISOString(), Date.now())
  expect(serverNow()).toBe(NOON - 40 * MINUTE_MS)
})

test('an answer without a time changes nothing', () => {
  learnServerTime(new Date(NOON + MINUTE_MS).toISOString(), NOON)
  learnServerTime(undefined as unknown as string, NOON)
  expect(serverNow()).toBe(NOON + MINUTE_MS)
})
