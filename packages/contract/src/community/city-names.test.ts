import { expect, test } from 'vitest'
import { namesOfCities } from './city-names.ts'

test.each([
  ['Mumbai', 'मुंबई'],
  [' AHMEDABAD', 'अहमदाबाद'],
  ['Bangalore', 'bengaluru'],
  ['लखनऊ', 'lucknow'],
])('%s is also %s', (city, other) => expect(namesOfCities([city])).toContain(other))

test('a city without other names is itself, once; no city has no name', () => {
  expect(namesOfCities(['Wardha', 'wardha ', ''])).toEqual(['wardha'])
  expect(namesOfCities([])).toEqual([])
})
