import { expect, test } from 'vitest'
import { LANGUAGES } from '../../constants.ts'
import { directionOf, languageOfTag, listWords } from './language.ts'

test.each([
  ['hi', 'hi'],
  ['hi-IN', 'hi'],
  ['TA_in', 'ta'],
  ['ur-Arab-IN', 'ur'],
  ['fr', undefined],
  // Filipino, Asu and others with the beginning of one of ours.
  ['fil', undefined],
  ['asa', undefined],
  ['english', undefined],
  ['hi<script>alert(1)</script>', undefined],
  ['ur"><img src=x onerror=alert(1)>', undefined],
  ['ta;q=1', undefined],
  [`hi${'-a'.repeat(500)}`, undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%s names %s', (tag, language) => expect(languageOfTag(tag)).toBe(language))

test('only Urdu runs from right to left', () => {
  expect(LANGUAGES.filter((code) => directionOf(code) === 'rtl')).toEqual(['ur'])
})

test('a list has the comma of its language', () => {
  expect(listWords('hi', ['आटा', 'दाल'])).toBe('आटा, दाल')
  expect(listWords('ur', ['آٹا', 'دال'])).toBe('آٹا، دال')
})
