import { afterEach, expect, test, vi } from 'vitest'
import index from '../../voice/hi.json'
import tamilIndex from '../../voice/ta.json'
import { beQuiet, say, sayNow } from './say.ts'
import { aDeviceVoice, aLoudspeaker, pauseBySystem, takeDeviceVoice } from './voice-test-kit.ts'

const clips: Record<string, number[]> = index
const file = new Uint8Array(Math.max(...Object.values(clips).map(([start = 0, length = 0]) => start + length)))
const tamilClips: Record<string, number[]> = tamilIndex
const tamilFile = new Uint8Array(Math.max(...Object.values(tamilClips).map(([start = 0, length = 0]) => start + length)))
const sizeOf = (...names: string[]) => names.reduce((sum, clip) => sum + (clips[clip]?.[1] ?? Number.NaN), 0)
const SAID = { parts: ['new', 404, 'rupees_other'], language: 'hi', rate: 1.5, times: 2 } as const

afterEach(() => {
  beQuiet()
  takeDeviceVoice()
})

test("the device's own voice is preferred, and reads the text", async () => {
  const said = aDeviceVoice('hi-IN')
  const played = aLoudspeaker()
  await say(SAID)
  expect(said).toEqual(['नया ऑर्डर। 404 रुपये।', 'नया ऑर्डर। 404 रुपये।'])
  expect(played).toEqual([])
})

test('a device without that voice plays the clips, with the requested repetitions and rate', async () => {
  const said = aDeviceVoice('en-US')
  const played = aLoudspeaker()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(file)))
  await say(SAID)
  await expect.poll(() => played).toEqual([{ bytes: 2 * sizeOf('new', '400+', '4', 'rupees_other'), rate: 1.5 }])
  expect(said).toEqual([])
})

test('speech with priority replaces the queue', async () => {
  aDeviceVoice('en-US')
  const played = aLoudspeaker('by hand')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(file)))
  const once = { ...SAID, times: 1 }
  await say({ ...once, parts: ['new'] })
  await say({ ...once, parts: ['large'] })
  await expect.poll(() => played).toHaveLength(1)
  await sayNow({ ...once, parts: ['accept'] })
  await expect.poll(() => played.at(-1)?.bytes).toBe(sizeOf('accept'))
  expect(played.map(({ bytes }) => bytes)).not.toContain(sizeOf('large'))
})

test('earlier speech whose recording is still loading is cancelled by speech with priority', async () => {
  aDeviceVoice('en-US')
  const played = aLoudspeaker('by hand')
  const arriving = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => arriving.promise)
  const once = { ...SAID, language: 'ta', times: 1 } as const
  void say({ ...once, parts: ['new'] })
  const now = sayNow({ ...once, parts: ['accept'] })
  arriving.resolve(new Response(tamilFile))
  await now
  await expect.poll(() => played).toHaveLength(1)
  expect(played[0]?.bytes).toBe(tamilClips.accept?.[1])
})

test("speech of the device's voice stops clips that still play", async () => {
  const said = aDeviceVoice('en-IN')
  const played = aLoudspeaker('by hand')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(file)))
  await say({ ...SAID, times: 1 })
  await expect.poll(() => played).toHaveLength(1)
  await sayNow({ ...SAID, language: 'en', parts: ['accept'], times: 1 })
  expect(said).toEqual(['Accept the order'])
  expect(played.at(-1)).toEqual({ bytes: 0, rate: 0 })
})

test('after the system stopped a clip, as for a phone call, the next one is played', async () => {
  aDeviceVoice('en-US')
  const played = aLoudspeaker('by hand')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(file)))
  const once = { ...SAID, times: 1 }
  await say({ ...once, parts: ['new'] })
  await say({ ...once, parts: ['large'] })
  await expect.poll(() => played).toHaveLength(1)
  pauseBySystem()
  await expect.poll(() => played.map(({ bytes }) => bytes)).toEqual([sizeOf('new'), sizeOf('large')])
})

test('a device without any voice, network or clips stays silent', async () => {
  vi.stubGlobal('speechSynthesis', undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(say({ ...SAID, language: 'en' })).resolves.toBeUndefined()
})
