import { expect, test } from 'vitest'
import { toLatinDigits } from './digits.ts'

/** The first digit of every script's ten digits, from Unicode's list. */
const ROWS = Array.from({ length: 0x1ffff }, (_, code) => String.fromCodePoint(code))
  .filter((sign) => /\p{Nd}/u.test(sign))
  .join('')

test('digits of every script of Unicode are rows of ten', () => {
  expect([...ROWS].length % 10).toBe(0)
  expect(toLatinDigits(ROWS)).toBe('0123456789'.repeat([...ROWS].length / 10))
})

test.each([
  ['अर्थ १२.५', 'अर्थ 12.5'],
  ['９８７６５', '98765'],
  ['๙๘๗', '987'],
  ['𝟗𝟘', '90'],
  ['12 kg', '12 kg'],
  ['', ''],
])('%s is %s', (typed, latin) => expect(toLatinDigits(typed)).toBe(latin))
