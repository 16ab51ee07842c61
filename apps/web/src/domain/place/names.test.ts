import { CATEGORIES, CATEGORY_GROUPS } from '@jhola/contract/catalogue/categories'
import { LANGUAGES } from '@jhola/contract/constants'
import { expect, test } from 'vitest'
import { loadTexts } from '../../shared/i18n/load-texts.ts'
import { CITIES } from './cities.ts'

const others = LANGUAGES.filter((language) => language !== 'en' && language !== 'hi')

test.each(others)('categories, their groups and the cities have names in %s', async (language) => {
  const names = new Map(await loadTexts(language, ['names']))
  const english = [...CATEGORIES, ...CATEGORY_GROUPS, ...CITIES].map((one) => ('label' in one ? one.label : one.name))
  for (const name of english) {
    const local = names.get(`names.${name}`)
    expect(local, `${language}: ${name}`).toBeTruthy()
    expect(local, `${language}: ${name}`).not.toMatch(/[A-Za-z]/)
  }
})

test('in English categories keep their names', async () => {
  expect(await loadTexts('en', ['names'])).toEqual([])
})
