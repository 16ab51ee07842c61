import { afterEach, expect, test, vi } from 'vitest'
import { soundUnlockOf, wakeWhenAllowed } from './sound-unlock.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['locked', 'unasked', 'unasked', 'start'],
  ['locked', 'no', 'unasked', 'start'],
  // After a reload the browser may have locked the sound again: whoever turned it on is not asked again.
  ['locked', 'yes', 'on', null],
  ['locked', 'yes', 'off', null],
  ['on', 'unasked', 'on', 'heard'],
  ['on', 'asking', 'on', 'heard'],
  ['on', 'no', 'on', 'unheard'],
  ['on', 'yes', 'on', null],
  ['none', 'unasked', 'unasked', null],
  ['none', 'no', 'on', null],
] as const)('sound %s, heard %s, chosen %s: the question is %s', (sound, heard, choice, question) => {
  expect(soundUnlockOf(sound, heard, choice)).toBe(question)
})

test('a bell that was turned on before is tried at once and with every touch, until it is stopped', () => {
  const touched = new EventTarget()
  vi.stubGlobal('addEventListener', touched.addEventListener.bind(touched))
  vi.stubGlobal('removeEventListener', touched.removeEventListener.bind(touched))
  const wake = vi.fn(async () => false)
  const stop = wakeWhenAllowed({ wake })
  expect(wake).toHaveBeenCalledTimes(1)
  touched.dispatchEvent(new Event('pointerup'))
  touched.dispatchEvent(new Event('keydown'))
  expect(wake).toHaveBeenCalledTimes(3)
  stop()
  touched.dispatchEvent(new Event('pointerup'))
  expect(wake).toHaveBeenCalledTimes(3)
})
