import { LANGUAGES } from '@jhola/contract/constants'
import { describe, expect, test } from 'vitest'
import { toLanguage } from './languages.ts'
import { nativeNameOf } from './native-names.ts'
import { flattenTexts, translate } from './texts.ts'

const catalogue = new Map(
  flattenTexts(
    { hello: 'Hello {{name}}', items_one: '{{count}} item', items_other: '{{count}} items', unit: { kg: 'kg' } },
    'common',
  ),
)

describe('a text', () => {
  test.each([
    ['common.hello', { name: 'Asha' }, 'Hello Asha'],
    ['common.unit.kg', undefined, 'kg'],
    ['common.items', { count: 1 }, '1 item'],
    ['common.items', { count: 5 }, '5 items'],
    ['common.hello', {}, 'Hello {{name}}'],
    ['common.missing', undefined, 'common.missing'],
  ])('%s with %j is "%s"', (key, values, text) => {
    expect(translate(catalogue, 'en', key, values)).toBe(text)
  })

  test('plural forms follow the language: in Hindi zero has the form of one', () => {
    expect(translate(catalogue, 'hi', 'common.items', { count: 0 })).toBe('0 item')
  })
})

test.each([
  ['hi', 'hi'],
  ['hi-IN', 'hi'],
  ['EN-us', 'en'],
  ['<script>alert(1)</script>', 'en'],
  ['hi<script>alert(1)</script>', 'en'],
  ['ta', 'ta'],
  ['ur-IN', 'ur'],
  ['fr', 'en'],
  [undefined, 'en'],
])('the language of %s is %s', (found, language) => {
  expect(toLanguage(found)).toBe(language)
})

test('every language has its own name', () => {
  expect(new Set(LANGUAGES.map(nativeNameOf)).size).toBe(13)
})
