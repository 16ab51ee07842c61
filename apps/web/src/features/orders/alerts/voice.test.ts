import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDeviceVoice, takeDeviceVoice } from '../../../shared/voice/voice-test-kit.ts'
import { speakAfterBell } from './voice.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  takeDeviceVoice()
})

const ANNOUNCEMENT = { parts: ['new', 3, 'items_other'], language: 'en', rate: 1, pitch: 1, times: 2 } as const

test('an announcement starts after the bell has faded, as often as requested', async () => {
  const spoken = aDeviceVoice('en-IN')
  speakAfterBell(ANNOUNCEMENT)
  await vi.advanceTimersByTimeAsync(1700)
  expect(spoken).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  await expect.poll(() => spoken).toEqual(['New order. 3 items,', 'New order. 3 items,'])
})

test('a cancelled announcement is never spoken', async () => {
  const spoken = aDeviceVoice('en-IN')
  const cancel = speakAfterBell(ANNOUNCEMENT)
  await vi.advanceTimersByTimeAsync(1000)
  cancel()
  await vi.advanceTimersByTimeAsync(5000)
  expect(spoken).toEqual([])
})
