import { afterEach, expect, test, vi } from 'vitest'
import { createBell } from './bell.ts'

afterEach(() => vi.unstubAllGlobals())

/** A device's sound: what a page opened, and whether it gave it back. */
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

test('the bell of a page that goes gives the sound back, and one that comes again can ring', async () => {
  const contexts = withSound()
  const bell = createBell()
  expect([await bell.unlock(), bell.isUnlocked()]).toEqual([true, true])
  bell.close()
  expect([contexts.map(({ state }) => state), bell.isUnlocked()]).toEqual([['closed'], false])
  bell.close()
  expect(await bell.unlock()).toBe(true)
  expect(contexts.map(({ state }) => state)).toEqual(['closed', 'running'])
})
