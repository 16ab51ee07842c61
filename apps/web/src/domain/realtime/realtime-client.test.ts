import type { OrderEvent } from '@jhola/contract/realtime/events'
import { expect, test } from 'vitest'
import { nextAttemptInMs, reconnectDelayMs } from './realtime-client.ts'
import { createSequence } from './realtime-shop.ts'

// @NOTE only the number of an event matters here.
const event = (seq: number) => ({ seq }) as OrderEvent
const hello = (seq: number, resync: boolean) => ({ seq, server_time: '', resync })

const follow = (since: number) => {
  const passed: number[] = []
  const requested: number[] = []
  const sequence = createSequence(
    since,
    ({ seq }) => passed.push(seq),
    (from) => requested.push(from),
  )
  const take = (...seqs: number[]) => seqs.map(event).forEach(sequence.take)
  return { passed, requested, take, sequence }
}

test('events are passed on once and in order', () => {
  const { passed, requested, take } = follow(4)
  take(3, 4, 5, 5, 6, 5, 7)
  expect(passed).toEqual([5, 6, 7])
  expect(requested).toEqual([])
})

test('after a gap nothing is passed on until the missing events arrive; they are requested once', () => {
  const { passed, requested, take } = follow(0)
  take(1, 4, 5, 6)
  expect(passed).toEqual([1])
  expect(requested).toEqual([1])
  take(2, 3, 4, 5, 6, 7)
  expect(passed).toEqual([1, 2, 3, 4, 5, 6, 7])
  take(9)
  expect(requested).toEqual([1, 7])
})

test('a response that leaves the gap open allows another request', () => {
  const { requested, take, sequence } = follow(0)
  take(3)
  sequence.startAt(hello(3, false))
  take(4)
  expect(requested).toEqual([0, 0])
})

test('after a resync numbering continues from the fresh list', () => {
  const { passed, take, sequence } = follow(2)
  sequence.startAt(hello(50, true))
  take(3, 50, 51)
  expect(passed).toEqual([51])
})

test.each([
  [0, 500, 1000],
  [1, 1000, 2000],
  [4, 8000, 16_000],
  [5, 15_000, 30_000],
  [5000, 15_000, 30_000],
])('the wait before attempt %i lies between %i and %i ms', (attempt, min, max) => {
  expect(reconnectDelayMs(attempt, 0)).toBe(min)
  expect(reconnectDelayMs(attempt, 1)).toBe(max)
})

test('the time of a hanging attempt counts towards the delay', () => {
  expect(nextAttemptInMs(9, 1, 20_000)).toBe(10_000)
  expect(nextAttemptInMs(0, 1, 20_000)).toBe(500)
})

/**
 * Simulates an outage: each attempt fails immediately (refused) or hangs until the socket's timeout (dead network). Returns the
 * time from the end of the outage to the first attempt that can succeed, and the number of attempts.
 */
const comesBack = (outageMs: number, hangMs: number, random: () => number) => {
  let nowMs = 0
  let begunMs = 0
  for (let attempt = 0; ; attempt += 1) {
    nowMs += nextAttemptInMs(attempt, random(), nowMs - begunMs)
    begunMs = nowMs
    if (begunMs >= outageMs) return { lateMs: begunMs - outageMs, attempts: attempt + 1 }
    nowMs += hangMs
  }
}

test.each([
  ['refused at once', 0],
  ['hanging for 20 s each', 20_000],
])('a 10-minute outage, 2,000 devices, %s: all are back within 35 s of its end', (name, hangMs) => {
  const seed = 20_261_120
  let state = seed
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const devices = Array.from({ length: 2000 }, () => comesBack(600_000, hangMs, random))
  const late = devices.map(({ lateMs }) => lateMs).toSorted((a, b) => a - b)
  const attempts = devices.map((device) => device.attempts)
  console.log(
    `${name}: back after ${Math.round((late[1000] ?? 0) / 1000)} s (half), ${((late.at(-1) ?? 0) / 1000).toFixed(1)} s (last); ` +
      `${Math.min(...attempts)}-${Math.max(...attempts)} attempts each; seed ${seed}`,
  )
  expect(late.at(-1)).toBeLessThan(35_000)
})
