import type { Language } from '@jhola/contract/shared/wire'
import { type BrowserContext, expect, test } from '@playwright/test'
import { fillBag } from '../support/place-order.ts'
import { someProduct } from '../support/users.ts'
import { brokenOutline, brokenRules, holdStill, lostWhenLarge, smallTargets } from './barriers.ts'
import type { Person } from './routes.ts'
import { meet } from './users.ts'
import { look } from './walk.ts'

// npm run crawl: every page and what opens on it, in light, dark and high contrast, with large letters, in scripts of both
// directions, on a phone and at a desk.

const LANGUAGES = ['en', 'hi', 'ta', 'ur'] as const satisfies readonly Language[]
const PEOPLE = ['anyone', 'customer', 'owner', 'admin'] as const satisfies readonly Person[]

/** The same finding on many pages is reported once, with the first of them. */
const told = (found: ReadonlyMap<string, readonly string[]>): string =>
  [...found]
    .map(([finding, at]) => `${finding}\n    at ${at.slice(0, 3).join(' ')}${at.length > 3 ? ` and ${at.length - 3} more` : ''}`)
    .join('\n')

const crawl = async (context: BrowserContext, baseURL: string | undefined, language: Language, person: Person) => {
  const { page, visits } = await meet(context, baseURL, language, person)
  if (person !== 'admin') await fillBag(page, await someProduct(page.request))
  const found = new Map<string, string[]>()
  await look(page, language, visits, (where) =>
    test.step(where, async () => {
      await holdStill(page)
      const checks = [brokenRules, brokenOutline, smallTargets, lostWhenLarge]
      for (const check of checks)
        for (const finding of await check(page)) found.set(finding, [...(found.get(finding) ?? []), where])
    }),
  )
  expect(told(found)).toBe('')
}

for (const language of LANGUAGES)
  test.describe(`for everybody in ${language}`, () => {
    test.describe.configure({ timeout: 900_000 })
    for (const person of PEOPLE)
      test(`${person}: nobody is kept out`, ({ context, baseURL }) => crawl(context, baseURL, language, person))
  })
