import { afterEach, expect, test, vi } from 'vitest'
import { createBell } from './bell.ts'

afterEach(() => vi.unstubAllGlobals())

/** Fake audio of a device: records which contexts a page opened and closed. */
const withSound = () => {
  const contexts: { state: string }[] = []
  const part = {
    gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    frequency: {},
    start: vi.fn(),
    stop: vi.fn(),
  }
  class Sound extends EventTarget {
    state = 'suspended'
    currentTime = 0
    constructor() {
      super()
      contexts.push(this)
    }
    async resume() {
      this.state = 'running'
    }
    async close() {
      this.state = 'closed'
      this.dispatchEvent(new Event('statechange'))
    }
    createGain = () => ({ ...part, connect: vi.fn() })
    createOscillator = () => ({ ...part, connect: () => ({ connect: vi.fn() }) })
  }
  vi.stubGlobal('AudioContext', Sound)
  return contexts
}

test('the bell of a closed page releases the sound, and that of a page that opens again can ring', async () => {
  const contexts = withSound()
  const bell = createBell()
  expect([await bell.unlock(), bell.isUnlocked()]).toEqual([true, true])
  bell.close()
  expect([contexts.map(({ state }) => state), bell.isUnlocked()]).toEqual([['closed'], false])
  bell.close()
  expect(await bell.unlock()).toBe(true)
  expect(contexts.map(({ state }) => state)).toEqual(['closed', 'running'])
})

test('a bell that wakes rings no test', async () => {
  withSound()
  const bell = createBell()
  const told = vi.fn()
  bell.subscribe(told)
  expect([bell.isUnlocked(), await bell.wake(), bell.isUnlocked()]).toEqual([false, true, true])
  expect(told).toHaveBeenCalled()
})
