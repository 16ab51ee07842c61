import { LANGUAGES } from '@jhola/contract/constants'
import { expect, type Page, test } from '@playwright/test'
import { prefer, STORE, signInOwner } from '../people.ts'
import { findingsOf, listenForNames } from './findings.ts'

// npm run crawl: every route in every language, on a phone and at a desk. Too long for every test run; e2e/languages.spec.ts walks a part of it.

const OPEN = [
  '/',
  '/nearby-stores',
  `/store/${STORE.id}`,
  `/store/${STORE.id}/reviews`,
  `/products?store=${STORE.id}`,
  '/register',
  '/help',
  '/contact',
  '/privacy',
  '/terms',
  '/cart',
  '/orders',
  '/login',
  '/signup',
  '/forgot-password',
  '/store-login',
  '/email-login',
  '/email-passcode',
  '/password-setup',
  '/shopkeeper-signup',
  '/no-such-page',
]
const COUNTER = [
  '/store-dashboard',
  ...['accessibility', 'auto-accept', 'notifications', 'hours', 'display'].map((name) => `/store-dashboard?preferences=${name}`),
  '/store/orders',
  '/store/orders?view=table',
  '/store/payments',
  '/create-order',
  '/inventory',
  '/inventory?view=grid',
  '/inventory?tab=low',
  '/inventory/labels',
  '/inventory/starter',
  '/inventory/upload',
  '/store/settings',
  '/store/help',
  '/store/help/support',
  '/store/help/tutorials',
]

/** What the pages that the server fills say of shops and people stands in none of the browser's answers. */
const askForNames = async (page: Page, baseURL: string | undefined): Promise<void> => {
  await page.goto('/robots.txt')
  await page.evaluate(
    async ([base, store]) => {
      const paths = [
        '/stores?latitude=19.07&longitude=72.88&radius_km=100',
        `/stores/${store}`,
        `/stores/${store}/reviews`,
        '/community/stories',
      ]
      for (const path of paths)
        await fetch(`${base}/api/v1${path}`).then(
          (answer) => answer.json(),
          () => null,
        )
      for (let number = 1; number < 12; number += 1) {
        const answer = await fetch(`${base}/api/v1/inventory/products?store_id=${store}&pageSize=50&page=${number}`)
        const { products = [] } = (await answer.json()) as { products?: unknown[] }
        if (products.length < 50) break
      }
    },
    [baseURL ?? '', STORE.id] as const,
  )
}

const crawl = async (page: Page, language: string, baseURL: string | undefined, paths: readonly string[]): Promise<void> => {
  const names = listenForNames(page)
  await askForNames(page, baseURL)
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await page.locator('main').first().waitFor()
      await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0)
      expect.soft(await findingsOf(page, language, names), `${language} ${path}`).toEqual([])
    })
}

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.describe.configure({ timeout: 300_000 })
    test.beforeEach(async ({ context, baseURL }) => {
      await prefer(context, baseURL, { language })
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 19.0728, longitude: 72.8795 })
    })
    test('the pages that anybody opens', ({ page, baseURL }) => crawl(page, language, baseURL, OPEN))
    test('the counter', async ({ page, context, baseURL }) => {
      await signInOwner(context)
      await crawl(page, language, baseURL, COUNTER)
    })
  })
