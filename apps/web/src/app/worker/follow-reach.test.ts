import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readUnreached, recordResponse, recordUnreached } from '../../shared/api/stale-responses.ts'
import { followReach } from './follow-reach.ts'

let stop: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  recordResponse(null)
})
afterEach(() => {
  stop()
  recordResponse(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A fake server that is up or down. */
const follow = (answers: () => boolean) => {
  const ask = vi.fn(async () => {
    if (!answers()) throw new TypeError('Failed to fetch')
  })
  const refresh = vi.fn()
  stop = followReach({ ask, refresh })
  return { ask, refresh }
}

test('after a failed request the server is polled until it answers, and then the shown data is refetched', async () => {
  let isThere = false
  const { ask, refresh } = follow(() => isThere)
  recordUnreached()
  await vi.advanceTimersToNextTimerAsync()
  expect([ask.mock.calls.length, readUnreached(), refresh.mock.calls.length]).toEqual([1, true, 0])
  isThere = true
  await vi.advanceTimersToNextTimerAsync()
  expect([ask.mock.calls.length, readUnreached(), refresh.mock.calls.length]).toEqual([2, false, 1])
  expect(vi.getTimerCount()).toBe(0)
})

test('on a page from the device cache the server is polled from the start', async () => {
  recordUnreached()
  const { refresh } = follow(() => true)
  await vi.advanceTimersToNextTimerAsync()
  expect([readUnreached(), refresh.mock.calls.length]).toEqual([false, 1])
})

test('a successful request ends the polling', () => {
  const { ask } = follow(() => true)
  recordUnreached()
  recordResponse(null)
  expect([vi.getTimerCount(), ask.mock.calls.length]).toEqual([0, 0])
})

test('the polling interval grows to one minute; a new failure starts with the shortest', async () => {
  let isThere = false
  follow(() => isThere)
  const waits: number[] = []
  const next = async () => {
    const before = Date.now()
    await vi.advanceTimersToNextTimerAsync()
    waits.push(Date.now() - before)
  }
  recordUnreached()
  for (let tries = 0; tries < 6; tries += 1) await next()
  isThere = true
  await next()
  recordUnreached()
  await next()
  expect(waits).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000, 5000])
})

test('a device that reports that it is offline does not poll', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { ask } = follow(() => true)
  recordUnreached()
  await vi.advanceTimersByTimeAsync(300_000)
  expect([ask.mock.calls.length, readUnreached()]).toEqual([0, true])
})
