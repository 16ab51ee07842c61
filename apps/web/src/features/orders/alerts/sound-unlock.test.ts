import { expect, test } from 'vitest'
import { soundUnlockOf } from './sound-unlock.ts'

test.each([
  ['locked', 'unasked', 'start'],
  // A page that was reloaded: what was said of the bell before does not unlock it.
  ['locked', 'yes', 'start'],
  ['locked', 'no', 'start'],
  ['on', 'unasked', 'heard'],
  ['on', 'asking', 'heard'],
  ['on', 'no', 'unheard'],
  ['on', 'yes', null],
  ['none', 'unasked', null],
  ['none', 'no', null],
] as const)('sound %s, heard %s: the question is %s', (sound, heard, question) => {
  expect(soundUnlockOf(sound, heard)).toBe(question)
})
