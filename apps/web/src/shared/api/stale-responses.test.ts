import { beforeEach, expect, test } from 'vitest'
import { readOldestResponse, readUnreached, recordResponse, recordUnreached, subscribeResponses } from './stale-responses.ts'

const EARLY = '2026-11-22T06:00:00.000Z'
const LATE = '2026-11-22T07:00:00.000Z'

beforeEach(() => recordResponse(null))

test('the time of the oldest cached response is reported, and that the server was unreachable', () => {
  recordResponse(LATE)
  recordResponse(EARLY)
  recordResponse(LATE)
  expect([readOldestResponse(), readUnreached()]).toEqual([EARLY, true])
})

test('a call without a response marks the server unreachable and nothing as older', () => {
  recordUnreached()
  expect([readOldestResponse(), readUnreached()]).toEqual([null, true])
})

test('one fresh response clears both', () => {
  recordResponse(EARLY)
  recordUnreached()
  recordResponse(null)
  expect([readOldestResponse(), readUnreached()]).toEqual([null, false])
})

test('screens are notified when something changed, and only then', () => {
  let notifications = 0
  const stop = subscribeResponses(() => {
    notifications += 1
  })
  recordUnreached()
  recordUnreached()
  recordResponse(null)
  recordResponse(null)
  stop()
  recordUnreached()
  expect(notifications).toBe(2)
})
