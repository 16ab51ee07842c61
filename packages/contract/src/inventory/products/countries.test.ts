import { expect, test } from 'vitest'
import { COUNTRY_CODES, countryOf } from './countries.ts'
import { countryName } from './country-name.ts'

test.each([
  ['India', 'IN'],
  ['  made in  INDIA ', 'IN'],
  ['in', 'IN'],
  ['भारत', 'IN'],
  ['இந்தியா', 'IN'],
  ['بھارت', 'IN'],
  ['ভারত', 'IN'],
  ['China', 'CN'],
  ['USA', 'US'],
  ['UAE', 'AE'],
  ['नेपाल', 'NP'],
  ['Atlantis', undefined],
  ['', undefined],
])('%j is %s', (text, code) => expect(countryOf(text)).toBe(code))

test('each country is known by its letters and has a name', () => {
  expect(COUNTRY_CODES).toHaveLength(246)
  for (const code of COUNTRY_CODES) {
    expect(countryOf(code)).toBe(code)
    expect(countryName(code, 'hi')).not.toBe('')
  }
  expect(countryName('IN', 'hi')).toBe('भारत')
  expect(countryName('??', 'en')).toBe('??')
})
