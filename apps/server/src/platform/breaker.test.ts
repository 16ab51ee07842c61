import { describe, expect, test } from 'vitest'
import {
  type BreakerState,
  CLOSED,
  COOLDOWN_MS,
  createBreaker,
  FAILURES_MAX,
  isPassable,
  onAnswer,
  onCall,
  onFailure,
  PROBE_MS,
} from './breaker.ts'

const failed = (times: number, from: BreakerState = CLOSED, nowMs = 0): BreakerState =>
  Array.from({ length: times }).reduce<BreakerState>((state) => onFailure(state, nowMs), from)

describe('the states', () => {
  test('four failures are forgiven, the fifth in a row opens for 30 seconds', () => {
    expect([FAILURES_MAX, COOLDOWN_MS, PROBE_MS]).toEqual([5, 30_000, 15_000])
    expect(failed(4)).toEqual({ kind: 'closed', failures: 4 })
    expect(failed(5, CLOSED, 1000)).toEqual({ kind: 'open', untilMs: 31_000 })
    expect(onAnswer()).toEqual({ kind: 'closed', failures: 0 })
  })

  test('nothing passes until the cooldown is over, to the millisecond', () => {
    const open = failed(5)
    expect([0, 29_999, 30_000].map((nowMs) => isPassable(open, nowMs))).toEqual([false, false, true])
  })

  test('then one call tries; it alone', () => {
    const trying = onCall(failed(5), 30_000)
    expect(trying).toEqual({ kind: 'half_open', untilMs: 45_000 })
    expect([30_001, 44_999, 45_000].map((nowMs) => isPassable(trying, nowMs))).toEqual([false, false, true])
    expect(onFailure(trying, 31_000)).toEqual({ kind: 'open', untilMs: 61_000 })
  })

  test('a call leaves a closed breaker closed; late failures do not extend the cooldown', () => {
    expect(onCall(failed(3), 5)).toEqual({ kind: 'closed', failures: 3 })
    expect(onFailure(failed(5), 20_000)).toEqual({ kind: 'open', untilMs: 30_000 })
  })
})

describe('round a service', () => {
  const rig = () => {
    let nowMs = 0
    const breaker = createBreaker(() => nowMs)
    let calls = 0
    const call = (outcome: 'ok' | 'outage' | 'refused') =>
      breaker.run(
        async () => {
          calls += 1
          if (outcome !== 'ok') throw new Error(outcome)
          return outcome
        },
        (error) => (error as Error).message === 'outage',
        () => new Error('resting'),
      )
    return { breaker, call, calls: () => calls, wait: (ms: number) => (nowMs += ms) }
  }

  test('it is called no more after five outages, until one try finds it back', async () => {
    const { breaker, call, calls, wait } = rig()
    for (let times = 0; times < 5; times += 1) await expect(call('outage')).rejects.toThrow('outage')
    expect(breaker.isPassable()).toBe(false)
    await expect(call('ok')).rejects.toThrow('resting')
    expect(calls()).toBe(5)
    wait(COOLDOWN_MS)
    expect(breaker.isPassable()).toBe(true)
    // One of three calls at the same time goes through.
    const outcomes = await Promise.allSettled([call('ok'), call('ok'), call('ok')])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await call('ok')).toBe('ok')
  })

  test('a refusal is an answer: it counts for nothing and ends a row of outages', async () => {
    const { breaker, call } = rig()
    for (let times = 0; times < 20; times += 1) await expect(call(times % 5 === 4 ? 'refused' : 'outage')).rejects.toThrow()
    expect(breaker.isPassable()).toBe(true)
  })
})
