import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speakAfterBell } from './voice.ts'

const said: string[] = []

/** What a device's voice would hear. */
class Utterance {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  said.length = 0
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', { getVoices: () => [], speak: ({ text }: Utterance) => said.push(text) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ANNOUNCEMENT = { text: 'New order', lang: 'en-IN', rate: 1, pitch: 1, times: 2 } as const

test('the words come when the bell has faded, as often as they are wanted', () => {
  speakAfterBell(ANNOUNCEMENT)
  vi.advanceTimersByTime(1700)
  expect(said).toEqual([])
  vi.advanceTimersByTime(200)
  expect(said).toEqual(['New order', 'New order'])
})

test('words that were called off are never said', () => {
  const callOff = speakAfterBell(ANNOUNCEMENT)
  vi.advanceTimersByTime(1000)
  callOff()
  vi.advanceTimersByTime(5000)
  expect(said).toEqual([])
})

test('a device without a voice stays silent', () => {
  vi.stubGlobal('speechSynthesis', undefined)
  speakAfterBell(ANNOUNCEMENT)
  expect(() => vi.advanceTimersByTime(5000)).not.toThrow()
})
