import { expect, test } from 'vitest'
import { askedKey } from './asked.ts'

test('the same words are the same thing, whatever their case, marks and spaces', () => {
  expect(askedKey('  Green   TEA! ')).toBe(askedKey('green tea'))
  expect(askedKey('?!')).toBe('')
})
