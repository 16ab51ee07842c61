import { expect, test } from 'vitest'
import { PASSWORD } from '../constants.ts'
import { isGoodPassword, metCriteria, passwordStrength } from './passwords.ts'

test.each([
  ['Aa1!xyz', false, 4, 'strong'],
  ['abcdefgh', false, 2, 'medium'],
  ['Abcdefg1', true, 4, 'strong'],
  ['abcdefg1', false, 3, 'medium'],
  ['Abcdef1!', true, 5, 'strong'],
  ['neem', false, 1, 'weak'],
  ['abcdefghijk', false, 2, 'medium'],
  ['abcdefghijkl', true, 2, 'medium'],
  ['four words in small letters', true, 2, 'medium'],
  ['493817264058', true, 2, 'medium'],
  ['घर के पास की दुकान', true, 1, 'weak'],
] as const)('%j may be chosen: %s; it meets %i criteria and is %s', (password, isGood, met, strength) => {
  expect([isGoodPassword(password), metCriteria(password).length, passwordStrength(password)]).toEqual([isGood, met, strength])
})

test('a password may be long', () => {
  expect(PASSWORD.max).toBe(200)
  expect(isGoodPassword('x'.repeat(PASSWORD.max))).toBe(true)
})
