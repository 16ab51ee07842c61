import { expect, test } from 'vitest'
import { soundUnlockOf } from './sound-unlock.ts'

test.each([
  ['locked', 'unasked', 'start'],
  // After a reload the sound is locked again, whatever the user answered before.
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
