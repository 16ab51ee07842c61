import { LANGUAGES } from '@jhola/contract/constants'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { STORE } from '../people.ts'
import { layoutFindings, lengthenWords, NamesTold, wordFindings } from './findings.ts'
import { meet } from './people.ts'
import { type Person, routesLeftOut } from './routes.ts'
import { look } from './walk.ts'

// npm run crawl: every route in every language, on a phone and at a desk, light and dark. Too long for every test run;
// e2e/languages.spec.ts walks a part of it.

const PEOPLE = ['anyone', 'customer', 'owner', 'admin'] as const satisfies readonly Person[]

const crawl = async (
  context: BrowserContext,
  baseURL: string | undefined,
  language: (typeof LANGUAGES)[number],
  person: Person,
) => {
  const { page, visits } = await meet(context, baseURL, language, person)
  const names = new NamesTold(page, language)
  await askForNames(page, names)
  await look(page, language, visits, async (where) => {
    const found = [...(await wordFindings(page, language, names)), ...(await layoutFindings(page))]
    expect.soft(found, `${language} ${where}`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await layoutFindings(page), `${language} ${where}, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  })
}

/** What the pages that the server fills say of shops and people stands in none of the browser's answers. */
const askForNames = async ({ request }: Page, names: NamesTold): Promise<void> => {
  const ask = async (path: string) => {
    const answer = (await (await request.get(`/api/v1${path}`)).json()) as { products?: unknown[] }
    names.take(answer)
    return answer
  }
  for (const path of [
    '/stores?latitude=19.07&longitude=72.88&radius_km=100',
    `/stores/${STORE.id}`,
    `/stores/${STORE.id}/reviews`,
    '/community/stories',
  ])
    await ask(path)
  for (let number = 1; number < 12; number += 1) {
    const { products = [] } = await ask(`/inventory/products?store_id=${STORE.id}&pageSize=50&page=${number}`)
    if (products.length < 50) break
  }
}

test('no route of the product is left out', () => {
  expect(routesLeftOut()).toEqual([])
})

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.describe.configure({ timeout: 600_000 })
    for (const person of PEOPLE)
      test(`${person}: every page is in the language, and its words have room`, ({ context, baseURL }) =>
        crawl(context, baseURL, language, person))
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
