import { LANGUAGES } from '@jhola/contract/constants'
import { expect, test } from '@playwright/test'
import { layoutFindings, lengthenWords } from './findings.ts'
import { readPages } from './read-pages.ts'
import { type Person, routesLeftOut } from './routes.ts'
import { meet } from './users.ts'
import { look } from './walk.ts'

// npm run crawl: every route in every language, on a phone and at a desk, light and dark. Too long for every test run;
// e2e/site/languages.spec.ts walks a part of it.

const PEOPLE = ['anyone', 'customer', 'owner', 'admin'] as const satisfies readonly Person[]

test('no route of the product is left out', () => {
  expect(routesLeftOut()).toEqual([])
})

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.describe.configure({ timeout: 600_000 })
    for (const person of PEOPLE)
      test(`${person}: every page is in the language, and its words have room`, ({ context, baseURL }) =>
        readPages(context, baseURL, language, person))
  })

test.describe('words that are 40 % longer', () => {
  test.describe.configure({ timeout: 600_000 })
  for (const person of PEOPLE)
    test(`${person}: have room on every page`, async ({ context, baseURL }) => {
      const { page, visits } = await meet(context, baseURL, 'en', person)
      await look(page, 'en', visits, async (where) => {
        await lengthenWords(page)
        expect.soft(await layoutFindings(page), where).toEqual([])
      })
    })
})
