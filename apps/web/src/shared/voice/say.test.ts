import { afterEach, expect, test, vi } from 'vitest'
import index from '../../voice/hi.json'
import { say, sayNow } from './say.ts'
import { aDeviceVoice, aLoudspeaker, takeDeviceVoice } from './voice-test-kit.ts'

const clips: Record<string, number[]> = index
const file = new Uint8Array(Math.max(...Object.values(clips).map(([start = 0, length = 0]) => start + length)))
const sizeOf = (...names: string[]) => names.reduce((sum, clip) => sum + (clips[clip]?.[1] ?? Number.NaN), 0)
const SAID = { parts: ['new', 404, 'rupees_other'], language: 'hi', rate: 1.5, times: 2 } as const

afterEach(takeDeviceVoice)

test("the device's own voice is preferred, and reads the words", async () => {
  const said = aDeviceVoice('hi-IN')
  const played = aLoudspeaker()
  await say(SAID)
  expect(said).toEqual(['नया ऑर्डर। 404 रुपये।', 'नया ऑर्डर। 404 रुपये।'])
  expect(played).toEqual([])
})

test('a device without that voice plays the clips, as often and as fast as wanted', async () => {
  const said = aDeviceVoice('en-US')
  const played = aLoudspeaker()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(file)))
  await say(SAID)
  await vi.waitFor(() => expect(played).toEqual([{ bytes: 2 * sizeOf('new', '400+', '4', 'rupees_other'), rate: 1.5 }]))
  expect(said).toEqual([])
})

test('what is said at once takes the place of what was waiting', async () => {
  aDeviceVoice('en-US')
  const played = aLoudspeaker('by hand')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(file)))
  const once = { ...SAID, times: 1 }
  await say({ ...once, parts: ['new'] })
  await say({ ...once, parts: ['large'] })
  await vi.waitFor(() => expect(played).toHaveLength(1))
  await sayNow({ ...once, parts: ['accept'] })
  await vi.waitFor(() => expect(played.at(-1)?.bytes).toBe(sizeOf('accept')))
  expect(played.map(({ bytes }) => bytes)).not.toContain(sizeOf('large'))
})

test('a device without any voice, network or clips stays silent', async () => {
  vi.stubGlobal('speechSynthesis', undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(say({ ...SAID, language: 'en' })).resolves.toBeUndefined()
})
