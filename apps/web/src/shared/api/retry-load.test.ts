import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryLoad } from './retry-load.ts'

let device: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  device = new EventTarget()
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device))
  vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A file that fails a number of times before it loads. */
const failing = (times: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('no network')
    return 'part'
  })
  return load
}

test('a load that succeeds is requested once', async () => {
  const load = failing(0)
  expect(await retryLoad(load)).toBe('part')
  expect(load).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('retries with a growing backoff of up to half a minute, and reports every failure', async () => {
  const load = failing(7)
  const onFailed = vi.fn()
  const began = Date.now()
  const coming = retryLoad(load, { onFailed })
  const times: number[] = []
  for (let calls = 1; calls < 8; calls += 1) {
    await vi.advanceTimersToNextTimerAsync()
    times.push(Date.now() - began)
  }
  expect(await coming).toBe('part')
  expect(times.map((time, index) => (time - (times[index - 1] ?? 0)) / 1000)).toEqual([1, 2, 4, 8, 16, 30, 30])
  expect(onFailed).toHaveBeenCalledTimes(7)
})

test('retries immediately when the network is back, and removes its listeners', async () => {
  const load = failing(1)
  const coming = retryLoad(load)
  await vi.advanceTimersByTimeAsync(0)
  device.dispatchEvent(new Event('online'))
  expect(await coming).toBe('part')
  expect(vi.getTimerCount()).toBe(0)
  device.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(2)
})

test('ends when it is aborted', async () => {
  const load = failing(Number.POSITIVE_INFINITY)
  const gone = new AbortController()
  const onFailed = vi.fn()
  const coming = retryLoad(load, { signal: gone.signal, onFailed })
  const ended = expect(coming).rejects.toThrow('no network')
  await vi.advanceTimersByTimeAsync(0)
  gone.abort()
  await ended
  expect(load).toHaveBeenCalledTimes(1)
  expect(onFailed).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('a failure after the abort is not reported', async () => {
  const gone = new AbortController()
  const onFailed = vi.fn()
  const coming = retryLoad(
    async () => {
      gone.abort()
      throw new Error('no network')
    },
    { signal: gone.signal, onFailed },
  )
  await expect(coming).rejects.toThrow('no network')
  expect(onFailed).not.toHaveBeenCalled()
})
